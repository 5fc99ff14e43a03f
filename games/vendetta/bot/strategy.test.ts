import { vendetta, type Vendetta } from '../index.ts';
import { seedDice, type Seat, type State } from '@tavola/kernel';
import { expect, test, vi } from 'vitest';
import type { Decision } from '@tavola/bots/bot.ts';
import { levels } from '@tavola/bots/levels/levels.ts';

// A match takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const decide = (level: string, state: State<Vendetta>, seat: Seat, seed: number): Decision =>
  levels.get(level)!(vendetta).decide(
    vendetta.view(state, seat),
    dice => vendetta.resample(state, seat, dice),
    seedDice(seed),
    { iterations: 20 },
  );

/** Plays a match of these bots, whose answers the rules must accept. */
const match = (
  bots: readonly string[],
  look: (state: State<Vendetta>, seat: Seat, n: number) => void = () => undefined,
): State<Vendetta> => {
  const dice = seedDice(bots.length);
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

test.each(['random', 'steady', 'sharp'])('%s answers the same in worlds that look the same', level => {
  let looks = 0;
  match(['steady', 'steady', 'steady'], (state, seat, n) => {
    // Only the sealed answers of others are hidden, so the test looks at those questions closely and at others now and
    // then.
    if (state.asked!.who.length === 1 && n % 7 > 0) return;
    looks++;
    const other = vendetta.resample(state, seat, seedDice(n));
    expect(decide(level, other, seat, n)).toEqual(decide(level, state, seat, n));
  });
  expect(looks).toBeGreaterThan(5);
});

test.each(['steady', 'sharp'])('N-S08 nobody can tell beforehand what %s lays out', level => {
  const seen = new Set<string>();
  match(['steady', 'steady'], (state, seat) => {
    if (vendetta.view(state, seat).asked!.name !== 'layout') return;
    for (let seed = 0; seed < 12; seed++) {
      const { answer } = decide(level, state, seat, seed);
      if (Array.isArray(answer)) seen.add(JSON.stringify(answer.map(row => (row as unknown[]).slice(0, 2))));
    }
  });
  expect(seen.size).toBeGreaterThan(2);
});

test('every decision says why, as data', () => {
  match(['steady', 'random'], (state, seat, n) => {
    expect(decide('steady', state, seat, n).reason.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
