import {
  isSupply,
  pairOf,
  priceFor,
  resourceOf,
  whyNoBuild,
  type Graenaland,
} from '@tavola/games/graenaland';
import { peek, type Seat, type View } from '@tavola/kernel';
import { aims, gainOf } from './aims.ts';

const GOLD = 4;
const FACE_DOWN = 30;

/** What a card is worth to anybody of whom nothing is known. */
export const plainWorth = (kind: number): number => {
  if (kind >= FACE_DOWN) return 1;
  if (isSupply(kind)) return 1.5;
  return resourceOf(kind) === GOLD ? 1.5 : 1;
};

export interface Wishes {
  /** By resource: how much one more is worth. */
  readonly resources: readonly number[];
}

/** Resources in a hand, supplies counted by half for each of their symbols. */
const inHand = (hand: readonly number[]): number[] => {
  const have = [0, 0, 0, 0, 0];
  for (const [kind, n] of hand.entries()) {
    if (n === 0) continue;
    if (isSupply(kind)) for (const symbol of pairOf(kind)) have[symbol]! += 0.6 * n;
    else have[resourceOf(kind)]! += n;
  }
  return have;
};

/** What a hand lacks for the builds that would bring most: a card is worth what it lets one build next. */
export const wishesOf = (view: View<Graenaland>, seat: Seat): Wishes => {
  const { table } = view;
  const hand = view.hand!;
  const have = inHand(peek(hand.cards));
  const card = table.goals === 'cards' ? peek(hand.kept) : -1;
  const resources = [0.8, 0.8, 0.8, 0.8, 1.2];
  for (const code of aims(table)) {
    const refusal = whyNoBuild({ seat, table, hand, current: -1 }, code);
    if (refusal && refusal.code !== 'cannot-pay') continue;
    const lacks = priceFor(table, code).map((n, r) => Math.max(0, n - have[r]!));
    const missing = Math.max(1, lacks.reduce((sum, n) => sum + n, 0) - have[GOLD]!);
    const urge = (8 * gainOf(table, seat, code, card)) / missing;
    for (const [r, lack] of lacks.entries()) if (lack > 0) resources[r] = Math.max(resources[r]!, 0.8 + urge);
    resources[GOLD] = Math.max(resources[GOLD]!, 1 + urge);
  }
  return { resources };
};

/** What a card is worth to one with these wishes. */
export const worthTo = ({ resources }: Wishes, kind: number): number => {
  if (kind >= FACE_DOWN) return 1.1;
  if (!isSupply(kind)) return resources[resourceOf(kind)]!;
  const [a, b] = pairOf(kind);
  return 0.9 * (resources[a]! + resources[b]!);
};
