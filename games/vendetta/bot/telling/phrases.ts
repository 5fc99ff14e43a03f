import type { SceneKind } from '../../rules/index.ts';

/** Sentences to choose from. What stands in braces is a name and comes in just as it is written on the plan. */
export type Lines = readonly string[];

type InEachKind<T> = { readonly [K in SceneKind]: T };

/**
 * All that a bot can say of a scene in one language. Names are anybody's: sentences must be right for any gender and number, so
 * names stand where they need no ending, and what is told is told in the present.
 */
export interface Sentences {
  /** Where it happens: {place}, {city}; in a storm before the tower of {rival}. */
  readonly settings: Lines;
  readonly beforeTower: Lines;
  /** What {head} of {house} is after: {object}, or in a storm the tower of {rival}. */
  readonly approach: InEachKind<{ readonly character: Lines; readonly prop: Lines; readonly storm: Lines }>;
  /** Who goes along, {actor}; what is at hand, {prop}; what the other side brings, {answer} of {rival}. */
  readonly actors: Lines;
  readonly props: Lines;
  readonly reaction: Lines;
  /** How it ends for {head}. */
  readonly won: InEachKind<Lines>;
  readonly lost: InEachKind<Lines>;
  /** What follows from it, for {piece} or for {rival}. */
  readonly coin: Lines;
  readonly torn: Lines;
  readonly outCharacter: Lines;
  readonly outProp: Lines;
  readonly joined: Lines;
  readonly stayed: Lines;
  readonly weakened: Lines;
  readonly floors: Lines;
  readonly firm: Lines;
  readonly fell: Lines;
  readonly unharmed: Lines;
  /** What the head of the other house says after it, to {head}. */
  readonly holds: Lines;
  readonly yields: Lines;
}

/**
 * What is written on the plan besides the city and the names of people and houses, which are Italian in every
 * language. Descriptions and fates go with any gender; titles are parted by whom they go with.
 */
export interface PlanWords {
  readonly fates: { readonly character: Lines; readonly prop: Lines };
  readonly descriptions: { readonly place: Lines; readonly character: Lines; readonly prop: Lines };
  /** Names of props. */
  readonly things: Lines;
  readonly house: { readonly background: Lines; readonly aim: Lines; readonly conflict: Lines };
  /** Titles of heads of houses. No title is in both lists. */
  readonly titles: { readonly men: Lines; readonly women: Lines };
  /** Names of places in the city, and of places where somebody is locked up. */
  readonly places: Lines;
  readonly arrests: Lines;
}

export type TellingPhrases = Sentences & PlanWords;
