import type { Book } from '../../chronicle/index.ts';

/**
 * Prints the chronicle from a temporary frame, so that the table around it stays off the paper. The rules come as a
 * style sheet, because the content security policy forbids inline styles.
 */
export const printBook = ({ lang, title, style, leaves }: Book): void => {
  const frame = document.createElement('iframe');
  // The browser does not print a frame with the `hidden` attribute, because it has no layout.
  frame.className = 'hidden';
  frame.title = title;
  frame.tabIndex = -1;
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentDocument;
      const view = page?.defaultView;
      if (!page || !view) return;
      page.documentElement.lang = lang;
      page.title = title;
      const { body } = new DOMParser().parseFromString(leaves, 'text/html');
      page.body.replaceChildren(...[...body.childNodes].map(node => page.importNode(node, true)));
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(style);
      page.adoptedStyleSheets = [sheet];
      view.addEventListener('afterprint', () => frame.remove());
      view.focus();
      view.print();
    },
    { once: true },
  );
  document.body.append(frame);
};
