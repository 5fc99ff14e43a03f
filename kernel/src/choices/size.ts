import type { Choice, Simple } from './choice.ts';

/**
 * Returns the number of answers. Listing them is not always possible: nine tokens of four kinds can be laid on twenty
 * places in 1 776 812 061 ways.
 */
export const sizeOf = (choice: Choice): number => {
  switch (choice.kind) {
    case 'all':
      return choice.parts.reduce((size, part) => size * sizeOf(part), 1);
    case 'either':
      return choice.branches.reduce((size, branch) => size + sizeOf(branch), 0);
    case 'one':
      return choice.of.length;
    case 'amount':
      return choice.max - choice.min + 1;
    case 'some': {
      let size = 0;
      for (let n = choice.min; n <= choice.max; n++) size += countSubsets(choice.of.length, n);
      return size;
    }
    case 'spread':
      return countSpreads(choice);
    case 'split':
      return choice.among.length ** choice.pile.length;
    case 'lay':
      return countLays(choice.over.length, choice.pieces);
    case 'text':
      return Infinity;
    case 'list': {
      const row = choice.parts.reduce((size, part) => size * sizeOf(part), 1);
      let size = 0;
      for (let rows = choice.min; rows <= choice.max; rows++) size += row ** rows;
      return size;
    }
  }
};

/** Whether exactly one answer is possible. It is quicker than sizeOf, because every open question is tested. */
export const isForced = (choice: Choice): boolean => {
  switch (choice.kind) {
    case 'one':
      return choice.of.length === 1;
    case 'amount':
      return choice.min === choice.max;
    case 'all':
      return choice.parts.every(isForced);
    case 'either':
      return choice.branches.length === 1 && isForced(choice.branches[0]!);
    case 'split':
      return choice.pile.length === 0 || choice.among.length === 1;
    case 'text':
      return false;
    case 'list':
      return choice.max === 0 || (choice.min === choice.max && choice.parts.every(isForced));
    case 'some':
      return choice.max === 0 || choice.min >= choice.of.length;
    case 'spread':
      return isForcedSpread(choice);
    case 'lay':
      return choice.over.length === 0 || choice.pieces.every(copies => copies === 0);
  }
};

/** A spread is forced with no pieces, with no places, or if every place must be full. */
const isForcedSpread = ({ over, caps, min, max }: Extract<Simple, { kind: 'spread' }>): boolean => {
  if (max === 0 || over.length === 0) return true;
  if (!caps) return over.length === 1 && min === max;
  return min === caps.reduce((room, cap) => room + Math.min(cap, max), 0);
};

const countSubsets = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/** ways[t] is the number of ways in which t pieces lie on the places so far. */
const countSpreads = (choice: Extract<Simple, { kind: 'spread' }>): number => {
  let ways = [1];
  for (const [i] of choice.over.entries()) {
    const cap = Math.min(choice.caps?.[i] ?? choice.max, choice.max);
    const next = Array.from({ length: choice.max + 1 }, () => 0);
    for (const [t, w] of ways.entries())
      for (let n = 0; n <= cap && t + n <= choice.max; n++) next[t + n]! += w;
    ways = next;
  }
  return ways.slice(choice.min).reduce((sum, w) => sum + w, 0);
};

/** ways[p] is the number of ways in which the kinds so far take p of the places. */
const countLays = (places: number, pieces: readonly number[]): number => {
  let ways = [1];
  for (const copies of pieces) {
    const next = Array.from({ length: places + 1 }, () => 0);
    for (const [p, w] of ways.entries())
      for (let n = 0; n <= copies && p + n <= places; n++) next[p + n]! += w * countSubsets(places - p, n);
    ways = next;
  }
  return ways.reduce((sum, w) => sum + w, 0);
};
