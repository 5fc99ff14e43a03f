import type { Seat } from '@tavola/kernel';
import { lastSeen } from '../../app/settings.svelte.ts';
import type { LogItem } from './items.ts';

/** More missed lines than this are summarised on return. */
const FEW = 3;
const MINUTE = 60_000;

/**
 * How far a viewer has followed a match, and the summary to show when they return after the page was closed, hidden or
 * disconnected. The summary counts as seen when it is closed, so a reload shows it again.
 */
export class CatchUp {
  readonly #match: string;
  readonly #seat: Seat | undefined;
  readonly #log: () => readonly LogItem[];
  #seenAt: number;
  #leftAt: number | undefined;
  #isCatchingUp = false;
  /** The items since the viewer's last visit; undefined if there are none. */
  since = $state.raw<readonly LogItem[] | undefined>();

  constructor(match: string, seat: Seat | undefined, log: () => readonly LogItem[]) {
    this.#match = match;
    this.#seat = seat;
    this.#log = log;
    this.#seenAt = lastSeen.get(match, seat) ?? this.#lastAt;
    this.#tell();
    this.mark();
  }

  get #lastAt(): number {
    return this.#log().at(-1)?.at ?? 0;
  }

  get #missed(): readonly LogItem[] {
    return this.#log().filter(({ at }) => at > this.#seenAt);
  }

  /** Whether the page is hidden. */
  get isAway(): boolean {
    return this.#leftAt !== undefined;
  }

  /** Marks everything shown as seen, unless the page is hidden. */
  mark(): void {
    if (this.isAway || this.since) return;
    this.#seenAt = this.#lastAt;
    lastSeen.set(this.#match, this.#seat, this.#seenAt);
  }

  readonly close = (): void => {
    this.since = undefined;
    this.mark();
  };

  leave(now: number): void {
    this.#leftAt ??= now;
  }

  comeBack(now: number): void {
    const left = this.#leftAt;
    if (left === undefined) return;
    this.#leftAt = undefined;
    if (now - left > MINUTE || isMuch(this.#missed.map(({ at }) => at))) this.#tell();
    this.mark();
  }

  /** After a reconnect, lines that arrive at once happened during the gap. */
  catchUp(end: (then: () => void) => void): void {
    this.#isCatchingUp = true;
    end(() => (this.#isCatchingUp = false));
  }

  /** Whether so many lines wait that they are summarised instead of shown. */
  isTooMuch(waiting: readonly number[]): boolean {
    return this.#isCatchingUp && isMuch(waiting);
  }

  /** Summarises the lines that `pass` skips. */
  tellInstead(pass: () => void): void {
    this.since ??= [];
    pass();
    this.#tell();
  }

  #tell(): void {
    const missed = this.#missed;
    this.since = missed.length > 0 ? missed : undefined;
  }
}

const isMuch = (lines: readonly number[]): boolean => new Set(lines).size > FEW;
