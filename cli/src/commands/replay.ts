import { defineCommand } from 'citty';
import {
  formatReasonBriefly,
  describeMismatch,
  listShares,
  parseMatch,
  collectReasons,
  replay as replayed,
  type AnswerReason,
  type Mismatch,
} from '@tavola/match';
import type { Outcome } from '@tavola/kernel';
import { json } from '../input/flags.ts';
import type { CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { badFile, readText } from '../input/read.ts';
import { badGame } from './scenario.ts';
import { countNouns } from '../output/text.ts';

interface FileReport {
  readonly file: string;
  readonly game: string;
  readonly seats: number;
  readonly ok: boolean;
  /** How many entries were recomputed and are right. */
  readonly entries: number;
  /** Checked against the opened seed, or the sizes of the dice alone. */
  readonly dice: 'opened' | 'sizes';
  /** The seats that have added to the dice, and those that promised to and did not. */
  readonly shares: ReturnType<typeof listShares> | null;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  readonly difference: Mismatch | null;
  /** Why bots answered as they did, if asked for. */
  readonly reasons?: readonly AnswerReason[];
}

export const replay = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'replay',
      description:
        'Recomputes match files (docs/match-file.md) and says where they differ; several give a JSON list',
    },
    args: {
      files: { type: 'positional', required: true, description: 'one or more match files' },
      reasons: { type: 'boolean', description: 'also why bots answered as they did' },
      json,
    },
    run: ({ args }) => {
      const reports = args._.map(file => verifyFile(games, file, args.reasons === true));
      if (args.json) outJson(io, reports.length === 1 ? reports[0] : reports);
      else for (const report of reports) io.out(`${describeReport(io, report)}\n`);
      return reports.every(report => report.ok) ? 0 : 1;
    },
  });

const verifyFile = (games: CliGames, file: string, isReasoned: boolean): FileReport => {
  const parsed = parseMatch(readText(file));
  if (!parsed.ok) return badFile(file, parsed.error);
  const { game, seats } = parsed.value.header;
  const entry = games.get(game);
  if (!entry) return badGame(games, file, game);
  const { difference, entries, dice, over, outcome } = replayed(entry.game, parsed.value);
  return {
    file,
    game,
    seats: seats.length,
    ok: !difference,
    entries,
    dice,
    shares: parsed.value.header.shares ? listShares(parsed.value.header.shares) : null,
    over,
    outcome: outcome ?? null,
    difference: difference ?? null,
    ...(isReasoned && { reasons: collectReasons(parsed.value) }),
  };
};

const describeReport = ({ colours: c }: Io, report: FileReport): string => {
  const { file, difference, entries, dice, shares, over, outcome } = report;
  if (difference) return `${c.red('differs')} ${file}: ${describeMismatch(difference)}`;
  const checked =
    dice === 'opened' ? 'dice as committed' : 'seed not opened, so only the sizes of dice were checked';
  const shared = shares ? `, ${describeShares(shares)}` : '';
  const end = over && outcome ? `points ${outcome.points.join(' ')}` : 'not over';
  const right = `${c.green('right')} ${file}: ${countNouns(entries, 'entry').replace('entrys', 'entries')}, ${checked}${shared}, ${end}`;
  return [right, ...(report.reasons ?? []).map(reasonLine)].join('\n');
};

const listSeats = (seats: readonly number[]): string => seats.map(seat => seat + 1).join(' ');

const describeShares = ({ given, missing }: ReturnType<typeof listShares>): string => {
  const added = given.length > 0 ? `shares of seats ${listSeats(given)}` : 'no shares';
  return missing.length > 0 ? `${added}, withheld by ${listSeats(missing)}` : added;
};

const reasonLine = ({ seat, question, reason }: AnswerReason): string =>
  `  question ${question}, seat ${seat}: ${formatReasonBriefly(reason)}`;
