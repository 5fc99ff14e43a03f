import type { Block, Document, SceneSide } from '../document/blocks.ts';
import { escapeMarkdown } from './escape.ts';
import type { Inline, InlineText } from '../text/inline.ts';

const word = (part: Inline): string => {
  if (!('of' in part)) return escapeMarkdown(part.text.replaceAll('\n', ' '));
  const inner = inline(part.of);
  // Markdown marks work only when they touch the words inside them.
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  const mark = { strong: '**', em: '*', small: '' }[part.t];
  return middle === '' ? inner : `${before}${mark}${middle}${mark}${after}`;
};

const inline = (words: InlineText): string => words.map(word).join('');

/** Keeps every line break in a person's words. */
const lines = (text: string): string =>
  text
    .split(/\n{2,}/)
    // Markdown reads indented lines as code.
    .map(paragraph => escapeMarkdown(paragraph.replace(/^\s+/gm, '')).replaceAll('\n', '\\\n'))
    .join('\n\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const sides = (pair: readonly [SceneSide, SceneSide]): string => {
  const cells = (side: SceneSide, i: number): string[] => {
    const entry = side.rows[i];
    if (i === side.rows.length) return [`**${side.total[0]}**`, `**${side.total[1]}**`];
    return entry ? [inline(entry[0]), String(entry[1])] : ['', ''];
  };
  const length = Math.max(...pair.map(side => side.rows.length)) + 1;
  const [left, right] = pair;
  const rows = Array.from({ length }, (_, i) => [...cells(left, i), ...cells(right, i)]);
  return table([inline(left.name), '', inline(right.name), ''], rows);
};

const block = (of: Block): string => {
  switch (of.t) {
    case 'title':
      return [`# ${inline(of.title)}`, `**${inline(of.over)}**`, ...of.under.map(inline)].join('\n\n');
    case 'heading': {
      const over = of.over ? `${inline(of.over)} – ` : '';
      return `${'#'.repeat(of.level + 1)} ${over}${inline(of.text)}`;
    }
    case 'para':
      return of.style ? `*${inline(of.text)}*` : inline(of.text);
    case 'speech':
      return of.speaker
        ? `**${inline(of.speaker)}** (${inline(of.by)})\n\n${lines(of.text)}`
        : `(${inline(of.by)})\n\n${lines(of.text)}`;
    case 'list':
      return of.items.map(item => `- ${inline(item)}`).join('\n');
    case 'facts':
      return of.rows.map(([label, value]) => `${escapeMarkdown(label)}: ${inline(value)}`).join('\\\n');
    case 'house':
      return [`### ${inline(of.name)}`, ...of.blocks.map(block)].join('\n\n');
    case 'group':
      return of.blocks.map(block).join('\n\n');
    case 'sides':
      return sides(of.sides);
    case 'verdict':
      return [
        `**${inline(of.text)}**`,
        ...(of.items.length > 0 ? [of.items.map(item => `- ${inline(item)}`).join('\n')] : []),
      ].join('\n\n');
    case 'table':
      return table(
        of.head,
        of.rows.map(cells => cells.map(inline)),
      );
    case 'figure':
      // Markdown has no drawings, so the text of a drawing replaces it.
      return of.text.map(item => `- ${inline(item)}`).join('\n');
  }
};

export const toMarkdown = ({ blocks }: Document): string =>
  `${blocks
    .map(block)
    .filter(text => text !== '')
    .join('\n\n')}\n`;
