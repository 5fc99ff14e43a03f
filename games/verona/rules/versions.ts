import type { TownTable } from './types.ts';

/** The oldest version in which a match still plays: players are asked for missions one after another. */
export const OLDEST_RULES = 1;
/** V-C54 From this version on they are asked all at once, and V-C56 the table chooses when to be silent. */
export const SHOWN_AT_ONCE = 2;
export const NEWEST_RULES = 2;

export const isShownAtOnce = (table: TownTable): boolean => table.rules >= SHOWN_AT_ONCE;
export const isShownInTurns = (table: TownTable): boolean => table.rules < SHOWN_AT_ONCE;
