import type { ServerEnvironment } from '../../src/index.ts';

/** A timer that starts itself anew at once would otherwise never let the time move on. */
const MOST_TIMERS = 100_000;

/** Time stands still until a test moves it, and random bytes are the same in every run. */
export class FakeEnvironment implements ServerEnvironment {
  private time: number;
  private seed: number;
  private next = 0;
  private readonly timers = new Map<number, { readonly at: number; readonly act: () => void }>();

  constructor(seed = 1, time = Date.parse('2026-11-16T12:00:00Z')) {
    this.seed = seed;
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  /** A small generator, so that ids and secrets differ from each other but repeat in the next run. */
  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let i = 0; i < count; i++) {
      this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) | 0;
      bytes[i] = (this.seed >>> 16) & 0xff;
    }
    return bytes;
  }

  after(milliseconds: number, act: () => void): () => void {
    const id = this.next++;
    this.timers.set(id, { at: this.time + Math.max(0, milliseconds), act });
    return () => void this.timers.delete(id);
  }

  /** Moves the time and runs the timers that fall due, in their order. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (let run = 0; ; run++) {
      const due = [...this.timers]
        .filter(([, { at }]) => at <= until)
        .toSorted((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      if (run === MOST_TIMERS)
        throw new Error(`${run} timers fell due within ${milliseconds} ms, and ${this.timers.size} are left`);
      this.timers.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].act();
    }
    this.time = until;
  }
}
