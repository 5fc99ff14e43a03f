import type { Choice, Refusal, RuleId } from '@tavola/kernel';
import type { Draft } from '../../board-kit/contract.ts';
import { isOffered, addNumber } from './draft.ts';

/** Asks the rules themselves why they would refuse an answer. */
export type AskRules = (answer: unknown) => Promise<Refusal | undefined>;

/** The open question of a player who is asked. */
export interface QuestionToAnswer {
  readonly rule: RuleId;
  readonly choice: Choice;
}

/** Refusals that only mean that an answer is incomplete. */
const UNFINISHED = ['malformed', 'too-few', 'too-short', 'incomplete', 'not-among'];

/** Why a number cannot be added to the draft; undefined if it can. */
export const explainNumber = async (
  ask: AskRules,
  { rule, choice }: QuestionToAnswer,
  draft: Draft,
  number: number,
): Promise<Refusal | undefined> => {
  const refusal = await ask(addNumber(choice, draft, number) ?? null);
  if (!refusal || !UNFINISHED.includes(refusal.code)) return refusal;
  // Other missing parts say nothing about this number.
  return isOffered(choice, number) ? undefined : { code: 'not-offered', rule };
};

/** Why the draft cannot be confirmed. */
export const explainUnfinished = async (ask: AskRules, draft: Draft): Promise<Refusal | undefined> => {
  const refusal = await ask(draft ?? null);
  return refusal?.code === 'malformed' ? { ...refusal, code: 'unfinished' } : refusal;
};
