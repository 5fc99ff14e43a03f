/**
 * The reasons of a game, derived from its codes and the names of their numbers. An unknown code or a missing number
 * does not compile, and a translation cannot miss a code.
 */
export type ReasonOf<Codes> = {
  readonly [C in keyof Codes & string]: [Codes[C]] extends [never]
    ? { readonly code: C }
    : { readonly code: C; readonly about: { readonly [N in Codes[C] & string]: number } };
}[keyof Codes & string];

/** The reasons of bots that do not know the game. */
export interface GenericCodes {
  /** The bot drew any legal answer. */
  readonly chance: never;
  /** The answer did best in playouts. */
  readonly 'wins-playouts': never;
}
