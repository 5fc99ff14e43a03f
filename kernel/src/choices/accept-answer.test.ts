import { describe, expect, test } from 'vitest';
import { acceptAnswer } from './accept-answer.ts';
import type { Choice, Simple } from './choice.ts';

const given = (choice: Choice, raw: unknown): unknown => {
  const result = acceptAnswer(choice, raw);
  return result.ok ? result.value : result.error;
};

/** A list of holes, which a message between threads may contain. */
const holes = (length: number): unknown[] => Array(length);

/** A list that throws when an item is read. */
const untouchable = <T extends object>(like: T): T =>
  new Proxy(like, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) throw new Error(`item ${name} was read`);
      return Reflect.get(target, name) as unknown;
    },
  });

const one: Simple = { kind: 'one', what: 'street', of: [4, 7, 9] };
const some: Simple = { kind: 'some', what: 'card', of: [5, 3, 8, 1], min: 1, max: 2 };
const amount: Simple = { kind: 'amount', what: 'florins', min: 2, max: 6 };
const spread: Simple = { kind: 'spread', what: 'token', over: [10, 11, 12], min: 1, max: 4 };
const capped: Simple = { ...spread, caps: [1, 0, 2] };
const split: Simple = { kind: 'split', what: 'card', pile: [21, 22, 23], among: [0, 2] };
const lay: Simple = { kind: 'lay', what: 'token', over: [0, 1, 2, 3], pieces: [1, 0, 2] };
const text: Simple = { kind: 'text', what: 'note', min: 1, max: 5 };
const list: Simple = { kind: 'list', what: 'pair', parts: [one, some], min: 0, max: 4 };
const all: Choice = { kind: 'all', what: 'plan', parts: [amount, some] };
const either: Choice = { kind: 'either', what: 'deed', branches: [one, all, text] };

describe('accepted answers', () => {
  const cases: [string, Choice, unknown, unknown][] = [
    ['one of these', one, 7, 7],
    ['some, in the order they were offered', some, [1, 5], [5, 1]],
    ['the least of an amount', amount, 2, 2],
    ['the most of an amount', amount, 6, 6],
    ['a spread', spread, [0, 4, 0], [0, 4, 0]],
    ['a spread up to its caps', capped, [1, 0, 2], [1, 0, 2]],
    ['a split', split, [2, 0, 2], [2, 0, 2]],
    ['pieces laid', lay, [2, -1, 0, 2], [2, -1, 0, 2]],
    [
      'rows, each in its canonical form',
      list,
      [
        [9, [1, 3]],
        [4, [8]],
      ],
      [
        [9, [3, 1]],
        [4, [8]],
      ],
    ],
    ['nothing laid', lay, [-1, -1, -1, -1], [-1, -1, -1, -1]],
    ['every part', all, [3, [1, 3]], [3, [3, 1]]],
    ['a branch', either, { branch: 0, answer: 4 }, { branch: 0, answer: 4 }],
    ['a branch of parts', either, { branch: 1, answer: [2, [8]] }, { branch: 1, answer: [2, [8]] }],
    ['a branch of words', either, { branch: 2, answer: ' ah ' }, { branch: 2, answer: 'ah' }],
    ['an empty pile', { ...split, pile: [] }, [], []],
    ['no parts', { kind: 'all', what: 'plan', parts: [] }, [], []],
  ];
  test.each(cases)('[K15] %s', (_, choice, raw, answer) => {
    expect(given(choice, raw)).toEqual(answer);
  });

  test('[K15] the answer is a new value that keeps nothing of the input', () => {
    for (const [choice, raw] of [
      [some, [5]],
      [spread, [1, 1, 1]],
      [split, [0, 0, 0]],
      [lay, [0, -1, -1, -1]],
      [list, [[9, [3]]]],
      [all, [2, [5]]],
    ] as const) {
      const before = JSON.stringify(raw);
      const answer = given(choice, raw);
      expect(answer).not.toBe(raw);
      expect(JSON.stringify(raw)).toBe(before);
    }
    const raw = { branch: 0, answer: 4, more: 'than asked' };
    expect(given(either, raw)).toEqual({ branch: 0, answer: 4 });
  });
});

