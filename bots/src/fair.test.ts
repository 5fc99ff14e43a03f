import { verona } from '@tavola/games/verona';
import { seeded } from '@tavola/kernel';
import { describe, expect, test, vi } from 'vitest';
import { decide, found, match } from '../test/matches.ts';

// On a busy machine a match takes a while.
vi.setConfig({ testTimeout: 30_000 });

const FEW = { iterations: 12 };
const steady = (n: number): string[] => Array.from({ length: n }, () => 'steady');

describe('bots are fair', () => {
  const often = [
    ['random', 9],
    ['steady', 9],
    ['sharp', 29],
  ] as const;
  test.each(often)('%s answers the same in worlds that look the same', (level, every) => {
    let n = 0;
    match(3, {
      levels: steady(4),
      look: (state, seat) => {
        if (n++ % every !== 0) return;
        const other = verona.guess(state, seat, seeded(1000 + n));
        expect(decide(level, other, seat, n, FEW)).toEqual(decide(level, state, seat, n, FEW));
      },
    });
    expect(n).toBeGreaterThan(100);
  });
});

describe('bots play by the rules', () => {
  test.each([2, 3, 4, 5])('a match of %i steady bots ends, and no answer is refused', seats => {
    expect(match(seats, { levels: steady(seats) }).over).toBe(true);
  });

  test('planning in turns too', () => {
    expect(match(8, { levels: steady(3), options: { planning: 'turns' } }).over).toBe(true);
  });

  test.each([2, 5])('what sharp answers is accepted, with %i seats', seats => {
    let n = 0;
    match(20 + seats, {
      levels: steady(seats),
      look: (state, seat) => {
        if (n++ % 5 !== 0) return;
        const { answer, reason } = decide('sharp', state, seat, 1, { iterations: 3 });
        expect(verona.submit(state, seat, state.asked!.id, answer, seeded(1)).ok).toBe(true);
        expect(reason.code).toMatch(/^[a-z-]+$/);
      },
    });
  });
});

describe('thinking', () => {
  const [state, seat] = found(5, (s, who) => verona.view(s, who).asked!.name === 'plan');

  test('the same dice and iterations give the same', () => {
    const once = decide('sharp', state, seat, 4, { iterations: 40 });
    expect(decide('sharp', state, seat, 4, { iterations: 40 })).toEqual(once);
    expect(once.iterations).toBeGreaterThan(20);
  });

  test('it ends when told to, when time is up, and when it has thought enough', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 3;
      },
    };
    expect(decide('sharp', state, seat, 4, { signal, iterations: 1e9 }).iterations).toBeLessThan(100);
    let time = 0;
    const timed = { milliseconds: 10, now: () => ++time };
    expect(decide('sharp', state, seat, 4, timed).iterations).toBeLessThan(400);
    expect(decide('sharp', state, seat, 4).iterations).toBeLessThan(600);
  });
});

describe('nobody can read them', () => {
  const answers = (level: string, question: string): Set<string> => {
    const [state, seat] = found(6, (s, who) => {
      const { asked } = verona.view(s, who);
      const isRich = asked!.choice!.kind !== 'amount' || asked!.choice.max > 8;
      return asked!.name === question && asked!.who.length > 1 && isRich;
    });
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    return new Set(
      seeds.map(seed => JSON.stringify(decide(level, state, seat, seed, { iterations: 60 }).answer)),
    );
  };

  test.each(['steady', 'sharp'])('%s does not plan, bid or guess the same way twice', level => {
    expect(answers(level, 'plan').size).toBeGreaterThan(10);
    expect(answers(level, 'bids').size).toBeGreaterThan(1);
    expect(answers(level, 'cards').size).toBeGreaterThan(1);
  });
});
