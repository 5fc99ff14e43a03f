import type { Draft, PartDraft } from '../contract.ts';

interface BranchDraft {
  readonly branch: number;
  readonly answer: PartDraft | readonly PartDraft[];
}

const isList = (draft: Draft): draft is readonly PartDraft[] => Array.isArray(draft);
const isBranch = (draft: Draft): draft is BranchDraft =>
  typeof draft === 'object' && !Array.isArray(draft) && 'branch' in draft;

/** The one number that a draft is, if it is one. */
export const numberOf = (draft: Draft): number | undefined => (typeof draft === 'number' ? draft : undefined);

/** A number for each of `n` places, `empty` where the draft has none. */
export const numbersOf = (draft: Draft, n: number, empty: number): readonly number[] => {
  const list = isList(draft) ? draft : [];
  return Array.from({ length: n }, (_, i) => {
    const item = list[i];
    return typeof item === 'number' ? item : empty;
  });
};

/** The parts of a branch that is being composed; none if another branch is, or none at all. */
export const branchOf = (draft: Draft, branch: number): readonly (number | undefined)[] | undefined => {
  if (!isBranch(draft) || draft.branch !== branch) return undefined;
  const { answer } = draft;
  if (typeof answer === 'number') return [answer];
  return isList(answer) ? answer.map(part => (typeof part === 'number' ? part : undefined)) : [];
};
