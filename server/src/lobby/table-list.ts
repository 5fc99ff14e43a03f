import type { HomeTable } from '@tavola/protocol';
import type { Hash, Holding } from '@tavola/store';
import type { MatchSummary } from './match-summary.ts';
import type { TableDoc } from './table-document.ts';
import { changeSummary, type TableSummary } from './table-summary.ts';
import type { ServerContext } from '../ops/context.ts';

/** A device lists the tables that were active last, and so many of them at a time. */
const MAX_LISTED = 1000;
const PAGE = 50;

export interface HomePage {
  readonly tables: readonly HomeTable[];
  /** Whether there are further tables. */
  readonly more: boolean;
}

const isWaiting = ({ seats, match, brief }: Holding): boolean => {
  if (!match || brief === null || (JSON.parse(brief) as TableSummary).phase !== 'playing') return false;
  const { waiting } = JSON.parse(match.brief) as MatchSummary;
  return seats.some(seat => seat !== null && waiting.includes(seat));
};

/** The time of the last entry would tell others of a changed answer and of a standing order. */
const activityOf = ({ table, match }: Holding): number => {
  const heardAt = match && ((JSON.parse(match.brief) as MatchSummary).at ?? match.at);
  return Math.max(table.at, heardAt ?? 0);
};

const compareHoldings = (a: Holding, b: Holding): number =>
  Number(isWaiting(b)) - Number(isWaiting(a)) || activityOf(b) - activityOf(a);

/** Makes the summary that a table of an older version or from a backup lacks, and stores it. */
const summarize = async ({ store }: ServerContext, held: Holding): Promise<Holding> => {
  if (held.brief !== null) return held;
  const table = await store.readTable(held.table.id);
  if (!table) return held;
  const doc = JSON.parse(table.doc) as TableDoc;
  const change = changeSummary(doc, table.version);
  await store.write([change]);
  const match = doc.match === null ? undefined : await store.readHead(doc.match);
  return { ...held, brief: change.t === 'brief' ? change.brief : null, match: match ?? null };
};

const makeHomeTable = (held: Holding): HomeTable[] => {
  const { table, seats, brief } = held;
  if (brief === null) return [];
  const { game, phase, names } = JSON.parse(brief) as TableSummary;
  return [
    {
      table: table.id,
      game,
      phase,
      seats: seats.filter(seat => seat !== null),
      names: [...names],
      waits: isWaiting(held),
      at: activityOf(held),
      deletes: table.deletes,
    },
  ];
};

/** Lists one page of the tables of a device: first those that wait for it, then the last active. */
export const listHomeTables = async (
  context: ServerContext,
  device: Hash,
  from: number,
): Promise<HomePage> => {
  const held = (await context.store.listHoldings(device, MAX_LISTED)).toSorted(compareHoldings);
  const page = held.slice(from, from + PAGE);
  const known = await Promise.all(page.map(one => summarize(context, one)));
  return {
    tables: known.toSorted(compareHoldings).flatMap(makeHomeTable),
    more: held.length > from + PAGE,
  };
};
