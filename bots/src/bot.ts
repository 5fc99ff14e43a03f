import type { Answer, Dice, GameTypes, State, View } from '@tavola/kernel';

/** Makes worlds that look the same to the seat. A bot learns nothing else about hidden things. */
export type Worlds<K extends GameTypes> = (dice: Dice) => State<K>;

/** The reason for a bot's answer: a code and its numbers, for which the client has words. */
export interface BotReason {
  readonly code: string;
  readonly about?: { readonly [name: string]: number };
}

/** An answer with its reason and the number of playouts that it took. */
export interface Decision {
  readonly answer: Answer;
  readonly reason: BotReason;
  readonly iterations: number;
}

/**
 * How long a bot may think. A limit of iterations alone makes the answer reproducible from the dice; a limit of time is
 * for people who wait. The first limit reached ends the search, and the bot gives its best answer so far.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Returns the milliseconds of any clock. Bots have no clock, so without this `milliseconds` has no effect. */
  now?(): number;
  /** Stops the search when aborted. An AbortSignal fits. */
  readonly signal?: { readonly aborted: boolean };
}

/** The languages in which bots write. */
export type Language = 'cs' | 'en' | 'de';

/** Settings of one bot. */
export interface BotSettings {
  /** The language of its words, English by default. */
  readonly language?: Language;
}

/** An aside of a bot: its name and its answer. */
export interface Remark {
  readonly aside: string;
  readonly answer: Answer;
}

/** A bot sees the view of its seat and worlds that look the same to that seat, never the true state. */
export interface Bot<K extends GameTypes> {
  answer(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Answer;
  /** Answers with a reason, for readers who may see it. */
  decide(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Decision;
  /**
   * Returns the aside that the bot makes now, if any, without thinking. A host asks for it after every change until the
   * bot returns undefined (see `nextRemark`), which always happens.
   */
  aside(view: View<K>, dice: Dice): Remark | undefined;
  /** Whether people may want to talk before this seat answers. A host with people at the table then waits a while. */
  isUnhurried(view: View<K>): boolean;
}
