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
import { payments } from '../rules/payment/payments.ts';
import { owedFor } from '../rules/building/sites.ts';
import { priceFor } from '../rules/components/stock.ts';
import type { IslandTable } from './table.ts';

export interface Suggestion {
  readonly cards: Counts;
  readonly markets: number;
}

/** What one would rather keep: gold most of all, then supplies, then a market's use. */
const WORTH = { plain: 2, supply: 3, gold: 5, market: 1 };
const worthOf = (kind: number): number => {
  if (isSupply(kind)) return WORTH.supply;
  return resourceOf(kind) === GOLD ? WORTH.gold : WORTH.plain;
};

/** All kinds of cards that show the same resource, whatever their backs. */
const backsOf = (resource: number, hand: Counts): readonly number[] =>
  hand.flatMap((n, kind) => (!isSupply(kind) && resourceOf(kind) === resource && n > 0 ? [kind] : []));

/** The hand with the backs of resource cards forgotten: few payments are left to look at. */
const alike = (hand: Counts): number[] => {
  const cards = noCards();
  for (const [kind, n] of hand.entries()) cards[isSupply(kind) ? kind : resourceOf(kind)]! += n;
  return cards;
};

/** Cards that are really there: first those that others offer, then of each resource those of which there are most. */
const real = (alikeCards: readonly number[], hand: Counts, offered: Counts): number[] => {
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

/** What a list of cards is worth, those that others offer left out: they cost one nothing. */
const worthOfAll = (cards: readonly number[], offered: Counts): number => {
  const free = [...offered];
  return cards.reduce((sum, kind) => (free[kind]!-- > 0 ? sum : sum + worthOf(kind)), 0);
};

/**
 * The payment that costs least of what one would rather keep and leaves so many resource cards, if there is one. What
 * others offer is in the hand too.
 */
export const suggestPayment = (
  price: ResourcePrice,
  hand: Counts,
  markets: number,
  leaves = 0,
  offered: Counts = noCards(),
): Suggestion | undefined => {
  const gifts = alike(offered);
  const most = addUp(resourcesIn(hand)) - leaves;
  let best:
    { readonly worth: number; readonly cards: readonly number[]; readonly markets: number } | undefined;
  for (const { cards, markets: used } of payments(price, alike(hand), markets)) {
    if (cards.filter(kind => !isSupply(kind)).length > most) continue;
    const worth = worthOfAll(cards, gifts) + used * WORTH.market;
    if (!best || worth < best.worth) best = { worth, cards, markets: used };
  }
  return best && { cards: real(best.cards, hand, offered), markets: best.markets };
};

/** G-B41 For each who is owed a card, a plain one of which there are most. */
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

/** A build with a sensible payment, to be changed if one likes. */
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
