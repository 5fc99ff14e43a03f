import { verona, type Verona } from '@tavola/games/verona';
import { seeded, type Game, type Seat, type State } from '@tavola/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Budget } from './bot.ts';
import { levels } from './levels.ts';

const begun = (game: Game<Verona>, seats: number, seed: number, options = {}): State<Verona> => {
  const turn = game.begin(seats, options, seeded(seed));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

const unanswered = (state: State<Verona>): Seat =>
  state.asked!.who.find(seat => state.asked!.answers[seat] === null)!;

const decide = (level: string, state: State<Verona>, seat: Seat, seed: number, budget: Budget) =>
  levels.get(level)!(verona).decide(
    verona.view(state, seat),
    dice => verona.guess(state, seat, dice),
    seeded(seed),
    budget,
  );

/** Every position of a match between steady bots, with the seat that is to answer. */
const match = (
  seats: number,
  seed: number,
  options: object,
  look: (state: State<Verona>, seat: Seat) => void,
): State<Verona> => {
  const dice = seeded(seed);
  let state = begun(verona, seats, seed, options);
  while (state.asked) {
    const seat = unanswered(state);
    look(state, seat);
    const { answer } = decide('steady', state, seat, dice.below(1 << 30), {});
    const turn = verona.submit(state, seat, state.asked.id, answer, dice);
    if (!turn.ok) throw new Error(`${verona.view(state, seat).asked!.name}: ${turn.error.code}`);
    state = turn.value.state;
  }
  return state;
};

const FEW = { iterations: 12 };

// On a busy machine a match takes a while.
vi.setConfig({ testTimeout: 30_000 });

describe('bots are fair', () => {
  const often = [
    ['random', 9],
    ['steady', 9],
    ['sharp', 29],
  ] as const;
  test.each(often)('%s answers the same in worlds that look the same', (level, every) => {
    let n = 0;
    match(4, 3, {}, (state, seat) => {
      if (n++ % every !== 0) return;
      const other = verona.guess(state, seat, seeded(1000 + n));
      expect(decide(level, other, seat, n, FEW)).toEqual(decide(level, state, seat, n, FEW));
    });
    expect(n).toBeGreaterThan(100);
  });
});

describe('bots play by the rules', () => {
  test.each([2, 3, 4, 5])('a match of %i steady bots ends, and no answer is refused', seats => {
    expect(match(seats, seats, {}, () => undefined).over).toBe(true);
  });

  test('planning in turns too', () => {
    expect(match(3, 8, { planning: 'turns' }, () => undefined).over).toBe(true);
  });

  test.each([2, 5])('what sharp answers is accepted, with %i seats', seats => {
    let n = 0;
    match(seats, 20 + seats, {}, (state, seat) => {
      if (n++ % 5 !== 0) return;
      const { answer, reason } = decide('sharp', state, seat, 1, { iterations: 3 });
      expect(verona.submit(state, seat, state.asked!.id, answer, seeded(1)).ok).toBe(true);
      expect(reason.code).toMatch(/^[a-z-]+$/);
    });
  });
});

const planning = (): State<Verona> => {
  let found: State<Verona> | undefined;
  match(4, 5, {}, (state, seat) => {
    if (!found && verona.view(state, seat).asked!.name === 'plan') found = state;
  });
  return found!;
};

describe('thinking', () => {
  const state = planning();

  test('the same dice and iterations give the same', () => {
    const once = decide('sharp', state, 0, 4, { iterations: 40 });
    expect(decide('sharp', state, 0, 4, { iterations: 40 })).toEqual(once);
    expect(once.iterations).toBeGreaterThan(20);
  });

  test('it ends when told to, when time is up, and when it has thought enough', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 3;
      },
    };
    expect(decide('sharp', state, 0, 4, { signal, iterations: 1e9 }).iterations).toBeLessThan(60);
    let time = 0;
    const timed = { milliseconds: 10, now: () => ++time };
    expect(decide('sharp', state, 0, 4, timed).iterations).toBeLessThan(200);
    expect(decide('sharp', state, 0, 4, {}).iterations).toBeLessThan(500);
  });

  test.each(['steady', 'sharp'])('%s does not plan the same way twice', level => {
    const plans = Array.from({ length: 6 }, (_, seed) => decide(level, state, 0, seed, FEW).answer);
    expect(new Set(plans.map(plan => JSON.stringify(plan))).size).toBeGreaterThan(4);
  });
});
