import type { Game } from '@tavola/kernel';
import { decide, type Decided, type Task, type Thinker } from '@tavola/table';

/** Thinks here and at once: for bots that do not search. */
export const atOnce = (games: ReadonlyMap<string, Game>): Thinker => ({
  think: task => ({ decided: Promise.resolve(decide(games, task, {})), cancel: () => undefined }),
});

interface Held {
  readonly task: Task;
  /** Ends the thinking with this, whether anybody waits for it or not. */
  end(decided: Decided | undefined): void;
  isCancelled: boolean;
}

/** Thinks until it is told what came of it. */
export const holding = (): Thinker & { readonly held: readonly Held[] } => {
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
