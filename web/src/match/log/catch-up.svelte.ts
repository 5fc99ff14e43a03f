import type { Seat } from '@tavola/kernel';
import { lastSeen } from '../../app/settings.svelte.ts';
import type { LogItem } from './items.ts';

/** So many missed lines pass by as they are; more are told when somebody comes back. */
const FEW = 3;
const MINUTE = 60_000;

/**
 * How far a viewer has followed a match, and what is to be told to them first when they come back: after the page was
 * closed, hidden or cut off. What was told counts as seen when it is put away, so that a reload tells it again.
 */
export class CatchUp {
  readonly #match: string;
  readonly #seat: Seat | undefined;
  readonly #log: () => readonly LogItem[];
  #seenAt: number;
  #leftAt: number | undefined;
  #isCatchingUp = false;
  /** The items that came since this viewer was last here; undefined when there is nothing to tell. */
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

  /** Nobody looks at the page. */
  get isAway(): boolean {
    return this.#leftAt !== undefined;
  }

  /** All that has been shown counts as seen, if somebody was there to see it. */
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

  /** The line to the server was cut and is there again: what comes within the next moment happened meanwhile. */
  catchUp(end: (then: () => void) => void): void {
    this.#isCatchingUp = true;
    end(() => (this.#isCatchingUp = false));
  }

  /** Whether what waits to be shown is so much that it is told instead. */
  isTooMuch(waiting: readonly number[]): boolean {
    return this.#isCatchingUp && isMuch(waiting);
  }

  /** What `pass` passes over is told, not shown. */
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
