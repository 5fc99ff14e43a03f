import type { Outcome, Seat } from '@tavola/kernel';
import { laidOutPower, piecesOf, standingSeats, isStanding } from './city-plan.ts';
import type { VendettaContext } from './rulebook.ts';
import type { CityTable } from './types.ts';
import { NONE } from './names.ts';

/** N-E02 Power in play plus reserve, for a house still standing (N-E04); floors, neutrals and locations do not count. */
const pointsOf = (t: CityTable, seat: Seat): number =>
  isStanding(t, seat) ? laidOutPower(t, seat) + t.reserve[seat]! : 0;

/** N-E02 Most points win, equal points share; N-E04 fallen houses rank after standing ones, and without a standing house there is no winner. */
const countResult = (t: CityTable): Outcome => {
  const points = t.seats.map(seat => pointsOf(t, seat));
  const left = standingSeats(t);
  const ranks = t.seats.map(seat =>
    isStanding(t, seat)
      ? 1 + left.filter(other => points[other]! > points[seat]!).length
      : Math.max(2, 1 + left.length),
  );
  return { points, ranks };
};

export const decideOutcome = (t: CityTable): Outcome => t.result ?? countResult(t);

/** Records the result: the plan counts as it is now, though the last scene is still told (N-E04). */
const conclude = (g: VendettaContext): void => {
  g.table.result ??= countResult(g.table);
};

/**
 * N-E01, N-X14 A house without floors falls: its head is out, its characters and props become neutral with their
 * power. N-E03 It loses its reserve; its disfavour, lock and the absence of its pieces end.
 */
export const fall = (g: VendettaContext, seat: Seat): void => {
  const { table: t } = g;
  const pieces = piecesOf(t, seat);
  for (const piece of pieces) {
    t.owner[piece] = NONE;
    t.away[piece] = NONE;
    if (t.locked === piece) t.locked = NONE;
  }
  t.reserve[seat] = 0;
  if (t.disfavour === seat) {
    t.disfavour = NONE;
    t.locked = NONE;
    t.arrest = NONE;
  }
  g.emit?.({ t: 'fell', seat, pieces });
  afterFall(g);
};

/** N-E04, N-E02 After a fall the game ends with at most one standing house, or at once if the first fall is the end. */
const afterFall = (g: VendettaContext): void => {
  if (g.table.end === 'first-fall' || standingSeats(g.table).length <= 1) conclude(g);
};

/** N-E02, N-E04 After the last turn of the last agreed round. */
export const lastRound = (g: VendettaContext): void => {
  if (g.table.end === 'rounds' && g.table.round >= g.table.rounds) conclude(g);
};

/** N-E04 Shows the result after the last scene. */
export const showResult = (g: VendettaContext): void => {
  g.emit?.({ t: 'over', end: g.table.end, result: decideOutcome(g.table) });
};
