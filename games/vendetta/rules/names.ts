/** The rulebook's words, in the order in which answers number them. */
export const SCENE_KINDS = ['tower', 'rose', 'friend'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export const HOUSE_KINDS = ['noble', 'burgher', 'church'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

export const ENDINGS = ['prince', 'first-fall', 'rounds'] as const;
export type Ending = (typeof ENDINGS)[number];

/** N-S03 A side character, or a prop: a thing or an animal. */
export const PIECE_KINDS = ['character', 'prop'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
export const CHARACTER = 0;
export const PROP = 1;

/** Nobody's, nothing, nowhere: the owner of a neutral, the defender of one, the place of a storm. */
export const NONE = -1;
/** N-R03 What is locked up: not a piece but the head of the house. */
export const HEAD = -2;

export const FLOORS = 6;
export const BANK = 24;
export const LAYOUT = 12;
/** N-S03 At most so much goes into a piece when it enters play; and so much power is the most there is. */
export const ENTRY = 6;
export const MOST_POWER = 12;
/** N-V03 A prop of the reaction is worth at most this. */
export const REACTION = 3;
/** N-T03 Own floors that may be pulled down in one turn; N-V05 and in one interruption. */
export const PULLS = 4;
export const INTERRUPTION = 2;
export const DISFAVOUR = -2;

/** N-P01 As whom somebody writes: these, or a piece by its number added to the last. */
export const NARRATOR = 0;
export const BYSTANDER = 1;
export const OWN_HEAD = 2;
export const SERVANTS = 3;
export const AS_PIECE = 4;

/** N-P07 What a note is about: a number of a place, piece or house added to one of these. */
export const ABOUT_PLACE = 0;
export const ABOUT_PIECE = 10_000;
export const ABOUT_HOUSE = 20_000;

/** N-P04 What can be agreed on, in the order in which answers number it. */
export const CHANGES = ['move', 'power', 'reserve', 'floors', 'return', 'remove', 'note', 'ending'] as const;

/** Half of it, rounded up (N-X05). */
export const half = (n: number): number => Math.ceil(n / 2);
