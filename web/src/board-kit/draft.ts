import { NOTHING, type Choice, type Simple } from '@tavola/kernel';
import type { Draft, PartDraft } from './contract.ts';

export type Either = Extract<Choice, { readonly kind: 'either' }>;

/** The branch of a menu that is about this, or -1: what a menu offers changes, so numbers mean nothing. */
export const branchAbout = (choice: Either | undefined, what: string): number =>
  choice?.branches.findIndex(branch => branch.what === what) ?? -1;

interface BranchDraft {
  readonly branch: number;
  readonly answer: PartDraft | readonly PartDraft[];
}

const isList = (draft: Draft): draft is readonly PartDraft[] => Array.isArray(draft);
const isBranch = (draft: Draft): draft is BranchDraft =>
  typeof draft === 'object' && !Array.isArray(draft) && 'branch' in draft;

/** The one number that a draft is, if it is one. */
export const numberOf = (draft: Draft): number | undefined => (typeof draft === 'number' ? draft : undefined);

/** The parts that a draft is made of, none if it is not. */
export const listOf = (draft: Draft): readonly PartDraft[] => (isList(draft) ? draft : []);

/** A number for each of `n` places, `empty` where the draft has none. */
export const numbersOf = (draft: Draft, n: number, empty: number): readonly number[] => {
  const list = isList(draft) ? draft : [];
  return Array.from({ length: n }, (_, i) => {
    const item = list[i];
    return typeof item === 'number' ? item : empty;
  });
};

/** The parts of a branch that is being composed; none if another branch is, or none at all. */
export const partsOf = (draft: Draft, branch: number): readonly PartDraft[] | undefined => {
  if (!isBranch(draft) || draft.branch !== branch) return undefined;
  return isList(draft.answer) ? draft.answer : [draft.answer];
};

/** The same where all parts are numbers. */
export const branchOf = (draft: Draft, branch: number): readonly (number | undefined)[] | undefined =>
  partsOf(draft, branch)?.map(part => (typeof part === 'number' ? part : undefined));

/** A part before anything was chosen. */
export const emptyPart = (choice: Simple): PartDraft => {
  switch (choice.kind) {
    case 'one':
      return choice.of.length === 1 ? choice.of[0] : undefined;
    case 'some':
      return [];
    case 'amount':
      return choice.min;
    case 'spread':
      return choice.over.map(() => 0);
    case 'lay':
      return choice.over.map(() => NOTHING);
    case 'split':
      return choice.pile.map(() => -1);
    case 'text':
      return '';
    case 'list':
      return [];
  }
};

/** The answer before anything was chosen. */
export const emptyDraft = (choice: Choice | undefined): Draft => {
  if (!choice || choice.kind === 'either') return undefined;
  // An amount that is all of the answer is chosen like anything else; as a part of more it begins with the least.
  if (choice.kind === 'amount' && choice.min < choice.max) return undefined;
  return choice.kind === 'all' ? choice.parts.map(emptyPart) : emptyPart(choice);
};

/** A branch before anything was chosen in it. */
export const emptyBranch = (choice: Extract<Choice, { kind: 'either' }>, branch: number): Draft => {
  const chosen = choice.branches[branch];
  if (!chosen) return undefined;
  return { branch, answer: chosen.kind === 'all' ? chosen.parts.map(emptyPart) : emptyPart(chosen) };
};
