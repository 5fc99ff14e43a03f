import type { Book } from '../../chronicle/index.ts';

/**
 * Prints the chronicle as the book that its file is, and not the table around it: from a frame of its own that goes
 * when it is printed. Its rules come as a sheet, since the page forbids styles that are written into it.
 */
export const printBook = ({ lang, title, style, leaves }: Book): void => {
  const frame = document.createElement('iframe');
  // Not `hidden`: what is not laid out is not printed.
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
