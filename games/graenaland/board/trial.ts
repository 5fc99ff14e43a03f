import { copyTable } from '../rules/copy.ts';
import { erect } from '../rules/building/erect.ts';
import { wayOf } from '../rules/movement.ts';
import { NONE } from '../rules/names.ts';
import { votesAt, type Votes } from '../rules/sharing/votes.ts';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import { buildOf, orderOf } from './ask.ts';
import type { IslandTable, IslandView } from './table.ts';

/** The table as the draft would make it, if it is about the board: an order carried out alone, or a build. */
export const plannedTable = (view: IslandView, draft: Draft): IslandTable | undefined => {
  const { table, seat } = view;
  if (seat === undefined) return undefined;
  if (view.asked?.name === 'orders') {
    const { hero, direction } = orderOf(draft);
    if (hero === undefined || direction === undefined) return undefined;
    const { from, to, swapped } = wayOf(table, seat, hero, direction);
    const heroes = table.heroes.with(seat * 3 + hero, to);
    return { ...table, heroes: swapped === NONE ? heroes : heroes.with(seat * 3 + swapped, from) };
  }
  const code = buildOf(view, draft);
  if (code === undefined) return undefined;
  const after = copyTable(table);
  erect(after, seat, code, false);
  return after;
};

/** What a clan has in a territory and out of what, now and with what is planned. */
export interface Share {
  readonly seat: number;
  readonly votes: Votes;
  readonly planned: Votes | undefined;
}

const PARTS = ['house', 'warrior', 'priest', 'skald', 'three', 'palisade'] as const;
export type Summand = (typeof PARTS)[number];

/** What votes are made of: the summands that are not nothing, in the order of the rules. */
export const summandsOf = (votes: Votes): readonly { readonly part: Summand; readonly n: number }[] =>
  PARTS.flatMap(part => (votes[part] === 0 ? [] : [{ part, n: votes[part] }]));

/** Whether votes come from something else, or are others, than before: two summands may make the same sum. */
export const differs = (votes: Votes, planned: Votes | undefined): planned is Votes =>
  planned !== undefined && PARTS.some(part => votes[part] !== planned[part]);

/** The clans with votes in a territory, now or as planned. */
export const sharesAt = (
  table: IslandTable,
  planned: IslandTable | undefined,
  territory: number,
): readonly Share[] =>
  table.seats.flatMap(seat => {
    const votes = votesAt(table, territory, seat);
    const then = planned && votesAt(planned, territory, seat);
    const isThere = [votes, ...(then ? [then] : [])].some(one => summandsOf(one).length > 0);
    return isThere ? [{ seat, votes, planned: then }] : [];
  });

/** G-D04 More than half of all votes there. */
export const needed = (votes: number): number => Math.floor(votes / 2) + 1;