describe('refused answers', () => {
  const cases: [string, Choice, unknown, object][] = [
    ['one that was not offered', one, 5, { code: 'not-offered' }],
    ['too few', some, [], { code: 'too-few', about: { min: 1 } }],
    ['too many', some, [5, 3, 8], { code: 'too-many', about: { max: 2 } }],
    ['more than there are', some, [5, 3, 8, 1, 1], { code: 'too-many', about: { max: 2 } }],
    ['one of some not offered', some, [5, 6], { code: 'not-offered' }],
    ['the same twice', some, [5, 5], { code: 'twice' }],
    ['an amount too small', amount, 1, { code: 'out-of-range', about: { min: 2, max: 6 } }],
    ['an amount too large', amount, 7, { code: 'out-of-range', about: { min: 2, max: 6 } }],
    ['less than none', spread, [-1, 1, 1], { code: 'out-of-range', about: { min: 0, max: 4 } }],
    ['a spread of too few', spread, [0, 0, 0], { code: 'too-few', about: { min: 1 } }],
    ['a spread of too many', spread, [2, 2, 1], { code: 'too-many', about: { max: 4 } }],
    ['a spread over its cap', capped, [2, 0, 0], { code: 'too-many', about: { max: 1 } }],
    ['a spread on a closed place', capped, [0, 1, 0], { code: 'too-many', about: { max: 0 } }],
    ['a spread of another length', spread, [1, 1], { code: 'malformed' }],
    ['a seat that gets nothing', split, [0, 1, 2], { code: 'not-among', about: { item: 1, seat: 1 } }],
    ['a split of too little', split, [0, 2], { code: 'incomplete', about: { items: 3 } }],
    ['a piece that does not exist', lay, [1, -1, -1, -1], { code: 'too-many', about: { piece: 1, max: 0 } }],
    ['a piece too many', lay, [0, 0, -1, -1], { code: 'too-many', about: { piece: 0, max: 1 } }],
    ['a piece of no kind', lay, [3, -1, -1, -1], { code: 'not-offered' }],
    ['a piece below nothing', lay, [-2, -1, -1, -1], { code: 'not-offered' }],
    ['laid on too many places', lay, [-1, -1, -1, -1, -1], { code: 'malformed' }],
    ['a part missing', all, [2], { code: 'malformed' }],
    ['a part too many', all, [2, [5], 0], { code: 'malformed' }],
    ['a part refused', all, [9, [5]], { code: 'out-of-range', about: { min: 2, max: 6, part: 'florins' } }],
    ['a branch that is not there', either, { branch: 3, answer: 4 }, { code: 'not-offered' }],
    ['a branch below the first', either, { branch: -1, answer: 4 }, { code: 'not-offered' }],
    ['the answer to another branch', either, { branch: 1, answer: 4 }, { code: 'malformed' }],
    ['a branch without an answer', either, { branch: 0 }, { code: 'malformed' }],
    ['an answer without a branch', either, { answer: 4 }, { code: 'malformed' }],
  ];
  test.each(cases)('[K16] %s', (_, choice, raw, error) => {
    expect(given(choice, raw)).toEqual(error);
  });

  const hostile: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a truth', true],
    ['a fraction', 2.5],
    ['not a number', NaN],
    ['no end', Infinity],
    ['a number that is not exact', 2 ** 53],
    ['minus zero', -0],
    ['digits', '3'],
    ['a big integer', 3n],
    ['a symbol', Symbol('three')],
    ['a function', () => 3],
    ['an object', {}],
    ['something like an array', { length: 3, 0: 1, 1: 1, 2: 1 }],
    ['nested too deep', [[[5]]]],
    ['a list of digits', ['5']],
    ['a list of fractions', [0.5, 0.5, 1]],
    ['a list of truths', [true, true, true]],
    ['a branch in a branch', { branch: { branch: 0 }, answer: 0 }],
    ['a branch by name', { branch: 'constructor', answer: 4 }],
    ['a prototype', JSON.parse('{"__proto__": {"branch": 0, "answer": 4}}')],
    ['a Map', new Map([[0, 0]])],
    ['holes', holes(1)],
    ['three holes', holes(3)],
    ['four holes', holes(4)],
    ['bytes', new Uint8Array([0, 0, 0])],
  ];
  const choices = { one, some, amount, spread, capped, split, lay, list, all, either };
  test.each(hostile)('[K18] %s is malformed for every kind of choice', (_, raw) => {
    for (const [kind, choice] of Object.entries(choices)) {
      const result = acceptAnswer(choice, raw);
      // A split first reports its number of items.
      const isShort = kind === 'split' && Array.isArray(raw) && raw.length !== 3;
      expect([kind, !result.ok && result.error.code]).toEqual([kind, isShort ? 'incomplete' : 'malformed']);
    }
    if (typeof raw !== 'string') expect(given(text, raw)).toEqual({ code: 'malformed' });
  });

  test('[K18] a list with holes is malformed, even if it has the expected length', () => {
    for (let length = 1; length < 5; length++)
      for (const choice of Object.values(choices)) expect(acceptAnswer(choice, holes(length)).ok).toBe(false);
  });

  test('[K18] huge input is refused without being traversed', () => {
    const huge = untouchable(Array.from({ length: 10_000 }, () => 5));
    for (const choice of [some, spread, split, lay, list, all])
      expect(acceptAnswer(choice, huge).ok).toBe(false);
    expect(given(text, 'x'.repeat(1_000_000))).toEqual({ code: 'too-long', about: { max: 5 } });
  });
});

