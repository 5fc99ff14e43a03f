import { decide, type Games } from '@tavola/table';
import type { BotScheduler } from '../src/bots/bot-scheduler.ts';

/** Lets bots think at once in the main thread, for tests and measurements of everything else. */
export const createInlineWorker = (games: Games, milliseconds = 20): BotScheduler => ({
  think: task => {
    const signal = { aborted: false };
    const budget = { milliseconds, now: () => performance.now(), signal };
    return {
      decided: Promise.resolve().then(() => (signal.aborted ? undefined : decide(games, task, budget))),
      cancel: () => (signal.aborted = true),
    };
  },
  close: () => Promise.resolve(),
});
