import type { Seat } from '@tavola/kernel';
import { isLocked, laidOutPower, piecesOf, standingSeats } from '../city-plan.ts';
import type { CityTable } from '../types.ts';
import { NONE } from '../names.ts';

/**
 * N-A01 The rivals whose tower may be stormed: the caller has laid out more than twice as much power. N-A04
 * Locked up and away count too; 0 against 0 is not enough, 1 against 0 is.
 */
export const stormableTowers = (t: CityTable, caller: Seat): Seat[] =>
  standingSeats(t).filter(rival => rival !== caller && laidOutPower(t, caller) > 2 * laidOutPower(t, rival));

/**
 * N-A02 A tower is defended by all pieces of its house that are neither locked up nor away. N-X10 By the option
 * `bare`, nothing does.
 */
export const countGarrison = (t: CityTable, rival: Seat, reaction: number): number[] =>
  t.tower === 'bare'
    ? []
    : piecesOf(t, rival).filter(piece => piece !== reaction && !isLocked(t, piece) && t.away[piece] === NONE);

/** N-A03, N-X11 Half the difference of the totals, rounded down, and never more floors than are left. */
export const floorsLost = (
  t: CityTable,
  rival: Seat,
  [caller, defender]: readonly [number, number],
): number => Math.min(t.floors[rival]!, Math.floor((caller - defender) / 2));
