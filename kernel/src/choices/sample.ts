import {
  NOTHING,
  type Answer,
  type Choice,
  type Flat,
  type FlatAnswer,
  type ListRow,
  type Simple,
  type SimpleAnswer,
} from './choice.ts';
import type { Dice } from '../dice.ts';

/** Returns a random answer. It draws amounts and totals first, so that small and large answers both come up. */
export const sample = (choice: Choice, dice: Dice): Answer => {
  switch (choice.kind) {
    case 'all':
      return choice.parts.map(part => sampleSimple(part, dice));
    case 'either': {
      const branch = dice.below(choice.branches.length);
      const chosen = choice.branches[branch]!;
      return { branch, answer: sample(chosen, dice) as SimpleAnswer | readonly SimpleAnswer[] };
    }
    default:
      return sampleSimple(choice, dice);
  }
};

const sampleSimple = (choice: Simple, dice: Dice): SimpleAnswer => {
  if (choice.kind !== 'list') return sampleFlat(choice, dice);
  const rows: ListRow[] = [];
  for (let n = between(choice.min, choice.max, dice); n > 0; n--)
    rows.push(choice.parts.map(part => sampleFlat(part, dice)));
  return rows;
};

const sampleFlat = (choice: Flat, dice: Dice): FlatAnswer => {
  switch (choice.kind) {
    case 'one':
      return choice.of[dice.below(choice.of.length)]!;
    case 'amount':
      return between(choice.min, choice.max, dice);
    case 'some': {
      const n = between(choice.min, Math.min(choice.max, choice.of.length), dice);
      const picked = pick(choice.of, n, dice);
      return choice.of.filter(item => picked.includes(item));
    }
    case 'spread':
      return sampleSpread(choice, dice);
    case 'split':
      return choice.pile.map(() => choice.among[dice.below(choice.among.length)]!);
    case 'lay':
      return sampleLay(choice, dice);
    case 'text':
      return sampleText(between(choice.min, Math.max(choice.min, Math.min(choice.max, 12)), dice), dice);
  }
};

const between = (min: number, max: number, dice: Dice): number => min + dice.below(max - min + 1);

/** Returns the first n items of a partial shuffle. */
const pick = (of: readonly number[], n: number, dice: Dice): number[] => {
  const pool = of.slice();
  for (let i = 0; i < n; i++) {
    const j = i + dice.below(pool.length - i);
    const item = pool[j]!;
    pool[j] = pool[i]!;
    pool[i] = item;
  }
  pool.length = n;
  return pool;
};

const sampleSpread = (choice: Extract<Simple, { kind: 'spread' }>, dice: Dice): readonly number[] => {
  const counts = choice.over.map(() => 0);
  const open = choice.over.map((_, i) => i).filter(i => (choice.caps?.[i] ?? 1) > 0);
  const room = choice.caps ? choice.caps.reduce((sum, cap) => sum + cap, 0) : choice.max;
  const total = open.length === 0 ? 0 : between(choice.min, Math.min(choice.max, room), dice);
  for (let n = 0; n < total; n++) {
    const at = dice.below(open.length);
    const place = open[at]!;
    counts[place]!++;
    if (counts[place] === choice.caps?.[place]) open.splice(at, 1);
  }
  return counts;
};

const sampleLay = (choice: Extract<Simple, { kind: 'lay' }>, dice: Dice): readonly number[] => {
  const laid = choice.over.map(() => NOTHING);
  const free = choice.over.map((_, i) => i);
  for (let piece = 0; piece < choice.pieces.length; piece++) {
    const n = between(0, Math.min(choice.pieces[piece]!, free.length), dice);
    for (let i = 0; i < n; i++) {
      const at = dice.below(free.length);
      laid[free[at]!] = piece;
      free[at] = free[free.length - 1]!;
      free.pop();
    }
  }
  return laid;
};

/** Returns a meaningless word. Games with texts write better ones in the `sample` of their questions. */
const sampleText = (length: number, dice: Dice): string => {
  let text = '';
  for (let i = 0; i < length; i++) text += 'aeionrstlv'[dice.below(10)]!;
  return text;
};
