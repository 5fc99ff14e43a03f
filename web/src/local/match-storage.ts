import type { Secrets, HeaderLine, OpeningLine, Entry, EndLine } from '@tavola/match';
import type { UseStore } from 'idb-keyval';
import { readAll, done, listMatches, META, openStore } from './list.ts';
import type { Meta } from './messages.ts';

export type StoredLine = OpeningLine | Entry | EndLine;

/** A stored match has all that is needed to continue or verify it. */
export interface Stored {
  readonly meta: Meta;
  readonly header: HeaderLine;
  readonly secrets: Secrets;
  readonly lines: readonly StoredLine[];
}

/** Stores matches; a line is written before any page hears of it. */
export interface MatchStorage {
  list(): Promise<Meta[]>;
  read(id: string): Promise<Stored | undefined>;
  create(match: Stored): Promise<void>;
  /** Returns false and writes nothing if another page has written meanwhile. */
  append(meta: Meta, lines: readonly StoredLine[]): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const headKey = (id: string): string => `head:${id}`;
const lineKey = (id: string, n: number): string => `line:${id}:${String(n).padStart(6, '0')}`;

/**
 * Stores matches in IndexedDB. All but the list entries is sealed with a key that scripts can use but not read, so that
 * a look through a device's storage does not reveal other players' hands.
 */
export const browserShelf = (): MatchStorage => {
  const use = openStore();
  const seals = sealing(use);
  return {
    list: () => listMatches(use),
    read: async id => {
      const meta = await use('readonly', store => done<Meta | undefined>(store.get(META + id)));
      if (!meta) return undefined;
      const seal = await seals;
      const head = await use('readonly', store => done<Boxed>(store.get(headKey(id))));
      const boxed = await readAll<Boxed>(use, `line:${id}:`);
      const { header, secrets } = await seal.open<Pick<Stored, 'header' | 'secrets'>>(head);
      const lines = await Promise.all(boxed.slice(0, meta.lines).map(line => seal.open<StoredLine>(line)));
      return { meta, header, secrets, lines };
    },
    create: async ({ meta, header, secrets, lines }) => {
      const seal = await seals;
      const head = await seal.close({ header, secrets });
      const boxed = await Promise.all(lines.map(seal.close));
      await use('readwrite', store => {
        store.put(meta, META + meta.id);
        store.put(head, headKey(meta.id));
        boxed.forEach((line, n) => store.put(line, lineKey(meta.id, n)));
        return committed(store.transaction);
      });
    },
    append: async (meta, lines) => {
      const seal = await seals;
      const boxed = await Promise.all(lines.map(seal.close));
      const from = meta.lines - lines.length;
      return use('readwrite', async store => {
        const before = await done<Meta | undefined>(store.get(META + meta.id));
        if (before?.lines !== from) return false;
        store.put(meta, META + meta.id);
        boxed.forEach((line, i) => store.put(line, lineKey(meta.id, from + i)));
        await committed(store.transaction);
        return true;
      });
    },
    remove: id =>
      use('readwrite', store => {
        store.delete(META + id);
        store.delete(headKey(id));
        store.delete(IDBKeyRange.bound(`line:${id}:`, `line:${id};`));
        return committed(store.transaction);
      }),
  };
};

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('storage failed'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

interface Sealing {
  close(value: object): Promise<Boxed>;
  open<T>(boxed: Boxed): Promise<T>;
}

type Boxed =
  { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer } | { readonly plain: string };

const KEY = 'key';
const AES = 'AES-GCM';

const sealing = async (use: UseStore): Promise<Sealing> => {
  // Browsers offer encryption only on https and localhost; elsewhere matches are stored unsealed.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const key = subtle && (await keyOf(use, subtle));
  return {
    close: async value => {
      const text = JSON.stringify(value);
      if (!subtle || !key) return { plain: text };
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { iv, data: await subtle.encrypt({ name: AES, iv }, key, new TextEncoder().encode(text)) };
    },
    open: async <T>(boxed: Boxed): Promise<T> => {
      if ('plain' in boxed) return JSON.parse(boxed.plain) as T;
      const bytes = await subtle!.decrypt({ name: AES, iv: boxed.iv }, key!, boxed.data);
      return JSON.parse(new TextDecoder().decode(bytes)) as T;
    },
  };
};

const keyOf = async (use: UseStore, subtle: SubtleCrypto): Promise<CryptoKey> => {
  const fresh = await subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  return use('readwrite', async store => {
    const kept = await done<CryptoKey | undefined>(store.get(KEY));
    if (kept) return kept;
    await done(store.put(fresh, KEY));
    return fresh;
  });
};

/** Stores matches in memory, for tests and for browsers without storage. */
export const memoryShelf = (): MatchStorage => {
  const matches = new Map<string, Stored>();
  return {
    list: async () => [...matches.values()].map(({ meta }) => meta),
    read: async id => matches.get(id),
    create: async match => void matches.set(match.meta.id, match),
    append: async (meta, lines) => {
      const before = matches.get(meta.id);
      if (before?.meta.lines !== meta.lines - lines.length) return false;
      matches.set(meta.id, { ...before, meta, lines: [...before.lines, ...lines] });
      return true;
    },
    remove: async id => void matches.delete(id),
  };
};
