import { chronicle, epub, type Format, type Story } from '../../chronicle/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { saveBlob } from '@tavola/web/ui/file.ts';

const TYPES: { readonly [F in Format]: string } = {
  html: 'text/html;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  epub: 'application/epub+zip',
};

/** Builds a file name that every operating system accepts. */
export const fileName = (city: string, format: Format): string => {
  const plain = city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'vendetta'}.${format}`;
};

/** Saves the chronicle as one file in the reader's language. */
export const save = (story: Story, format: Format, language: Language): void => {
  const content = format === 'epub' ? epub(story, language, new Date()) : chronicle(story, format, language);
  saveBlob(fileName(story.city, format), new Blob([content], { type: TYPES[format] }));
};
