import type { PendingDecision, Task } from '@tavola/table';
import type { Account } from '../load/fair-queue.ts';

/** Runs the bots of all tables in the background, so that requests do not wait for them. */
export interface BotScheduler {
  /** Begins to decide, on the account of an address and a table. */
  think(task: Task, account: Account): PendingDecision;
  close(): Promise<void>;
}
