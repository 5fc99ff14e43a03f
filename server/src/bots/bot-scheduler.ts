import type { Language } from '@tavola/protocol';
import type { Answer, GameTypes, Seat, State } from '@tavola/kernel';
import type { Reason } from '@tavola/match';

/** One decision that a bot is to make. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  /** What it writes is in this language. */
  readonly language: Language;
  /** A world that looks to the seat as the true one does, made by chance. The true one never leaves its table. */
  readonly world: State<GameTypes>;
  /** Of the bot's own dice. */
  readonly seed: number;
  /** How many bots are asked the same question: together they have the time of one. */
  readonly among: number;
}

/** An answer that no person gave, with its reason if a bot had one. */
export interface Decided {
  readonly answer: Answer;
  readonly reason?: Reason;
}

export interface BotDecision {
  /** Resolves when the answer may be told: at a time that says nothing of it. Undefined: none was found. */
  readonly decided: Promise<Decided | undefined>;
  /** Nobody waits for it any more. */
  cancel(): void;
}

/** Those who think for bots, beside all that is served meanwhile. */
export interface BotScheduler {
  think(task: Task): BotDecision;
  close(): Promise<void>;
}
