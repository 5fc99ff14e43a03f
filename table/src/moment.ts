/** The time in milliseconds for which an unhurried bot waits for people. */
export interface Waiting {
  /** This one starts when a person sees the question. */
  readonly moment: number;
  /** This one starts when the question is posed, however long the show before it takes. */
  readonly patience: number;
}

/** A show can take more than a minute; two minutes bound the wait for a device that stays silent. */
export const WAITING: Waiting = { moment: 15_000, patience: 120_000 };

/** A device reports that a person looks at a question after every show has ended. */
export interface Look {
  readonly question: number;
  /** The number of log lines that the person has seen. */
  readonly heard: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Whether the person needs no more time. */
  readonly enough: boolean;
}

/** The time at which one person's moment ends; `look` is undefined until they have seen the current question. */
export const momentEnd = (asked: number, look: Look | undefined, { moment, patience }: Waiting): number => {
  if (look?.enough) return look.since;
  return Math.min(asked + patience, look ? look.since + moment : Infinity);
};
