import type { Compilable, Kysely, SelectQueryBuilder } from 'kysely';
import { NO_SEAT, type Schema, type SqlKind } from './schema.ts';
import type { Append, Change, Conflict, Dump, Id, Json, Removal, Say } from '../store.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** One statement of a write. */
export interface Step extends Query {
  /** If it gives no row, the write is undone, and this is what stood in its way. */
  readonly guards?: Omit<Conflict, 'version'>;
  /** Its row's only column is the value of this change. */
  readonly gives?: number;
  /** SQLite: it gives no rows, and those that it changes count instead, which takes half the time. */
  readonly blind?: true;
}

/** Turns changes into statements; the same for every database but for how it locks and takes many rows. */
export interface Planner {
  readonly plan: (changes: readonly Change[]) => readonly Step[];
  readonly planPut: (dump: Dump) => readonly Step[];
}

const SET = {
  sqlite: 'set version = ?, at = ?, due = ?, brief = ? where id = ? and version = ?',
  postgres: 'set version = $1, at = $2, due = $3, brief = $4 where id = $5 and version = $6 returning id',
};
/** Not over a later one. */
const save = (values: string): string =>
  `insert into snapshots (match_id, version, saved) values (${values}) on conflict (match_id) do update ` +
  'set version = excluded.version, saved = excluded.saved where snapshots.version <= excluded.version';
const SAVE = { sqlite: save('?, ?, ?'), postgres: save('$1, $2, $3') };
const REACHED = {
  sqlite: 'select id from matches where id = ? and version >= ?',
  postgres: 'select id from matches where id = $1 and version >= $2 for key share',
};
const ENTRY = 'insert into entries (match_id, version, entry) values (?, ?, ?)';
const ENTRIES =
  'insert into entries (match_id, version, entry) ' +
  'select $1, v, e from unnest($2::bigint[], $3::text[]) as u (v, e)';

const step = (query: Compilable, more: Omit<Step, keyof Query> = {}): Step => {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ...more };
};
const guard = (about: Conflict['about'], id: Id) => ({ guards: { about, id } });

