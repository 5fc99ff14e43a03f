import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@tavola/server/bundle';
import type { CliGame } from '../../registry.ts';
import type { Contest, MatchResult } from './contest.ts';
import { playMatch } from './match.ts';

/** Workers that play one game at a time each. */
export interface Crew {
  readonly size: number;
  play(hand: number, game: number): Promise<MatchResult>;
  dismiss(): void;
}

/** Plays in this process: for tests, and for `--workers 0`. */
export const alone = (entry: CliGame, contest: Contest): Crew => ({
  size: 1,
  play: (_, game) => playMatch(entry, contest, game),
  dismiss: () => undefined,
});

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Within the project, where the libraries are found. */
const BUILT = here('../../../../.cache/arena-hands');

/** A process for each core. They run what a server or a browser would: put into one file, not compiled as it goes. */
export const crewOf = async (size: number, contest: Contest): Promise<Crew> => {
  mkdirSync(BUILT, { recursive: true });
  // A folder of its own: another arena may be running, of other code.
  const folder = mkdtempSync(join(BUILT, 'hand-'));
  await bundle({ hand: here('hand.ts') }, folder);
  const hands = Array.from({ length: size }, () => {
    const hand = fork(join(folder, 'hand.mjs'));
    hand.send({ contest });
    return hand;
  });
  return {
    size,
    play: (n, game) => playInWorker(hands[n]!, game),
    dismiss: () => {
      for (const hand of hands) if (hand.connected) hand.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const playInWorker = async (hand: ChildProcess, game: number): Promise<MatchResult> => {
  hand.send({ game });
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      once(hand, 'message', { signal }).then(([result]) => result as MatchResult),
      once(hand, 'exit', { signal }).then(() => {
        throw new Error(`the process that played game ${game} has broken off`);
      }),
    ]);
  } finally {
    ended.abort();
  }
};
