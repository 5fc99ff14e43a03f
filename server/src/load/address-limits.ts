import { RateLimiter, type Rate } from '../socket/rate-limiter.ts';

/** Counts what each address holds open, such as connections. */
export class OpenCounter {
  private readonly open = new Map<string, number>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  /** Counts one more and returns the function that ends it; undefined if the address has too many. */
  enter(network: string): (() => void) | undefined {
    const before = this.open.get(network) ?? 0;
    if (before >= this.max) return undefined;
    this.open.set(network, before + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = this.open.get(network)! - 1;
      if (left > 0) this.open.set(network, left);
      else this.open.delete(network);
    };
  }
}

/** A flood from ever new addresses must not fill the memory. */
const MAX_ADDRESSES = 20_000;

/** A rate limiter for each address. */
export class AddressLimiter {
  private readonly limiters = new Map<string, RateLimiter>();
  private readonly rate: Rate;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Whether the address may spend this much now. */
  take(network: string, now: number, cost = 1): boolean {
    return this.find(network, now).take(now, cost);
  }

  /** Whether the address has anything left to spend. */
  isSpent(network: string, now: number): boolean {
    return this.limiters.get(network)?.isSpent(now) ?? false;
  }

  /** Spends what was used, even if less was left. */
  charge(network: string, now: number, cost: number): void {
    this.find(network, now).charge(now, cost);
  }

  private find(network: string, now: number): RateLimiter {
    let limiter = this.limiters.get(network);
    if (limiter) return limiter;
    if (this.limiters.size >= MAX_ADDRESSES) this.dropOld(now);
    this.limiters.set(network, (limiter = new RateLimiter(this.rate, now)));
    return limiter;
  }

  /** Forgets the addresses that owe nothing, and the oldest ones if all of them do. */
  private dropOld(now: number): void {
    for (const [network, limiter] of this.limiters) if (limiter.isFull(now)) this.limiters.delete(network);
    for (const network of this.limiters.keys()) {
      if (this.limiters.size < MAX_ADDRESSES) return;
      this.limiters.delete(network);
    }
  }
}
