import { sql, type CompiledQuery, type Kysely, type Selectable } from 'kysely';
import { isHash, isId } from '../validate.ts';
import { NO_SEAT, type Schema } from './schema.ts';
import type {
  Conflict,
  Hash,
  Holding,
  TableDump,
  MatchHead,
  Id,
  MatchRecord,
  TalkItem,
  Store,
  StoredTable,
} from '../store.ts';

/** Runs several queries at one moment. */
export type QueryTogether = (queries: readonly CompiledQuery[]) => Promise<readonly (readonly unknown[])[]>;

type StoreReads = Omit<
  Store,
  'kind' | 'write' | 'restoreTable' | 'listen' | 'announce' | 'readSize' | 'ping' | 'close'
>;

const makeHead = ({ id, table_id, ...rest }: Selectable<Schema['matches']>): MatchHead => ({
  match: id,
  table: table_id,
  ...rest,
});
const makeTalkItem = ({
  number,
  at,
  speaker,
  hearer,
  doc,
}: Omit<Selectable<Schema['talk']>, 'room' | 'table_id'>): TalkItem => ({
  number,
  at,
  from: speaker,
  to: hearer,
  doc,
});
const seatOf = (seat: number): number | null => (seat === NO_SEAT ? null : seat);

/** When the table was last active, as an expression that every database understands. */
const active = sql<number>`(select coalesce(max(active.at), 0) from matches as active where active.table_id = tables.id)`;
const activity = sql<number>`case when ${active} > tables.at then ${active} else tables.at end`;

/** A head, its snapshot and the entries after it in one statement: one round trip, one moment. */
interface LatestRow {
  readonly kind: 0 | 1 | 2;
  readonly version: number;
  readonly table_id: string;
  readonly begun: number;
  readonly at: number;
  readonly due: number | null;
  readonly text: string;
}
const selectLatest = (id: Id) => sql<LatestRow>`
  select 0 as kind, version, table_id, begun, at, due, brief as text from matches where id = ${id}
  union all
  select 1, version, null, null, null, null, saved from snapshots where match_id = ${id}
  union all
  select 2, version, null, null, null, null, entry from entries where match_id = ${id}
    and version > coalesce((select version from snapshots where match_id = ${id}), 0)
  order by kind, version`;

/** A table that a device holds, its summary, and the match that this names. */
interface HeldRow extends Omit<StoredTable, 'doc'> {
  readonly brief: string | null;
  readonly match_id: string | null;
  readonly m_version: number | null;
  readonly begun: number | null;
  readonly m_at: number | null;
  readonly due: number | null;
  readonly m_brief: string | null;
}
const selectHeld = (device: Hash, limit: number) => sql<HeldRow>`
  select t.id, t.version, t.at, t.deletes, b.brief, m.id as match_id, m.version as m_version, m.begun, m.at as m_at,
      m.due, m.brief as m_brief
    from (select distinct table_id from holds where device = ${device}) as held
    join tables as t on t.id = held.table_id
    left join briefs as b on b.table_id = t.id and b.version = t.version
    left join matches as m on m.id = b.match_id
    order by case when m.at > t.at then m.at else t.at end desc, t.id
    limit ${limit}`;

