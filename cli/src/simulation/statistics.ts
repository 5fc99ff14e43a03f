/** Two-sided 95 %. */
const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share: sensible near 0 and 1, where the usual one is not. */
export const wilsonInterval = (hits: number, of: number): Interval => {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z / (2 * of)) ** 2);
  const scale = 1 + Z ** 2 / of;
  const middle = share + Z ** 2 / (2 * of);
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
};

/** Mean and spread of numbers that come one by one; nothing is kept but three sums (Welford). */
export class Mean {
  n = 0;
  mean = 0;
  min = Infinity;
  max = -Infinity;
  private squares = 0;

  add(x: number): void {
    this.n++;
    const before = x - this.mean;
    this.mean += before / this.n;
    this.squares += before * (x - this.mean);
    this.min = Math.min(this.min, x);
    this.max = Math.max(this.max, x);
  }

  get deviation(): number {
    return this.n < 2 ? 0 : Math.sqrt(this.squares / (this.n - 1));
  }

  interval(): Interval {
    const half = this.n < 2 ? 0 : (Z * this.deviation) / Math.sqrt(this.n);
    return { low: this.mean - half, high: this.mean + half };
  }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

/** A seed for game n of a run: near numbers must give unlike games. */
export const seedOf = (seed: number, n: number): number => {
  let mixed = ((seed % 0x1_0000_0000) | 0) ^ Math.imul(Math.floor(seed / 0x1_0000_0000) | 0, 0x632be5ab);
  for (const part of [n, 0x9e3779b9]) {
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ part, 0x735a2d97);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
};
