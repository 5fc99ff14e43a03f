import { refuseData, type Result } from '@tavola/kernel';
import { TERRAINS } from './cards.ts';
import { wrongVictoryCards } from './cards-check.ts';
import { REGIONS, type ComponentsFile, type PlayerCount } from './components-file.ts';
import { GOALS } from '../names.ts';
import { wrongIsland } from './island-check.ts';
import {
  areWhole,
  isEach,
  isFields,
  isList,
  isName,
  isOneOf,
  PRICED_RESOURCES,
  wrongFields,
  wrongPrice,
  type Fields,
  type Wrong,
} from './parts-check.ts';

/** G-S04 The contents of each deck. */
const DECK_CARDS: { readonly [terrain: string]: { readonly [resource: string]: number } } = {
  plains: { grain: 18, livestock: 12, ore: 6 },
  forest: { wood: 18, grain: 12, livestock: 6 },
  hills: { ore: 15, livestock: 10, wood: 5 },
  mountains: { gold: 12, ore: 8, wood: 4 },
};
const SUPPLIES = 16;
/** G-S03 */
const TILES = { coast: 5, inland: 4 };
/** G-S06 */
const TOKENS = { road: 6, market: 6, palisade: 6, improvement: 9 };
/** G-X04 */
const LIMITS = { houses: 13, army: 9 };
/** G-B20 The army's prices are in the text; a fort's third resource is that of its terrain. */
const ARMY = { grain: 4, ore: 1 };
const ARMY_WITH_FORT: { readonly [terrain: string]: { readonly [resource: string]: number } } = {
  plains: { grain: 1, ore: 1, livestock: 1 },
  forest: { grain: 1, ore: 1, wood: 1 },
  hills: { grain: 1, ore: 2 },
};
const FREE_PRICES = ['fort', 'church', 'hall', 'road', 'improvement', 'market', 'palisade'];
/** No price in the text is higher than that of a settlement in the mountains. */
const HIGHEST_PRICE = 6;

/** Checks a components file against section Y of the rules and names the first flaw with its place. */
export const checkComponents = (raw: unknown): Result<ComponentsFile> => {
  if (!isFields(raw)) return refuseData('', 'components: an object', raw);
  return isComponents(raw) ? { ok: true, value: copyComponents(raw) } : flaw(raw)!;
};

/** Copies the known fields alone: a table keeps its components and sends them to everybody. */
const copyComponents = (file: ComponentsFile): ComponentsFile => {
  const { name, tiles, layouts, starts, decks, supplies, prices, tokens, limits, victoryCards } = file;
  return {
    name,
    tiles: tiles.map(({ id, terrain, region, marks, settlement, improvement }) => ({
      id,
      terrain,
      region,
      marks,
      settlement,
      improvement,
    })),
    layouts: forEachCount(count => ({ coast: layouts[count].coast, inland: layouts[count].inland })),
    starts: forEachCount(count =>
      starts[count].map(({ settlements, warrior }) => ({ settlements, warrior })),
    ),
    // The checks refuse unknown fields in these.
    decks,
    supplies,
    prices: {
      ...prices,
      armyWithFort: {
        plains: prices.armyWithFort.plains,
        forest: prices.armyWithFort.forest,
        hills: prices.armyWithFort.hills,
      },
    },
    tokens,
    limits,
    victoryCards: victoryCards.map(({ id, easy, hard, steps }) => ({
      id,
      easy,
      hard,
      steps: Object.fromEntries(GOALS.map(goal => [goal, steps[goal]])) as typeof steps,
    })),
  };
};

const forEachCount = <T>(make: (count: PlayerCount) => T): { readonly [N in PlayerCount]: T } => ({
  3: make('3'),
  4: make('4'),
  5: make('5'),
});

/** The checks cover every field of the type, so a file without a flaw has that type. */
const isComponents = (raw: Fields): raw is Fields & ComponentsFile => flaw(raw) === undefined;

const flaw = (raw: Fields): Wrong => {
  if (!isName(raw['name'])) return refuseData('name', 'a name of 1 to 60 characters', raw['name']);
  return (
    wrongTiles(raw['tiles']) ??
    wrongIsland(raw) ??
    wrongDecks(raw['decks']) ??
    wrongSupplies(raw['supplies']) ??
    wrongPrices(raw['prices']) ??
    wrongFields(raw['tokens'], 'tokens', TOKENS) ??
    wrongFields(raw['limits'], 'limits', LIMITS) ??
    wrongVictoryCards(raw['victoryCards'])
  );
};

