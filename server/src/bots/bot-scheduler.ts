import type { Thinker } from '@tavola/table';

/** Runs the bots of all tables in the background, so that requests do not wait for them. */
export interface BotScheduler extends Thinker {
  close(): Promise<void>;
}
