import type { FrameText } from '../../text/frame.ts';

interface Words {
  value(value: unknown): string;
}

/** The value of an option in words. Custom boards and components go by their name if they have one. */
export const formatOption = (value: unknown, words: Words | undefined, t: FrameText): string => {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value !== 'object' || value === null) return words?.value(value) ?? String(value);
  const name = 'name' in value && typeof value.name === 'string' ? value.name.trim() : '';
  return name === '' ? t.ownMade : t.named(name);
};
