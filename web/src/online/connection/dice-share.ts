import { hashShare } from '@tavola/match';
import type { Seat } from '@tavola/kernel';
import type { ServerMessage, TableView } from '@tavola/protocol';
import type { CommandInput } from './connection.ts';

/** What the dice of a match are bound to: the server's commitment and the promised shares. */
interface Promised {
  readonly commitment: string;
  readonly hashes: readonly (string | null)[];
}

/** This device's share in the dice of one match, and what it was given for. */
interface Kept {
  readonly share: string;
  readonly promised?: Promised;
}

/** Where shares are kept, so that a reload or a lost connection loses none. */
export interface ShareStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/** Whether the dice of a match are those that this device has helped to make. */
export type DiceVerdict = 'fair' | 'changed' | 'left-out';

/**
 * This device's part in the dice of a table: it promises a share before each match, and gives it once, for the first
 * promise of the server that it sees. A share that was given is known, so it is worth nothing for another drawing.
 */
export class DiceShareholder {
  readonly #table: string;
  readonly #storage: ShareStorage;
  readonly #random: () => string;
  readonly #send: (command: CommandInput) => void;
  /** The drawings for which this page has promised, since two devices of a seat must not replace each other for ever. */
  readonly #promised = new Set<string>();

  constructor(
    table: string,
    storage: ShareStorage,
    random: () => string,
    send: (command: CommandInput) => void,
  ) {
    this.#table = table;
    this.#storage = storage;
    this.#random = random;
    this.#send = send;
  }

  /** Follows a change of the table from one's own seat. */
  follow(table: TableView, seat: Seat): void {
    if (table.phase !== 'lobby') return;
    if (table.draw) this.#give(table, seat);
    else this.#promise(table, seat);
  }

  #promise({ played, seats }: TableView, seat: Seat): void {
    const name = this.#nameOf(seat, played.length);
    const kept = this.#read(name);
    const pledge = seats[seat]?.pledge ?? null;
    const isUsable = kept && !kept.promised;
    if (isUsable && hashShare(kept.share) === pledge) return;
    if (this.#promised.has(name)) return;
    this.#promised.add(name);
    const share = isUsable ? kept.share : this.#random();
    this.#write(name, { share });
    // The share of an earlier match is known to all and has served.
    this.#storage.remove(this.#nameOf(seat, played.length - 1));
    this.#send({ t: 'pledge', hash: hashShare(share) });
  }

  #give({ played, draw }: TableView, seat: Seat): void {
    const name = this.#nameOf(seat, played.length);
    const kept = this.#read(name);
    if (!draw || !kept || draw.hashes[seat] !== hashShare(kept.share) || draw.given.includes(seat)) return;
    const promised = { commitment: draw.commitment, hashes: draw.hashes };
    if (kept.promised && !isSame(kept.promised, promised)) return;
    this.#write(name, { ...kept, promised });
    this.#send({ t: 'share', share: kept.share });
  }

  /** Compares a match with what the server had promised; undefined if this device had no part in its dice. */
  judge(
    { commitment, shares }: Pick<Extract<ServerMessage, { t: 'view' }>, 'commitment' | 'shares'>,
    played: number,
    seat: Seat,
  ): DiceVerdict | undefined {
    const kept = this.#read(this.#nameOf(seat, played));
    if (!kept?.promised) return undefined;
    const hashes = shares?.map(added => added?.hash ?? null) ?? [];
    if (!isSame(kept.promised, { commitment, hashes })) return 'changed';
    return shares?.[seat]?.share === kept.share ? 'fair' : 'left-out';
  }

  #nameOf(seat: Seat, played: number): string {
    return `tavola.share.${this.#table}.${seat}.${played}`;
  }

  #read(name: string): Kept | undefined {
    try {
      const kept = JSON.parse(this.#storage.get(name) ?? 'null') as Kept | null;
      return kept && /^[0-9a-f]{64}$/.test(kept.share) ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  #write(name: string, kept: Kept): void {
    this.#storage.set(name, JSON.stringify(kept));
  }
}

const isSame = (a: Promised, b: Promised): boolean =>
  a.commitment === b.commitment && a.hashes.join() === b.hashes.join();

const inMemory = new Map<string, string>();

/** The browser's storage; where it is full or forbidden, a share lasts as long as the page. */
export const browserShares: ShareStorage = {
  get: name => {
    try {
      return localStorage.getItem(name) ?? inMemory.get(name) ?? null;
    } catch {
      return inMemory.get(name) ?? null;
    }
  },
  set: (name, text) => {
    inMemory.set(name, text);
    try {
      localStorage.setItem(name, text);
    } catch {
      // Memory has to do.
    }
  },
  remove: name => {
    inMemory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  },
};

export const makeShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');
