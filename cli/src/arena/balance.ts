import { defineCommand } from 'citty';
import { json, setupOf, wholeNumber } from '../input/flags.ts';
import { outJson, type Io } from '../output/io.ts';
import { findGame, type CliGames } from '../registry.ts';
import { Mean, wilsonInterval, type Interval } from '../simulation/statistics.ts';
import { alignColumns, countNouns, decimalRange, formatShare, percentRange } from '../output/text.ts';
import { contestFlags, MOST_GAMES, workersOf } from './arena.ts';
import { codeOf } from './match/code.ts';
import type { Contest, MatchResult } from './match/contest.ts';
import { itemsOf, type Group } from './results/items.ts';
import { fileFor, ResultFile, writable } from './results/ledger.ts';
import { playersOf } from './match/players.ts';
import { runContest } from './run.ts';
import { shareOf } from './results/standings.ts';

interface SeatBalance {
  readonly winShare: number;
  readonly interval: Interval;
  readonly points: number;
  readonly pointsInterval: Interval;
}

export interface Balance {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly bot: string;
  readonly bySeat: readonly SeatBalance[];
  readonly sources: { readonly [source: string]: number };
  readonly groups: readonly Group[];
  /** What the game counts, in the mean of all games. */
  readonly tallies: { readonly [name: string]: { readonly [item: string]: number } };
  readonly interrupted: boolean;
}

export const balance = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'balance',
      description:
        'What wins between equal bots: seats, and whatever the game names, such as buildings and missions',
    },
    args: {
      game: { type: 'positional', required: true, description: `one of ${[...games.keys()].join(', ')}` },
      ...contestFlags,
      bot: { type: 'string', description: 'who plays, at every seat', default: 'steady' },
      json,
    },
    run: async ({ args }) => {
      const entry = findGame(games, args.game);
      const setup = setupOf(entry.game, args);
      const bots = Array.from({ length: setup.seats }, () => args.bot).join(',');
      const contest: Contest = {
        game: entry.game.name,
        ...setup,
        players: playersOf(bots, setup.seats),
        seed: wholeNumber('--seed', args.seed, 0),
        limit: wholeNumber('--limit', args.limit, 1, 3_600_000),
      };
      const number = wholeNumber('--games', args.games, 1, MOST_GAMES);
      const ledger = new ResultFile(
        writable('--keep', args.keep ?? fileFor(contest)),
        contest,
        codeOf(entry),
        args.fresh,
      );
      const { results, interrupted } = await runContest(
        io,
        entry,
        contest,
        ledger,
        number,
        workersOf(args.workers),
      );
      const found = balanceOf(contest, args.bot, results, interrupted);
      if (args.json) outJson(io, found);
      else io.out(describeBalance(io, found));
      return interrupted ? 130 : 0;
    },
  });

const balanceOf = (
  { game, seats, seed }: Contest,
  bot: string,
  results: readonly MatchResult[],
  interrupted: boolean,
): Balance => {
  const means = new Map<string, Mean>();
  for (const { sources } of results)
    for (const [source, bySeat] of Object.entries(sources)) {
      const mean = means.get(source) ?? new Mean();
      for (const n of bySeat) mean.add(n);
      means.set(source, mean);
    }
  return {
    game,
    seats,
    seed,
    games: results.length,
    bot,
    bySeat: Array.from({ length: seats }, (_, seat) => seatBalance(results, seat)),
    sources: Object.fromEntries([...means].map(([source, mean]) => [source, mean.mean])),
    groups: itemsOf(results),
    tallies: talliesOf(results),
    interrupted,
  };
};

const talliesOf = (results: readonly MatchResult[]): Balance['tallies'] =>
  Object.fromEntries(
    Object.entries(results[0]?.tallies ?? {}).map(([name, items]) => [
      name,
      Object.fromEntries(
        Object.keys(items).map(item => [
          item,
          results.reduce((sum, { tallies }) => sum + (tallies[name]?.[item] ?? 0), 0) / results.length,
        ]),
      ),
    ]),
  );

const seatBalance = (results: readonly MatchResult[], seat: number): SeatBalance => {
  const points = new Mean();
  let wins = 0;
  for (const result of results) {
    points.add(result.points[seat]!);
    wins += shareOf(result, seat);
  }
  return {
    winShare: wins / Math.max(1, results.length),
    interval: wilsonInterval(wins, results.length),
    points: points.mean,
    pointsInterval: points.interval(),
  };
};

const describeBalance = ({ colours: c }: Io, b: Balance): string => {
  const lines = [
    c.bold(
      `${b.game}, ${countNouns(b.seats, 'seat')}, ${countNouns(b.games, 'game')} of ${b.bot}, seed ${b.seed}`,
    ),
    ...(b.interrupted ? [c.yellow('interrupted; the same command goes on')] : []),
    Object.entries(b.sources)
      .map(([source, n]) => `${source} ${n.toFixed(1)}`)
      .join(', '),
    '',
    ...alignColumns([
      ['seat', 'wins', '95 %', 'points', '95 %'],
      ...b.bySeat.map((s, seat) => [
        String(seat),
        formatShare(s.winShare),
        percentRange(s.interval),
        s.points.toFixed(1),
        decimalRange(s.pointsInterval),
      ]),
    ]),
    ...b.groups.flatMap(({ group, items }) => [
      '',
      ...alignColumns([
        [group, 'held a game', 'holder won', '95 %', 'points above the table'],
        ...items.map(item => [
          item.name,
          (item.held / Math.max(1, item.games)).toFixed(2),
          formatShare(item.winShare),
          percentRange(item.interval),
          item.lead.toFixed(1),
        ]),
      ]),
    ]),
    ...Object.entries(b.tallies).flatMap(([name, items]) => [
      '',
      ...alignColumns([[name, 'mean'], ...Object.entries(items).map(([item, n]) => [item, n.toFixed(2)])]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
