import type { Game } from '@tavola/kernel';
import { decide, type Decided, type Task, type Thinker } from '@tavola/table';

/** Decides at once in this thread, for bots without a search. */
export const thinkAtOnce = (games: ReadonlyMap<string, Game>): Thinker => ({
  think: task => ({ decided: Promise.resolve(decide(games, task, {})), cancel: () => undefined }),
});

interface Held {
  readonly task: Task;
  /** Ends the decision with this result, even after a cancel. */
  end(decided: Decided | undefined): void;
  isCancelled: boolean;
}

/** Leaves each decision open until the test ends it. */
export const createHeldThinker = (): Thinker & { readonly held: readonly Held[] } => {
  const held: Held[] = [];
  return {
    held,
    think: task => {
      let end!: Held['end'];
      const decided = new Promise<Decided | undefined>(resolve => (end = resolve));
      const one: Held = { task, end, isCancelled: false };
      held.push(one);
      return { decided, cancel: () => void (one.isCancelled = true) };
    },
  };
};
