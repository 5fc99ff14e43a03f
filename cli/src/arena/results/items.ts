import { Mean, wilsonInterval, type Interval } from '../../simulation/statistics.ts';
import type { MatchResult } from '../match/contest.ts';
import { shareOf } from './standings.ts';

/** How well holders of one thing did. This is no cause: a player who is ahead anyway holds more. */
export interface ItemStanding {
  readonly name: string;
  /** How often a seat held it, and in how many games: several seats can hold some things at once. */
  readonly held: number;
  readonly games: number;
  /** How often its holder won. */
  readonly winShare: number;
  readonly interval: Interval;
  /** By how many points its holder was above the mean of the table. */
  readonly lead: number;
}

export interface Group {
  readonly group: string;
  readonly items: readonly ItemStanding[];
}

/** Every thing that games name, by group. */
export const itemsOf = (results: readonly MatchResult[]): readonly Group[] => {
  const first = results[0];
  if (!first) return [];
  return Object.entries(first.holdings).flatMap(([group, items]) => {
    const found = Object.keys(items).map(name => itemOf(results, group, name));
    return found.length > 0 ? [{ group, items: found }] : [];
  });
};

const itemOf = (results: readonly MatchResult[], group: string, name: string): ItemStanding => {
  const lead = new Mean();
  let wins = 0;
  for (const result of results) {
    const mean = result.points.reduce((sum, n) => sum + n, 0) / result.points.length;
    for (const seat of result.holdings[group]?.[name] ?? []) {
      lead.add(result.points[seat]! - mean);
      wins += shareOf(result, seat);
    }
  }
  return {
    name,
    held: lead.n,
    games: results.length,
    winShare: lead.n === 0 ? 0 : wins / lead.n,
    interval: wilsonInterval(wins, lead.n),
    lead: lead.mean,
  };
};
