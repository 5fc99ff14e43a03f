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

/** Stands for no owner, no defender or no place: of a neutral, or of a storm. */
export const NONE = -1;
/** N-R03 Stands for the head of the house when it is locked up. */
export const HEAD = -2;

export const FLOORS = 6;
export const BANK = 24;
export const LAYOUT = 12;
/** N-S03 The most power of a piece when it enters play, and at any time. */
export const ENTRY = 6;
export const MOST_POWER = 12;
/** N-V03 A prop of the reaction is worth at most this. */
export const REACTION = 3;
/** N-T03 Own floors that may be pulled down in one turn; N-V05 and in one interruption. */
export const PULLS = 4;
export const INTERRUPTION = 2;
export const DISFAVOUR = -2;

/** N-P01 The roles of a contribution; a piece is AS_PIECE plus its number. */
export const NARRATOR = 0;
export const BYSTANDER = 1;
export const OWN_HEAD = 2;
export const SERVANTS = 3;
export const AS_PIECE = 4;

/** N-P07 The subject of a note is one of these plus the number of a place, piece or house. */
export const ABOUT_PLACE = 0;
export const ABOUT_PIECE = 10_000;
export const ABOUT_HOUSE = 20_000;

/** N-P04 The kinds of change, in the order in which answers number them. */
export const CHANGES = [
  'move',
  'power',
  'reserve',
  'floors',
  'return',
  'remove',
  'note',
  'ending',
  'place-name',
  'place-text',
  'place-value',
  'new-character',
  'new-prop',
  'piece-name',
  'piece-text',
  'attribute',
  'disfavour',
  'arrest',
  'absence',
  'die',
  'turncoat',
  'tone',
  'lines',
  'veils',
  'frame-shown',
] as const;
/** So many of them were known to the first version of the rules. */
export const CHANGES_OF_RULES_1 = 8;

/** N-P12 The most contributions to a scene, and the most corrections of one of them. */
export const MOST_TOLD = 300;
export const MOST_CORRECTIONS = 9;
/** N-P04 The most pieces that may ever have been on the plan when an agreement lays out another one. */
export const MOST_CARDS = 500;

/** N-P03 How long silence lets a scene close, in seconds; with `clock` as long as the table's time for a decision. */
export const CLOSING_TIMES = ['clock', '30s', '2m', '10m', '2h', '12h', '24h'] as const;
export type ClosingTime = (typeof CLOSING_TIMES)[number];
export const CLOSING_SECONDS: { readonly [T in ClosingTime]: number | undefined } = {
  clock: undefined,
  '30s': 30,
  '2m': 120,
  '10m': 600,
  '2h': 7200,
  '12h': 43_200,
  '24h': 86_400,
};

/** Half of it, rounded up (N-X05). */
export const halveUp = (n: number): number => Math.ceil(n / 2);