describe('texts', () => {
  const cases: [string, string, unknown][] = [
    ['white space around is cut off', ' \t ab \n', 'ab'],
    ['line breaks of another system become ours', 'a\r\nb', 'a\nb'],
    ['letters and accents become one', 'e\u0301', '\u00e9'],
    ['characters are counted, not their halves', '🂡🂢🂣🂤🂥', '🂡🂢🂣🂤🂥'],
    ['composed characters are counted', 'e\u0301'.repeat(5), '\u00e9'.repeat(5)],
    ['letters of a right-to-left script may be written', 'שלום', 'שלום'],
    ['a family joined out of three stays joined', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['six characters are too long', 'abcdef', { code: 'too-long', about: { max: 5 } }],
    ['six pairs of halves are too long', '🂡🂢🂣🂤🂥🂦', { code: 'too-long', about: { max: 5 } }],
    ['blanks are nothing', ' \n\t ', { code: 'too-short', about: { min: 1 } }],
    ['nothing is too short', '', { code: 'too-short', about: { min: 1 } }],
    ['a bell', 'a\u0007', { code: 'unprintable' }],
    ['a zero', 'a\u0000b', { code: 'unprintable' }],
    ['an escape', '\u001b[2J', { code: 'unprintable' }],
    ['a tabulator inside', 'a\tb', { code: 'unprintable' }],
    ['a lone carriage return', 'a\rb', { code: 'unprintable' }],
    ['a control of the second block', 'a\u0085b', { code: 'unprintable' }],
    ['a line separator', 'a\u2028b', { code: 'unprintable' }],
    ['a paragraph separator', 'a\u2029b', { code: 'unprintable' }],
    ['half a pair', 'a\ud800', { code: 'unprintable' }],
    ['the other half', '\udc00a', { code: 'unprintable' }],
  ];
  test.each(cases)('[K17] %s', (_, raw, answer) => {
    expect(given(text, raw)).toEqual(answer);
  });

  test('[K17] no text changes the writing direction of the text after it', () => {
    const turning = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
    for (const code of turning)
      expect(given(text, `a${String.fromCodePoint(code)}b`)).toEqual({ code: 'unprintable' });
  });

  test('[K17] an accepted text is accepted again unchanged', () => {
    for (const raw of [' e\u0301a\r\nb ', 'ﬁ\u0323', '\u1e9b\u0323', '한국'.normalize('NFD')]) {
      const answer = given({ ...text, max: 9 }, raw);
      expect(typeof answer).toBe('string');
      expect(given({ ...text, max: 9 }, answer)).toBe(answer);
    }
  });
});
