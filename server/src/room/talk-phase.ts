import type { AnyGame } from '../match/games.ts';
import type { MatchPosition } from '../match/position.ts';

/**
 * Whether people may talk now. While they may not, nothing that somebody can do at will and for free is shown to
 * others: a name, a vote or a withdrawal to and fro would be a channel that all could read.
 */
export const isTalkOpen = (game: AnyGame, position: MatchPosition | undefined): boolean => {
  if (!position || position.ended) return true;
  return game.view(position.match.state, undefined).asked?.talk !== 'closed';
};
