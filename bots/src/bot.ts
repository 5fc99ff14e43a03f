import type { Answer, Dice, GameTypes, State, View } from '@tavola/kernel';

/** Makes worlds that look the same to the seat: all that a bot learns of what is hidden. */
export type Worlds<K extends GameTypes> = (dice: Dice) => State<K>;

/** Why a bot answered as it did: a code and what it is about, which the client has words for. */
export interface BotReason {
  readonly code: string;
  readonly about?: { readonly [name: string]: number };
}

/** An answer with its reason, and how many playouts it took. */
export interface Decision {
  readonly answer: Answer;
  readonly reason: BotReason;
  readonly iterations: number;
}

/**
 * How long a bot may think. With iterations alone the same dice give the same answer; time is for people who wait.
 * Whichever of the three comes first ends the thinking; then the best answer so far is given.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Milliseconds of any clock. Bots have none of their own; without it `milliseconds` says nothing. */
  now?(): number;
  /** Looked at every few iterations. An AbortSignal is one. */
  readonly signal?: { readonly aborted: boolean };
}

/** Words that bots write are written in one of these. */
export type Language = 'cs' | 'en' | 'de';

/** How a bot behaves in company. */
export interface BotSettings {
  /** English unless told. */
  readonly language?: Language;
}

/** Something done besides the open question: the name of an aside, and its answer. */
export interface Remark {
  readonly aside: string;
  readonly answer: Answer;
}

/** All a bot gets: what its seat sees, and worlds that look the same to it. Never the true state. */
export interface Bot<K extends GameTypes> {
  answer(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Answer;
  /** The same with its reason, for whoever may see it. */
  decide(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Decision;
  /**
   * What it does besides the open question now, if anything; at once. To be asked after every change until it gives
   * nothing (`nextRemark`): it always comes to an end.
   */
  aside(view: View<K>, dice: Dice): Remark | undefined;
  /** Whether people may want a word before this seat answers: a host with people at the table waits a while then. */
  isUnhurried(view: View<K>): boolean;
}
