import { pileAt, type IslandTable } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import type { IslandEvaluation } from '../evaluation/evaluation.ts';

/** Cards that stay may still be won later, by the share of the votes. */
const LATER = 0.7;
/** The weight of past votes of a clan for or against us. */
const RETURN = 0.3;
/** Early agreements say little. */
const FIRST = 2;
/** How sharply votes depend on the share. */
const HEAT = 0.3;

/** A pile of cards and its worth to each clan. */
export class Deal {
  readonly pile: readonly number[];
  readonly votes: readonly number[];
  private readonly eye: IslandEvaluation;
  /** By seat: the worth of each card to it. */
  private readonly worths: readonly (readonly number[])[];
  /** By seat: its expectation if these cards stay where they are. */
  readonly later: readonly number[];

  constructor(eye: IslandEvaluation, territory: number) {
    const { table } = eye;
    this.eye = eye;
    this.pile = pileAt(table, territory);
    this.votes = eye.votes[territory]!;
    this.worths = table.seats.map(seat =>
      this.votes[seat] === 0 ? [] : this.pile.map(kind => eye.worth(seat, kind)),
    );
    let all = 0;
    for (const n of this.votes) all += n;
    const gains = this.worths.map(
      (worths, seat) => (LATER * this.votes[seat]! * worths.reduce((sum, n) => sum + n, 0)) / all,
    );
    this.later = this.interests(gains);
  }

  /** The worth of a card of the pile to a clan. */
  worth(seat: Seat, card: number): number {
    return this.worths[seat]![card] ?? 0;
  }

  /** By seat: its interest in these gains, the own gain less the harm by the others' gains. */
  private interests(gains: readonly number[]): number[] {
    const { chances } = this.eye;
    let loss = 0;
    for (let seat = 0; seat < gains.length; seat++) loss += chances[seat]! * gains[seat]!;
    return gains.map(gain => gain - loss);
  }

  /** By seat: the worth of this way to hand the cards out. */
  values(to: readonly Seat[]): number[] {
    const gains = this.votes.map(() => 0);
    for (let card = 0; card < to.length; card++) gains[to[card]!]! += this.worth(to[card]!, card);
    return this.interests(gains);
  }

  /** A clan's inclination to agree with a proposal, by interest and by goodwill. */
  inclination(seat: Seat, by: Seat, values: readonly number[]): number {
    return values[seat]! - this.later[seat]! + weighGoodwill(this.eye.table, seat, by);
  }

  /** The chance that more than half of the votes are for it, the proposer's included. */
  carried(by: Seat, values: readonly number[]): number {
    const all = this.votes.reduce((sum, n) => sum + n, 0);
    // ways[n] is the chance of n votes for it.
    let ways = [1];
    for (let seat = 0; seat < this.votes.length; seat++) {
      const n = this.votes[seat]!;
      if (n === 0) continue;
      const yes = seat === by ? 1 : 1 / (1 + Math.exp(-this.inclination(seat, by, values) / HEAT));
      const next: number[] = [];
      for (let sum = 0; sum < ways.length; sum++) {
        if (!ways[sum]) continue;
        next[sum] = (next[sum] ?? 0) + ways[sum]! * (1 - yes);
        next[sum + n] = (next[sum + n] ?? 0) + ways[sum]! * yes;
      }
      ways = next;
    }
    let chance = 0;
    for (let sum = 0; sum < ways.length; sum++) if (2 * sum > all) chance += ways[sum] ?? 0;
    return chance;
  }
}

/** The goodwill of one clan to another, from their past votes on each other's proposals. */
export const weighGoodwill = (table: IslandTable, seat: Seat, by: Seat): number => {
  const n = table.seats.length;
  const balance = (one: Seat, other: Seat): number => {
    const yes = table.agreed[one * n + other]!;
    const no = table.refused[one * n + other]!;
    return (yes - no) / (yes + no + FIRST);
  };
  return RETURN * (0.7 * balance(by, seat) + 0.3 * balance(seat, by));
};
