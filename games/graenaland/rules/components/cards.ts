/** G-S04, G-X01 The five resources; "stone" of the rulebook is ore. Prices name the first four: gold is never asked for. */
export const RESOURCES = ['grain', 'livestock', 'wood', 'ore', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOLD = 4;
export const PRICED = 4;

/** G-S03 The four terrains, each with its deck. */
export const TERRAINS = ['plains', 'forest', 'hills', 'mountains'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const MOUNTAINS = 3;

/** The decks by what their cards' backs show: one for each terrain, then the supplies (G-S05). */
export const SUPPLY = 4;
export const DECKS = 5;

/** The ten pairs of symbols on a supply card; their order on the card means nothing. */
export const PAIRS: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].filter(b => b >= a).map(b => [a, b] as const),
);

/**
 * A card is named by its kind, and cards of one kind are alike: five kinds for each terrain's deck (the deck shows
 * on the back, so plains grain and forest grain are two kinds), then ten kinds of supplies.
 */
export const FIRST_SUPPLY = TERRAINS.length * RESOURCES.length;
export const KINDS = FIRST_SUPPLY + PAIRS.length;
/** What stands for a card of this deck that lies face down. */
export const faceDown = (deck: number): number => KINDS + deck;

export const kindOf = (deck: number, resource: number): number => deck * RESOURCES.length + resource;
export const supplyOf = (a: number, b: number): number =>
  FIRST_SUPPLY + PAIRS.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
export const isSupply = (kind: number): boolean => kind >= FIRST_SUPPLY;
export const deckOf = (kind: number): number =>
  isSupply(kind) ? SUPPLY : Math.floor(kind / RESOURCES.length);
/** Of a resource card. */
export const resourceOf = (kind: number): number => kind % RESOURCES.length;
/** Of a supply card. */
export const pairOf = (kind: number): readonly [number, number] => PAIRS[kind - FIRST_SUPPLY]!;

/** How many cards of each kind: the form in which hands, payments and offers are kept. */
export type Counts = readonly number[];
export const noCards = (): number[] => {
  const counts: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) counts.push(0);
  return counts;
};
export const kindsIn = (counts: Counts): number[] => {
  const kinds: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0) kinds.push(kind);
  return kinds;
};
/** Card by card, in the order of kinds. */
export const listCards = (counts: Counts): number[] => {
  const cards: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let n = counts[kind]!; n > 0; n--) cards.push(kind);
  return cards;
};
export const addUp = (counts: Counts): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
};
