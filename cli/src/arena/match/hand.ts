import { games } from '../../games.ts';
import { findGame } from '../../registry.ts';
import type { Contest } from './contest.ts';
import { playMatch } from './match.ts';

/** One of the processes that play for the arena: a number comes in, the result of that game goes out. */
export type WorkerOrder = { readonly contest: Contest } | { readonly game: number };

let contest: Contest | undefined;

// Ctrl-C reaches every process of a terminal: the arena alone decides what is done then.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order: WorkerOrder) => {
  if ('contest' in order) contest = order.contest;
  else
    void playMatch(findGame(games, contest!.game), contest!, order.game).then(result =>
      process.send!(result),
    );
});
