import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptAnswer } from './accept-answer.ts';
import type { All, Answer, Choice, Flat, Simple } from './choice.ts';
import { seedDice } from '../dice.ts';
import { enumerate, findOnlyAnswer } from './enumerate.ts';
import { answerOf, nextMoves, STOP } from './small-moves.ts';
import { sample } from './sample.ts';
import { isForced, sizeOf } from './size.ts';

const json = (value: unknown): string => JSON.stringify(value);
const what = 'thing';

/** Distinct numbers in any order, some of them negative, as a choice names streets, cards or seats. */
const names = (min: number, max: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: -3, max: 40 }), { minLength: min, maxLength: max });

const one: fc.Arbitrary<Flat> = names(1, 5).map(of => ({ kind: 'one', what, of }));
const amount: fc.Arbitrary<Flat> = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(4))
  .map(([min, more]) => ({ kind: 'amount', what, min, max: min + more }));
/** `max` may exceed the number of items, as in up to three of the two cards in hand. */
const some: fc.Arbitrary<Flat> = fc.tuple(names(0, 5), fc.nat(5), fc.nat(3)).map(([of, least, more]) => {
  const min = Math.min(least, of.length);
  return { kind: 'some', what, of, min, max: min + more };
});
const spread: fc.Arbitrary<Flat> = fc
  .tuple(names(0, 4), fc.nat(3), fc.nat(3), fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), fc.boolean())
  .map(([over, least, more, rooms, isCapped]) => {
    const caps = rooms.slice(0, over.length);
    const room = over.length === 0 ? 0 : isCapped ? caps.reduce((sum, cap) => sum + cap, 0) : 9;
    const min = Math.min(least, room);
    return { kind: 'spread', what, over, min, max: min + more, ...(isCapped && { caps }) };
  });
const split: fc.Arbitrary<Flat> = fc
  .tuple(names(0, 4), names(1, 3))
  .map(([pile, among]) => ({ kind: 'split', what, pile, among }));
const lay: fc.Arbitrary<Flat> = fc
  .tuple(names(0, 4), fc.array(fc.nat(2), { maxLength: 3 }))
  .map(([over, pieces]) => ({ kind: 'lay', what, over, pieces }));

const flat = fc.oneof(one, amount, some, spread, split, lay);
const list: fc.Arbitrary<Simple> = fc
  .tuple(fc.array(flat, { maxLength: 2 }), fc.nat(1), fc.nat(2))
  .map(([parts, min, more]) => ({ kind: 'list', what, parts, min, max: min + more }));
const simple = fc.oneof({ weight: 6, arbitrary: flat }, { weight: 1, arbitrary: list });
const all: fc.Arbitrary<All> = fc
  .array(simple, { maxLength: 3 })
  .map(parts => ({ kind: 'all', what, parts }));
const either: fc.Arbitrary<Choice> = fc
  .array(fc.oneof(simple, all), { minLength: 1, maxLength: 3 })
  .map(branches => ({ kind: 'either', what, branches }));
const any: fc.Arbitrary<Choice> = fc.oneof(simple, all, either);

/** Choices small enough to be listed, as most drawn ones are. */
const LISTABLE = 200;
const listable = any.filter(choice => sizeOf(choice) <= LISTABLE);
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, holds), { seed: 1, numRuns: 600 });

/** Returns the answer of every complete sequence of moves. */
const walks = (choice: Choice, sofar: readonly number[] = []): Answer[] => {
  const next = nextMoves(choice, sofar);
  if (next.length === 0) return [answerOf(choice, sofar)];
  return next.flatMap(move => walks(choice, [...sofar, move]));
};

describe('any choice', () => {
  test('[K19] has as many answers as it lists, each once, and accepts them unchanged', () => {
    check(listable, choice => {
      const answers = [...enumerate(choice)];
      expect(answers).toHaveLength(sizeOf(choice));
      expect(new Set(answers.map(json)).size).toBe(answers.length);
      const accepted = answers.map(answer => acceptAnswer(choice, answer));
      expect(accepted).toEqual(answers.map(value => ({ ok: true, value })));
    });
  });

  test('[K19] refuses a neighbour of a listed answer that is not listed itself', () => {
    check(listable, choice => {
      const listed = new Set([...enumerate(choice)].map(json));
      const near = [...listed].flatMap(text => neighbours(JSON.parse(text) as Answer));
      const unlisted = near.filter(raw => {
        const accepted = acceptAnswer(choice, raw);
        return accepted.ok && !listed.has(json(accepted.value));
      });
      expect(unlisted).toEqual([]);
    });
  });

  test('[K20] is forced if it has one answer, and that is the only one', () => {
    check(listable, choice => {
      expect(isForced(choice)).toBe(sizeOf(choice) === 1);
      expect(findOnlyAnswer(choice)).toEqual(isForced(choice) ? [...enumerate(choice)][0] : undefined);
    });
  });

  test('[K21] accepts its samples unchanged', () => {
    const dice = seedDice(5);
    check(any, choice => {
      for (let n = 0; n < 4; n++) {
        const sampled = sample(choice, dice);
        expect(acceptAnswer(choice, sampled)).toEqual({ ok: true, value: sampled });
      }
    });
  });

  test('[K21] never rolls a die without sides', () => {
    const dice = seedDice(6);
    const strict = {
      below: (n: number) => {
        if (n < 1) throw new Error(`a die of ${n}`);
        return dice.below(n);
      },
    };
    check(any, choice => {
      sample(choice, strict);
    });
  });

  test('[K22] is spelled in small moves in as many ways as it has answers, each answer once', () => {
    check(listable, choice => {
      const spelled = walks(choice).map(json);
      expect(spelled.toSorted()).toEqual([...enumerate(choice)].map(json).toSorted());
    });
  });
});

