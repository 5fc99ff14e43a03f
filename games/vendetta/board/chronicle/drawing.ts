import type { Attachment } from 'svelte/attachments';

/** Puts one of the chronicle's drawings into the page; parsed apart, so that nothing in it could run. */
export const showDrawing =
  (svg: string): Attachment<HTMLElement> =>
  node => {
    const { body } = new DOMParser().parseFromString(svg, 'text/html');
    node.replaceChildren(...[...body.children].map(child => document.importNode(child, true)));
  };
