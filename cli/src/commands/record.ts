import { createHash } from 'node:crypto';
import { defineCommand } from 'citty';
import { seeded } from '@tavola/kernel';
import { makeMatch, randomMatch, transcript, type MatchFile } from '@tavola/match';
import { bad, inWords } from '../input/bad.ts';
import { json, setupFlags, setupOf, wholeNumber } from '../input/flags.ts';
import { gameCalled, type Games } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { writeText } from '../input/read.ts';
import { seedOf } from '../simulation/statistics.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fosco'];

export const record = (io: Io, games: Games) =>
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
      const { game } = gameCalled(games, args.game);
      const out = args.out ?? bad('--out is missing: the file to write');
      const { seats, options } = setupOf(game, args);
      const seed = wholeNumber('--seed', args.seed, 0);
      const match = randomMatch(
        game,
        {
          seats: Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Seat ${seat}`),
          options,
          seed: derived('seed', seed),
          salt: derived('salt', seed),
          ...(args.note !== undefined && { note: args.note }),
        },
        seeded(seedOf(seed, 0)),
      );
      if (!match.ok) return bad(`the match cannot be played: ${inWords(match.error)}`);
      writeText(out, makeMatch(match.value));
      const files = [out];
      if (args.transcript) {
        const beside = `${out.replace(/\.jsonl$/, '')}.txt`;
        const text = transcript(game, match.value);
        if (!text.ok) throw new Error(`what was recorded does not replay: line ${text.error.line}`);
        writeText(beside, text.value);
        files.push(beside);
      }
      tell(io, args.json, files, match.value);
      return 0;
    },
  });

/** Not secret, unlike those of matches between people: the same number always gives the same. */
const derived = (what: string, seed: number): string =>
  createHash('sha256').update(`tavola record ${what} ${seed}`).digest('hex');

const tell = (io: Io, isJson: boolean, files: readonly string[], { entries, end }: MatchFile): void => {
  const outcome = end?.outcome ?? null;
  if (isJson) outJson(io, { files, entries: entries.length, outcome });
  else
    io.out(`${files.join(', ')}: ${entries.length} entries, points ${outcome?.points.join(' ') ?? 'none'}\n`);
};
