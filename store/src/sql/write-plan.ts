import type { Compilable, Kysely, SelectQueryBuilder } from 'kysely';
import { NO_SEAT, type Schema, type SqlKind } from './schema.ts';
import type { Append, StoreChange, Conflict, TableDump, Id, Json, Removal, Say } from '../store.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** One SQL statement of a write. */
export interface Statement extends Query {
  /** If the statement returns no row, the write is undone with this conflict. */
  readonly guards?: Omit<Conflict, 'version'>;
  /** The index of the change whose value is the only column of the returned row. */
  readonly gives?: number;
  /** For SQLite: the statement returns no rows, and changed rows count instead, which takes half the time. */
  readonly blind?: true;
}

/** Turns changes into statements. Databases differ only in locking and in inserting many rows. */
export interface WritePlanner {
  readonly plan: (changes: readonly StoreChange[]) => readonly Statement[];
  readonly planPut: (dump: TableDump) => readonly Statement[];
}

const SET_HEAD = {
  sqlite: 'set version = ?, at = ?, due = ?, brief = ? where id = ? and version = ?',
  postgres: 'set version = $1, at = $2, due = $3, brief = $4 where id = $5 and version = $6 returning id',
};
/** A later snapshot is not overwritten. */
const saveSnapshot = (values: string): string =>
  `insert into snapshots (match_id, version, saved) values (${values}) on conflict (match_id) do update ` +
  'set version = excluded.version, saved = excluded.saved where snapshots.version <= excluded.version';
const SAVE_SNAPSHOT = { sqlite: saveSnapshot('?, ?, ?'), postgres: saveSnapshot('$1, $2, $3') };
const CHECK_VERSION = {
  sqlite: 'select id from matches where id = ? and version >= ?',
  postgres: 'select id from matches where id = $1 and version >= $2 for key share',
};
const INSERT_ENTRY = 'insert into entries (match_id, version, entry) values (?, ?, ?)';
const INSERT_ENTRIES =
  'insert into entries (match_id, version, entry) ' +
  'select $1, v, e from unnest($2::bigint[], $3::text[]) as u (v, e)';

const compile = (query: Compilable, more: Omit<Statement, keyof Query> = {}): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ...more };
};
const guard = (about: Conflict['about'], id: Id) => ({ guards: { about, id } });

