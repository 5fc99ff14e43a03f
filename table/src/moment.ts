/** How long an unhurried bot waits for people, in milliseconds. */
export interface Waiting {
  /** From when somebody sees the question. */
  readonly moment: number;
  /** From when the question was put, however long people are shown what led to it. */
  readonly patience: number;
}

/** A show can take more than a minute; two minutes bound the wait for a device that says nothing. */
export const WAITING: Waiting = { moment: 15_000, patience: 120_000 };

/** That a person looks at a question with everything shown, as their device says. */
export interface Look {
  readonly question: number;
  /** How much of the match they had heard. */
  readonly heard: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Whether they need no more time. */
  readonly enough: boolean;
}

/** When the moment of one person ends. `look` is undefined until they have seen the question as it stands now. */
export const momentEnd = (asked: number, look: Look | undefined, { moment, patience }: Waiting): number => {
  if (look?.enough) return look.since;
  return Math.min(asked + patience, look ? look.since + moment : Infinity);
};
