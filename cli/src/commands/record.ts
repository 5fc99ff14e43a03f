import { createHash } from 'node:crypto';
import { defineCommand } from 'citty';
import { seedDice, type Game } from '@tavola/kernel';
import { makeMatch, randomMatch, writeTranscript, type MatchFile } from '@tavola/match';
import { rejectInput, inWords } from '../input/bad.ts';
import { json, setupFlags, setupOf, wholeNumber } from '../input/flags.ts';
import { findGame, type CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { writeFile } from '../input/read.ts';
import { seedOf } from '../simulation/statistics.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fosco'];

export const record = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'record',
      description: 'Plays a random match and writes it as a match file, for golden games',
    },
    args: {
      game: { type: 'positional', required: true, description: `one of ${[...games.keys()].join(', ')}` },
      out: { type: 'string', description: 'the file to write, *.jsonl', valueHint: 'file' },
      ...setupFlags,
      seed: { type: 'string', description: 'the same seed gives the same file', default: '1' },
      note: { type: 'string', description: 'what the match shows; goes into the header' },
      transcript: { type: 'boolean', description: 'write a readable text beside it, *.txt', default: false },
      json,
    },
    run: ({ args }) => {
      const { game } = findGame(games, args.game);
      const out = args.out ?? rejectInput('--out is missing: the file to write');
      const { seats, options } = setupOf(game, args);
      const seed = wholeNumber('--seed', args.seed, 0);
      const note = args.note;
      const { files, match } = recordMatch(
        game,
        { seats, options, seed, ...(note !== undefined && { note }) },
        out,
        args.transcript,
      );
      report(io, args.json, files, match);
      return 0;
    },
  });

interface MatchToRecord {
  readonly seats: number;
  readonly options: object;
  /** The same seed gives the same match. */
  readonly seed: number;
  readonly note?: string;
}

/** Plays a random match, writes its file and, if wanted, a transcript beside it. */
export const recordMatch = (
  game: Game,
  { seats, options, seed, note }: MatchToRecord,
  out: string,
  withTranscript: boolean,
): { readonly files: readonly string[]; readonly match: MatchFile } => {
  const match = randomMatch(
    game,
    {
      seats: Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Seat ${seat}`),
      options,
      seed: derive('seed', seed),
      salt: derive('salt', seed),
      ...(note !== undefined && { note }),
    },
    seedDice(seedOf(seed, 0)),
  );
  if (!match.ok) return rejectInput(`the match cannot be played: ${inWords(match.error)}`);
  writeFile(out, makeMatch(match.value));
  if (!withTranscript) return { files: [out], match: match.value };
  const beside = `${out.replace(/\.jsonl$/, '')}.txt`;
  const text = writeTranscript(game, match.value);
  if (!text.ok) throw new Error(`the recorded match does not replay: line ${text.error.line}`);
  writeFile(beside, text.value);
  return { files: [out, beside], match: match.value };
};

/** Not secret, unlike those of matches between people: the same number always gives the same. */
const derive = (what: string, seed: number): string =>
  createHash('sha256').update(`tavola record ${what} ${seed}`).digest('hex');

const report = (io: Io, isJson: boolean, files: readonly string[], { entries, end }: MatchFile): void => {
  const outcome = end?.outcome ?? null;
  if (isJson) outJson(io, { files, entries: entries.length, outcome });
  else
    io.out(`${files.join(', ')}: ${entries.length} entries, points ${outcome?.points.join(' ') ?? 'none'}\n`);
};