export const createReads = (db: Kysely<Schema>, together: QueryTogether): StoreReads => {
  const matchesOf = (table: Id) =>
    db.selectFrom('matches').selectAll().where('table_id', '=', table).orderBy('begun').orderBy('id');
  const table = (id: Id) => db.selectFrom('tables').selectAll().where('id', '=', id);

  return {
    readHead: async match => {
      if (!isId(match)) return undefined;
      const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
      return row && makeHead(row);
    },
    readEntries: async (match, after, limit) => {
      if (!isId(match)) return [];
      const entries = db
        .selectFrom('entries')
        .select('entry')
        .where('match_id', '=', match)
        .where('version', '>', after)
        .orderBy('version');
      const rows = await (limit === undefined ? entries : entries.limit(limit)).execute();
      return rows.map(({ entry }) => entry);
    },
    readMatch: async match => {
      if (!isId(match)) return undefined;
      const { rows } = await selectLatest(match).execute(db);
      const [first, ...others] = rows;
      if (!first) return undefined;
      const { version, table_id, begun, at, due, text } = first;
      const saved = others.find(({ kind }) => kind === 1);
      const entries = others.filter(({ kind }) => kind === 2).map(row => row.text);
      const snapshot = saved ? { version: saved.version, saved: saved.text } : null;
      return { match, table: table_id, version, begun, at, due, brief: text, snapshot, entries };
    },
    readTable: async id => (isId(id) ? table(id).executeTakeFirst() : undefined),
    listMatches: async id => (isId(id) ? (await matchesOf(id).execute()).map(makeHead) : []),
    listHeldSeats: async (device, id) => {
      if (!isHash(device) || !isId(id)) return [];
      const rows = await db
        .selectFrom('holds')
        .where('device', '=', device)
        .where('table_id', '=', id)
        .select('seat')
        .orderBy('seat')
        .execute();
      return rows.map(({ seat }) => seatOf(seat));
    },
    listHoldings: async (device, limit) => {
      if (!isHash(device)) return [];
      const [{ rows }, holds] = await Promise.all([
        selectHeld(device, limit).execute(db),
        db
          .selectFrom('holds')
          .where('device', '=', device)
          .select(['table_id', 'seat'])
          .orderBy('seat')
          .execute(),
      ]);
      const seats = new Map<Id, (number | null)[]>();
      for (const { table_id, seat } of holds)
        seats.set(table_id, [...(seats.get(table_id) ?? []), seatOf(seat)]);
      return rows.map(
        ({ id, version, at, deletes, brief, match_id, m_version, begun, m_at, due, m_brief }): Holding => ({
          seats: seats.get(id) ?? [],
          table: { id, version, at, deletes },
          brief,
          match:
            m_version === null
              ? null
              : {
                  match: match_id!,
                  table: id,
                  version: m_version,
                  begun: begun!,
                  at: m_at!,
                  due,
                  brief: m_brief!,
                },
        }),
      );
    },
    readTalk: async (room, ears, limit, before) => {
      if (!isId(room)) return [];
      let said = db
        .selectFrom('talk')
        .select(['number', 'at', 'speaker', 'hearer', 'doc'])
        .where('room', '=', room);
      if (before !== undefined) said = said.where('number', '<', before);
      if (ears === 'public') said = said.where('hearer', 'is', null);
      else if (ears !== 'all')
        said = said.where(({ or, eb }) =>
          or([eb('hearer', 'is', null), eb('hearer', '=', ears), eb('speaker', '=', ears)]),
        );
      const rows = await said.orderBy('number', 'desc').limit(limit).execute();
      return rows.toReversed().map(makeTalkItem);
    },
    listDueMatches: async (before, limit, after) => {
      let due = db.selectFrom('matches').selectAll().where('due', '<', before);
      if (after)
        due = due
          .where('due', '>=', after.due)
          .where(({ or, eb }) => or([eb('due', '>', after.due), eb('id', '>', after.match)]));
      const rows = await due.orderBy('due').orderBy('id').limit(limit).execute();
      return rows.map(makeHead);
    },
    listExpiredTables: (before, limit) =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('deletes', '<', before)
        .orderBy('deletes')
        .orderBy('id')
        .limit(limit)
        .execute(),
    listIdleTables: (since, limit) =>
      db
        .selectFrom('tables')
        .selectAll()
        .where('deletes', 'is', null)
        .where(activity, '<', since)
        .orderBy(activity)
        .orderBy('id')
        .limit(limit)
        .execute(),
    listTableIds: async (after, limit) => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    dumpTable: async id => {
      if (!isId(id)) return undefined;
      const ours = db.selectFrom('matches').select('id').where('table_id', '=', id);
      const rows = await together([
        table(id).compile(),
        db
          .selectFrom('holds')
          .select(['device', 'seat', 'at'])
          .where('table_id', '=', id)
          .orderBy('device')
          .orderBy('seat')
          .compile(),
        matchesOf(id).compile(),
        db.selectFrom('snapshots').selectAll().where('match_id', 'in', ours).compile(),
        db
          .selectFrom('entries')
          .selectAll()
          .where('match_id', 'in', ours)
          .orderBy('match_id')
          .orderBy('version')
          .compile(),
        db
          .selectFrom('talk')
          .selectAll()
          .where('table_id', '=', id)
          .orderBy('room')
          .orderBy('number')
          .compile(),
      ]);
      return makeDump(rows as DumpRows);
    },
  };
};

type DumpRows = readonly [
  readonly StoredTable[],
  readonly Pick<Schema['holds'], 'device' | 'seat' | 'at'>[],
  readonly Schema['matches'][],
  readonly Schema['snapshots'][],
  readonly Schema['entries'][],
  readonly Schema['talk'][],
];

const makeDump = ([[table], holds, matches, snapshots, entries, talk]: DumpRows): TableDump | undefined =>
  table && {
    table,
    holds: holds.map(({ device, seat, at }) => ({ device, seat: seatOf(seat), at })),
    matches: matches.map((row): MatchRecord => {
      const saved = snapshots.find(({ match_id }) => match_id === row.id);
      return {
        ...makeHead(row),
        snapshot: saved ? { version: saved.version, saved: saved.saved } : null,
        entries: entries.filter(({ match_id }) => match_id === row.id).map(({ entry }) => entry),
      };
    }),
    talk: talk.map(({ room, table_id: _, ...row }) => ({ room, ...makeTalkItem(row) })),
  };

/** Looks up the version that made a write fail. */
export const findConflict = async (
  db: Kysely<Schema>,
  { about, id }: Omit<Conflict, 'version'>,
): Promise<Conflict> => {
  const row = await db
    .selectFrom(about === 'table' ? 'tables' : 'matches')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return { about, id, version: row?.version ?? 0 };
};
