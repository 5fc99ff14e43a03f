import type { Seat } from '@tavola/kernel';
import { PALISADE_WORK } from '../building/builds.ts';
import { hasWork, housesAt } from '../building/houses.ts';
import type { IslandTable } from '../types.ts';
import { PRIEST, SKALD, WARRIOR } from '../names.ts';

/** The sources of a clan's votes, which people want to see. */
export interface Votes {
  /** G-V01 One for each house. */
  readonly house: number;
  /** G-V02 The army's strength, if the warrior is there. */
  readonly warrior: number;
  /** G-V03 The votes that a priest there takes from the warrior. */
  readonly priest: number;
  /** G-V04 One for every other hero there. */
  readonly skald: number;
  /** G-T01 With three players, one for the own hero there. */
  readonly three: number;
  /** G-V06, G-T02 The votes that the palisade takes away. */
  readonly palisade: number;
  readonly total: number;
}

/** G-V01 to G-V06, G-T01, G-T02 A clan's votes in a territory. Heroes count where it has no house too (G-V05). */
export const votesAt = (table: IslandTable, territory: number, seat: Seat): Votes => {
  const { heroes, seats, army } = table;
  const house = housesAt(table, territory, seat);
  let heroesThere = 0;
  let priests = 0;
  for (let at = 0; at < heroes.length; at++) {
    if (heroes[at] !== territory) continue;
    heroesThere++;
    if (at % 3 === PRIEST) priests++;
  }
  const own = [WARRIOR, PRIEST, SKALD].findIndex(hero => heroes[seat * 3 + hero] === territory);
  const warrior = own === WARRIOR ? army[seat]! : 0;
  const priest = priests > 0 && warrior > 0 ? -warrior : 0;
  const skald = own === SKALD ? heroesThere - 1 : 0;
  // G-X11 Always so with three players.
  const isThree = seats.length === 3;
  const three = isThree && own >= 0 ? 1 : 0;
  const walled = house === 0 && hasWork(table, territory, PALISADE_WORK);
  // G-T02 With three players it undoes the bonus of any hero; otherwise it takes one from a warrior's votes alone.
  const taken = isThree ? three : Math.min(1, warrior + priest);
  const palisade = walled && taken > 0 ? -taken : 0;
  return {
    house,
    warrior,
    priest,
    skald,
    three,
    palisade,
    total: house + warrior + priest + skald + three + palisade,
  };
};

/** By seat: how many votes each clan has there. */
export const countVotes = (table: IslandTable, territory: number): number[] => {
  const votes: number[] = [];
  for (let seat = 0; seat < table.seats.length; seat++) votes.push(votesAt(table, territory, seat).total);
  return votes;
};
