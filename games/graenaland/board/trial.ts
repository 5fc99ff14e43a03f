import { copyTable } from '../rules/copy.ts';
import { erect } from '../rules/building/erect.ts';
import { wayOf } from '../rules/movement.ts';
import { NONE } from '../rules/names.ts';
import { votesAt, type Votes } from '../rules/sharing/votes.ts';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import { buildOf, orderOf } from './ask.ts';
import type { IslandTable, IslandView } from './table.ts';

/** Applies the draft to the table if it is a single order or a build. */
export const applyDraft = (view: IslandView, draft: Draft): IslandTable | undefined => {
  const { table, seat } = view;
  if (seat === null) return undefined;
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

/** A share lists the votes of a clan in a territory and their sources, now and after the plan. */
export interface VoteShare {
  readonly seat: number;
  readonly votes: Votes;
  readonly planned: Votes | undefined;
}

const PARTS = ['house', 'warrior', 'priest', 'skald', 'three', 'palisade'] as const;
export type Summand = (typeof PARTS)[number];

/** Lists the non-zero summands of votes in the order of the rules. */
export const summandsOf = (votes: Votes): readonly { readonly part: Summand; readonly n: number }[] =>
  PARTS.flatMap(part => (votes[part] === 0 ? [] : [{ part, n: votes[part] }]));

/** Compares the summands because different ones may have the same sum. */
export const hasChanged = (votes: Votes, planned: Votes | undefined): planned is Votes =>
  planned !== undefined && PARTS.some(part => votes[part] !== planned[part]);

/** Lists the clans that have votes in a territory now or after the plan. */
export const sharesAt = (
  table: IslandTable,
  planned: IslandTable | undefined,
  territory: number,
): readonly VoteShare[] =>
  table.seats.flatMap(seat => {
    const votes = votesAt(table, territory, seat);
    const then = planned && votesAt(planned, territory, seat);
    const isThere = [votes, ...(then ? [then] : [])].some(one => summandsOf(one).length > 0);
    return isThere ? [{ seat, votes, planned: then }] : [];
  });

/** G-D04 A proposal needs more than half of all votes there. */
export const majorityOf = (votes: number): number => Math.floor(votes / 2) + 1;
