import { verona } from '@tavola/games/verona';
import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { decide, findPosition, match } from './matches.ts';

const FEW = { iterations: 12 };
const steady = (n: number): string[] => Array.from({ length: n }, () => 'steady');

/** Asked in every match; what comes up now and then is looked at as well. */
const ALWAYS = ['first-ally', 'next-street', 'bids', 'name-mission', 'hire'];
const PLANNED = ['plan', 'cards', 'acting-ally', 'murdered', 'scared', 'scatter', 'add-one', 'municipio'];
const fairly = [
  ['random', {}, 4, PLANNED],
  ['steady', {}, 4, PLANNED],
  ['sharp', {}, 2, PLANNED],
  ['steady', { planning: 'turns' }, 3, ['next-token']],
  ['sharp', { planning: 'turns' }, 1, ['next-token']],
] as const;

describe('bots are fair', () => {
  test.each(fairly)(
    '%s with %j answers the same in worlds that look the same',
    (level, options, each, also) => {
      const looked = new Map<string, number>();
      let n = 0;
      // Each question is looked at a few times, early and late, whoever is asked.
      for (const seed of [3, 4])
        match(seed, {
          levels: steady(4),
          options,
          look: (state, seat) => {
            n++;
            const question = verona.question(state)!;
            const before = looked.get(question) ?? 0;
            if (before >= each * (seed - 2) || n % 3 === 0) return;
            looked.set(question, before + 1);
            const other = verona.resample(state, seat, seedDice(1000 + n));
            expect(decide(level, other, seat, n, FEW)).toEqual(decide(level, state, seat, n, FEW));
          },
        });
      expect([...looked.keys()]).toEqual(expect.arrayContaining([...ALWAYS, ...also]));
    },
  );
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
        expect(verona.submit(state, seat, state.asked!.id, answer, seedDice(1)).ok).toBe(true);
        expect(reason.code).toMatch(/^[a-z-]+$/);
      },
    });
  });
});

describe('thinking', () => {
  const [state, seat] = findPosition(5, (s, who) => verona.view(s, who).asked!.name === 'plan');

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
    const [state, seat] = findPosition(6, (s, who) => {
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
