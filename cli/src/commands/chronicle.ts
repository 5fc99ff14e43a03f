import { parseMatch } from '@tavola/match';
import { defineCommand } from 'citty';
import { rejectInput, inWords, unknown } from '../input/bad.ts';
import { embeddedFonts } from '../output/fonts.ts';
import type { Io } from '../output/io.ts';
import { badFile, readText, writeFile } from '../input/read.ts';
import { findGame, type CliGames } from '../registry.ts';

const checkOneOf = (flag: string, known: readonly string[], given: string): string =>
  known.includes(given) ? given : unknown(flag, given, known);

export const chronicle = (io: Io, games: CliGames) => {
  const stories = [...games.values()].flatMap(({ extras }) => extras.story ?? []);
  const formats = [...new Set(stories.flatMap(story => story.formats))];
  const languages = [...new Set(stories.flatMap(story => story.languages))];
  return defineCommand({
    meta: {
      name: 'chronicle',
      description: 'Turns a match that tells a story into a drama to read and to print',
    },
    args: {
      file: { type: 'positional', required: true, description: 'a match file (docs/match-file.md)' },
      format: { type: 'string', description: formats.join(' or '), default: 'md' },
      lang: { type: 'string', description: languages.join(', '), default: 'en' },
      out: { type: 'string', description: 'the file to write; the terminal if absent', valueHint: 'file' },
    },
    run: ({ args }) => {
      const format = checkOneOf('format', formats, args.format);
      const language = checkOneOf('language', languages, args.lang);
      const file = parseMatch(readText(args.file));
      if (!file.ok) return badFile(args.file, file.error);
      const { game, extras } = findGame(games, file.value.header.game);
      if (!extras.story) return rejectInput(`${args.file}: a match of ${game.name} has no chronicle`);
      const fonts = format === 'html' ? embeddedFonts() : '';
      const written = extras.story.write(file.value, format, language, { fonts, made: new Date() });
      if (!written.ok) return rejectInput(`${args.file}: ${inWords(written.error)}`);
      const { value } = written;
      if (args.out !== undefined) writeFile(args.out, value);
      else if (typeof value === 'string') io.out(value);
      else return rejectInput(`${format} is no text for a terminal: say --out FILE`);
      return 0;
    },
  });
};
