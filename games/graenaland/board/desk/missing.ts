import type { ResourcePrice } from '../../rules/index.ts';
import { FIRST_SUPPLY, GOLD, pairOf, addUp, type Counts } from '../../rules/components/cards.ts';
import { resourcesIn, suppliesIn } from '../../rules/payment/payment.ts';

export interface Missing {
  /** By resource: what plain cards and supplies leave of the price. */
  readonly short: readonly number[];
  /** How many of these are missing in all: gold pays for the others. */
  readonly cards: number;
}

/**
 * What offered cards leave of a price. A supply card pays either or both of its symbols, so each symbol counts like a
 * card. Markets are left out: they are the main player's own (G-B32).
 */
export const missingFor = (price: ResourcePrice, cards: Counts): Missing => {
  const paid = resourcesIn(cards);
  for (const pair of suppliesIn(cards)) for (const resource of pairOf(FIRST_SUPPLY + pair)) paid[resource]!++;
  const short = price.map((n, resource) => Math.max(0, n - paid[resource]!));
  return { short, cards: Math.max(0, addUp(short) - paid[GOLD]!) };
};
