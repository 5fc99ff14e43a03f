import type { SceneKind } from '../../rules/index.ts';

/** Alternative sentences in which a name in braces appears exactly as on the plan. */
export type Lines = readonly string[];

type InEachKind<T> = { readonly [K in SceneKind]: T };

/**
 * All sentences in which a bot tells a scene in one language. A name may have any gender and number, so it stands where
 * it needs no ending, and the sentences use the present tense.
 */
export interface Sentences {
  /** The setting uses {place} and {city}, and in a storm the tower of {rival}. */
  readonly settings: Lines;
  readonly beforeTower: Lines;
  /** The aim of {head} of {house} is {object}, or in a storm the tower of {rival}. */
  readonly approach: InEachKind<{ readonly character: Lines; readonly prop: Lines; readonly storm: Lines }>;
  /** These lines introduce {actor}, {prop} and the {answer} of {rival}. */
  readonly actors: Lines;
  readonly props: Lines;
  readonly reaction: Lines;
  /** These lines tell the outcome for {head}. */
  readonly won: InEachKind<Lines>;
  readonly lost: InEachKind<Lines>;
  /** These lines tell the consequences for {piece} or {rival}. */
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
  /** These are the replies of the other head to {head}. */
  readonly holds: Lines;
  readonly yields: Lines;
}

/**
 * The texts on the plan other than Italian names, which are the same in every language. Descriptions and fates fit any
 * gender, and titles are listed by gender.
 */
export interface PlanWords {
  readonly fates: { readonly character: Lines; readonly prop: Lines };
  readonly descriptions: { readonly place: Lines; readonly character: Lines; readonly prop: Lines };
  readonly things: Lines;
  readonly house: { readonly background: Lines; readonly aim: Lines; readonly conflict: Lines };
  /** No title is in both lists, because a title decides the gender of a suggested name. */
  readonly titles: { readonly men: Lines; readonly women: Lines };
  readonly places: Lines;
  readonly arrests: Lines;
}

export type TellingPhrases = Sentences & PlanWords;
