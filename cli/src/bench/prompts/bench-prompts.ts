import { defineCommand } from 'citty';
import { json, wholeNumber } from '../../input/flags.ts';
import { outJson, type Io } from '../../output/io.ts';
import { alignColumns } from '../../output/text.ts';
import { findGame, type CliGame, type CliGames } from '../../registry.ts';
import { median, seedOf } from '../../simulation/statistics.ts';
import { playSlowMatch, type OrderUse, type SlowMatch } from './slow-match.ts';

/** The means of several matches, for one person of a match. */
export interface PromptFigures {
  readonly game: string;
  readonly seats: number;
  readonly rules: number;
  readonly orders: OrderUse;
  readonly prompts: number;
  readonly onlyAnswer: number;
  readonly left: number;
  readonly rounds: number;
  /** How long the matches took people who look in twice a day. */
  readonly medianDays: number;
  readonly longestDays: number;
  readonly byQuestion: { readonly [question: string]: number };
}

const MOST_MATCHES = 10_000;

export const benchPrompts = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'bench prompts',
      description:
        'Counts what a person is asked in a match, in the oldest and in the newest rules, and how long a slow match takes people who look in twice a day',
    },
    args: {
      game: { type: 'positional', description: 'all games if absent', required: false },
      games: { type: 'string', description: 'matches for each line', default: '20' },
      seed: { type: 'string', description: 'the same seed gives the same matches', default: '1' },
      json,
    },
    run: ({ args }) => {
      const entries = args.game === undefined ? [...games.values()] : [findGame(games, args.game)];
      const matches = wholeNumber('--games', args.games, 1, MOST_MATCHES);
      const seed = wholeNumber('--seed', args.seed, 0);
      const figures = entries.flatMap(entry => measurePrompts(entry, matches, seed));
      if (args.json) outJson(io, figures);
      else io.out(describeFigures(figures));
      return 0;
    },
  });

/** For every number of seats: the oldest rules, the newest without orders, and with some and all of them. */
const measurePrompts = (entry: CliGame, matches: number, seed: number): PromptFigures[] => {
  const { game, extras } = entry;
  const uses: readonly OrderUse[] = extras.orders ? ['none', 'lasting', 'all'] : ['none'];
  const ways = [
    ...(game.oldestRules < game.rules ? [{ rules: game.oldestRules, orders: 'none' as const }] : []),
    ...uses.map(orders => ({ rules: game.rules, orders })),
  ];
  const figures: PromptFigures[] = [];
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats++)
    for (const way of ways) figures.push(measureWay(entry, seats, way, matches, seed));
  return figures;
};

export const measureWay = (
  entry: CliGame,
  seats: number,
  way: { readonly rules: number; readonly orders: OrderUse },
  matches: number,
  seed: number,
): PromptFigures => {
  const played = Array.from({ length: matches }, (_, n) =>
    playSlowMatch(entry, { seats, ...way, seed: seedOf(seed, n) }),
  );
  const mean = (count: (match: SlowMatch) => number): number =>
    played.reduce((sum, match) => sum + count(match), 0) / matches;
  const days = played.map(match => match.days);
  const questions = [...new Set(played.flatMap(({ prompts }) => [...prompts.keys()]))];
  const byQuestion = Object.fromEntries(
    questions.map(name => [name, mean(({ prompts }) => prompts.get(name) ?? 0) / seats] as const),
  );
  return {
    game: entry.game.name,
    seats,
    ...way,
    prompts: Object.values(byQuestion).reduce((sum, n) => sum + n, 0),
    onlyAnswer: mean(match => match.onlyAnswer) / seats,
    left: mean(match => match.left) / seats,
    rounds: mean(match => match.rounds),
    medianDays: median(days),
    longestDays: Math.max(...days),
    byQuestion,
  };
};

const describeFigures = (figures: readonly PromptFigures[]): string =>
  `${alignColumns([
    ['game', 'seats', 'rules', 'orders', 'prompts', 'one answer', 'orders left', 'rounds', 'days', 'longest'],
    ...figures.map(f => [
      f.game,
      String(f.seats),
      String(f.rules),
      f.orders,
      ...[f.prompts, f.onlyAnswer, f.left, f.rounds, f.medianDays, f.longestDays].map(n => n.toFixed(1)),
    ]),
  ]).join('\n')}\n`;
