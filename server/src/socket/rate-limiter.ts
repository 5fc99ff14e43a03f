/** How much may be spent at once, and how much a second in the long run. */
export interface Rate {
  readonly rate: number;
  readonly burst: number;
}

/** A token bucket. */
export class RateLimiter {
  private readonly rate: number;
  private readonly burst: number;
  private level: number;
  private at: number;

  constructor({ rate, burst }: Rate, now: number) {
    this.rate = rate;
    this.burst = burst;
    this.level = burst;
    this.at = now;
  }

  take(now: number, cost = 1): boolean {
    this.refill(now);
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }

  /** Spends what was used already, even if less was left; the debt is at most one burst. */
  charge(now: number, cost: number): void {
    this.refill(now);
    this.level = Math.max(-this.burst, this.level - cost);
  }

  isSpent(now: number): boolean {
    this.refill(now);
    return this.level <= 0;
  }

  isFull(now: number): boolean {
    this.refill(now);
    return this.level >= this.burst;
  }

  private refill(now: number): void {
    this.level = Math.min(this.burst, this.level + (Math.max(0, now - this.at) / 1000) * this.rate);
    this.at = now;
  }
}
