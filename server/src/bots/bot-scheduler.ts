import type { Thinker } from '@tavola/table';

/** Runs the bots of all tables beside everything that is served meanwhile. */
export interface BotScheduler extends Thinker {
  close(): Promise<void>;
}
