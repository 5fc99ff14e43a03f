import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Entry } from '../registry.ts';
import type { Contest, Result } from './contest.ts';
import { playMatch } from './match.ts';

/** Those who play games, each one at a time. */
export interface Crew {
  readonly size: number;
  play(hand: number, game: number): Promise<Result>;
  dismiss(): void;
}

/** In this process: for tests, and where processes cannot be had. */
export const alone = (entry: Entry, contest: Contest): Crew => ({
  size: 1,
  play: (_, game) => playMatch(entry, contest, game),
  dismiss: () => undefined,
});

const HAND = fileURLToPath(new URL('hand.ts', import.meta.url));

/** A process for each core. */
export const crewOf = (size: number, contest: Contest): Crew => {
  const hands = Array.from({ length: size }, () => {
    const hand = fork(HAND);
    hand.send({ contest });
    return hand;
  });
  return {
    size,
    play: (n, game) => played(hands[n]!, game),
    dismiss: () => {
      for (const hand of hands) if (hand.connected) hand.disconnect();
    },
  };
};

const played = async (hand: ChildProcess, game: number): Promise<Result> => {
  hand.send({ game });
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      once(hand, 'message', { signal }).then(([result]) => result as Result),
      once(hand, 'exit', { signal }).then(() => {
        throw new Error(`the process that played game ${game} has broken off`);
      }),
    ]);
  } finally {
    ended.abort();
  }
};
