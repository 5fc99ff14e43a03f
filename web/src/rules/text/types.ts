/** What the rules of one game consist of: the same in every language, kept in `<game>/outline.data.ts`. */
export interface Outline {
  /** The sections in the order of reading, each with the ids of its rules. `C1` is a part of `C`. */
  readonly sections: { readonly [section: string]: readonly string[] };
  /** Rules that hold only if the table has chosen them. Section X holds readings: they need no list. */
  readonly variants: readonly string[];
  /** Rules about things that were printed on a board or a card and that this project had to make itself. */
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
  /** What the game is about, told in a minute; one sentence after the other. */
  readonly introduction: readonly string[];
  readonly sections: { readonly [S in keyof O['sections']]: Heading };
  readonly rules: { readonly [Id in RuleOf<O>]: string };
  readonly glossary: { readonly [T in O['terms'][number]]: Term };
}

/** How a rule came to be: out of the box, an answer to what the box leaves open, or a choice of the table. */
export type RuleOrigin = 'rule' | 'reading' | 'variant';

/** A text and its outline put together, ready to be shown from top to bottom. */
export interface GameRules {
  readonly introduction: readonly string[];
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
