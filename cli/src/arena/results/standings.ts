import { Mean, wilsonInterval, type Interval } from '../../simulation/statistics.ts';
import type { Contest, PlayerFault, ReasonCounts, MatchResult } from '../match/contest.ts';
import { ratings } from './rating.ts';

/** The result of a contest for one kind of player; players of the same name count together. */
export interface Standing {
  readonly name: string;
  /** How many seats it had in each game. */
  readonly seats: number;
  readonly games: number;
  /** The share of games that one of its seats won; by chance it is seats / all seats. */
  readonly winShare: number;
  readonly interval: Interval;
  readonly chance: number;
  readonly points: number;
  readonly rating: number;
  readonly millisecondsADecision: number;
  readonly iterationsADecision: number;
  readonly iterationsPerSecond: number;
  readonly sources: { readonly [name: string]: number };
  readonly faults: { readonly [what in PlayerFault['what']]: number };
  /** How many of its answers did not count, by question. */
  readonly faultsByQuestion: { readonly [question: string]: number };
  /** Why it decided as it did. */
  readonly reasons: ReasonCounts;
}

export interface Standings {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number } | null;
  readonly answers: number;
  readonly standings: readonly Standing[];
  /** How often each seat won, regardless of the player. */
  readonly seatShare: readonly number[];
  readonly interrupted: boolean;
}

const winnersOf = ({ ranks }: MatchResult): number => ranks.filter(rank => rank === 1).length;

/** A shared victory counts in parts. */
export const shareOf = (result: MatchResult, seat: number): number =>
  result.ranks[seat] === 1 ? 1 / winnersOf(result) : 0;

export const standingsOf = (
  contest: Contest,
  results: readonly MatchResult[],
  interrupted: boolean,
): Standings => {
  const names = [...new Set(contest.players.map(player => player.name))];
  const kind = (player: number): number => names.indexOf(contest.players[player]!.name);
  const rated = ratings(duelsOf(results, names.length, kind));
  const rounds = new Mean();
  const answers = new Mean();
  for (const result of results) {
    if (result.rounds !== null) rounds.add(result.rounds);
    answers.add(result.answers);
  }
  return {
    game: contest.game,
    seats: contest.seats,
    seed: contest.seed,
    games: results.length,
    rounds: rounds.n === 0 ? null : { mean: rounds.mean, min: rounds.min, max: rounds.max },
    answers: answers.mean,
    standings: names.map((name, k) =>
      standingOf(contest, results, name, rated[k]!, player => kind(player) === k),
    ),
    seatShare: Array.from(
      { length: contest.seats },
      (_, seat) =>
        results.reduce((sum, result) => sum + shareOf(result, seat), 0) / Math.max(1, results.length),
    ),
    interrupted,
  };
};

const duelsOf = (
  results: readonly MatchResult[],
  n: number,
  kind: (player: number) => number,
): number[][] => {
  const duels = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
  for (const { players, ranks } of results) {
    const pairs = ranks.flatMap((first, a) => ranks.map((second, b) => ({ a, b, ahead: second - first })));
    for (const { a, b, ahead } of pairs) {
      const [kindA, kindB] = [kind(players[a]!), kind(players[b]!)];
      if (kindA !== kindB) duels[kindA]![kindB]! += (1 + Math.sign(ahead)) / 2;
    }
  }
  return duels;
};

interface Counts {
  [question: string]: { [code: string]: number };
}

const countIn = (all: Counts, more: ReasonCounts): void => {
  for (const [question, counts] of Object.entries(more)) {
    const known = (all[question] ??= {});
    for (const [code, n] of Object.entries(counts)) known[code] = (known[code] ?? 0) + n;
  }
};

const standingOf = (
  contest: Contest,
  results: readonly MatchResult[],
  name: string,
  rating: number,
  isIts: (player: number) => boolean,
): Standing => {
  const points = new Mean();
  const sources: { [name: string]: number } = {};
  const faults = { crashed: 0, late: 0, garbled: 0, illegal: 0 };
  const faultsByQuestion: { [question: string]: number } = {};
  const spent = { decisions: 0, milliseconds: 0, iterations: 0 };
  const reasons: Counts = {};
  let wins = 0;
  for (const result of results) {
    for (const { player, what, question } of result.faults) {
      if (!isIts(player)) continue;
      faults[what]++;
      faultsByQuestion[question] = (faultsByQuestion[question] ?? 0) + 1;
    }
    for (const [seat, player] of result.players.entries()) {
      if (!isIts(player)) continue;
      wins += shareOf(result, seat);
      points.add(result.points[seat]!);
      for (const [source, n] of Object.entries(result.sources))
        sources[source] = (sources[source] ?? 0) + n[seat]!;
      spent.decisions += result.thinking[seat]!.decisions;
      spent.milliseconds += result.thinking[seat]!.milliseconds;
      spent.iterations += result.thinking[seat]!.iterations;
      countIn(reasons, result.thinking[seat]!.reasons ?? {});
    }
  }
  const seats = contest.players.filter(player => player.name === name).length;
  return {
    name,
    seats,
    games: results.length,
    winShare: results.length === 0 ? 0 : wins / results.length,
    interval: wilsonInterval(wins, results.length),
    chance: seats / contest.seats,
    points: points.mean,
    rating,
    millisecondsADecision: spent.milliseconds / Math.max(1, spent.decisions),
    iterationsADecision: spent.iterations / Math.max(1, spent.decisions),
    iterationsPerSecond: spent.milliseconds === 0 ? 0 : (1000 * spent.iterations) / spent.milliseconds,
    sources: Object.fromEntries(
      Object.entries(sources).map(([source, n]) => [source, n / Math.max(1, points.n)]),
    ),
    faults,
    faultsByQuestion,
    reasons,
  };
};

const listCounts = (counts: { readonly [name: string]: number }): string =>
  Object.entries(counts)
    .flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : []))
    .join(', ');

/** Answers of a bot from outside that did not count, in words; nothing if all did. */
export const faultsInWords = ({ faults, faultsByQuestion }: Standing): string[] => {
  const said = listCounts(faults);
  return said === '' ? [] : [`${said} (by question: ${listCounts(faultsByQuestion)})`];
};
