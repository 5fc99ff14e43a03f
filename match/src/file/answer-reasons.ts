import type { Seat } from '@tavola/kernel';
import type { MatchFile } from './file.ts';
import type { Reason } from './reason.ts';

/** The reason of a seat's answer to a question. */
export interface AnswerReason {
  readonly seat: Seat;
  readonly question: number;
  readonly reason: Reason;
}

/** Returns the reasons of all answers that counted, without those that were changed or withdrawn. */
export const collectReasons = ({ entries }: MatchFile): readonly AnswerReason[] => {
  const given = new Map<string, AnswerReason>();
  for (const entry of entries) {
    if (entry.t === 'aside') continue;
    const { seat, question } = entry;
    if (question === null) continue;
    const key = `${seat} ${question}`;
    given.delete(key);
    if (entry.t === 'answer' && entry.reason) given.set(key, { seat, question, reason: entry.reason });
  }
  return [...given.values()];
};
