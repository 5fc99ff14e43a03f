import type { Seat } from '@tavola/kernel';
import type { AnswerReason, Reason, RedactedLine } from '@tavola/match';

/** The reason of a seat's answer at a line. */
export interface LogReason {
  readonly at: number;
  readonly seat: Seat;
  readonly reason: Reason;
}

export interface HeardLine {
  readonly at: number;
  readonly line: RedactedLine;
}

/** These reasons say nothing of interest. */
const UNTOLD: readonly string[] = ['chance', 'story'];

const keyOf = (seat: Seat, question: number): string => `${seat} ${question}`;

/**
 * The reasons that this viewer may know, in the order of the log: those of bots that stood in for the viewer, and after
 * the end those of the match file. Simultaneous answers are revealed with the last one, and so are their reasons.
 */
export const findReasons = (
  heard: readonly HeardLine[],
  opened: readonly AnswerReason[],
): readonly LogReason[] => {
  const settled = new Map<number, number>();
  const given = new Map<string, AnswerReason>();
  for (const { at, line } of heard) {
    if (line.t !== 'answer' && line.t !== 'withdrawal' && line.t !== 'order') continue;
    const { seat, question } = line;
    if (question === null) continue;
    settled.set(question, at);
    given.delete(keyOf(seat, question));
    if (line.t === 'answer' && line.reason)
      given.set(keyOf(seat, question), { seat, question, reason: line.reason });
  }
  for (const one of opened) given.set(keyOf(one.seat, one.question), one);
  return [...given.values()]
    .flatMap(({ seat, question, reason }) => {
      const at = settled.get(question);
      return at === undefined || UNTOLD.includes(reason.code) ? [] : [{ at, seat, reason }];
    })
    .toSorted((a, b) => a.at - b.at || a.seat - b.seat);
};
