import type { Game, Seat } from '@tavola/kernel';
import type { Scenario } from '@tavola/match';
import type { InEach } from '../../text/language.ts';

/** The structure of a game's rules, the same in every language, from `<game>/text/rules-outline.data.ts`. */
export interface Outline {
  /** Sections in reading order, each with the ids of its rules; `C1` is a part of `C`. */
  readonly sections: { readonly [section: string]: readonly string[] };
  /** Rules that apply only if the table has chosen them. Readings need no list, since section X holds them. */
  readonly variants: readonly string[];
  /** Rules about printed boards and cards that this project had to reconstruct. */
  readonly reconstructed: readonly string[];
  /** The words of section Z, by their English names. */
  readonly terms: readonly string[];
}

export type RuleOf<O extends Outline> = O['sections'][keyof O['sections']][number];

export interface Heading {
  readonly title: string;
  readonly introduction?: string;
}

export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/**
 * The rules of one game in one language, in our own words. A rule, a heading or a word that is missing does
 * not compile. `[V-C13]` in a text refers to that rule; nothing else in it is interpreted.
 */
export interface RulesText<O extends Outline> {
  readonly sections: { readonly [S in keyof O['sections']]: Heading };
  readonly rules: { readonly [Id in RuleOf<O>]: string };
  readonly glossary: { readonly [T in O['terms'][number]]: Term };
}

/**
 * The second names of things that a game's texts must not use, as regular expressions of whole words, each with what to
 * write instead.
 */
export type AvoidedWords = InEach<{ readonly [avoided: string]: string }>;

/** What a newcomer reads before the reference: the goal, a round in steps, the end, and an example on the board. */
export interface FirstPage {
  readonly goal: InEach;
  readonly round: readonly Passage[];
  readonly end: InEach;
  readonly example: WorkedExample;
  /** For games that are half fiction: the setting, and what the numbers stand for. */
  readonly setting?: readonly Passage[];
}

export interface Passage {
  readonly title: InEach;
  readonly text: InEach;
}

/** A few moves on the real board. The scenario runs by the rules, so the example cannot become wrong unnoticed. */
export interface WorkedExample {
  readonly title: InEach;
  readonly game: Game;
  readonly scenario: Scenario;
  /** The seat whose knowledge is shown. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The first text belongs to the beginning, each further one to the next answer of the scenario. */
  readonly texts: readonly InEach[];
}

/** The origin of a rule: the printed rules, our reading of an open point, or a variant that the table chooses. */
export type RuleOrigin = 'rule' | 'reading' | 'variant';

/** The texts in the order of the outline, ready to be shown. */
export interface GameRules {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly (Term & { readonly id: string })[];
}

export interface Chapter extends Heading {
  readonly id: string;
  readonly depth: 1 | 2;
  readonly rules: readonly RuleText[];
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly mark: RuleOrigin;
  readonly reconstructed: boolean;
}
