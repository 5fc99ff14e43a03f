import { seedDice, type Seat } from '@tavola/kernel';
import { answer, asked, type TestPosition } from '@tavola/kernel/suite';
import { graenaland, type Graenaland } from '../index.ts';
import { choose } from './shore.ts';

/** Calls a joint work, to which the others offer nothing at first. */
export const callAlone = (scene: TestPosition<Graenaland>, work: number): TestPosition<Graenaland> => {
  const called = choose(scene, 'joint', work);
  if (graenaland.question(called.state) !== 'help') return called;
  const { who } = called.state.asked!;
  const nothing = who.map(seat => [seat, graenaland.absent(called.state, seat)] as const);
  const { state } = answer(called, Object.fromEntries(nothing));
  return { ...called, state };
};

/** Plays from the orders of a round past its sharing without any move or proposal. */
export const shareNothing = (scene: TestPosition<Graenaland>): TestPosition<Graenaland> => {
  let now = answer(scene, Object.fromEntries(scene.state.asked!.who.map(seat => [seat, [0, 0]])));
  while (asked(now)!.startsWith('proposal')) now = choose(now, 'pass');
  return now;
};

/** Leaves a standing order with which nothing has to be said. */
export const leaveOrder = (
  scene: TestPosition<Graenaland>,
  seat: Seat,
  order: string,
): TestPosition<Graenaland> => {
  const turn = graenaland.leaveOrder(scene.state, seat, order, [], seedDice(1));
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  const { state, events, whispers } = turn.value;
  return { ...scene, state, events, whispers };
};

/** The orders that a seat is offered. */
export const ordersFor = ({ state }: TestPosition<Graenaland>, seat: Seat): string[] =>
  graenaland.view(state, seat).orders.map(({ name }) => name);
