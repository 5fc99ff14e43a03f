import type { Pool } from 'pg';
import type { Append, StoreChange, Snapshot } from '../store.ts';

/** An append to an existing match, perhaps with a snapshot of its result: nearly every write is one. */
export interface QuickAppend {
  readonly append: Append;
  readonly snapshot: Snapshot | undefined;
}

export const findQuickAppend = (changes: readonly StoreChange[]): QuickAppend | undefined => {
  const [append, snapshot, ...more] = changes;
  if (append?.t !== 'append' || append.after === 0 || more.length > 0) return undefined;
  if (snapshot === undefined) return { append, snapshot };
  const leadsTo = append.after + append.entries.length;
  const isOfIt = snapshot.t === 'snapshot' && snapshot.match === append.match && snapshot.version === leadsTo;
  return isOfIt ? { append, snapshot } : undefined;
};

/** With more appends in a statement the first would wait for the last, and nothing would be saved. */
const MAX_APPENDS = 500;

/** How many appends may share a statement: one per match, since an update changes a row once. */
export const countDistinct = (waiting: readonly QuickAppend[]): number => {
  const seen = new Set<string>();
  for (const { append } of waiting.slice(0, MAX_APPENDS)) {
    if (seen.has(append.match)) break;
    seen.add(append.match);
  }
  return seen.size;
};

/**
 * One statement is one round trip and one transaction: heads at the expected version advance, and only their
 * entries and snapshots are written. Notices of 80 matches fit into a payload.
 */
const APPEND_ALL = `
with wanted as (
  select w.* from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[])
    as w (id, after, version, at, due, brief)
    -- Two processes that want the same matches should want them in the same order.
    join matches as locked on locked.id = w.id order by locked.id for update of locked
), moved as (
  update matches as m set version = w.version, at = w.at, due = w.due, brief = w.brief
    from wanted as w where m.id = w.id and m.version = w.after returning m.id, m.version
), written as (
  insert into entries (match_id, version, entry)
    select e.match_id, e.version, e.entry
      from unnest($7::text[], $8::bigint[], $9::text[]) as e (match_id, version, entry)
      join moved on moved.id = e.match_id
), kept as (
  insert into snapshots (match_id, version, saved)
    select s.match_id, moved.version, s.saved
      from unnest($10::text[], $11::text[]) as s (match_id, saved) join moved on moved.id = s.match_id
    on conflict (match_id) do update set version = excluded.version, saved = excluded.saved
)
select string_agg(id, ' ') as ids, pg_notify($12, $13 || string_agg('m' || id || ' ' || version, ',')) as told
  from (select id, version, (row_number() over ()) / 80 as page from moved) as paged group by page`;

/** Returns for each append whether it was made. */
export const commitAppends = async (
  pool: Pool,
  channel: string,
  sender: string,
  moves: readonly QuickAppend[],
): Promise<readonly boolean[]> => {
  const appends = moves.map(({ append }) => append);
  const lines = appends.flatMap(({ match, after, entries }) =>
    entries.map((entry, i) => ({ match, version: after + 1 + i, entry })),
  );
  const snapshots = moves.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
  const { rows } = await pool.query<{ ids: string }>({
    name: 'move',
    text: APPEND_ALL,
    values: [
      appends.map(({ match }) => match),
      appends.map(({ after }) => after),
      appends.map(({ after, entries }) => after + entries.length),
      appends.map(({ at }) => at),
      appends.map(({ due }) => due),
      appends.map(({ brief }) => brief),
      lines.map(({ match }) => match),
      lines.map(({ version }) => version),
      lines.map(({ entry }) => entry),
      snapshots.map(({ match }) => match),
      snapshots.map(({ saved }) => saved),
      channel,
      sender,
    ],
  });
  const made = new Set(rows.flatMap(({ ids }) => ids.split(' ')));
  return appends.map(({ match }) => made.has(match));
};
