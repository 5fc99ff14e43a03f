import type { Answer, Dice, Game, Kinds, State, View } from '@tavola/kernel';

/** All a bot gets: what its seat sees, and worlds that look the same to it. Never the true state. */
export interface Bot<K extends Kinds> {
  answer(view: View<K>, worlds: (dice: Dice) => State<K>, dice: Dice): Answer;
}

/** Makes a bot for a game. What it learns between two decisions, it may not keep: a match moves between hosts. */
export type Level = <K extends Kinds>(game: Game<K>) => Bot<K>;