const wrongTiles = (tiles: unknown): Wrong => {
  if (!isList(tiles)) return refuseData('tiles', 'a list of tiles', tiles);
  for (const [i, tile] of tiles.entries()) {
    const error = wrongTile(tile, `tiles[${i}]`, tiles.slice(0, i));
    if (error) return error;
  }
  for (const [region, count] of Object.entries(TILES)) {
    const found = tiles.filter(tile => tile['region'] === region).length;
    if (found !== count) return refuseData('tiles', `${count} tiles of the region ${region}`, found);
  }
  return undefined;
};

const wrongTile = (tile: Fields, path: string, before: readonly Fields[]): Wrong => {
  const { id, terrain, region, marks, settlement, improvement } = tile;
  if (!isName(id)) return refuseData(`${path}.id`, 'an id of 1 to 60 characters', id);
  if (before.some(other => other['id'] === id))
    return refuseData(`${path}.id`, 'an id that no other tile has', id);
  if (!isOneOf(TERRAINS, terrain))
    return refuseData(`${path}.terrain`, `one of ${TERRAINS.join(', ')}`, terrain);
  if (!isOneOf(REGIONS, region)) return refuseData(`${path}.region`, 'coast or inland', region);
  if (terrain === 'mountains' && region === 'coast')
    return refuseData(`${path}.region`, 'inland, as it is mountains', region);
  if (!areWhole(marks, 3, 5) || new Set(marks).size !== marks.length)
    return refuseData(`${path}.marks`, 'numbers of players from 3 to 5, each once', marks);
  // G-B11 The totals are in the text.
  const inland = terrain === 'mountains' ? 6 : 5;
  const price = region === 'coast' ? 4 : inland;
  const error = wrongPrice(settlement, `${path}.settlement`, price, price);
  if (error) return error;
  const yields = Object.keys(DECK_CARDS[terrain]!);
  return isOneOf(yields, improvement)
    ? undefined
    : refuseData(`${path}.improvement`, `one of ${yields.join(', ')}, which ${terrain} yield`, improvement);
};

const wrongDecks = (decks: unknown): Wrong => {
  if (!isFields(decks)) return refuseData('decks', 'a deck for each terrain', decks);
  for (const terrain of TERRAINS) {
    const error = wrongFields(decks[terrain], `decks.${terrain}`, DECK_CARDS[terrain]!);
    if (error) return error;
  }
  const unknown = Object.keys(decks).find(terrain => !isOneOf(TERRAINS, terrain));
  return unknown === undefined
    ? undefined
    : refuseData(`decks.${unknown}`, `one of ${TERRAINS.join(', ')}`, unknown);
};

const wrongSupplies = (supplies: unknown): Wrong => {
  if (!Array.isArray(supplies) || supplies.length !== SUPPLIES)
    return refuseData('supplies', `a list of ${SUPPLIES} cards`, supplies);
  for (const [i, card] of supplies.entries())
    if (
      !Array.isArray(card) ||
      card.length !== 2 ||
      !isEach(card, symbol => isOneOf(PRICED_RESOURCES, symbol))
    )
      return refuseData(`supplies[${i}]`, `two of ${PRICED_RESOURCES.join(', ')}`, card);
  return undefined;
};

const wrongPrices = (prices: unknown): Wrong => {
  if (!isFields(prices)) return refuseData('prices', 'a price for each build', prices);
  for (const build of FREE_PRICES) {
    const error = wrongPrice(prices[build], `prices.${build}`, 1, HIGHEST_PRICE);
    if (error) return error;
  }
  const error = wrongFields(prices['army'], 'prices.army', ARMY);
  if (error) return error;
  const withFort = prices['armyWithFort'];
  if (!isFields(withFort))
    return refuseData('prices.armyWithFort', "a price for each fort's terrain", withFort);
  for (const [terrain, price] of Object.entries(ARMY_WITH_FORT)) {
    const flawed = wrongFields(withFort[terrain], `prices.armyWithFort.${terrain}`, price);
    if (flawed) return flawed;
  }
  const known = [...FREE_PRICES, 'army', 'armyWithFort'];
  const unknown = Object.keys(prices).find(build => !known.includes(build));
  return unknown === undefined
    ? undefined
    : refuseData(`prices.${unknown}`, `one of ${known.join(', ')}`, unknown);
};
