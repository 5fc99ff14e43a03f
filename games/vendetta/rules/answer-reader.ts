import type { Answer, Choice, Flat, Simple } from '@tavola/kernel';

/** Reads an answer by the names of its parts. The kernel has accepted the answer, so a mismatch is a bug. */
export interface AnswerReader {
  /** The `what` of the branch that was chosen. */
  readonly what: string;
  number(part: string): number;
  numbers(part: string): readonly number[];
  text(part: string): string;
  rows(part: string): readonly AnswerReader[];
}

type Part = Simple | Flat;

const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error('not a list');
  return value;
};

const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error('not a number');
  return value;
};

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('not a text');
  return value;
};

const parts = (what: string, of: readonly Part[], answers: readonly unknown[]): AnswerReader => {
  const find = (name: string): number => {
    const at = of.findIndex(part => part.what === name);
    if (at < 0) throw new Error(`${what} has no part ${name}`);
    return at;
  };
  return {
    what,
    number: name => number(answers[find(name)]),
    numbers: name => list(answers[find(name)]).map(number),
    text: name => text(answers[find(name)]),
    rows: name => {
      const part = of[find(name)]!;
      if (part.kind !== 'list') throw new Error(`${name} is no list`);
      return list(answers[find(name)]).map(row => parts(name, part.parts, list(row)));
    },
  };
};

/** Reads the answer to one of several branches. */
export const readBranch = (choice: Extract<Choice, { kind: 'either' }>, answer: Answer): AnswerReader => {
  if (typeof answer !== 'object' || !('branch' in answer)) throw new Error('no branch was chosen');
  const chosen = choice.branches[answer.branch]!;
  return chosen.kind === 'all'
    ? parts(chosen.what, chosen.parts, list(answer.answer))
    : parts(chosen.what, [chosen], [answer.answer]);
};

/** Reads the answer to a list of rows. */
export const readRows = (
  choice: Extract<Choice, { kind: 'list' }>,
  answer: Answer,
): readonly AnswerReader[] => list(answer).map(row => parts(choice.what, choice.parts, list(row)));
