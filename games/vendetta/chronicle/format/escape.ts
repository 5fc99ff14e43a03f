const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The result is safe in HTML and SVG, both in text and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!);

/**
 * Escapes Markdown, HTML, table bars and automatic links, so that people's words appear as typed. Signs that have a
 * meaning only at the start of a line are escaped only there.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~&!$^@]/g, sign => `\\${sign}`)
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, words => `${words.slice(0, -1)}\\.`)
    .replace(/^([-+=])/gm, '\\$1')
    .replace(/^(\d+)([.)])/gm, '$1\\$2');
