import type { Games } from '../src/match/games.ts';
import type { Minds } from '../src/bots/bot-scheduler.ts';
import { think } from '../src/bots/think.ts';

/** Thinks in the same thread, and at once: for tests and measurements of everything else. */
export const nearMinds = (games: Games, milliseconds = 20): Minds => ({
  think: task => {
    const signal = { aborted: false };
    return {
      decided: Promise.resolve().then(() =>
        signal.aborted ? undefined : think(games, { ...task, milliseconds }, signal),
      ),
      cancel: () => (signal.aborted = true),
    };
  },
  close: () => Promise.resolve(),
});
