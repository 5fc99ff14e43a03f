import { refuse, type GameTypes, type Result, type Seat } from '@tavola/kernel';
import { answer, interject, withdraw, type Entry, type Match, type MatchUpdate } from '@tavola/match';
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
  | (About & { readonly t: 'aside'; readonly aside: string; readonly answer: unknown });

/** Returns the match after a command, or the reason why the rules refuse it. */
export const performCommand = (
  game: PlayableGame,
  match: Match<GameTypes>,
  command: SeatCommand,
): Result<MatchUpdate<GameTypes, Entry>> => {
  const { seat, question } = command;
  switch (command.t) {
    case 'answer':
      return answer(game, match, seat, question, command.answer);
    case 'withdraw':
      return withdraw(game, match, seat, question);
    case 'aside':
      // The kernel takes an aside at any question, but the person meant the one on their screen.
      if (match.state.asked?.id !== question) return refuse('stale');
      return interject(game, match, seat, command.aside, command.answer);
  }
};
