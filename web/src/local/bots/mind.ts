import type { Decision, Language } from '@tavola/bots';
import type { GameTypes, Seat, State } from '@tavola/kernel';

/** One decision that a bot is to make: plain data, for whoever thinks elsewhere. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly language: Language | undefined;
  /** A world that looks to the seat as the true one does, made by chance. The true one never leaves its host. */
  readonly world: State<GameTypes>;
  /** Of the bot's own dice: with it and `iterations` the answer is the same every time. */
  readonly seed: number;
  readonly budget: { readonly iterations?: number; readonly milliseconds?: number };
}

export type Decided = Pick<Decision, 'answer' | 'reason'>;

export interface ThoughtAnswer {
  /** Undefined where none was found. Of a cancelled thought nothing is heard any more. */
  readonly decided: Promise<Decided | undefined>;
  /** Nobody waits for it any more. */
  cancel(): void;
}

/** Whoever thinks for bots, one thought at a time. */
export interface BotThinker {
  think(task: Task): ThoughtAnswer;
}
