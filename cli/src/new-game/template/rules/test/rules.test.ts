import { answer, asked, at, heard, refusal } from '@tavola/kernel/suite';
import { expect, test } from 'vitest';
import { newgame } from '../index.ts';

/** Begins a game with known rolls: a lucky number for each seat, then the die of the first round. */
const begin = (rolls: readonly number[], rounds = 5) =>
  at(newgame, { seats: rolls.length - 1, options: { rounds }, rolls });

test('[Q-S01] each player has ten coins', () => {
  expect(begin([1, 2, 3, 4]).state.table.coins).toEqual([10, 10, 10]);
});

test('[Q-S02] each player hears of the own lucky number alone', () => {
  const { whispers } = begin([1, 6, 3]);
  expect(whispers).toEqual([
    { to: 0, event: { t: 'drew', lucky: 1 } },
    { to: 1, event: { t: 'drew', lucky: 6 } },
  ]);
});

test('[Q-R01] the game is over after the last round', () => {
  const first = begin([1, 1, 1], 2);
  expect(asked(first)).toBe('bid 0,1');
  const second = answer(first, { 0: 1, 1: 0 }, [1]);
  expect(asked(second)).toBe('bid 0,1');
  expect(asked(answer(second, { 0: 1, 1: 0 }))).toBeUndefined();
});

test('[Q-R02] the die shows how many points are for sale', () => {
  expect(heard(begin([1, 1, 4]), 'rolled')).toEqual({ t: 'rolled', round: 1, die: 4 });
});

test('[Q-R03] a bid is at most all that one has', () => {
  expect(refusal(begin([1, 1, 1]), 0, 11)).toEqual({
    code: 'out-of-range',
    rule: 'Q-R03',
    about: { min: 0, max: 10 },
  });
});

test('[Q-R04] the highest bid is paid and takes the die', () => {
  const { events, state } = answer(begin([1, 1, 4]), { 0: 2, 1: 3 }, [1]);
  expect(events).toContainEqual({ t: 'sold', by: 1, die: 4, price: 3 });
  expect(state.table.coins).toEqual([10, 7]);
  expect(state.table.won).toEqual([[], [4]]);
});

test.each([0, 4])('[Q-R04] if all bid %i nobody pays and the die is lost', coins => {
  const { events, state } = answer(begin([1, 1, 4]), { 0: coins, 1: coins }, [1]);
  expect(events).toContainEqual({ t: 'lost', die: 4 });
  expect(state.table.coins).toEqual([10, 10]);
});

test('[Q-E01][Q-E02] a die that shows the lucky number of its owner counts twice', () => {
  const end = answer(begin([4, 1, 4], 1), { 0: 1, 1: 0 });
  expect(heard(end, 'lucky')).toEqual({ t: 'lucky', numbers: [4, 1] });
  expect(newgame.outcome(end.state)).toEqual({ points: [8, 0], ranks: [1, 2] });
});
