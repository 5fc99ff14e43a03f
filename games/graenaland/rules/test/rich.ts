import type { Refusal, Seat } from '@tavola/kernel';
import type { TestPosition } from '@tavola/kernel/suite';
import type { BuildName } from '../building/builds.ts';
import { whyNoBuild, type Graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { code, shore, type Shore } from './shore.ts';

/** Gives seat 0, the main player, a house on 0 and 1 and plenty of everything. */
export const rich = (set: Shore = {}): TestPosition<Graenaland> =>
  shore({
    settlements: { 0: [1, 0, 0, 0], 1: [1, 1, 0, 0] },
    heroes: [[0], [1], [2], [3]],
    hands: ['6 grain, 6 livestock, 6 wood, 6 ore'],
    ...set,
  });

/** The reason why a seat cannot build this. */
export const why = (
  { state }: TestPosition<Graenaland>,
  name: BuildName,
  where: number,
  seat: Seat = 0,
): Refusal | undefined =>
  whyNoBuild({ seat, table: state.table, hand: state.hands[seat]!, current: NONE }, code(name, where));
