import { writeFileSync } from 'node:fs';
import { defineCommand } from 'citty';
import { json, setupFlags, setupOf, wholeNumber } from '../input/flags.ts';
import { outJson, type Io } from '../output/io.ts';
import { findGame, type CliGames } from '../registry.ts';
import { alignColumns, countNouns, groupDigits, formatShare, percentRange } from '../output/text.ts';
import { codeOf } from './match/code.ts';
import type { Contest } from './match/contest.ts';
import { fileFor, ResultFile, writable } from './results/ledger.ts';
import { playersOf } from './match/players.ts';
import { report } from './results/report.ts';
import { runContest } from './run.ts';
import { faultsInWords, standingsOf, type Standings } from './results/standings.ts';

/** What every contest needs to know. */
export const contestFlags = {
  ...setupFlags,
  games: {
    type: 'string',
    description: 'number of games; a multiple of the seats is fairest',
    default: '400',
  },
  seed: { type: 'string', description: 'the same seed gives the same deals', default: '7' },
  workers: { type: 'string', description: 'processes that play; 0: none but this one; all cores if absent' },
  limit: {
    type: 'string',
    description: 'milliseconds that a bot from outside has for an answer',
    default: '5000',
  },
  keep: { type: 'string', description: 'file with the results so far; named for the contest if absent' },
  fresh: { type: 'boolean', description: 'start over, even if there are results', default: false },
} as const;

/** A contest of more games would take years. */
export const MOST_GAMES = 1_000_000;

export const workersOf = (flag: string | undefined): number | undefined =>
  flag === undefined ? undefined : wholeNumber('--workers', flag, 0, 256);

export const arena = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'arena',
      description:
        'Lets bots play each other, seats rotated, the same deals for all; goes on where it was broken off',
    },
    args: {
      game: { type: 'positional', required: true, description: `one of ${[...games.keys()].join(', ')}` },
      ...contestFlags,
      bots: {
        type: 'string',
        description:
          'one a seat: random, steady, sharp:200ms, sharp:500 (playouts), exec:COMMAND; sharp:200ms against steady ones if absent',
      },
      html: { type: 'string', description: 'file for the report; beside the results if absent' },
      json,
    },
    run: async ({ args }) => {
      const entry = findGame(games, args.game);
      const setup = setupOf(entry.game, args);
      const contest: Contest = {
        game: entry.game.name,
        ...setup,
        players: playersOf(args.bots, setup.seats),
        seed: wholeNumber('--seed', args.seed, 0),
        limit: wholeNumber('--limit', args.limit, 1, 3_600_000),
      };
      const number = wholeNumber('--games', args.games, 1, MOST_GAMES);
      const workers = workersOf(args.workers);
      const code = codeOf(entry);
      const kept = writable('--keep', args.keep ?? fileFor(contest));
      const html = writable('--html', args.html ?? kept.replace(/(\.jsonl)?$/, '.html'));
      const ledger = new ResultFile(kept, contest, code, args.fresh);
      const { results, interrupted } = await runContest(io, entry, contest, ledger, number, workers);
      const standings = standingsOf(contest, results, interrupted);
      writeFileSync(html, report(contest, code, standings, results));
      if (args.json) outJson(io, { ...standings, results: ledger.file, report: html });
      else io.out(describeStandings(io, standings, ledger, html));
      return interrupted ? 130 : 0;
    },
  });

const describeStandings = (
  { colours: c }: Io,
  s: Standings,
  { file, foreign }: ResultFile,
  html: string,
): string => {
  const lines = [
    c.bold(`${s.game}, ${countNouns(s.seats, 'seat')}, ${countNouns(s.games, 'game')}, seed ${s.seed}`),
    ...(s.interrupted ? [c.yellow('interrupted; the same command goes on')] : []),
    ...(s.rounds ? [`${s.rounds.mean.toFixed(2)} rounds, ${s.rounds.min} to ${s.rounds.max}`] : []),
    '',
    ...alignColumns([
      ['bot', 'seats', 'wins', '95 %', 'chance', 'points', 'rating', 'ms a decision', 'playouts/s'],
      ...s.standings.map(x => [
        x.name,
        String(x.seats),
        formatShare(x.winShare),
        percentRange(x.interval),
        formatShare(x.chance),
        x.points.toFixed(1),
        x.rating.toFixed(0),
        x.millisecondsADecision.toFixed(2),
        groupDigits(x.iterationsPerSecond),
      ]),
    ]),
    ...s.standings.flatMap(x =>
      faultsInWords(x).map(text => c.red(`${x.name}: answered as if absent: ${text}`)),
    ),
    '',
    `results ${file}${foreign > 0 ? ` (beside ${foreign} of other code or another contest, not counted)` : ''}`,
    `report  ${html}`,
  ];
  return `${lines.join('\n')}\n`;
};
