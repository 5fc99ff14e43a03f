import { vendetta, type Vendetta } from '@tavola/games/vendetta';
import { seeded, type Seat, type State } from '@tavola/kernel';
import { expect, test, vi } from 'vitest';
import type { Decision } from '../bot.ts';
import { levels } from '../levels.ts';

// On a busy machine a match takes a while.
vi.setConfig({ testTimeout: 60_000 });

const decide = (level: string, state: State<Vendetta>, seat: Seat, seed: number): Decision =>
  levels.get(level)!(vendetta).decide(
    vendetta.view(state, seat),
    dice => vendetta.guess(state, seat, dice),
    seeded(seed),
    { iterations: 20 },
  );

/** A match of these bots; each answer must be accepted. */
const match = (
  bots: readonly string[],
  look: (state: State<Vendetta>, seat: Seat, n: number) => void = () => undefined,
): State<Vendetta> => {
  const dice = seeded(bots.length);
  const begun = vendetta.begin(bots.length, { end: 'rounds', rounds: 3 }, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  let { state } = begun.value;
  for (let n = 0; state.asked; n++) {
    const seat = state.asked.who.find(asked => state.asked!.answers[asked] === null)!;
    look(state, seat, n);
    const turn = vendetta.submit(
      state,
      seat,
      state.asked.id,
      decide(bots[seat]!, state, seat, n).answer,
      dice,
    );
    if (!turn.ok) throw new Error(`${vendetta.view(state, seat).asked!.name}: ${turn.error.code}`);
    state = turn.value.state;
  }
  return state;
};

test.each([2, 3, 5])('a match of %i steady bots ends, and no answer is refused', seats => {
  expect(match(Array.from({ length: seats }, () => 'steady')).over).toBe(true);
});

test('sharp is ahead of chance', () => {
  const { points } = vendetta.outcome(match(['sharp', 'random']));
  expect(points[0]).toBeGreaterThan(points[1]!);
});

test('a sealed answer of somebody else changes nothing', () => {
  match(['steady', 'steady', 'steady'], (state, seat, n) => {
    if (state.asked!.who.length === 1) return;
    const other = vendetta.guess(state, seat, seeded(n));
    expect(decide('steady', other, seat, n)).toEqual(decide('steady', state, seat, n));
  });
});