export const newPlanner = (db: Kysely<Schema>, kind: SqlKind): Planner => {
  /** SQLite has one writer. PostgreSQL must not delete meanwhile what we have found. */
  const held = <T extends 'tables' | 'matches', O>(query: SelectQueryBuilder<Schema, T, O>) =>
    kind === 'postgres' ? query.forKeyShare() : query;
  const tableIsThere = (id: Id): Step =>
    step(held(db.selectFrom('tables').select('id').where('id', '=', id)), guard('table', id));

  const entriesFrom = (match: Id, after: number, entries: readonly Json[]): readonly Step[] =>
    kind === 'sqlite'
      ? entries.map((entry, i) => ({ sql: ENTRY, parameters: [match, after + 1 + i, entry], blind: true }))
      : [{ sql: ENTRIES, parameters: [match, entries.map((_, i) => after + 1 + i), entries] }];

  /** Runs a thousand times a second, as snapshots nearly do: by hand, since a query takes longer to build than to run. */
  const append = ({ match, table, after, entries, at, due, brief }: Append): readonly Step[] => {
    const version = after + entries.length;
    const lines = entriesFrom(match, after, entries);
    if (after > 0) {
      const parameters = [version, at, due, brief, match, after];
      const head: Step = { sql: `update matches ${SET[kind]}`, parameters, ...guard('match', match) };
      return [kind === 'sqlite' ? { ...head, blind: true } : head, ...lines];
    }
    const head = { id: match, table_id: table, version, begun: at, at, due, brief };
    const made = db
      .insertInto('matches')
      .values(head)
      .onConflict(c => c.doNothing())
      .returning('id');
    return [step(made, guard('match', match)), tableIsThere(table), ...lines];
  };

  const remove = ({ table, after }: Removal): readonly Step[] => {
    const ours = db.selectFrom('matches').select('id').where('table_id', '=', table);
    const gone = db.deleteFrom('tables').where('id', '=', table).where('version', '=', after).returning('id');
    return [
      step(gone, guard('table', table)),
      // An append that is under way is waited for, so that none of its entries is left behind.
      ...(kind === 'postgres' ? [step(ours.forUpdate())] : []),
      step(db.deleteFrom('entries').where('match_id', 'in', ours)),
      step(db.deleteFrom('snapshots').where('match_id', 'in', ours)),
      step(db.deleteFrom('matches').where('table_id', '=', table)),
      step(db.deleteFrom('talk').where('table_id', '=', table)),
      step(db.deleteFrom('holds').where('table_id', '=', table)),
    ];
  };

  const say = ({ room, table, at, from, to, doc }: Say, index: number): readonly Step[] => {
    const match = db.selectFrom('matches').select('id').where('id', '=', room).where('table_id', '=', table);
    const next = db
      .selectFrom('talk')
      .select(({ eb, fn }) => eb(fn.coalesce(fn.max('number'), eb.val(0)), '+', 1).as('next'))
      .where('room', '=', room);
    const said = db
      .insertInto('talk')
      .values({ room, number: next, table_id: table, at, speaker: from, hearer: to, doc })
      .returning('number');
    return [
      tableIsThere(table),
      ...(room === table ? [] : [step(match, guard('match', room))]),
      step(said, { gives: index }),
    ];
  };

  const planOne = (change: Change, index: number): readonly Step[] => {
    switch (change.t) {
      case 'table': {
        const { id, after, doc, at, deletes } = change;
        const row = { version: after + 1, doc, at, deletes };
        const made = db
          .insertInto('tables')
          .values({ id, ...row })
          .onConflict(c => c.doNothing());
        const changed = db.updateTable('tables').set(row).where('id', '=', id).where('version', '=', after);
        const query = after === 0 ? made.returning('id') : changed.returning('id');
        return [step(query, guard('table', id))];
      }
      case 'remove':
        return remove(change);
      case 'append':
        return append(change);
      case 'snapshot': {
        const { match, version, saved } = change;
        return [
          { sql: REACHED[kind], parameters: [match, version], ...guard('match', match) },
          { sql: SAVE[kind], parameters: [match, version, saved] },
        ];
      }
      case 'hold': {
        const { device, table, seat, at } = change;
        const hold = db
          .insertInto('holds')
          .values({ device, table_id: table, seat: seat ?? NO_SEAT, at })
          .onConflict(c => c.columns(['device', 'table_id', 'seat']).doUpdateSet({ at }));
        return [tableIsThere(table), step(hold)];
      }
      case 'release': {
        const { device, table, seat } = change;
        const holds = db
          .deleteFrom('holds')
          .where('table_id', '=', table)
          .where('seat', '=', seat ?? NO_SEAT);
        return [step(device === null ? holds : holds.where('device', '=', device))];
      }
      case 'say':
        return say(change, index);
    }
  };

  return {
    plan: changes => changes.flatMap(planOne),
    planPut: ({ table, holds, matches, talk }) => [
      step(
        db
          .insertInto('tables')
          .values(table)
          .onConflict(c => c.doNothing())
          .returning('id'),
        guard('table', table.id),
      ),
      ...matches.flatMap(({ match, table: table_id, snapshot, entries, ...head }) => [
        step(
          db
            .insertInto('matches')
            .values({ id: match, table_id, ...head })
            .onConflict(c => c.doNothing())
            .returning('id'),
          guard('match', match),
        ),
        ...entriesFrom(match, 0, entries),
        ...(snapshot ? [step(db.insertInto('snapshots').values({ match_id: match, ...snapshot }))] : []),
      ]),
      ...holds.map(({ device, seat, at }) =>
        step(db.insertInto('holds').values({ device, table_id: table.id, seat: seat ?? NO_SEAT, at })),
      ),
      ...talk.map(({ room, number, at, from, to, doc }) =>
        step(
          db
            .insertInto('talk')
            .values({ room, number, table_id: table.id, at, speaker: from, hearer: to, doc }),
        ),
      ),
    ],
  };
};

/** What each change has come to; the database gives only what nobody can know before. */
export const valuesOf = (changes: readonly Change[], given: ReadonlyMap<number, number>): readonly number[] =>
  changes.map((change, i) => {
    switch (change.t) {
      case 'table':
        return change.after + 1;
      case 'append':
        return change.after + change.entries.length;
      case 'snapshot':
        return change.version;
      case 'say':
        return given.get(i)!;
      case 'remove':
      case 'hold':
      case 'release':
        return 0;
    }
  });
