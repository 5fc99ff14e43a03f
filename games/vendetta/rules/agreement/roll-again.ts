import type { Seat } from '@tavola/kernel';
import { decide, sceneOf } from '../scene/evaluation.ts';
import { book, unbook } from '../scene/outcome.ts';
import { withSums } from '../scene/sums.ts';
import type { VendettaContext } from '../rulebook.ts';

/** N-P04 The table has agreed to roll one die of the scene again: its booking is taken back, and made anew. */
export const rollAgain = (g: VendettaContext, seat: Seat): void => {
  const { table: t } = g;
  unbook(g);
  const scene = sceneOf(t);
  const face = 1 + g.dice.below(6);
  const [caller, defender] = scene.dice!;
  const dice = seat === scene.caller ? ([face, defender] as const) : ([caller, face] as const);
  t.scene = withSums(t, { ...scene, dice, coin: null, won: null, booked: [] });
  g.emit?.({ t: 'rolled-again', scene: scene.number, seat, face });
  decide(g);
  book(g);
};
