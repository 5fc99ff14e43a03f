/**
 * The name of a key to a table on a server, as it stands in addresses: a seat, the link to sit down, the link to watch,
 * or a seat that was handed on.
 */
export type KeyName = `seat-${number}` | 'link' | 'watch' | `heir-${number}`;

const PREFIX = 'tavola.key.';
/** A device may hold several keys to a table; the first in this order opens it. */
const ORDER = ['seat', 'heir', 'link', 'watch'];

export const isKeyName = (text: string): text is KeyName => /^(link|watch|(seat|heir)-\d{1,2})$/.test(text);

/** The seat of `seat-2` or `heir-2`. */
export const seatOf = (who: KeyName): number | undefined =>
  who.includes('-') ? Number(who.split('-')[1]) : undefined;

const nameOf = (table: string, who: KeyName): string => `${PREFIX}${table}.${who}`;

// Where the browser stores nothing, keys last as long as the page.
const inMemory = new Map<string, string>();

const store = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** The secrets of seats and links on this device. Only the table's server receives them. */
export const keys = {
  get: (table: string, who: KeyName): string | undefined => {
    const name = nameOf(table, who);
    return store()?.getItem(name) ?? inMemory.get(name);
  },
  keep: (table: string, who: KeyName, secret: string): void => {
    const name = nameOf(table, who);
    inMemory.set(name, secret);
    try {
      store()?.setItem(name, secret);
    } catch {
      // Storage is full or forbidden, so memory has to do.
    }
  },
  drop: (table: string, who: KeyName): void => {
    const name = nameOf(table, who);
    inMemory.delete(name);
    store()?.removeItem(name);
  },
  /** All keys of this device to a table, the best first. */
  of: (table: string): readonly KeyName[] =>
    [...new Set([...Object.keys(store() ?? {}), ...inMemory.keys()])]
      .filter(name => name.startsWith(`${PREFIX}${table}.`))
      .map(name => name.slice(PREFIX.length + table.length + 1))
      .filter(isKeyName)
      .toSorted((a, b) => ORDER.indexOf(a.split('-')[0]!) - ORDER.indexOf(b.split('-')[0]!)),
  /** The tables to which this device has a key. */
  tables: (): readonly string[] => [
    ...new Set(
      [...Object.keys(store() ?? {}), ...inMemory.keys()]
        .filter(name => name.startsWith(PREFIX))
        .map(name => name.slice(PREFIX.length).split('.')[0]!),
    ),
  ],
};
