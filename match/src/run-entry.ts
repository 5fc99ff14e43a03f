import type { Dice, Game, GameTypes, Result, State, Turn } from '@tavola/kernel';
import type { Entry } from './file/line.ts';

/** Runs the rules on an entry of a log once more. */
export const runEntry = <K extends GameTypes>(
  game: Game<K>,
  state: State<K>,
  entry: Entry,
  dice: Dice,
): Result<Turn<K>> => {
  switch (entry.t) {
    case 'answer':
      return game.submit(state, entry.seat, entry.question, entry.answer, dice);
    case 'withdrawal':
      return game.withdraw(state, entry.seat, entry.question);
    case 'aside':
      return game.interject(state, entry.seat, entry.aside, entry.answer, dice);
    case 'order':
      return entry.answer === null
        ? game.clearOrder(state, entry.seat, entry.order)
        : game.leaveOrder(state, entry.seat, entry.order, entry.answer, dice);
  }
};
