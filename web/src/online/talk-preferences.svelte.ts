const read = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Settings then last as long as the page.
  }
};

/** Muted seats and read messages of a table's talk, on this device only. */
export class TalkPreferences {
  readonly #table: string;
  /** The muted seats. */
  muted = $state.raw<readonly number[]>([]);
  /** The time of the last message that this reader has seen. */
  heardUntil = $state.raw(0);

  constructor(table: string) {
    this.#table = table;
    const muted = read(`tavola.muted.${table}`);
    if (Array.isArray(muted)) this.muted = muted.filter((seat): seat is number => typeof seat === 'number');
    const until = read(`tavola.heard.${table}`);
    if (typeof until === 'number') this.heardUntil = until;
  }

  toggle(seat: number): void {
    this.muted = this.muted.includes(seat)
      ? this.muted.filter(other => other !== seat)
      : [...this.muted, seat];
    keep(`tavola.muted.${this.#table}`, this.muted);
  }

  heard(at: number): void {
    if (at <= this.heardUntil) return;
    this.heardUntil = at;
    keep(`tavola.heard.${this.#table}`, at);
  }
}
