/** Distinguishes our words from those of people, which no output format may interpret. */
export type Inline =
  | { readonly t: 'ours'; readonly text: string }
  | { readonly t: 'theirs'; readonly text: string }
  | { readonly t: 'strong' | 'em' | 'small'; readonly of: readonly Inline[] };

export type InlineText = readonly Inline[];
export type LinePart = InlineText | Inline | string | number;

export const ours = (text: string): Inline => ({ t: 'ours', text });
export const theirs = (text: string): Inline => ({ t: 'theirs', text });

const lineOf = (piece: LinePart): InlineText => {
  if (typeof piece === 'string' || typeof piece === 'number') return [ours(String(piece))];
  return 't' in piece ? [piece] : piece;
};

/** Builds a sentence that contains names: line`${house} falls.` */
export const line = (words: TemplateStringsArray, ...pieces: readonly LinePart[]): InlineText =>
  words.flatMap((text, i) => [
    ...(text === '' ? [] : [ours(text)]),
    ...(i < pieces.length ? lineOf(pieces[i]!) : []),
  ]);

export const strong = (...pieces: readonly LinePart[]): Inline => ({
  t: 'strong',
  of: pieces.flatMap(lineOf),
});
export const em = (...pieces: readonly LinePart[]): Inline => ({ t: 'em', of: pieces.flatMap(lineOf) });
export const small = (...pieces: readonly LinePart[]): Inline => ({ t: 'small', of: pieces.flatMap(lineOf) });

export const join = (lines: readonly LinePart[], between: string): InlineText =>
  lines.flatMap((piece, i) => (i === 0 ? lineOf(piece) : [ours(between), ...lineOf(piece)]));

/** Some places, such as labels, cannot show markup. */
export const plain = (words: InlineText): string =>
  words.map(word => ('of' in word ? plain(word.of) : word.text)).join('');

/** Capitalises the first word if it is ours, because people's words stay as typed. */
export const capitalizeInline = ([first, ...rest]: InlineText): InlineText => {
  if (!first) return [];
  if ('of' in first) return [{ ...first, of: capitalizeInline(first.of) }, ...rest];
  return first.t === 'theirs'
    ? [first, ...rest]
    : [ours(first.text.slice(0, 1).toUpperCase() + first.text.slice(1)), ...rest];
};
