import { peek, seal, type DeepReadonly, type G, type Seat } from '@tavola/kernel';
import type { Verona } from './types.ts';

/** V-S09 Florins are behind a screen, so the rules only look into the purse of the seat that decides. */
export const florinsOf = (hand: DeepReadonly<Verona['hand']>): number => peek(hand.florins);

/** V-S08 The common reserve is unlimited, so florins come from nowhere and go there. */
export const earn = (g: G<Verona>, seat: Seat, florins: number): void => {
  const hand = g.hands[seat]!;
  hand.florins = seal(peek(hand.florins) + florins);
};

/** Choices never offer more florins than the purse holds. */
export const pay = (g: G<Verona>, seat: Seat, florins: number): void => earn(g, seat, -florins);
