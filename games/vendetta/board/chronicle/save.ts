import { chronicle, type Format, type Story } from '../../chronicle/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { saveFile } from '@tavola/web/ui/file.ts';

const TYPES: { readonly [F in Format]: string } = { html: 'text/html', md: 'text/markdown' };

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
export const save = (story: Story, format: Format, language: Language): void =>
  saveFile({
    name: fileName(story.city, format),
    text: chronicle(story, format, language),
    type: `${TYPES[format]};charset=utf-8`,
  });
