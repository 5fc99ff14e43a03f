import { answer, asked, type TestPosition } from '@tavola/kernel/suite';
import type { Graenaland } from '../index.ts';
import { choose } from './shore.ts';

/** Plays from the orders of a round past its sharing without any move or proposal. */
export const shareNothing = (scene: TestPosition<Graenaland>): TestPosition<Graenaland> => {
  let now = answer(scene, Object.fromEntries(scene.state.asked!.who.map(seat => [seat, [0, 0]])));
  while (asked(now)!.startsWith('proposal')) now = choose(now, 'pass');
  return now;
};
