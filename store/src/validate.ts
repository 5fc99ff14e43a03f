import type { StoreChange, TableDump, Hash, Id } from './store.ts';

/** Far above any real document; a longer one would block the writes of others. */
const MAX_JSON = 16_000_000;
/** The limit of one append: a whole match from a file fits. */
const MAX_ENTRIES = 100_000;

const ID = /^[A-Za-z0-9._-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;

export const isId = (raw: unknown): raw is Id => typeof raw === 'string' && ID.test(raw);
export const isHash = (raw: unknown): raw is Hash => typeof raw === 'string' && HASH.test(raw);
const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

/** A database would change or refuse half a surrogate pair and a zero byte. */
const isJson = (raw: unknown): boolean =>
  typeof raw === 'string' &&
  raw.length > 0 &&
  raw.length <= MAX_JSON &&
  !raw.includes('\0') &&
  !/\p{Surrogate}/u.test(raw);
const isEntries = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= MAX_ENTRIES && raw.every(isJson);
const isSeat = (raw: unknown): boolean => raw === null || (isCount(raw) && raw < 1000);
const isTimeOrNull = (raw: unknown): boolean => raw === null || isCount(raw);

type Claim = readonly [holds: boolean, what: string];

/** Names the missing part and never repeats the given one, which could be a secret. */
const findMissing = (...claims: readonly Claim[]): string | undefined =>
  claims.find(([holds]) => !holds)?.[1];

const findFault = (change: StoreChange): string | undefined => {
  switch (change.t) {
    case 'table':
      return findMissing(
        [isId(change.id), 'id of a table'],
        [isCount(change.after), 'version of a table'],
        [isJson(change.doc), 'document of a table'],
        [isCount(change.at) && isTimeOrNull(change.deletes), 'time'],
      );
    case 'brief':
      return findMissing(
        [isId(change.table), 'id of a table'],
        [isCount(change.version), 'version of a table'],
        [isJson(change.brief), 'brief'],
        [change.match === null || isId(change.match), 'id of a match'],
      );
    case 'remove':
      return findMissing(
        [isId(change.table), 'id of a table'],
        [isCount(change.after), 'version of a table'],
      );
    case 'append':
      return findMissing(
        [isId(change.match), 'id of a match'],
        [isId(change.table), 'id of a table'],
        [isCount(change.after), 'version of a match'],
        [isEntries(change.entries), 'list of entries'],
        [isJson(change.brief), 'brief'],
        [isCount(change.at) && isTimeOrNull(change.due), 'time'],
      );
    case 'snapshot':
      return findMissing(
        [isId(change.match), 'id of a match'],
        [isCount(change.version), 'version of a match'],
        [isJson(change.saved), 'saved state'],
      );
    case 'hold':
      return findMissing(
        [isHash(change.device), 'hash of a device'],
        [isId(change.table), 'id of a table'],
        [isSeat(change.seat), 'seat'],
        [isCount(change.at), 'time'],
      );
    case 'release':
      return findMissing(
        [change.device === null || isHash(change.device), 'hash of a device'],
        [isId(change.table), 'id of a table'],
        [isSeat(change.seat), 'seat'],
      );
    case 'say':
      return findMissing(
        [isId(change.room), 'id of a room'],
        [isId(change.table), 'id of a table'],
        [isSeat(change.from) && isSeat(change.to), 'seat'],
        [isJson(change.doc), 'document'],
        [isCount(change.at), 'time'],
      );
    default:
      return 'known change';
  }
};

/** Throws if a change could not be read back. That is a bug, since ids and documents are the server's own. */
export const validateChanges = (changes: readonly StoreChange[]): void => {
  for (const change of changes) {
    const what = findFault(change);
    if (what !== undefined) throw new TypeError(`the store was given no ${what}`);
  }
};

export const validateDump = (dump: TableDump): void => {
  const what = findFaultInDump(dump);
  if (what !== undefined) throw new TypeError(`the store was given no ${what}`);
};

/** Names what a dump lacks that every dump of a store has: it may come from an edited file. */
export const findFaultInDump = ({ table, holds, matches, talk }: TableDump): string | undefined => {
  const rooms = new Set([table.id, ...matches.map(({ match }) => match)]);
  const changes: StoreChange[] = [
    { t: 'table', after: table.version, ...table },
    ...holds.map(hold => ({ t: 'hold', table: table.id, ...hold }) as const),
    ...matches.map(match => ({ t: 'append', after: 0, ...match }) as const),
    ...matches.flatMap(({ match, snapshot }) =>
      snapshot ? [{ t: 'snapshot', match, ...snapshot } as const] : [],
    ),
    ...talk.map(said => ({ t: 'say', table: table.id, ...said }) as const),
  ];
  for (const change of changes) {
    const what = findFault(change);
    if (what !== undefined) return what;
  }
  return findMissing(
    [table.version > 0, 'version of a table'],
    [rooms.size === matches.length + 1, 'match with an id of its own'],
    [matches.every(head => head.table === table.id), 'match of this table'],
    [matches.every(head => head.version === head.entries.length && isCount(head.begun)), 'head of a match'],
    [matches.every(head => (head.snapshot?.version ?? 0) <= head.version), 'snapshot of a known version'],
    [talk.every(said => rooms.has(said.room)), 'room of this table'],
    [talk.every(said => isCount(said.number) && said.number > 0), 'number of something said'],
  );
};
