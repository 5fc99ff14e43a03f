import type { Language } from '@tavola/bots';

/** The presentation of a game before its code is loaded: on the first page, in lists and in invitations. */
export interface GameManifest {
  readonly name: string;
  /** Its place in lists of games; the first one is offered to newcomers. */
  readonly order: number;
  readonly title: string;
  readonly authors: string;
  readonly owner: string;
  readonly year: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly line: { readonly [L in Language]: string };
  /** The one-minute introduction, by paragraphs. */
  readonly intro: { readonly [L in Language]: readonly string[] };
}

/** The same for every language, for what has not been translated yet. */
export const inEveryLanguage = <T>(text: T): { readonly [L in Language]: T } => ({
  cs: text,
  en: text,
  de: text,
});
