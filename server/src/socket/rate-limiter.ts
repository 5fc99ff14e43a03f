/** A token bucket: lets `burst` through at once, and `rate` a second in the long run. */
export class RateLimiter {
  private readonly rate: number;
  private readonly burst: number;
  private level: number;
  private at: number;

  constructor({ rate, burst }: { readonly rate: number; readonly burst: number }, now: number) {
    this.rate = rate;
    this.burst = burst;
    this.level = burst;
    this.at = now;
  }

  take(now: number, cost = 1): boolean {
    this.level = Math.min(this.burst, this.level + (Math.max(0, now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.level < cost) return false;
    this.level -= cost;
    return true;
  }
}
