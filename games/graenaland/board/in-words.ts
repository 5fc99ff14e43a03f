import { BUILDS, FORT, ROAD } from '../rules/building/builds.ts';
import { RESOURCES, TERRAINS, addUp } from '../rules/components/cards.ts';
import { HEROES, NONE } from '../rules/names.ts';
import { describeCards, territoryName } from '../text/names.ts';
import { WORDS } from '../text/words.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { TEXT } from '../text/board.ts';
import {
  buildingsAt,
  heroesAt,
  householdsAt,
  limitAt,
  waitingAt,
  worksAt,
  type IslandView,
} from './table.ts';

/**
 * Returns the sentence that a screen reader reads for a territory: "Gardar, plains, coast, price 4, your 2 houses, 1 of
 * Bruno, your warrior, 3 cards of at most 4: grain and ore, 1 face down".
 */
export const describeTerritory = (
  language: Language,
  { table, seat: me }: IslandView,
  territory: number,
  names: readonly string[],
): string => {
  const text = TEXT[language];
  const words = WORDS[language];
  const { land } = table;
  const name = (seat: number): string => names[seat] ?? '';
  const describeOwned = (thing: string, seat: number): string =>
    seat === me ? text.your(thing) : text.of(thing, name(seat));
  const open = table.beside[territory] ?? [];
  const down = table.down[territory] ?? 0;
  const households = householdsAt(table, territory);
  return [
    territoryName(table, territory),
    words.terrains[TERRAINS[land.terrain[territory]!]!],
    territory < land.coast ? words.coast : words.inland,
    text.price(addUp(land.settlement[territory] ?? [])),
    ...households.map(({ seat, houses }) =>
      seat === me ? text.yourHouses(houses) : text.housesOf(houses, name(seat)),
    ),
    ...(households.length === 0 ? [text.nobody] : []),
    ...buildingsAt(table, territory).flatMap((owner, b) =>
      owner === NONE ? [] : [describeOwned(words.builds[BUILDS[FORT + b]!], owner)],
    ),
    ...heroesAt(table, territory).map(({ seat, hero }) => describeOwned(words.heroes[HEROES[hero]!], seat)),
    ...waitingAt(table, territory).map(({ seat, hero }) =>
      text.waits(describeOwned(words.heroes[HEROES[hero]!], seat)),
    ),
    ...worksAt(table, territory).map(work =>
      BUILDS[ROAD + work] === 'improvement'
        ? `${words.builds.improvement} ${words.resources[RESOURCES[land.improvement[territory]!]!]}`
        : words.builds[BUILDS[ROAD + work]!],
    ),
    ...(limitAt(table, territory) > 0 || down > 0
      ? [text.cardsOf(open.length + down, limitAt(table, territory))]
      : []),
    ...(open.length > 0 ? [describeCards(language, open)] : []),
    ...(down > 0 ? [text.faceDown(down)] : []),
  ].join(', ');
};
