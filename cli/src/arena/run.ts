import { availableParallelism } from 'node:os';
import type { Io } from '../output/io.ts';
import type { CliGame } from '../registry.ts';
import { formatDuration, countNouns, groupDigits } from '../output/text.ts';
import type { Contest, MatchResult } from './match/contest.ts';
import { alone, crewOf } from './match/crew.ts';
import type { ResultFile } from './results/ledger.ts';

export interface ContestProgress {
  readonly results: readonly MatchResult[];
  readonly interrupted: boolean;
}

const WIDTH = 24;

const bar = (done: number, all: number, before: number, seconds: number): string => {
  const full = Math.floor((WIDTH * done) / all);
  const rate = (done - before) / Math.max(seconds, 0.001);
  const left = rate > 0 ? `, ${formatDuration((all - done) / rate)} left` : '';
  return `\r\u001b[K${'#'.repeat(full)}${'.'.repeat(WIDTH - full)} ${groupDigits(done)} of ${countNouns(all, 'game')}${left}`;
};

/** Plays the games of a contest that have no result yet, in so many processes; with 0 in this one. */
export const runContest = async (
  io: Io,
  entry: CliGame,
  contest: Contest,
  ledger: ResultFile,
  games: number,
  workers = availableParallelism(),
): Promise<ContestProgress> => {
  const known = new Set(ledger.results.map(({ game }) => game));
  const missing = Array.from({ length: games }, (_, game) => game).filter(game => !known.has(game));
  const before = games - missing.length;
  const asked = new AbortController();
  const stopListening = io.onInterrupt(() => {
    asked.abort();
    if (io.isWatched) io.err('\r\u001b[Kfinishing the games under way; Ctrl-C again to stop at once\n');
  });
  const size = Math.min(workers, missing.length);
  const crew = size === 0 ? alone(entry, contest) : await crewOf(size, contest);
  const start = io.now();
  const show = (): void => {
    if (io.isWatched) io.err(bar(games - missing.length, games, before, (io.now() - start) / 1000));
  };
  show();
  const ticking = io.isWatched ? setInterval(show, 1000) : undefined;
  const work = async (hand: number): Promise<void> => {
    for (let game = missing.shift(); game !== undefined; game = missing.shift()) {
      // Lets a Ctrl-C come through, also where nothing else waits.
      await new Promise(setImmediate);
      if (asked.signal.aborted) return;
      ledger.add(await crew.play(hand, game));
      show();
    }
  };
  try {
    await Promise.all(Array.from({ length: crew.size }, (_, hand) => work(hand)));
  } finally {
    clearInterval(ticking);
    crew.dismiss();
    stopListening();
    if (io.isWatched) io.err('\r\u001b[K');
  }
  const results = ledger.results.filter(({ game }) => game < games).toSorted((a, b) => a.game - b.game);
  return { results, interrupted: asked.signal.aborted && results.length < games };
};