export const createWritePlanner = (db: Kysely<Schema>, kind: SqlKind): WritePlanner => {
  /** PostgreSQL must lock the rows found against deletion; SQLite has one writer. */
  const held = <T extends 'tables' | 'matches', O>(query: SelectQueryBuilder<Schema, T, O>) =>
    kind === 'postgres' ? query.forKeyShare() : query;
  const tableIsThere = (id: Id): Statement =>
    compile(held(db.selectFrom('tables').select('id').where('id', '=', id)), guard('table', id));

  const entriesFrom = (match: Id, after: number, entries: readonly Json[]): readonly Statement[] =>
    kind === 'sqlite'
      ? entries.map((entry, i) => ({
          sql: INSERT_ENTRY,
          parameters: [match, after + 1 + i, entry],
          blind: true,
        }))
      : [{ sql: INSERT_ENTRIES, parameters: [match, entries.map((_, i) => after + 1 + i), entries] }];

  /**
   * This runs a thousand times a second, and snapshots nearly as often. The SQL is written by hand, since building
   * a query takes longer than running it.
   */
  const append = ({ match, table, after, entries, at, due, brief }: Append): readonly Statement[] => {
    const version = after + entries.length;
    const lines = entriesFrom(match, after, entries);
    if (after > 0) {
      const parameters = [version, at, due, brief, match, after];
      const head: Statement = {
        sql: `update matches ${SET_HEAD[kind]}`,
        parameters,
        ...guard('match', match),
      };
      return [kind === 'sqlite' ? { ...head, blind: true } : head, ...lines];
    }
    const head = { id: match, table_id: table, version, begun: at, at, due, brief };
    const made = db
      .insertInto('matches')
      .values(head)
      .onConflict(c => c.doNothing())
      .returning('id');
    return [compile(made, guard('match', match)), tableIsThere(table), ...lines];
  };

  const remove = ({ table, after }: Removal): readonly Statement[] => {
    const ours = db.selectFrom('matches').select('id').where('table_id', '=', table);
    const gone = db.deleteFrom('tables').where('id', '=', table).where('version', '=', after).returning('id');
    return [
      compile(gone, guard('table', table)),
      // This waits for an append underway, so that none of its entries is left behind.
      ...(kind === 'postgres' ? [compile(ours.forUpdate())] : []),
      compile(db.deleteFrom('entries').where('match_id', 'in', ours)),
      compile(db.deleteFrom('snapshots').where('match_id', 'in', ours)),
      compile(db.deleteFrom('matches').where('table_id', '=', table)),
      compile(db.deleteFrom('talk').where('table_id', '=', table)),
      compile(db.deleteFrom('holds').where('table_id', '=', table)),
      compile(db.deleteFrom('briefs').where('table_id', '=', table)),
    ];
  };

  const say = ({ room, table, at, from, to, doc }: Say, index: number): readonly Statement[] => {
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
      ...(room === table ? [] : [compile(match, guard('match', room))]),
      compile(said, { gives: index }),
    ];
  };

  const planOne = (change: StoreChange, index: number): readonly Statement[] => {
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
        return [compile(query, guard('table', id))];
      }
      case 'brief': {
        const { table, version, brief, match } = change;
        const kept = db
          .insertInto('briefs')
          .columns(['table_id', 'version', 'brief', 'match_id'])
          .expression(eb =>
            eb
              .selectFrom('tables')
              .select(['id', 'version', eb.cast<string>(eb.val(brief), 'text').as('brief')])
              .select(eb.cast<string | null>(eb.val(match), 'text').as('match_id'))
              .where('id', '=', table)
              .where('version', '=', version),
          )
          .onConflict(c => c.column('table_id').doUpdateSet({ version, brief, match_id: match }));
        return [compile(kept)];
      }
      case 'remove':
        return remove(change);
      case 'append':
        return append(change);
      case 'snapshot': {
        const { match, version, saved } = change;
        return [
          { sql: CHECK_VERSION[kind], parameters: [match, version], ...guard('match', match) },
          { sql: SAVE_SNAPSHOT[kind], parameters: [match, version, saved] },
        ];
      }
      case 'hold': {
        const { device, table, seat, at } = change;
        const hold = db
          .insertInto('holds')
          .values({ device, table_id: table, seat: seat ?? NO_SEAT, at })
          .onConflict(c => c.columns(['device', 'table_id', 'seat']).doUpdateSet({ at }));
        return [tableIsThere(table), compile(hold)];
      }
      case 'release': {
        const { device, table, seat } = change;
        const holds = db
          .deleteFrom('holds')
          .where('table_id', '=', table)
          .where('seat', '=', seat ?? NO_SEAT);
        return [compile(device === null ? holds : holds.where('device', '=', device))];
      }
      case 'say':
        return say(change, index);
    }
  };

  return {
    plan: changes => changes.flatMap(planOne),
    planPut: ({ table, holds, matches, talk }) => [
      compile(
        db
          .insertInto('tables')
          .values(table)
          .onConflict(c => c.doNothing())
          .returning('id'),
        guard('table', table.id),
      ),
      ...matches.flatMap(({ match, table: table_id, snapshot, entries, ...head }) => [
        compile(
          db
            .insertInto('matches')
            .values({ id: match, table_id, ...head })
            .onConflict(c => c.doNothing())
            .returning('id'),
          guard('match', match),
        ),
        ...entriesFrom(match, 0, entries),
        ...(snapshot ? [compile(db.insertInto('snapshots').values({ match_id: match, ...snapshot }))] : []),
      ]),
      ...holds.map(({ device, seat, at }) =>
        compile(db.insertInto('holds').values({ device, table_id: table.id, seat: seat ?? NO_SEAT, at })),
      ),
      ...talk.map(({ room, number, at, from, to, doc }) =>
        compile(
          db
            .insertInto('talk')
            .values({ room, number, table_id: table.id, at, speaker: from, hearer: to, doc }),
        ),
      ),
    ],
  };
};

/** The value of each change; the database returns only those that are not known in advance. */
export const collectValues = (
  changes: readonly StoreChange[],
  given: ReadonlyMap<number, number>,
): readonly number[] =>
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
      case 'brief':
      case 'remove':
      case 'hold':
      case 'release':
        return 0;
    }
  });
