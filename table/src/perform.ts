import { refuse, type GameTypes, type Result, type Seat } from '@tavola/kernel';
import { answer, interject, order, withdraw, type Entry, type Match, type MatchUpdate } from '@tavola/match';
import type { PlayableGame } from '@tavola/bots';

interface About {
  readonly seat: Seat;
  /** The question that was open when the person sent the command. */
  readonly question: number;
}

/** A command of a person in a match. */
export type SeatCommand =
  | (About & { readonly t: 'answer'; readonly answer: unknown })
  | (About & { readonly t: 'withdraw' })
  | (About & { readonly t: 'aside'; readonly aside: string; readonly answer: unknown })
  /** Leaves a standing order, or takes it back if `answer` is null. It is about no question, and so never late. */
  | { readonly t: 'order'; readonly seat: Seat; readonly order: string; readonly answer: unknown };

/** Returns the match after a command, or the reason why the rules refuse it. */
export const performCommand = (
  game: PlayableGame,
  match: Match<GameTypes>,
  command: SeatCommand,
): Result<MatchUpdate<GameTypes, Entry>> => {
  const { seat } = command;
  switch (command.t) {
    case 'answer':
      return answer(game, match, seat, command.question, command.answer);
    case 'withdraw':
      return withdraw(game, match, seat, command.question);
    case 'order':
      return order(game, match, seat, command.order, command.answer);
    case 'aside':
      // The kernel takes an aside at any question, but the person meant the one on their screen.
      if (match.state.asked?.id !== command.question) return refuse('stale');
      return interject(game, match, seat, command.aside, command.answer);
  }
};
