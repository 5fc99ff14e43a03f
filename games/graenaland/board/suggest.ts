import type { Seat } from '@tavola/kernel';
import { type Build } from '../rules/building/builds.ts';
import {
  GOLD,
  isSupply,
  noCards,
  RESOURCES,
  resourceOf,
  addUp,
  type Counts,
} from '../rules/components/cards.ts';
import { marketsFree } from '../rules/building/houses.ts';
import { NONE } from '../rules/names.ts';
import type { ResourcePrice } from '../rules/index.ts';
import { resourcesIn } from '../rules/payment/payment.ts';
import { listPayments } from '../rules/payment/payments.ts';
import { owedFor } from '../rules/building/sites.ts';
import { priceFor } from '../rules/components/stock.ts';
import type { IslandTable } from './table.ts';

export interface Suggestion {
  readonly cards: Counts;
  readonly markets: number;
}

/** The weights keep gold longest, then supplies, then plain cards, and a market's use counts least. */
const WORTH = { plain: 2, supply: 3, gold: 5, market: 1 };
const worthOf = (kind: number): number => {
  if (isSupply(kind)) return WORTH.supply;
  return resourceOf(kind) === GOLD ? WORTH.gold : WORTH.plain;
};

/** Lists all kinds that show the same resource, whatever their backs. */
const backsOf = (resource: number, hand: Counts): readonly number[] =>
  hand.flatMap((n, kind) => (!isSupply(kind) && resourceOf(kind) === resource && n > 0 ? [kind] : []));

/** Merges cards that differ only in their backs, which leaves few payments to compare. */
const mergeBacks = (hand: Counts): number[] => {
  const cards = noCards();
  for (const [kind, n] of hand.entries()) cards[isSupply(kind) ? kind : resourceOf(kind)]! += n;
  return cards;
};

/** Chooses real cards for merged ones: offered cards first, then the kinds that the hand holds most of. */
const chooseBacks = (alikeCards: readonly number[], hand: Counts, offered: Counts): number[] => {
  const left = [...hand];
  const cards = noCards();
  const isOffered = (kind: number): boolean => cards[kind]! < offered[kind]!;
  for (const kind of alikeCards) {
    const backs = isSupply(kind) ? [kind] : backsOf(kind, left);
    const [best = kind] = backs.toSorted(
      (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || left[b]! - left[a]!,
    );
    left[best]!--;
    cards[best]!++;
  }
  return cards;
};

/** Sums the worth of cards, without offered cards because they cost the payer nothing. */
const sumWorth = (cards: readonly number[], offered: Counts): number => {
  const free = [...offered];
  return cards.reduce((sum, kind) => (free[kind]!-- > 0 ? sum : sum + worthOf(kind)), 0);
};

/**
 * Returns the cheapest payment that leaves enough resource cards for the gifts, or undefined. The hand includes the
 * cards that others offer.
 */
export const suggestPayment = (
  price: ResourcePrice,
  hand: Counts,
  markets: number,
  leaves = 0,
  offered: Counts = noCards(),
): Suggestion | undefined => {
  const gifts = mergeBacks(offered);
  const most = addUp(resourcesIn(hand)) - leaves;
  let best:
    { readonly worth: number; readonly cards: readonly number[]; readonly markets: number } | undefined;
  for (const { cards, markets: used } of listPayments(price, mergeBacks(hand), markets)) {
    if (cards.filter(kind => !isSupply(kind)).length > most) continue;
    const worth = sumWorth(cards, gifts) + used * WORTH.market;
    if (!best || worth < best.worth) best = { worth, cards, markets: used };
  }
  return best && { cards: chooseBacks(best.cards, hand, offered), markets: best.markets };
};

/** G-B41 Each clan that is owed a card gets a plain one of the kind that the hand holds most of. */
const suggestGifts = (left: Counts, owed: readonly Seat[], seats: readonly Seat[]): readonly number[] => {
  const hand = [...left];
  const gifts = seats.map(() => NONE);
  for (const to of owed) {
    const kinds = RESOURCES.flatMap((_, resource) => backsOf(resource, hand));
    const rank = (kind: number): number => worthOf(kind) * 100 - hand[kind]!;
    const given = kinds.toSorted((a, b) => rank(a) - rank(b))[0];
    if (given === undefined) continue;
    gifts[to] = given;
    hand[given]!--;
  }
  return gifts;
};

/** Returns a build with a sensible payment, which the player may change. */
export const suggestBuild = (
  table: IslandTable,
  seat: Seat,
  hand: Counts,
  code: number,
): Build | undefined => {
  const owed = owedFor(table, seat, code);
  const payment = suggestPayment(priceFor(table, code), hand, marketsFree(table, seat), owed.length);
  if (!payment) return undefined;
  const left = hand.map((n, kind) => n - payment.cards[kind]!);
  const gifts = suggestGifts(left, owed, table.seats);
  return { code, ...payment, gifts, move: false };
};
