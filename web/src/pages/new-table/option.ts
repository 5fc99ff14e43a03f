import type { FrameText } from '../../text/frame.ts';

interface Words {
  value(value: unknown): string;
}

/** What a table has chosen, in words. What it brings along (a board, components) is called by its name if it has one. */
export const formatOption = (value: unknown, words: Words | undefined, t: FrameText): string => {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value !== 'object' || value === null) return words?.value(value) ?? String(value);
  const name = 'name' in value && typeof value.name === 'string' ? value.name.trim() : '';
  return name === '' ? t.ownMade : t.named(name);
};
