import type { Game } from '@tavola/kernel';
import type { BotFailure, Thinker } from '@tavola/table';
import type { News } from './messages.ts';
import type { MatchStorage } from './match-storage.ts';

/** All that the host needs from outside: so that it runs in a worker, in a test, anywhere. */
export interface Environment {
  readonly shelf: MatchStorage;
  readonly games: ReadonlyMap<string, Game>;
  /** Thinks for bots, beside all that the host does meanwhile. */
  readonly mind: Thinker;
  random(bytes: number): Uint8Array;
  now(): number;
  /** Lets others have their turn: messages that came in are dealt with meanwhile. */
  breath(): Promise<void>;
  /** Acts once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, act: () => void): () => void;
  /** Something has gone wrong with a bot; the match goes on. */
  report(failure: BotFailure, message: string): void;
  tell(news: News): void;
  /** Other pages of this device may have the same match open. */
  changed(id: string): void;
}