/** Returns answers that differ from this one in one number, in one item more or less, or in the branch. */
const neighbours = (answer: Answer): unknown[] => {
  if (typeof answer === 'number') return [answer - 1, answer + 1];
  if (typeof answer === 'string') return [`${answer}x`];
  if (!Array.isArray(answer)) {
    const { branch, answer: inner } = answer as Extract<Answer, { branch: number }>;
    return [
      { branch: branch + 1, answer: inner },
      ...neighbours(inner).map(near => ({ branch, answer: near })),
    ];
  }
  const items: readonly Answer[] = answer;
  return [
    items.slice(1),
    [...items, items[0] ?? 0],
    ...items.flatMap((item, i) => neighbours(item).map(near => items.with(i, near as Answer))),
  ];
};

describe('figures', () => {
  const streets = Array.from({ length: 20 }, (_, i) => i);
  const cases: [string, number, Choice][] = [
    [
      'nine tokens of four kinds on twenty streets',
      1_776_812_061,
      { kind: 'lay', what, over: streets, pieces: [3, 2, 1, 3] },
    ],
    [
      'nine identical tokens over twenty streets',
      10_015_005,
      { kind: 'spread', what, over: streets, min: 0, max: 9 },
    ],
    [
      'exactly nine of them, at most two a street',
      3_656_360,
      { kind: 'spread', what, over: streets, min: 9, max: 9, caps: streets.map(() => 2) },
    ],
    [
      'twelve cards among five seats',
      244_140_625,
      { kind: 'split', what, pile: streets.slice(0, 12), among: [0, 1, 2, 3, 4] },
    ],
    ['two to four of twenty', 6_175, { kind: 'some', what, of: streets, min: 2, max: 4 }],
    ['nothing to lay', 1, { kind: 'lay', what, over: streets, pieces: [0, 0] }],
    ['nothing to split', 1, { kind: 'split', what, pile: [], among: [0, 1] }],
    [
      'an amount and one of twenty',
      220,
      {
        kind: 'all',
        what,
        parts: [
          { kind: 'amount', what, min: 0, max: 10 },
          { kind: 'one', what, of: streets },
        ],
      },
    ],
    [
      'an amount or one of twenty',
      31,
      {
        kind: 'either',
        what,
        branches: [
          { kind: 'amount', what, min: 0, max: 10 },
          { kind: 'one', what, of: streets },
        ],
      },
    ],
    ['words', Infinity, { kind: 'text', what, min: 0, max: 1 }],
  ];
  test.each(cases)('[K19] %s: %s', (_, size, choice) => {
    expect(sizeOf(choice)).toBe(size);
  });

  test('[K22] nine tokens are laid in at most nine moves of at most 81 branches, then one to stop', () => {
    const choice: Choice = { kind: 'lay', what, over: streets, pieces: [3, 2, 1, 3] };
    const dice = seedDice(3);
    let longest = 0;
    for (let n = 0; n < 200; n++) {
      const moves: number[] = [];
      for (let next = nextMoves(choice, moves); next.length > 0; next = nextMoves(choice, moves)) {
        expect(next.length).toBeLessThanOrEqual(81);
        moves.push(next[dice.below(next.length)]!);
      }
      longest = Math.max(longest, moves.filter(move => move !== STOP).length);
      expect(acceptAnswer(choice, answerOf(choice, moves)).ok).toBe(true);
    }
    expect(nextMoves(choice, [])).toHaveLength(81);
    expect(longest).toBeLessThanOrEqual(9);
  });

  test('[K21] every answer of a small choice comes up eventually', () => {
    const choices: Choice[] = [
      { kind: 'one', what, of: [3, 1, 4] },
      { kind: 'amount', what, min: -1, max: 2 },
      { kind: 'some', what, of: [1, 2, 3], min: 0, max: 9 },
      { kind: 'spread', what, over: [0, 1], min: 1, max: 3, caps: [2, 1] },
      { kind: 'split', what, pile: [7, 8], among: [0, 1] },
      { kind: 'lay', what, over: [0, 1, 2], pieces: [1, 1] },
      {
        kind: 'either',
        what,
        branches: [
          { kind: 'one', what, of: [0] },
          { kind: 'all', what, parts: [{ kind: 'one', what, of: [0, 1] }] },
        ],
      },
    ];
    const dice = seedDice(9);
    for (const choice of choices) {
      const seen = new Set(Array.from({ length: 400 }, () => json(sample(choice, dice))));
      expect([choice.kind, seen.size]).toEqual([choice.kind, sizeOf(choice)]);
    }
  });
});

describe('words', () => {
  const text: Choice = { kind: 'text', what, min: 2, max: 40 };
  test('[K19] cannot be listed', () => {
    expect(() => [...enumerate(text)]).toThrow('texts cannot be listed');
  });
  test('[K20] are never forced, not even as a part of another choice', () => {
    expect(isForced(text)).toBe(false);
    expect(findOnlyAnswer({ kind: 'all', what, parts: [text] })).toBeUndefined();
  });
  test('[K21] are sampled with the minimum to twelve characters', () => {
    const dice = seedDice(2);
    const lengths = Array.from({ length: 300 }, () => (sample(text, dice) as string).length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 12]);
    expect(sample({ ...text, min: 30 }, dice)).toHaveLength(30);
  });
  test('[K22] have no moves, and the shortest stands for all of them', () => {
    expect(nextMoves(text, [])).toEqual([]);
    expect(acceptAnswer(text, answerOf(text, []))).toEqual({ ok: true, value: '..' });
  });
});
