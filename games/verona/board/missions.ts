import { alliesAt, crowdAt, type TownTable } from './table.ts';

/** The progress counts the streets without an own ally, the streets with other players, and the ones to clear. */
export interface Progress {
  readonly missing: readonly number[];
  readonly contested: readonly number[];
  /** V-C51 With two or three players all three streets must be free of others, with more players at least one. */
  readonly toClear: number;
  readonly done: boolean;
}

export const progressOf = (table: TownTable, seat: number, mission: number): Progress => {
  const streets = table.board.missions[mission]?.streets ?? [];
  const missing = streets.filter(street => alliesAt(table, seat, street) === 0);
  const contested = streets.filter(street => crowdAt(table, street).some(other => other.seat !== seat));
  const allowed = table.seats.length <= 3 ? 0 : Math.max(0, streets.length - 1);
  const toClear = Math.max(0, contested.length - allowed);
  return { missing, contested, toClear, done: missing.length === 0 && toClear === 0 };
};
