import { graenaland, type Graenaland } from '../index.ts';
import { seedDice, type Seat, type State } from '@tavola/kernel';
import { expect, test, vi } from 'vitest';
import type { Decision } from '@tavola/bots/bot.ts';
import { levels } from '@tavola/bots/levels/levels.ts';

// A match takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const decide = (level: string, state: State<Graenaland>, seat: Seat, seed: number): Decision =>
  levels.get(level)!(graenaland).decide(
    graenaland.view(state, seat),
    dice => graenaland.resample(state, seat, dice),
    seedDice(seed),
    { iterations: 20 },
  );

/** Plays some rounds of a match of steady bots, whose answers the rules must accept. */
const match = (
  seats: number,
  options: object,
  look: (state: State<Graenaland>, seat: Seat, n: number) => void = () => undefined,
): State<Graenaland> => {
  const dice = seedDice(seats);
  // Rules 2 asked for declarations in every round, so a few rounds are enough to see some.
  const rules = 'goals' in options ? 2 : graenaland.rules;
  const begun = graenaland.begin(seats, { rounds: 20, ...options }, dice, { rules });
  if (!begun.ok) throw new Error(begun.error.code);
  let { state } = begun.value;
  for (let n = 0; state.asked; n++) {
    const seat = state.asked.who.find(asked => state.asked!.answers[asked] === null)!;
    look(state, seat, n);
    const { answer } = decide('steady', state, seat, n);
    const turn = graenaland.submit(state, seat, state.asked.id, answer, dice);
    if (!turn.ok) throw new Error(`${graenaland.view(state, seat).asked!.name}: ${turn.error.code}`);
    state = turn.value.state;
  }
  return state;
};

test.each([3, 4, 5])('a match of %i steady bots is won, and no answer is refused', seats => {
  expect(match(seats, {}).table.declarer).toBeGreaterThanOrEqual(0);
});

test('with victory cards, a draft and favours too', () => {
  expect(match(5, { goals: 'cards', start: 'draft', fiveAlt: true, rounds: 7 }).over).toBe(true);
});

const ALWAYS = ['orders', 'proposal', 'vote', 'build'];
const fairly = [
  ['random', {}, 5, []],
  ['steady', {}, 5, []],
  ['steady', { goals: 'cards', rounds: 9 }, 5, ['keep', 'declaration']],
  ['sharp', {}, 3, []],
  ['sharp', { goals: 'cards', rounds: 5 }, 3, ['keep', 'declaration']],
] as const;
test.each(fairly)(
  '%s with %j answers the same in worlds that look the same',
  (level, options, each, also) => {
    const looked = new Map<string, number>();
    match(4, options, (state, seat, n) => {
      const question = graenaland.question(state)!;
      const before = looked.get(question) ?? 0;
      // The sample has the first few questions of each kind and some later ones.
      if (before >= each || (n * 7) % 5 === 0) return;
      looked.set(question, before + 1);
      const other = graenaland.resample(state, seat, seedDice(500 + n));
      const own = decide(level, state, seat, n);
      expect(decide(level, other, seat, n)).toEqual(own);
      expect(graenaland.submit(state, seat, state.asked!.id, own.answer, seedDice(1)).ok).toBe(true);
      expect(own.reason.code).toMatch(/^[a-z-]+$/);
    });
    expect([...looked.keys()]).toEqual(expect.arrayContaining([...ALWAYS, ...also]));
  },
);

test.each(['steady', 'sharp'])('%s does not order the same way every time', level => {
  const given = new Set<string>();
  let asked = 0;
  match(4, { rounds: 2 }, (state, seat) => {
    if (graenaland.question(state) !== 'orders') return;
    asked++;
    for (let seed = 0; seed < 4; seed++)
      given.add(`${asked}:${JSON.stringify(decide(level, state, seat, seed).answer)}`);
  });
  // Four decisions of each bot show more than one choice.
  expect(given.size).toBeGreaterThan(1.3 * asked);
});
