import { accepts, NOTHING, type Answer, type Choice, type Simple } from '@tavola/kernel';
import type { Draft, PartDraft } from '../../boards/contract.ts';

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
  return choice.kind === 'all' ? choice.parts.map(emptyPart) : emptyPart(choice);
};

export const emptyBranch = (choice: Extract<Choice, { kind: 'either' }>, branch: number): Draft => {
  const chosen = choice.branches[branch];
  if (!chosen) return undefined;
  return { branch, answer: chosen.kind === 'all' ? chosen.parts.map(emptyPart) : emptyPart(chosen) };
};

/** The draft as an answer, if nothing is missing. What only the rules know is judged by the host. */
export const wholeAnswer = (choice: Choice, draft: Draft): Answer | undefined => {
  const result = accepts(choice, draft);
  return result.ok ? result.value : undefined;
};

/** The answer that names this number, where a question can be answered with one. */
export const naming = (kind: string, number: number): unknown => {
  if (kind === 'one' || kind === 'amount') return number;
  return kind === 'some' ? [number] : undefined;
};
