import type {
  StoreChange,
  Conflict,
  TableDump,
  Hash,
  MatchHead,
  Id,
  Json,
  Notice,
  TalkItem,
  TableBrief,
  Snapshot,
  StoredTable,
  Time,
} from '../store.ts';

export interface MemoryMatch {
  readonly head: MatchHead;
  readonly snapshot: Pick<Snapshot, 'version' | 'saved'> | null;
  /** Only ever appended to; the head's version says how many entries count. */
  readonly entries: Json[];
}
export interface MemoryHold {
  readonly device: Hash;
  readonly table: Id;
  readonly seat: number | null;
  readonly at: Time;
}
export interface MemoryRoom {
  readonly table: Id;
  readonly said: readonly TalkItem[];
}

/** The data of several memory stores, shared as processes share a database. */
export interface MemoryData {
  readonly tables: Map<Id, StoredTable>;
  readonly matches: Map<Id, MemoryMatch>;
  readonly holds: Map<string, MemoryHold>;
  readonly briefs: Map<Id, TableBrief>;
  readonly rooms: Map<Id, MemoryRoom>;
  /** Listeners with the store they belong to, which is not notified of its own writes. */
  readonly listeners: Set<{ readonly owner: object; readonly onNotice: (notice: Notice) => void }>;
}

export const createMemoryData = (): MemoryData => ({
  tables: new Map(),
  matches: new Map(),
  holds: new Map(),
  briefs: new Map(),
  rooms: new Map(),
  listeners: new Set(),
});

/** A write with the steps that undo it. */
interface UndoableWrite {
  readonly data: MemoryData;
  readonly undo: (() => void)[];
}

const setUndoably = <V>(
  { undo }: UndoableWrite,
  map: Map<string, V>,
  key: string,
  value: V | undefined,
): void => {
  const old = map.get(key);
  const set = (v: V | undefined): void => {
    if (v === undefined) map.delete(key);
    else map.set(key, v);
  };
  undo.push(() => set(old));
  set(value);
};

/** Makes all changes and returns their values, or none and returns the conflict. */
export const applyChanges = (
  data: MemoryData,
  changes: readonly StoreChange[],
): readonly number[] | Conflict => {
  const draft: UndoableWrite = { data, undo: [] };
  const values: number[] = [];
  for (const change of changes) {
    const value = applyChange(draft, change);
    if (typeof value === 'object') {
      for (const back of draft.undo.toReversed()) back();
      return value;
    }
    values.push(value);
  }
  return values;
};

const holdKey = (hold: Pick<MemoryHold, 'device' | 'table' | 'seat'>): string =>
  `${hold.device} ${hold.table} ${hold.seat}`;

const missingTable = (id: Id): Conflict => ({ about: 'table', id, version: 0 });

const applyChange = (draft: UndoableWrite, change: StoreChange): number | Conflict => {
  const { tables, matches, holds, briefs, rooms } = draft.data;
  switch (change.t) {
    case 'table': {
      const { id, after, doc, at, deletes } = change;
      const version = tables.get(id)?.version ?? 0;
      if (version !== after) return { about: 'table', id, version };
      setUndoably(draft, tables, id, { id, version: after + 1, doc, at, deletes });
      return after + 1;
    }
    case 'brief':
      if (tables.get(change.table)?.version === change.version)
        setUndoably(draft, briefs, change.table, change);
      return 0;
    case 'remove': {
      const version = tables.get(change.table)?.version ?? 0;
      if (version !== change.after || version === 0) return { about: 'table', id: change.table, version };
      setUndoably(draft, tables, change.table, undefined);
      setUndoably(draft, briefs, change.table, undefined);
      for (const [id, { head }] of matches)
        if (head.table === change.table) setUndoably(draft, matches, id, undefined);
      for (const [key, hold] of holds)
        if (hold.table === change.table) setUndoably(draft, holds, key, undefined);
      for (const [id, room] of rooms)
        if (room.table === change.table) setUndoably(draft, rooms, id, undefined);
      return 0;
    }
    case 'append': {
      const { match, after, at, due, brief } = change;
      const kept = matches.get(match);
      const was = kept?.head.version ?? 0;
      if (was !== after) return { about: 'match', id: match, version: was };
      if (!kept && !tables.has(change.table)) return missingTable(change.table);
      const version = after + change.entries.length;
      const { table, begun } = kept?.head ?? { table: change.table, begun: at };
      // This drops entries that an undone append has left.
      const entries = kept?.entries ?? [];
      entries.length = after;
      for (const entry of change.entries) entries.push(entry);
      const head = { match, table, version, begun, at, due, brief };
      setUndoably(draft, matches, match, { head, snapshot: kept?.snapshot ?? null, entries });
      return version;
    }
    case 'snapshot': {
      const { match, version, saved } = change;
      const kept = matches.get(match);
      if (!kept || kept.head.version < version)
        return { about: 'match', id: match, version: kept?.head.version ?? 0 };
      if (version >= (kept.snapshot?.version ?? 0))
        setUndoably(draft, matches, match, { ...kept, snapshot: { version, saved } });
      return version;
    }
    case 'hold': {
      const { device, table, seat, at } = change;
      if (!tables.has(table)) return missingTable(table);
      setUndoably(draft, holds, holdKey(change), { device, table, seat, at });
      return 0;
    }
    case 'release':
      for (const [key, { device, table, seat }] of holds)
        if (table === change.table && seat === change.seat && (change.device ?? device) === device)
          setUndoably(draft, holds, key, undefined);
      return 0;
    case 'say': {
      const { room, table, at, from, to, doc } = change;
      if (!tables.has(table)) return missingTable(table);
      if (room !== table && matches.get(room)?.head.table !== table)
        return { about: 'match', id: room, version: matches.get(room)?.head.version ?? 0 };
      const said = rooms.get(room)?.said ?? [];
      const number = said.length + 1;
      setUndoably(draft, rooms, room, { table, said: [...said, { number, at, from, to, doc }] });
      return number;
    }
  }
};

/** Puts a dumped table back, unless one of its ids is in use. */
export const putDump = (data: MemoryData, { table, holds, matches, talk }: TableDump): boolean => {
  const { id } = table;
  const ids = matches.map(({ match }) => match);
  if (data.tables.has(id) || [id, ...ids].some(room => data.matches.has(room) || data.rooms.has(room)))
    return false;
  data.tables.set(id, table);
  for (const hold of holds) data.holds.set(holdKey({ ...hold, table: id }), { ...hold, table: id });
  for (const { snapshot, entries, ...head } of matches)
    data.matches.set(head.match, { head, snapshot, entries: [...entries] });
  for (const { room, ...item } of talk)
    data.rooms.set(room, { table: id, said: [...(data.rooms.get(room)?.said ?? []), item] });
  return true;
};
