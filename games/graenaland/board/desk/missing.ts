import type { ResourcePrice } from '../../rules/index.ts';
import { FIRST_SUPPLY, GOLD, pairOf, addUp, type Counts } from '../../rules/components/cards.ts';
import { resourcesIn, suppliesIn } from '../../rules/payment/payment.ts';

export interface Missing {
  /** Each entry is the part of the price that plain cards and supplies do not cover. */
  readonly short: readonly number[];
  /** `cards` is the total number of missing resources, after gold has paid for some of them. */
  readonly cards: number;
}

/**
 * Computes what offered cards leave of a price. A supply card pays either or both of its symbols, so each symbol counts
 * like a card. Markets do not count because they belong to the main player (G-B32).
 */
export const missingFor = (price: ResourcePrice, cards: Counts): Missing => {
  const paid = resourcesIn(cards);
  for (const pair of suppliesIn(cards)) for (const resource of pairOf(FIRST_SUPPLY + pair)) paid[resource]!++;
  const short = price.map((n, resource) => Math.max(0, n - paid[resource]!));
  return { short, cards: Math.max(0, addUp(short) - paid[GOLD]!) };
};
