import type { Answer, Dice, Game, Kinds, State, View } from '@tavola/kernel';

/** Makes worlds that look the same to the seat: all that a bot learns of what is hidden. */
export type Worlds<K extends Kinds> = (dice: Dice) => State<K>;

/** Why a bot answered as it did: a code and what it is about, which the client has words for. */
export interface Reason {
  readonly code: string;
  readonly about?: { readonly [name: string]: number };
}

/** An answer with its reason, and how many playouts it took. */
export interface Decision {
  readonly answer: Answer;
  readonly reason: Reason;
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

/** All a bot gets: what its seat sees, and worlds that look the same to it. Never the true state. */
export interface Bot<K extends Kinds> {
  answer(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Answer;
  /** The same with its reason, for whoever may see it. */
  decide(view: View<K>, worlds: Worlds<K>, dice: Dice, budget?: Budget): Decision;
}

/** Makes a bot for a game. What it learns between two decisions, it may not keep: a match moves between hosts. */
export type Level = <K extends Kinds>(game: Game<K>) => Bot<K>;

export const botOf = <K extends Kinds>(decide: Bot<K>['decide']): Bot<K> => ({
  decide,
  answer: (view, worlds, dice, budget) => decide(view, worlds, dice, budget).answer,
});
