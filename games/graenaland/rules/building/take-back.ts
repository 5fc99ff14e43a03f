import type { Seat } from '@tavola/kernel';
import {
  ARMY,
  BUILDINGS,
  BUILDS,
  FORT,
  isWork,
  nameOf,
  ROAD,
  SETTLEMENT,
  whereOf,
  WORKS,
  type Build,
} from './builds.ts';
import { listCards } from '../components/cards.ts';
import { unspend } from '../components/decks.ts';
import type { GraenalandContext, IslandTable, GraenalandTable } from '../types.ts';
import { NONE } from '../names.ts';
import type { BuildRecord } from './build-record.ts';

/** Records, before a build, what else it may change. */
export const beforeBuild = (table: IslandTable, seat: Seat): Pick<BuildRecord, 'heroes' | 'waiting'> => ({
  heroes: table.heroes.slice(seat * 3, seat * 3 + 3),
  waiting: table.waiting.length,
});

/** Records the build after it. A gift shows a card to its receiver, so no build up to then can be taken back. */
export const noteBuild = (
  table: GraenalandTable,
  before: Pick<BuildRecord, 'heroes' | 'waiting'>,
  build: Build,
): void => {
  const { code, markets, gifts } = build;
  table.done = gifts.some(kind => kind !== NONE)
    ? []
    : [...table.done, { code, markets, cards: listCards(build.cards), ...before }];
};

/** G-H05 Takes the builder's last build back; the paid cards stay known. */
export const takeBack = (g: GraenalandContext, seat: Seat): void => {
  const { table } = g;
  const last = table.done.at(-1)!;
  table.done = table.done.slice(0, -1);
  raze(table, seat, last);
  table.marketsUsed -= last.markets;
  unspend(g, seat, last.cards);
  const name = nameOf(last.code);
  g.emit?.({
    t: 'took-back',
    seat,
    build: BUILDS[name]!,
    territory: name === ARMY ? NONE : whereOf(last.code),
    cards: last.cards,
  });
};

/** Removes a build and its effect on heroes from the table. */
const raze = (table: GraenalandTable, seat: Seat, { code, heroes, waiting }: BuildRecord): void => {
  const name = nameOf(code);
  const where = whereOf(code);
  if (name === ARMY) table.army = table.army.with(seat, table.army[seat]! - 1);
  else if (name === SETTLEMENT) {
    const at = where * table.seats.length + seat;
    table.settlements = table.settlements.with(at, table.settlements[at]! - 1);
  } else if (isWork(name)) {
    table.works = table.works.with(where * WORKS + name - ROAD, 0);
    table.tokens = table.tokens.with(name - ROAD, table.tokens[name - ROAD]! + 1);
  } else table.buildings = table.buildings.with(where * BUILDINGS + name - FORT, NONE);
  for (const [hero, territory] of heroes.entries()) table.heroes[seat * 3 + hero] = territory;
  table.waiting = table.waiting.slice(0, waiting);
  table.waitingFor = table.waitingFor.slice(0, waiting);
};
