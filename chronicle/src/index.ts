import { cs } from './cs.ts';
import { de } from './de.ts';
import { documentOf } from './document.ts';
import { en } from './en.ts';
import { toHtml, type HtmlOptions } from './html.ts';
import { toMarkdown } from './markdown.ts';
import type { Story } from './story.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['cs', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FORMATS = ['md', 'html'] as const;
export type Format = (typeof FORMATS)[number];

const CATALOGUES: { readonly [L in Language]: Words } = { cs, en, de };

/** The chronicle of a story, as one text. */
export const chronicle = (
  story: Story,
  format: Format,
  language: Language,
  options?: HtmlOptions,
): string => {
  const made = documentOf(story, CATALOGUES[language]);
  return format === 'md' ? toMarkdown(made) : toHtml(made, options);
};

export { storyOf } from './tell.ts';
export type { HtmlOptions } from './html.ts';
export type { Story } from './story.ts';
