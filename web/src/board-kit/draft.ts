import { NOTHING, type Choice, type Simple } from '@tavola/kernel';
import type { Draft, PartDraft } from './contract.ts';

export type Either = Extract<Choice, { readonly kind: 'either' }>;

/**
 * Finds the branch of a menu by its name, because the numbers of branches change with the offer; -1 if it is absent.
 */
export const branchAbout = (choice: Either | undefined, what: string): number =>
  choice?.branches.findIndex(branch => branch.what === what) ?? -1;

interface BranchDraft {
  readonly branch: number;
  readonly answer: PartDraft | readonly PartDraft[];
}

const isList = (draft: Draft): draft is readonly PartDraft[] => Array.isArray(draft);
const isBranch = (draft: Draft): draft is BranchDraft =>
  typeof draft === 'object' && !Array.isArray(draft) && 'branch' in draft;

export const numberOf = (draft: Draft): number | undefined => (typeof draft === 'number' ? draft : undefined);

export const listOf = (draft: Draft): readonly PartDraft[] => (isList(draft) ? draft : []);

/** Fills every missing place with `empty`. */
export const numbersOf = (draft: Draft, n: number, empty: number): readonly number[] => {
  const list = isList(draft) ? draft : [];
  return Array.from({ length: n }, (_, i) => {
    const item = list[i];
    return typeof item === 'number' ? item : empty;
  });
};

/** Returns the parts of this branch, or undefined while the draft holds another branch or none. */
export const partsOf = (draft: Draft, branch: number): readonly PartDraft[] | undefined => {
  if (!isBranch(draft) || draft.branch !== branch) return undefined;
  return isList(draft.answer) ? draft.answer : [draft.answer];
};

/** Returns only the numbers of this branch's parts. */
export const branchOf = (draft: Draft, branch: number): readonly (number | undefined)[] | undefined =>
  partsOf(draft, branch)?.map(part => (typeof part === 'number' ? part : undefined));

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

/** Fills in only what needs no decision, so that every real choice starts open. */
export const emptyDraft = (choice: Choice | null | undefined): Draft => {
  if (!choice || choice.kind === 'either') return undefined;
  // An amount that is the whole answer starts open like any other choice; as a part it starts at its minimum.
  if (choice.kind === 'amount' && choice.min < choice.max) return undefined;
  return choice.kind === 'all' ? choice.parts.map(emptyPart) : emptyPart(choice);
};

export const emptyBranch = (choice: Extract<Choice, { kind: 'either' }>, branch: number): Draft => {
  const chosen = choice.branches[branch];
  if (!chosen) return undefined;
  return { branch, answer: chosen.kind === 'all' ? chosen.parts.map(emptyPart) : emptyPart(chosen) };
};
