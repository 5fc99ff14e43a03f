import type { Dice } from '@tavola/kernel';

export const pick = <T>(dice: Dice, of: readonly T[]): T => of[dice.below(of.length)]!;

/** Nests lists in lists. */
const nest = (levels: number): unknown => {
  let value: unknown = 0;
  for (let n = 0; n < levels; n++) value = [value];
  return value;
};

const NUMBERS = [0, -0, -1, 0.5, 1, 2, 15, 16, 99, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308];

/** These words have a meaning for programs, databases and printers. */
export const WORDS = [
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  '../../etc/passwd',
  "'; drop table matches; --",
  '<script>alert(1)</script>',
  '%s%n%00',
  'nul \u0000 here',
  'half a pair \ud800',
  'turned \u202e round',
  'e\u0301'.repeat(200),
  'x'.repeat(5000),
];

/** Makes meaningless JSON. */
export const makeJunk = (dice: Dice, depth = 3): unknown => {
  switch (dice.below(depth > 0 ? 9 : 5)) {
    case 0:
      return null;
    case 1:
      return dice.below(2) === 0;
    case 2:
    case 3:
      return pick(dice, NUMBERS);
    case 4:
      return pick(dice, WORDS);
    case 5:
      return nest(1 + dice.below(40));
    case 6:
      return Array.from({ length: pick(dice, [1, 3, 500]) }, () => makeJunk(dice, 0));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.below(5) }, () => [pick(dice, WORDS), makeJunk(dice, depth - 1)]),
      );
  }
};

/** Puts one error into a valid value. */
export const spoil = (value: unknown, dice: Dice): unknown => {
  if (typeof value !== 'object' || value === null || dice.below(4) === 0) return makeJunk(dice, 2);
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    const at = dice.below(list.length + 1);
    switch (dice.below(3)) {
      case 0:
        return [...list, ...list];
      case 1:
        return list.toSpliced(at, 1);
      default:
        return list.toSpliced(at, 1, spoil(list[at], dice));
    }
  }
  const fields = Object.entries(value);
  const at = dice.below(fields.length + 1);
  const [name, old] = fields[at] ?? [pick(dice, WORDS), undefined];
  const changed: [string, unknown] = [dice.below(4) === 0 ? pick(dice, WORDS) : name, spoil(old, dice)];
  return Object.fromEntries(fields.toSpliced(at, 1, ...(dice.below(3) === 0 ? [] : [changed])));
};
