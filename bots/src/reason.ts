/**
 * The reasons of a game, made of a list of its codes with the names of the numbers that each is about: a code that is
 * not listed, or without its numbers, does not compile, and whoever puts them into words misses none.
 */
export type ReasonOf<Codes> = {
  readonly [C in keyof Codes & string]: [Codes[C]] extends [never]
    ? { readonly code: C }
    : { readonly code: C; readonly about: { readonly [N in Codes[C] & string]: number } };
}[keyof Codes & string];

/** Reasons of those who do not know the game, whichever it is. */
export interface GenericCodes {
  /** A legal answer like any other. */
  readonly chance: never;
  /** It did best in playouts, whatever it may be good for. */
  readonly 'wins-playouts': never;
}
