import { acceptAnswer, NOTHING, type Answer, type Choice, type Simple } from '@tavola/kernel';
import type { Draft, PartDraft } from '../../board-kit/contract.ts';
import { emptyPart } from '../../board-kit/draft.ts';

/** The draft as an answer, if it is complete. The host checks it against the rules. */
export const parseDraft = (choice: Choice, draft: Draft): Answer | undefined => {
  const result = acceptAnswer(choice, draft);
  return result.ok ? result.value : undefined;
};

/** The draft with one more number in it; undefined where the question has no place for it. */
export const addNumber = (choice: Choice, draft: Draft, number: number): unknown => {
  switch (choice.kind) {
    case 'either': {
      const { branch, answer } = branchIn(draft) ?? {};
      const chosen = choice.branches[branch ?? -1];
      return chosen && { branch, answer: addNumber(chosen, answer, number) };
    }
    case 'all': {
      const parts = Array.isArray(draft) ? (draft as readonly PartDraft[]) : choice.parts.map(emptyPart);
      const open = choice.parts.findIndex((part, i) => part.kind === 'one' && parts[i] === undefined);
      const at = open < 0 ? choice.parts.findIndex(({ kind }) => kind === 'one') : open;
      return at < 0 ? undefined : parts.map((part, i) => (i === at ? number : part));
    }
    default:
      return addNumberToPart(choice, draft as PartDraft, number);
  }
};

const branchIn = (draft: Draft) => (typeof draft === 'object' && 'branch' in draft ? draft : undefined);

const addNumberToPart = (choice: Simple, draft: PartDraft, number: number): unknown => {
  const row = Array.isArray(draft) ? (draft as readonly number[]) : [];
  switch (choice.kind) {
    case 'one':
    case 'amount':
      return number;
    case 'some':
      return row.includes(number) ? row : [...row, number];
    case 'spread': {
      const at = choice.over.indexOf(number);
      return at < 0 ? undefined : choice.over.map((_, i) => (row[i] ?? 0) + (i === at ? 1 : 0));
    }
    case 'lay': {
      const at = choice.over.indexOf(number);
      const left = choice.pieces.findIndex((n, piece) => n > row.filter(laid => laid === piece).length);
      const piece = left < 0 ? choice.pieces.findIndex(n => n > 0) : left;
      return at < 0 ? undefined : choice.over.map((_, i) => (i === at ? piece : (row[i] ?? NOTHING)));
    }
    case 'split':
    case 'text':
    case 'list':
      return undefined;
  }
};

/** Whether a choice contains this number anywhere. */
export const isOffered = (choice: Choice, number: number): boolean => {
  switch (choice.kind) {
    case 'either':
      return choice.branches.some(branch => isOffered(branch, number));
    case 'all':
    case 'list':
      return choice.parts.some(part => isOffered(part, number));
    case 'one':
    case 'some':
      return choice.of.includes(number);
    case 'spread':
    case 'lay':
      return choice.over.includes(number);
    case 'split':
      return choice.pile.includes(number);
    case 'amount':
      return number >= choice.min && number <= choice.max;
    case 'text':
      return false;
  }
};
