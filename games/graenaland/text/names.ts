import type { DeepReadonly } from '@tavola/kernel';
import type { GraenalandTable, ResourcePrice, VictoryCard } from '../rules/index.ts';
import { BUILDS, nameOf, whereOf } from '../rules/building/builds.ts';
import {
  deckOf,
  isSupply,
  KINDS,
  pairOf,
  RESOURCES,
  resourceOf,
  SUPPLY,
  TERRAINS,
} from '../rules/components/cards.ts';
import { GOALS } from '../rules/names.ts';
import { joinList, type Language } from '@tavola/web/text/language.ts';
import { LABELS } from './labels.ts';
import { TILE_NAMES, WORDS } from './words.ts';

type Seen = DeepReadonly<GraenalandTable>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tiles of a custom box have no name in our list, so their id serves as one. */
export const tileName = (tile: string): string => TILE_NAMES[tile] ?? capital(tile);
/** The proper name of a territory, the same in every language. */
export const territoryName = ({ land }: Seen, territory: number): string =>
  tileName(land.tiles[territory] ?? '');

/** "Gardar (plains)". */
export const territoryLabel = (language: Language, table: Seen, territory: number): string => {
  const terrain = TERRAINS[table.land.terrain[territory]!];
  const name = territoryName(table, territory);
  return terrain === undefined ? name : `${name} (${WORDS[language].terrains[terrain]})`;
};

/** The name of a card's back. */
export const deckName = (language: Language, deck: number): string =>
  deck === SUPPLY ? WORDS[language].supplies : WORDS[language].terrains[TERRAINS[deck]!];

export const resourceName = (language: Language, resource: number): string =>
  WORDS[language].resources[RESOURCES[resource]!];

/** The face alone, as sentences use it: "grain", "supplies (grain + ore)", "plains face down". */
export const faceName = (language: Language, kind: number): string => {
  const { supplies, faceDown } = WORDS[language];
  if (kind >= KINDS) return `${deckName(language, kind - KINDS)} ${faceDown}`;
  if (!isSupply(kind)) return resourceName(language, resourceOf(kind));
  const [a, b] = pairOf(kind);
  return `${supplies} (${resourceName(language, a)} + ${resourceName(language, b)})`;
};

/** The face with its back, where cards with the same face differ: "grain (plains)". */
export const cardName = (language: Language, kind: number): string =>
  kind >= KINDS || isSupply(kind)
    ? faceName(language, kind)
    : `${faceName(language, kind)} (${deckName(language, deckOf(kind))})`;

/** "2× grain": in this form a number never changes the case of the noun. */
export const withCount = (n: number, name: string): string => (n === 1 ? name : `${n}× ${name}`);

/** Cards by their faces, equal ones counted: "2× grain and ore". */
export const describeCards = (language: Language, kinds: readonly number[]): string => {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const name = faceName(language, kind);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return joinList(
    language,
    [...counts].map(([name, n]) => withCount(n, name)),
  );
};

/** "2× wood and ore". */
export const describePrice = (language: Language, price: ResourcePrice): string =>
  joinList(
    language,
    price.flatMap((n, resource) => (n > 0 ? [withCount(n, resourceName(language, resource))] : [])),
  );

/** A build with its place, "hall, Gardar", or a step of the army with its price, "army (4× grain and ore)". */
export const buildLabel = (language: Language, table: Seen, code: number): string => {
  const build = BUILDS[nameOf(code)];
  if (build === undefined) return '';
  const name = WORDS[language].builds[build];
  return build === 'army'
    ? `${name} (${describePrice(language, table.stock.armyPrices[whereOf(code)] ?? [])})`
    : `${name}, ${territoryName(table, whereOf(code))}`;
};

/** G-O11, G-O17 A victory card in one line: the steps of each goal, and which goals are easier or harder than usual. */
export const victoryLabel = (language: Language, card: DeepReadonly<VictoryCard>): string => {
  const { easier, harder } = LABELS[language];
  const goals = GOALS.map((goal, i) => {
    const mark = goal === card.easy ? ` (${easier})` : goal === card.hard ? ` (${harder})` : '';
    return `${WORDS[language].goals[goal]} ${card.steps[i]!.join('/')}${mark}`;
  });
  return goals.join('; ');
};

/** G-O17 A victory card by its easier and its harder goal, which tell it from the others. */
export const shortVictoryLabel = (language: Language, { easy, hard }: DeepReadonly<VictoryCard>): string => {
  const { easier, harder } = LABELS[language];
  const { goals } = WORDS[language];
  return `${goals[easy]} (${easier}), ${goals[hard]} (${harder})`;
};
