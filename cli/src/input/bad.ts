import type { Refusal } from '@tavola/kernel';

/** Unusable input. The message is one sentence for the person who typed it; the exit code is 2. */
export class BadInput extends Error {}

export const rejectInput = (sentence: string): never => {
  throw new BadInput(sentence);
};

/** A refusal of seats, options or a board, in words. */
export const inWords = ({ code, rule, about = {} }: Refusal): string => {
  const { path = '', expected, found } = about;
  const cited = rule === undefined ? '' : ` (${rule})`;
  if (expected !== undefined) return `${path === '' ? 'it' : path} must be ${expected}, not ${found}${cited}`;
  const rest = Object.entries(about).map(([name, value]) => `${name} ${value}`);
  return [code, ...rest].join(', ') + cited;
};

/** Finds the known word that a misspelt one most likely means. */
export const findNearest = (word: string, known: readonly string[]): string | undefined => {
  const near = known
    .map(other => ({ other, far: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, far }) => far <= Math.max(1, Math.floor(other.length / 3)));
  return near.toSorted((a, b) => a.far - b.far)[0]?.other;
};

/** How many letters must be put in, left out or changed. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < Math.min(a.length, 40); i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]! + Math.max(0, a.length - 40);
};

/** `there is no command "replya"; did you mean replay?` */
export const unknown = (kind: string, word: string, known: readonly string[]): never => {
  const meant = findNearest(word, known);
  const hint = meant === undefined ? `known: ${known.join(', ')}` : `did you mean ${meant}?`;
  return rejectInput(`there is no ${kind} ${JSON.stringify(word)}; ${hint}`);
};
