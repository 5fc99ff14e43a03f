import { paceOf } from '@tavola/bots';
import { DECISION_TIMEOUT_MS, type Decided, type Task } from '@tavola/table';
import { FairQueue, type Account } from '../load/fair-queue.ts';
import type { BotScheduler } from './bot-scheduler.ts';
import type { BotThread } from './worker-client.ts';
import type { ServerContext } from '../ops/context.ts';

export interface CrewOptions extends Pick<ServerContext, 'environment' | 'log' | 'metrics'> {
  /** The number of threads that think at once; each starts when it is first needed. */
  readonly threads: number;
  /** The time that a searching bot has for a decision when few others are waiting. */
  readonly milliseconds: number;
  open(): BotThread;
}

interface Job {
  readonly task: Task;
  readonly account: Account;
  readonly asked: number;
  resolve: (decided: Decided | undefined) => void;
  tries: number;
  isCancelled: boolean;
  /** The pool calls this if the job is cancelled while it runs. */
  onCancel: () => void;
}

interface Slot {
  thread?: BotThread | undefined;
  isTaken: boolean;
}

/** Answers without a search appear at the first multiple of this many milliseconds after the question. */
const PACE = 300;
/** Every search gets at least this many milliseconds, however many are waiting. */
const LEAST = 50;
/** A search uses this share of its time, so that it is over before its answer is due. */
const SHARE = 0.9;
const TRIES = 2;

/**
 * Bots think in these threads. Response time must not leak how hard the decision was: some questions have one good
 * answer in one hand and many in another. So a search holds its place for a time that is fixed before it begins, even
 * if it has nothing to think about, and rules of thumb answer at fixed paces. See docs/decisions/0007-bots-on-the-
 * server.md.
 */
export const createWorkerPool = ({
  threads,
  milliseconds,
  open,
  environment,
  log,
  metrics,
}: CrewOptions): BotScheduler => {
  const slots: Slot[] = Array.from({ length: threads }, () => ({ isTaken: false }));
  /** Jobs that need only a moment go before the searches. */
  const moments = new FairQueue<Job>();
  const searches = new FairQueue<Job>();
  const queueOf = (job: Job): FairQueue<Job> => (isQuick(job) ? moments : searches);
  let isClosed = false;

  const dispatch = (): void => {
    for (const slot of slots) {
      const job = slot.isTaken || isClosed ? undefined : (moments.take() ?? searches.take());
      if (job) void perform(slot, job);
    }
  };
  const enqueue = (job: Job): void => {
    queueOf(job).add(job.account, job);
    dispatch();
  };
  /**
   * The time is fixed before the search begins: it depends on how many bots wait, never on the question. Waiting bots of
   * another address cost a bot no more than one of them would.
   */
  const timeFor = (job: Job): number => {
    const { address } = job.account;
    const waiting = (searches.sizeOf(address) + 1) * (searches.othersThan(address) + 1);
    const load = Math.max(job.task.among, waiting) / threads;
    return isQuick(job) ? 0 : Math.max(LEAST, milliseconds / Math.max(1, load));
  };

  const perform = async (slot: Slot, job: Job): Promise<void> => {
    slot.isTaken = true;
    const started = environment.now();
    const time = timeFor(job);
    const decided = await attempt(slot, job, time);
    const release = isQuick(job) ? nextPace(job.asked, environment.now()) : started + time;
    const isRetried = decided === undefined && !job.isCancelled && ++job.tries < TRIES;
    if (isQuick(job) || isRetried) slot.isTaken = false;
    if (isRetried) return enqueue(job);
    if (isQuick(job)) dispatch();
    await until(job, release);
    job.resolve(decided);
    if (isQuick(job)) return;
    slot.isTaken = false;
    dispatch();
  };
  const attempt = async (slot: Slot, job: Job, time: number): Promise<Decided | undefined> => {
    const { level, game } = job.task;
    const thread = (slot.thread ??= open());
    const cancelWatch = environment.after(time + DECISION_TIMEOUT_MS, () => void thread.close());
    job.onCancel = () => thread.hurry();
    try {
      const done = await thread.run({ ...job.task, milliseconds: time * SHARE });
      return done.decided;
    } catch (error) {
      slot.thread = undefined;
      if (isClosed) return undefined;
      metrics.botFailures.inc();
      log.error({ err: error, game, level }, 'a bot has failed; another thread takes its place');
      return undefined;
    } finally {
      cancelWatch();
      job.onCancel = ignore;
    }
  };
  const until = (job: Job, time: number): Promise<void> =>
    new Promise(done => {
      const left = time - environment.now();
      if (left <= 0 || job.isCancelled) return done();
      const cancelWait = environment.after(left, done);
      job.onCancel = () => {
        cancelWait();
        done();
      };
    });

  const cancel = (job: Job): void => {
    if (job.isCancelled) return;
    job.isCancelled = true;
    job.onCancel();
    if (queueOf(job).remove(job.account, job)) job.resolve(undefined);
  };

  return {
    think: (task, account) => {
      const job: Job = {
        task,
        account,
        asked: environment.now(),
        resolve: ignore,
        tries: 0,
        isCancelled: false,
        onCancel: ignore,
      };
      // Bots count until their answer is out. The length of the queue would tell how long the others really think.
      metrics.botsPending.inc();
      const decided = new Promise<Decided | undefined>(resolve => {
        job.resolve = answer => {
          job.resolve = ignore;
          metrics.botsPending.dec();
          resolve(answer);
        };
      });
      enqueue(job);
      return { decided, cancel: () => cancel(job) };
    },
    close: async () => {
      isClosed = true;
      moments.clear();
      searches.clear();
      await Promise.all(slots.flatMap(({ thread }) => (thread ? [thread.close()] : [])));
    },
  };
};

const ignore = (): void => undefined;

const isQuick = ({ task }: Job): boolean => paceOf(task.level) !== 'search';

const nextPace = (asked: number, now: number): number =>
  asked + PACE * Math.max(1, Math.ceil((now - asked) / PACE));
