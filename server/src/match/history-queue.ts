import { FairQueue, type Account } from '../load/fair-queue.ts';

/** A job rests after each slice of work for this many times as long, so that history takes a third of the thread. */
const REST_PER_WORK = 2;
const MAX_WAITING = 1000;
const MAX_WAITING_PER_ADDRESS = 40;

/** Lets other work go first; called after each slice of `milliseconds`. */
export type Rest = (milliseconds: number) => Promise<void>;

/**
 * Reading the past replays whole matches, so one reader is served at a time. Addresses take turns, and all together take
 * a bounded share of the main thread: the moves of everybody else go first.
 */
export class HistoryQueue {
  private readonly waiting = new FairQueue<() => Promise<void>>();
  private isWorking = false;

  /** Runs a reading in its turn; undefined if too many wait. */
  run<T>(account: Account, read: (rest: Rest) => Promise<T>): Promise<T> | undefined {
    const { waiting } = this;
    if (waiting.size >= MAX_WAITING || waiting.sizeOf(account.address) >= MAX_WAITING_PER_ADDRESS)
      return undefined;
    return new Promise((resolve, reject) => {
      waiting.add(account, () => read(rest).then(resolve, reject));
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let next = this.waiting.take(); next; next = this.waiting.take()) await next();
    this.isWorking = false;
  }
}

const rest: Rest = milliseconds =>
  new Promise(done => {
    if (milliseconds < 1) setImmediate(done);
    else setTimeout(done, REST_PER_WORK * milliseconds);
  });
