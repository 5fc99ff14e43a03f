import type { HomeTable } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { MatchSummary } from './match-summary.ts';
import type { TableDoc } from './table-document.ts';
import type { ServerContext } from '../ops/context.ts';

/** Lists the tables of a device: first those that wait for it, then the last active. */
export const listHomeTables = async ({ store }: ServerContext, device: Hash): Promise<HomeTable[]> => {
  const tables = (await store.listHoldings(device)).map(({ table, seats, matches }): HomeTable => {
    const doc = JSON.parse(table.doc) as TableDoc;
    const own = seats.filter(seat => seat !== null);
    const head = matches.find(({ match }) => match === doc.match);
    const waiting = head ? (JSON.parse(head.brief) as MatchSummary).waiting : [];
    // The time of the last entry would tell others of a changed answer and of a standing order.
    const heardAt = matches.map(({ brief, at }) => (JSON.parse(brief) as MatchSummary).at ?? at);
    return {
      table: table.id,
      game: doc.game,
      phase: doc.phase,
      seats: own,
      names: doc.seats.map(({ name }) => name),
      waits: doc.phase === 'playing' && own.some(seat => waiting.includes(seat)),
      at: Math.max(table.at, ...heardAt),
      deletes: table.deletes,
    };
  });
  return tables.toSorted((a, b) => Number(b.waits) - Number(a.waits) || b.at - a.at);
};
