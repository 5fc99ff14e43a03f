import { kindsIn, KINDS, noCards, type Counts } from '../rules/components/cards.ts';
import { marketsFree } from '../rules/building/houses.ts';
import { priceFor } from '../rules/components/stock.ts';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import { branchAbout } from '@tavola/web/board-kit/draft.ts';
import { eitherOf } from './ask.ts';
import { suggestPayment } from './suggest.ts';
import type { IslandView } from './table.ts';
import { handOf } from './tray/builds.ts';

/**
 * G-B31 Returns an answer that builds the open joint work and uses offered cards first, or undefined if the cards do
 * not suffice.
 */
export const suggestJoint = (view: IslandView, seat: number): Draft | undefined => {
  const { table } = view;
  const branch = branchAbout(eitherOf(view), 'payment');
  if (branch < 0) return undefined;
  const hand = handOf(view);
  const offered: Counts = table.offers.reduce(
    (sum, n, at) => sum.with(at % KINDS, sum[at % KINDS]! + n),
    noCards(),
  );
  const all = hand.map((n, kind) => n + offered[kind]!);
  const markets = Math.max(0, marketsFree(table, seat));
  const best = suggestPayment(priceFor(table, table.joint), all, markets, 0, offered);
  if (!best) return undefined;
  const left = [...best.cards];
  const take = (kind: number, most: number): number => {
    const n = Math.min(left[kind]!, most);
    left[kind]! -= n;
    return n;
  };
  const others = kindsIn(table.offers).map(at => take(at % KINDS, table.offers[at]!));
  const own = kindsIn(hand).map(kind => take(kind, hand[kind]!));
  return { branch, answer: [own, others, best.markets] };
};
