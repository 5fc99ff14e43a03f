/** On whose account something is done. */
export interface Account {
  readonly address: string;
  readonly table: string;
}

const MAX_REMEMBERED = 10_000;

/** A queue in which addresses take turns, and so do the tables of one address, however much any of them asks for. */
export class FairQueue<T> {
  private readonly waiting = new Map<string, Map<string, T[]>>();
  /** When an address, or a table of one, had its last turn, counted in turns. */
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;
  private total = 0;

  get size(): number {
    return this.total;
  }

  /** How many addresses wait besides this one, and how much it waits for itself. */
  othersThan(address: string): number {
    return this.waiting.size - (this.waiting.has(address) ? 1 : 0);
  }
  sizeOf(address: string): number {
    let size = 0;
    for (const items of this.waiting.get(address)?.values() ?? []) size += items.length;
    return size;
  }

  add({ address, table }: Account, item: T): void {
    const tables = this.waiting.get(address) ?? new Map<string, T[]>();
    this.waiting.set(address, tables);
    const items = tables.get(table) ?? [];
    tables.set(table, items);
    items.push(item);
    this.total++;
  }

  take(): T | undefined {
    const address = this.nextOf(this.waiting.keys());
    if (address === undefined) return undefined;
    const tables = this.waiting.get(address)!;
    const table = this.nextOf(tables.keys(), address)!;
    const items = tables.get(table)!;
    const item = items.shift()!;
    this.total--;
    if (items.length === 0) tables.delete(table);
    if (tables.size === 0) this.waiting.delete(address);
    if (this.lastTurns.size > MAX_REMEMBERED) this.lastTurns.clear();
    this.lastTurns.set(address, ++this.turns).set(`${address} ${table}`, this.turns);
    return item;
  }

  /** Whoever had no turn for the longest time, or none at all. */
  private nextOf(names: Iterable<string>, of?: string): string | undefined {
    let next: string | undefined;
    let oldest = Infinity;
    for (const name of names) {
      const turn = this.lastTurns.get(of === undefined ? name : `${of} ${name}`) ?? 0;
      if (turn < oldest) [next, oldest] = [name, turn];
    }
    return next;
  }

  /** Takes an item out before its turn; false if it is not waiting. */
  remove({ address, table }: Account, item: T): boolean {
    const tables = this.waiting.get(address);
    const items = tables?.get(table);
    const at = items?.indexOf(item) ?? -1;
    if (!tables || !items || at < 0) return false;
    items.splice(at, 1);
    this.total--;
    if (items.length === 0) tables.delete(table);
    if (tables.size === 0) this.waiting.delete(address);
    return true;
  }

  clear(): void {
    this.waiting.clear();
    this.total = 0;
  }
}
