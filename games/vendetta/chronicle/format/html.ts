import type { Block, Document, SceneSide } from '../document/blocks.ts';
import { escapeHtml } from './escape.ts';
import type { Inline, InlineText } from '../text/inline.ts';
import { letter } from '../drawing/city-map.ts';
import { style } from './style.ts';

/** People may write in either direction, so their words must not reverse the text around them. */
const word = (part: Inline): string => {
  switch (part.t) {
    case 'ours':
      return escapeHtml(part.text);
    case 'theirs':
      return `<bdi>${escapeHtml(part.text).replaceAll('\n', '<br/>')}</bdi>`;
    case 'strong':
    case 'em':
    case 'small':
      return part.of.length === 0 ? '' : `<${part.t}>${inline(part.of)}</${part.t}>`;
  }
};

const inline = (words: InlineText): string => words.map(word).join('');

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(paragraph => `<p dir="auto">${escapeHtml(paragraph).replaceAll('\n', '<br/>')}</p>`)
    .join('');

const list = (items: readonly InlineText[]): string =>
  items.length === 0 ? '' : `<ul>${items.map(item => `<li>${inline(item)}</li>`).join('')}</ul>`;

const summand = ({ rows }: SceneSide, i: number): string => {
  const entry = rows[i];
  return entry
    ? `<th scope="row">${inline(entry[0])}</th><td>${formatSigned(entry[1])}</td>`
    : '<td></td><td></td>';
};

/** Both sides share a table, so that their totals align. */
const sides = (pair: readonly [SceneSide, SceneSide]): string => {
  const length = Math.max(...pair.map(({ rows }) => rows.length));
  const row = (cell: (side: SceneSide) => string): string => `<tr>${pair.map(cell).join('')}</tr>`;
  return [
    `<table class="sides"><thead>${row(({ name }) => `<th scope="colgroup" colspan="2">${inline(name)}</th>`)}</thead><tbody>`,
    ...Array.from({ length }, (_, i) => row(side => summand(side, i))),
    `</tbody><tfoot>${row(({ total }) => `<th scope="row">${escapeHtml(total[0])}</th><td>${formatSigned(total[1])}</td>`)}</tfoot></table>`,
  ].join('');
};

const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const ORNAMENT =
  '<svg class="ornament" viewBox="0 0 120 24" aria-hidden="true"><path d="M4 12h40M76 12h40"/><path d="M60 3c5 4 5 6 9 9-4 3-4 5-9 9-5-4-5-6-9-9 4-3 4-5 9-9z"/><circle cx="60" cy="12" r="2.5"/></svg>';

/** The emblem is a tower above two crossed stems. */
const EMBLEM = [
  '<svg class="emblem" viewBox="0 0 160 200" aria-hidden="true">',
  '<path class="stone" d="M50 58V36h12v10h12V36h12v10h12V36h12v22l-6 8v84H56V66z"/>',
  '<path class="joint" d="M56 84h48M56 104h48M56 124h48M80 66v18M68 84v20M92 84v20M80 104v20M68 124v26M92 124v26"/>',
  '<path class="gate" d="M72 150v-16a8 8 0 0 1 16 0v16z"/>',
  '<path class="stem" d="M24 186c22-8 40-22 56-40M136 186c-22-8-40-22-56-40M44 176l-6-12M58 166l-8-10M116 176l6-12M102 166l8-10"/>',
  '<circle class="rose" cx="80" cy="20" r="11"/><path class="petal" d="M80 12a8 8 0 0 1 6 13M86 25a8 8 0 0 1-13-2M73 23a8 8 0 0 1 7-11M80 17a3 3 0 1 1-3 3"/>',
  '</svg>',
].join('');

const block = (of: Block): string => {
  switch (of.t) {
    case 'title':
      return `<header class="cover">${EMBLEM}<p class="over">${inline(of.over)}</p><h1>${inline(of.title)}</h1>${ORNAMENT}${of.under.map(text => `<p>${inline(text)}</p>`).join('')}</header>`;
    case 'heading': {
      const tag = `h${of.level + 1}`;
      const over = of.over ? `<span class="over">${inline(of.over)}</span>` : '';
      return `<${tag}>${over}${inline(of.text)}</${tag}>${of.level === 1 ? ORNAMENT : ''}`;
    }
    case 'para':
      return `<p${of.style ? ` class="${of.style}"` : ''}>${inline(of.text)}</p>`;
    case 'speech':
      return of.speaker
        ? `<div class="speech"><p class="speaker">${inline(of.speaker)} <span class="by">${inline(of.by)}</span></p>${paragraphs(of.text)}</div>`
        : `<div class="speech narration">${paragraphs(of.text)}<p class="by">${inline(of.by)}</p></div>`;
    case 'list':
      return list(of.items);
    case 'facts':
      return `<dl>${of.rows.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${inline(value)}</dd></div>`).join('')}</dl>`;
    case 'house':
      return `<section class="house"><h3><span class="crest s${of.seat}" aria-hidden="true">${letter(of.seat)}</span>${inline(of.name)}</h3>${of.blocks.map(block).join('')}</section>`;
    case 'sides':
      return sides(of.sides);
    case 'group':
      return `<div class="group">${of.blocks.map(block).join('')}</div>`;
    case 'verdict':
      return `<div class="verdict ${of.won ? 'won' : 'lost'}"><p>${inline(of.text)}</p>${list(of.items)}</div>`;
    case 'table':
      return `<table class="rows"><thead><tr>${of.head.map(cell => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead><tbody>${of.rows.map(cells => `<tr>${cells.map(cell => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
    case 'figure':
      return `<figure>${of.svg}<figcaption>${inline(of.caption)}</figcaption></figure>${of.text.length > 0 ? `<div class="spoken">${list(of.text)}</div>` : ''}`;
  }
};

/** Every act is a chapter, and so are the parts before and after the acts. */
export const chaptersOf = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
  const chapters: Block[][] = [];
  for (const of of blocks) {
    if (of.t === 'title' || (of.t === 'heading' && of.level === 1)) chapters.push([]);
    chapters.at(-1)?.push(of);
  }
  return chapters;
};

export const chapterHtml = (chapter: readonly Block[]): string =>
  `<section>${chapter.map(block).join('\n')}</section>`;

export interface HtmlOptions {
  /** The host may embed fonts as `@font-face` rules; otherwise the reader's own fonts apply. */
  readonly fonts?: string;
}

/** The parts of a page, for a host that puts them in a document of its own. */
export interface Book {
  readonly lang: string;
  readonly title: string;
  readonly style: string;
  /** The content of the body. */
  readonly leaves: string;
}

export const toBook = ({ lang, title, blocks }: Document): Book => ({
  lang,
  title,
  style,
  leaves: `<main>\n${chaptersOf(blocks).map(chapterHtml).join('\n')}\n</main>`,
});

/** The file needs no other file, and its content security policy forbids scripts in case escaping ever fails. */
export const toHtml = (document: Document, { fonts = '' }: HtmlOptions = {}): string => {
  const { lang, title, style: rules, leaves } = toBook(document);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${fonts}${rules}</style>
</head>
<body>
${leaves}
</body>
</html>
`;
};
