import { chronicle as written, FORMATS, LANGUAGES, storyOf } from '@tavola/chronicle';
import { parseMatch } from '@tavola/match';
import { defineCommand } from 'citty';
import { bad, inWords, unknown } from './bad.ts';
import { embeddedFonts } from './fonts.ts';
import type { Io } from './io.ts';
import { badFile, readText, writeText } from './read.ts';

const oneOf = <T extends string>(flag: string, known: readonly T[], given: string): T =>
  known.find(name => name === given) ?? unknown(flag, given, known);

export const chronicle = (io: Io) =>
  defineCommand({
    meta: { name: 'chronicle', description: 'Turns a match of Vendetta into a drama to read and to print' },
    args: {
      file: { type: 'positional', required: true, description: 'a match file (docs/match-file.md)' },
      format: { type: 'string', description: FORMATS.join(' or '), default: 'md' },
      lang: { type: 'string', description: LANGUAGES.join(', '), default: 'en' },
      out: { type: 'string', description: 'the file to write; the terminal if absent', valueHint: 'file' },
    },
    run: ({ args }) => {
      const format = oneOf('format', FORMATS, args.format);
      const language = oneOf('language', LANGUAGES, args.lang);
      const file = parseMatch(readText(args.file));
      if (!file.ok) return badFile(args.file, file.error);
      const story = storyOf(file.value);
      if (!story.ok) return bad(`${args.file}: ${inWords(story.error)}`);
      const text = written(story.value, format, language, {
        fonts: format === 'html' ? embeddedFonts() : '',
      });
      if (args.out === undefined) io.out(text);
      else writeText(args.out, text);
      return 0;
    },
  });
