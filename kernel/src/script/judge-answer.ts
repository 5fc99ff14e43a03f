import { acceptAnswer } from '../choices/accept-answer.ts';
import type { Answer, Choice } from '../choices/choice.ts';
import type { Refusal, Result } from '../result.ts';
import type { Sight } from './script.ts';
import type { RuleId } from '../state/seat.ts';
import type { GameTypes } from '../state/state.ts';

interface AnswerRules<K extends GameTypes> {
  choice(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, answer: Answer): Refusal | undefined;
  why?(sight: Sight<K>, number: number): Refusal | undefined;
}

/** A refusal that names no rule gets the rule of the question. */
export const judgeAnswer = <K extends GameTypes>(
  by: AnswerRules<K>,
  rule: RuleId,
  sight: Sight<K>,
  raw: unknown,
): Result<Answer> => {
  const choice = by.choice(sight);
  const answer = acceptAnswer(choice, raw);
  const error = answer.ok
    ? by.refuse?.(sight, answer.value)
    : (explainNumber(by, sight, choice, raw) ?? answer.error);
  return error ? { ok: false, error: { ...error, rule: error.rule ?? rule } } : answer;
};

const explainNumber = <K extends GameTypes>(
  by: AnswerRules<K>,
  sight: Sight<K>,
  { kind }: Choice,
  raw: unknown,
): Refusal | undefined =>
  (kind === 'one' || kind === 'amount') && Number.isSafeInteger(raw)
    ? by.why?.(sight, raw as number)
    : undefined;
