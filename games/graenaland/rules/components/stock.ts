import { ARMY, ARMY_PRICES, BUILDS, nameOf, SETTLEMENT, whereOf } from '../building/builds.ts';
import { kindOf, noCards, RESOURCES, supplyOf, TERRAINS, type Counts } from './cards.ts';
import type { ComponentsFile, PlayerCount } from './components-file.ts';
import { GOALS, type Goal } from '../names.ts';
import { priceOf, type Land, type ResourcePrice } from '../land.ts';

export interface VictoryCard {
  readonly id: string;
  readonly easy: Goal;
  readonly hard: Goal;
  /** By goal. */
  readonly steps: readonly (readonly number[])[];
}

/** The box without the island, compiled for play. */
export interface Stock {
  readonly name: string;
  /** By build; settlements have theirs on the tile, the army's stand below. */
  readonly prices: readonly ResourcePrice[];
  /** G-B20 The full one, then by the fort's terrain. */
  readonly armyPrices: readonly ResourcePrice[];
  /** By kind: how many cards there are. */
  readonly cards: Counts;
  /** G-S06 By kind of work: how many tokens. */
  readonly tokens: readonly number[];
  readonly houses: number;
  readonly army: number;
  readonly victory: readonly VictoryCard[];
  readonly starts: readonly { readonly settlements: readonly number[]; readonly warrior: number }[];
}

export const compileStock = (file: ComponentsFile, count: PlayerCount): Stock => {
  const { prices, tokens } = file;
  const cards = noCards();
  for (const kind of deckCards(file).flat()) cards[kind]!++;
  const { plains, forest, hills } = prices.armyWithFort;
  return {
    name: file.name,
    prices: BUILDS.map(build => priceOf(build === 'settlement' ? {} : prices[build])),
    armyPrices: [prices.army, plains, forest, hills].map(priceOf).slice(0, ARMY_PRICES),
    cards,
    tokens: [tokens.road, tokens.improvement, tokens.market, tokens.palisade],
    houses: file.limits.houses,
    army: file.limits.army,
    victory: file.victoryCards.map(({ id, easy, hard, steps }) => ({
      id,
      easy,
      hard,
      steps: GOALS.map(goal => steps[goal]),
    })),
    starts: file.starts[count],
  };
};

/** What a build costs. */
export const priceFor = (
  { land, stock }: { readonly land: Land; readonly stock: Stock },
  code: number,
): ResourcePrice => {
  const name = nameOf(code);
  if (name === SETTLEMENT) return land.settlement[whereOf(code)]!;
  return name === ARMY ? stock.armyPrices[whereOf(code)]! : stock.prices[name]!;
};

/** G-S04, G-S05 All cards of each deck, in a fixed order. */
export const deckCards = (file: ComponentsFile): number[][] => [
  ...TERRAINS.map((terrain, deck) =>
    RESOURCES.flatMap((resource, r) =>
      Array.from({ length: file.decks[terrain][resource] ?? 0 }, () => kindOf(deck, r)),
    ),
  ),
  file.supplies.map(([a, b]) => supplyOf(RESOURCES.indexOf(a!), RESOURCES.indexOf(b!))),
];
