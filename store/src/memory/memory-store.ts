import { ok } from '@tavola/kernel';
import { validateChanges, validateDump } from '../validate.ts';
import { applyChanges, createMemoryData, putDump, type MemoryMatch, type MemoryData } from './memory-data.ts';
import { makeNotice, makeNotices } from '../sql/notice.ts';
import type { Holding, TableDump, MatchHead, Id, MatchRecord, Notice, Store, StoredTable } from '../store.ts';

/** Compares by code unit, as the databases are told to: ids are plain ASCII. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareSeats = (a: number | null, b: number | null): number => (a ?? -1) - (b ?? -1);

/** Orders by a time, with items without one last. */
const compareBy = <T>(time: (item: T) => number | null, id: (item: T) => Id) => {
  const key = (item: T): number => time(item) ?? Number.POSITIVE_INFINITY;
  return (a: T, b: T): number => key(a) - key(b) || compareTexts(id(a), id(b));
};

const makeMatchRecord = (
  { head, snapshot, entries }: MemoryMatch,
  from = snapshot?.version ?? 0,
): MatchRecord => ({
  ...head,
  snapshot,
  entries: entries.slice(from, head.version),
});

let openedStores = 0;

/** Keeps everything until the process ends. Stores on the same data behave like processes on one database. */
export const openMemoryStore = (data: MemoryData = createMemoryData()): Store => {
  const { tables, matches, holds, briefs, rooms, listeners } = data;
  let closed = false;
  const owner = {};
  const name = `${++openedStores}`;
  const own = new Set<() => void>();

  // Answers come later and errors are rejections, as with a database.
  const soon = async <T>(answer: () => T): Promise<T> => {
    if (closed) throw new Error('the store is closed');
    await Promise.resolve();
    return answer();
  };
  const tell = (notices: readonly Notice[]): void => {
    for (const listener of listeners)
      if (listener.owner !== owner)
        for (const notice of notices)
          queueMicrotask(() => listeners.has(listener) && listener.onNotice(notice));
  };
  const headsOf = (table: Id): MatchHead[] =>
    [...matches.values()]
      .map(({ head }) => head)
      .filter(head => head.table === table)
      .toSorted(
        compareBy(
          head => head.begun,
          head => head.match,
        ),
      );
  const activity = (table: StoredTable): number =>
    Math.max(table.at, ...headsOf(table.id).map(({ at }) => at));
  const tablesBy = (
    time: (table: StoredTable) => number | null,
    before: number,
    limit: number,
  ): StoredTable[] =>
    [...tables.values()]
      .filter(table => (time(table) ?? Number.POSITIVE_INFINITY) < before)
      .toSorted(compareBy(time, table => table.id))
      .slice(0, limit);

  return {
    kind: 'memory',
    write: changes =>
      soon(() => {
        validateChanges(changes);
        const made = applyChanges(data, changes);
        if ('about' in made) return { ok: false, error: made };
        tell(makeNotices(changes, made));
        return ok(made);
      }),
    readHead: match => soon(() => matches.get(match)?.head),
    readEntries: (match, after, limit) =>
      soon(() => {
        const { head, entries } = matches.get(match) ?? { head: { version: 0 }, entries: [] };
        return entries.slice(after, Math.min(head.version, after + (limit ?? head.version)));
      }),
    readMatch: match =>
      soon(() => {
        const kept = matches.get(match);
        return kept && makeMatchRecord(kept);
      }),
    readTable: id => soon(() => tables.get(id)),
    listMatches: table => soon(() => headsOf(table)),
    listHeldSeats: (device, table) =>
      soon(() =>
        [...holds.values()]
          .filter(hold => hold.device === device && hold.table === table)
          .map(hold => hold.seat)
          .toSorted(compareSeats),
      ),
    listHoldings: (device, limit) =>
      soon(() => {
        const held = [...holds.values()].filter(hold => hold.device === device);
        return [...new Set(held.map(hold => hold.table))]
          .map((id): Holding => {
            const { doc: _, ...table } = tables.get(id)!;
            const known = briefs.get(id);
            const summary = known?.version === table.version ? known : undefined;
            return {
              seats: held
                .filter(hold => hold.table === id)
                .map(hold => hold.seat)
                .toSorted(compareSeats),
              table,
              brief: summary?.brief ?? null,
              match: matches.get(summary?.match ?? '')?.head ?? null,
            };
          })
          .toSorted(
            compareBy(
              ({ table, match }) => -Math.max(table.at, match?.at ?? 0),
              ({ table }) => table.id,
            ),
          )
          .slice(0, limit);
      }),
    readTalk: (room, ears, limit, before = Number.POSITIVE_INFINITY) =>
      soon(() =>
        (rooms.get(room)?.said ?? [])
          .filter(({ number, from, to }) => {
            const heard =
              ears === 'all' || to === null || (ears !== 'public' && (from === ears || to === ears));
            return heard && number < before;
          })
          .slice(-limit),
      ),
    listDueMatches: (before, limit, after) =>
      soon(() =>
        [...matches.values()]
          .map(({ head }) => head)
          .filter(({ due, match }) => {
            if (due === null || due >= before) return false;
            return !after || due > after.due || (due === after.due && match > after.match);
          })
          .toSorted(
            compareBy(
              head => head.due,
              head => head.match,
            ),
          )
          .slice(0, limit),
      ),
    listExpiredTables: (before, limit) => soon(() => tablesBy(table => table.deletes, before, limit)),
    listIdleTables: (since, limit) =>
      soon(() => tablesBy(table => (table.deletes === null ? activity(table) : null), since, limit)),
    listen: onNotice => {
      const listener = { owner, onNotice };
      listeners.add(listener);
      const stop = (): void => void listeners.delete(listener);
      own.add(stop);
      return stop;
    },
    announce: announced => tell(announced.map(one => makeNotice(one, name))),
    listTableIds: (after, limit) =>
      soon(() =>
        [...tables.keys()]
          .filter(id => id > after)
          .toSorted(compareTexts)
          .slice(0, limit),
      ),
    dumpTable: id =>
      soon((): TableDump | undefined => {
        const table = tables.get(id);
        if (!table) return undefined;
        return {
          table,
          holds: [...holds.values()]
            .filter(hold => hold.table === id)
            .map(({ device, seat, at }) => ({ device, seat, at }))
            .toSorted((a, b) => compareTexts(a.device, b.device) || compareSeats(a.seat, b.seat)),
          matches: headsOf(id).map(({ match }) => makeMatchRecord(matches.get(match)!, 0)),
          talk: [...rooms]
            .toSorted(([a], [b]) => compareTexts(a, b))
            .flatMap(([room, { table: of, said }]) =>
              of === id ? said.map(item => ({ room, ...item })) : [],
            ),
        };
      }),
    restoreTable: dump =>
      soon(() => {
        validateDump(dump);
        return putDump(data, dump);
      }),
    readSize: () =>
      soon(() => {
        const texts = [
          ...[...tables.values()].map(({ doc }) => doc),
          ...[...matches.values()].flatMap(({ entries, snapshot }) => [...entries, snapshot?.saved ?? '']),
        ];
        return { used: texts.reduce((sum, { length }) => sum + length, 0), free: null };
      }),
    ping: () => soon(() => undefined),
    close: async () => {
      closed = true;
      for (const stop of own) stop();
      await Promise.resolve();
    },
  };
};
