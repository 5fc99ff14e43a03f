import type { Game } from '@tavola/kernel';
import type { News } from './messages.ts';
import type { BotThinker } from './bots/mind.ts';
import type { MatchStorage } from './match-storage.ts';

/** All that the host needs from outside: so that it runs in a worker, in a test, anywhere. */
export interface Environment {
  readonly shelf: MatchStorage;
  readonly games: ReadonlyMap<string, Game>;
  /** Thinks for bots, beside all that the host does meanwhile. */
  readonly mind: BotThinker;
  random(bytes: number): Uint8Array;
  now(): number;
  /** Lets others have their turn: messages that came in are dealt with meanwhile. */
  breath(): Promise<void>;
  /** Does something once so many milliseconds have passed. */
  after(milliseconds: number, then: () => void): void;
  tell(news: News): void;
  /** Other pages of this device may have the same match open. */
  changed(id: string): void;
}
