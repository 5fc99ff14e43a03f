import type {
  House,
  Note,
  CityPlace,
  FinalResult,
  Scene,
  StoryFrame,
  VendettaTable,
  VendettaEvent,
} from '../../rules/index.ts';

type Of<T extends VendettaEvent['t']> = Extract<VendettaEvent, { readonly t: T }>;

/** Only these events get a line between scenes. */
export type Incident = Of<'laid' | 'strengthened' | 'pulled' | 'fell' | 'amended' | 'note' | 'turn-ended'>;

export type ActItem =
  { readonly t: 'scene'; readonly scene: Scene } | { readonly t: 'incident'; readonly event: Incident };

/** A round is an act of the drama. */
export interface Act {
  readonly round: number;
  readonly order: Of<'order'>;
  readonly disfavour: Of<'disfavour'> | undefined;
  /** The arrested piece, or HEAD for the head of the house. */
  readonly locked: number | undefined;
  /** N-R03 The place where a head is held. */
  readonly arrest: number | undefined;
  readonly items: readonly ActItem[];
}

/** A side character or prop with its fate. */
export interface StoryPerson {
  readonly piece: number;
  readonly name: string;
  readonly text: string;
  readonly kind: 'character' | 'prop';
  readonly by: number;
  /** The first and the present owner; NONE marks a neutral piece. */
  readonly first: number;
  readonly owner: number;
  readonly power: number;
  /** The scene in which the piece left play, if any, and the player's words about its end. */
  readonly lostIn: number | undefined;
  readonly fate: string;
}

/** Readers can check the result from the faces of each throw. */
export interface Throw {
  readonly act: number;
  readonly what: 'begins' | 'locations' | 'order' | 'again' | 'scene' | 'rolled-again' | 'coin';
  readonly scene: number;
  readonly faces: readonly (readonly [seat: number, face: number])[];
  /** Only a coin favours a side. */
  readonly favours: 'caller' | 'defender' | undefined;
}

/** Each row holds one number per seat, and the rows follow the acts. */
export type SeatRows = readonly (readonly number[])[];

/** A match as a drama contains only facts, so that every language can tell it. */
export interface Story {
  readonly city: string;
  readonly players: readonly string[];
  readonly houses: readonly House[];
  readonly people: readonly StoryPerson[];
  readonly places: readonly CityPlace[];
  readonly notes: readonly Note[];
  /** Covers every note of the match, including deleted ones. */
  readonly noteAbout: readonly number[];
  readonly acts: readonly Act[];
  /** Floors, reserves and power in play by seat, before the first act and after each. */
  readonly towers: SeatRows;
  readonly reserves: SeatRows;
  readonly powers: SeatRows;
  /** By seat, the act in which the house fell. */
  readonly fell: readonly (number | undefined)[];
  readonly throws: readonly Throw[];
  readonly end: VendettaTable['end'];
  readonly reserve: readonly number[];
  readonly floors: readonly number[];
  /** N-P13 What the table has agreed on before it tells. */
  readonly frame: StoryFrame;
  /** N-E05 The volume that this one goes on from. */
  readonly before: { readonly volume: number; readonly city: string } | undefined;
  /** N-E05 By seat; empty texts for houses without one. */
  readonly epilogues: readonly string[];
  /** Undefined while the match goes on. */
  readonly result: FinalResult | undefined;
}
