import type { GameMap } from '../src/match/games.ts';
import type { BotScheduler } from '../src/bots/bot-scheduler.ts';
import { think } from '../src/bots/think.ts';

/** Lets bots think at once in the main thread, for tests and measurements of everything else. */
export const createInlineWorker = (games: GameMap, milliseconds = 20): BotScheduler => ({
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
