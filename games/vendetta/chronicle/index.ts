import { CATALOGUES, type ChronicleLanguage } from './text/catalogues.ts';
import type { Document } from './document/blocks.ts';
import { documentOf } from './document/document.ts';
import { toEpub } from './format/epub.ts';
import { toBook, toHtml, type Book, type HtmlOptions } from './format/html.ts';
import { toMarkdown } from './format/markdown.ts';
import type { Story } from './story/story.ts';

export const FORMATS = ['md', 'html', 'epub'] as const;
export type Format = (typeof FORMATS)[number];
type TextFormat = Exclude<Format, 'epub'>;

/** The board draws the document itself. */
export const pagesOf = (story: Story, language: ChronicleLanguage): Document =>
  documentOf(story, CATALOGUES[language]);

/** The parts of the page serve for printing. */
export const bookOf = (story: Story, language: ChronicleLanguage): Book => toBook(pagesOf(story, language));

export const chronicle = (
  story: Story,
  format: TextFormat,
  language: ChronicleLanguage,
  options?: HtmlOptions,
): string => {
  const made = documentOf(story, CATALOGUES[language]);
  return format === 'md' ? toMarkdown(made) : toHtml(made, options);
};

/** A book for electronic readers, with the day on which it is made. */
export const epub = (story: Story, language: ChronicleLanguage, modified: Date): Uint8Array<ArrayBuffer> =>
  toEpub(documentOf(story, CATALOGUES[language]), CATALOGUES[language].contents, modified);

export { LANGUAGES, type ChronicleLanguage } from './text/catalogues.ts';
export { phrasesOf, type ChroniclePhrases, type NamedThings } from './text/phrases.ts';
export { storyFrom, storyOf } from './story/build-story.ts';
export type { Block, Document, SceneSide } from './document/blocks.ts';
export type { InlineText } from './text/inline.ts';
export type { Book, HtmlOptions } from './format/html.ts';
export type { Story } from './story/story.ts';
