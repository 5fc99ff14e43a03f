import { describe, expect, test } from 'vitest';
import { acceptAnswer } from './accept-answer.ts';
import type { All, Choice, Simple } from './choice.ts';
import { seedDice } from '../dice.ts';
import { enumerate, findOnlyAnswer } from './enumerate.ts';
import { answerOf, nextMoves } from './small-moves.ts';
import { sample } from './sample.ts';
import { isForced, sizeOf } from './size.ts';

const list = {
  kind: 'list',
  what: 'piece',
  parts: [
    { kind: 'one', what: 'kind', of: [0, 1] },
    { kind: 'amount', what: 'power', min: 1, max: 3 },
    { kind: 'some', what: 'friend', of: [7, 8], min: 0, max: 2 },
  ],
  min: 0,
  max: 2,
} as const satisfies Choice;
const named: Simple = {
  kind: 'list',
  what: 'piece',
  parts: [{ kind: 'text', what: 'name', min: 1, max: 5 }],
  min: 1,
  max: 3,
};
const inside: All = { kind: 'all', what: 'scene', parts: [list, { kind: 'one', what: 'end', of: [0, 1] }] };

/** Returns every answer that a sequence of small moves spells. */
const spelled = (choice: Choice, moves: readonly number[] = []): unknown[] => {
  const next = nextMoves(choice, moves);
  if (next.length === 0) return [answerOf(choice, moves)];
  return next.flatMap(move => spelled(choice, [...moves, move]));
};

const code = (choice: Choice, raw: unknown): string => {
  const answer = acceptAnswer(choice, raw);
  return answer.ok ? 'ok' : answer.error.code;
};

describe('a list of rows', () => {
  test('[K15] is accepted with each row checked part by part', () => {
    const raw = [
      [0, 3, [8, 7]],
      [1, 1, []],
    ];
    expect(acceptAnswer(list, raw)).toEqual({
      ok: true,
      value: [
        [0, 3, [7, 8]],
        [1, 1, []],
      ],
    });
    expect(acceptAnswer(list, [])).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['not an array', 3, 'malformed'],
    ['a row that is none', [3], 'malformed'],
    ['a row too short', [[0, 1]], 'malformed'],
    ['a part out of range', [[0, 4, []]], 'out-of-range'],
    ['too many rows', Array.from({ length: 3 }, () => [0, 1, []]), 'too-many'],
    ['a hundred thousand rows', Array.from({ length: 100_000 }, () => 0), 'too-many'],
  ])('[K16] is refused with a code: %s', (_, raw, expected) => {
    expect(code(list, raw)).toBe(expected);
  });

  test('[K16] needs its minimum number of rows', () => {
    expect(code(named, [])).toBe('too-few');
    expect(code(named, [['Luigi']])).toBe('ok');
  });

  test.each([
    ['alone', list],
    ['within an answer of several parts', inside],
  ])('[K19] is counted, listed and spelled alike, each answer once: %s', (_, choice) => {
    const all = [...enumerate(choice)].map(answer => JSON.stringify(answer));
    expect(new Set(all).size).toBe(all.length);
    expect(sizeOf(choice)).toBe(all.length);
    expect(
      spelled(choice)
        .map(answer => JSON.stringify(answer))
        .toSorted(),
    ).toEqual(all.toSorted());
  });

  test('[K19] has infinitely many answers if a row holds words', () => {
    expect(sizeOf(named)).toBe(Infinity);
    expect(sizeOf({ ...named, min: 0, max: 0 })).toBe(1);
    expect(acceptAnswer(named, answerOf(named, [2])).ok).toBe(true);
  });

  test('[K20] is forced only if there is nothing to choose', () => {
    expect(isForced(list)).toBe(false);
    expect(findOnlyAnswer({ ...list, max: 0 })).toEqual([]);
    const one = { ...list, parts: [{ kind: 'one', what: 'kind', of: [4] }], min: 2, max: 2 } as const;
    expect(findOnlyAnswer(one)).toEqual([[4], [4]]);
  });

  test('[K21] is sampled with every number of rows', () => {
    const dice = seedDice(1);
    const drawn = Array.from({ length: 100 }, () => sample(list, dice));
    expect(drawn.every(answer => acceptAnswer(list, answer).ok)).toBe(true);
    expect(new Set(drawn.map(answer => (answer as readonly unknown[]).length))).toEqual(new Set([0, 1, 2]));
  });
});

describe('words', () => {
  const name: Simple = { kind: 'text', what: 'name', min: 1, max: 5, oneLine: true };
  test.each([
    ['spaces alone', '  \n ', 'too-short'],
    ['joiners that nobody sees', '\u200b\u200d', 'too-short'],
    ['a name of two lines', 'a\nb', 'unprintable'],
    ['a turn of direction', 'a\u202eb', 'unprintable'],
    ['an isolate left open', '\u2066ab', 'unprintable'],
    ['any script', 'שלוםא', 'ok'],
    ['characters beyond the first plane', '𝄞𝄞𝄞𝄞𝄞', 'ok'],
  ])('[K17] %s', (_, raw, expected) => {
    expect(code(name, raw)).toBe(expected);
  });

  test('[K17] of several lines are accepted unless the choice asks for one line', () => {
    expect(acceptAnswer({ kind: 'text', what: 'story', min: 1, max: 9 }, ' a\r\nb ')).toEqual({
      ok: true,
      value: 'a\nb',
    });
  });
});
