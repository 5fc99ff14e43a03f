/** How often the monitor looks, and by how much each look counts. */
const LOOK_EVERY_MS = 20;
const WEIGHT = 0.25;
/** Shares of the limit: the mean delay from which the server counts as strained, and what a strained server still takes. */
const STRAINED_AT = 0.25;
const TAKEN_WHEN_STRAINED = 0.5;
/** A single long piece of work is no overload. */
const TAKEN_AT_REST = 4;
/** So much is taken in each round of the event loop, since a thread may also be late because others have the processor. */
const LEAST_TAKEN = 10;
/** Clients that were refused come back after a time between these, so that they do not all come at once. */
const RETRY_MS = { least: 500, most: 2000 };
/** For so long nothing more is read from a socket that was refused: shorter, so that a patient client is soon heard. */
const DEAF_MS = { least: 50, most: 250 };
const pick = ({ least, most }: typeof RETRY_MS, random: number): number =>
  Math.round(least + random * (most - least));

/**
 * Knows whether the main thread has more to do than it can. A thread that is late with a timer has at least that much
 * work before it; whatever comes on top would only wait. So it is refused while that costs little, and what was taken
 * is done soon.
 */
export class LoadMonitor {
  private readonly limit: number;
  private readonly now: () => number;
  private lookedAt: number;
  private meanDelay = 0;
  /** Since the last look. */
  private taken = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `limit` is the delay in milliseconds that people may feel. */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.limit = limit;
    this.now = now;
    this.lookedAt = now();
  }

  start(): void {
    this.lookedAt = this.now();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }
  stop(): void {
    clearInterval(this.timer);
  }

  /** Called by the timer. */
  look(): void {
    this.meanDelay += WEIGHT * (this.delay - this.meanDelay);
    this.lookedAt = this.now();
    this.taken = 0;
  }

  /** By how much the timer is late by now, within one round of the event loop too. */
  private get delay(): number {
    return Math.max(0, this.now() - this.lookedAt - LOOK_EVERY_MS);
  }

  /** Whether to take one thing more; if not, it should be refused as busy. */
  admit(): boolean {
    if (this.taken >= LEAST_TAKEN && this.isBusy) return false;
    this.taken++;
    return true;
  }

  private get isBusy(): boolean {
    const isStrained = this.meanDelay > STRAINED_AT * this.limit;
    return this.delay > (isStrained ? TAKEN_WHEN_STRAINED : TAKEN_AT_REST) * this.limit;
  }

  /** After how many milliseconds a refused client should try again; `random` is from 0 to 1. */
  retryAfter(random = Math.random()): number {
    return pick(RETRY_MS, random);
  }

  /** For how many milliseconds a refused client is not read. */
  deafFor(random = Math.random()): number {
    return pick(DEAF_MS, random);
  }
}
