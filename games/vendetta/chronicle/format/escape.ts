const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in HTML and SVG, in text and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!);

/**
 * Safe in Markdown: what would be mark-up, HTML, a table's bar or an automatic link stands there as it was
 * written. Signs that mean something at the beginning of a line only are escaped there only.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~&!$^@]/g, sign => `\\${sign}`)
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, words => `${words.slice(0, -1)}\\.`)
    .replace(/^([-+=])/gm, '\\$1')
    .replace(/^(\d+)([.)])/gm, '$1\\$2');
