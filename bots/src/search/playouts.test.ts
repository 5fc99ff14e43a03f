import { seedDice, type Dice, type Seat, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { createGenericStrategy } from '../levels/generic-strategy.ts';
import type { Strategy } from '../strategy.ts';
import { playOut } from './playouts.ts';

const begun = (): State<Fair> => {
  const turn = fair.begin(2, {}, seedDice(3));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

/** Returns the first roll of each seat at every beat, if each answer makes `rolls` rolls. */
const firstRolls = (rolls: number, hasBeat: boolean): Map<string, number> => {
  const any = createGenericStrategy(fair);
  const found = new Map<string, number>();
  const beat = ({ questions }: State<Fair>): number => questions;
  const quick = (world: State<Fair>, seat: Seat, dice: Dice): ReturnType<typeof any.quick> => {
    const rolled = Array.from({ length: rolls }, () => dice.below(1e6));
    found.set(`${beat(world)} ${seat}`, rolled[0]!);
    return fair.absent(world, seat);
  };
  const strategy: Strategy<Fair> = { ...any, quick, ...(hasBeat && { beat }) };
  playOut({ game: fair, strategy }, begun(), new Map(), 5);
  return found;
};

test('playouts of one seed are equally lucky at every beat, however many rolls came before', () => {
  const once = firstRolls(1, true);
  expect(once.size).toBeGreaterThan(4);
  expect(new Set(once.values()).size).toBe(once.size);
  expect(firstRolls(3, true)).toEqual(once);
});

test('without beats, the rolls depend on earlier rolls', () => {
  expect(firstRolls(3, false)).not.toEqual(firstRolls(1, false));
});
