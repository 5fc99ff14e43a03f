import type { Game } from '@tavola/kernel';
import type { BotFailure, Thinker } from '@tavola/table';
import type { News } from './messages.ts';
import type { MatchStorage } from './match-storage.ts';

/** The environment of the host, so that it runs in a worker and in a test alike. */
export interface Environment {
  readonly shelf: MatchStorage;
  readonly games: ReadonlyMap<string, Game>;
  /** Decides for bots while the host does other work. */
  readonly mind: Thinker;
  random(bytes: number): Uint8Array;
  now(): number;
  /** Yields to other tasks, so that the host handles messages that have arrived. */
  breath(): Promise<void>;
  /** Acts once after this many milliseconds, unless the caller cancels it with the returned function. */
  after(milliseconds: number, act: () => void): () => void;
  /** Reports a failed bot; the match goes on. */
  report(failure: BotFailure, message: string): void;
  tell(news: News): void;
  /** Informs other pages of this device, which may have the same match open. */
  changed(id: string): void;
}
