import type {
  House,
  Note,
  CityPlace,
  FinalResult,
  Scene,
  VendettaTable,
  VendettaEvent,
} from '../../rules/index.ts';

type Of<T extends VendettaEvent['t']> = Extract<VendettaEvent, { readonly t: T }>;

/** The events between scenes that get a line. */
export type Incident = Of<'laid' | 'strengthened' | 'pulled' | 'fell' | 'amended' | 'note' | 'turn-ended'>;

export type ActItem =
  { readonly t: 'scene'; readonly scene: Scene } | { readonly t: 'incident'; readonly event: Incident };

/** A round, as an act of the drama. */
export interface Act {
  readonly round: number;
  readonly order: Of<'order'>;
  readonly disfavour: Of<'disfavour'> | undefined;
  /** The piece that was locked up, or HEAD. */
  readonly locked: number | undefined;
  readonly items: readonly ActItem[];
}

/** A side character or prop with its fate. */
export interface StoryPerson {
  readonly piece: number;
  readonly name: string;
  readonly text: string;
  readonly kind: 'character' | 'prop';
  readonly by: number;
  /** Its first and its present owner; NONE for a neutral. */
  readonly first: number;
  readonly owner: number;
  readonly power: number;
  /** Where it went out, if it did so in a scene, and what was told of its end. */
  readonly lostIn: number | undefined;
  readonly fate: string;
}

/** One throw, for those who want to check. */
export interface Throw {
  readonly act: number;
  readonly what: 'begins' | 'locations' | 'order' | 'again' | 'scene' | 'coin';
  readonly scene: number;
  readonly faces: readonly (readonly [seat: number, face: number])[];
  /** Of a coin. */
  readonly favours: 'caller' | 'defender' | undefined;
}

/** Numbers by seat, time after time. */
export type SeatRows = readonly (readonly number[])[];

/** A match, as a drama: facts alone, in no language. */
export interface Story {
  readonly city: string;
  readonly players: readonly string[];
  readonly houses: readonly House[];
  readonly people: readonly StoryPerson[];
  readonly places: readonly CityPlace[];
  readonly notes: readonly Note[];
  /** What every note of the match was about, struck-out ones too. */
  readonly noteAbout: readonly number[];
  readonly acts: readonly Act[];
  /** Floors, reserves and power in play by seat: before the first act, then after each. */
  readonly towers: SeatRows;
  readonly reserves: SeatRows;
  readonly powers: SeatRows;
  /** By seat: the act in which the house fell. */
  readonly fell: readonly (number | undefined)[];
  readonly throws: readonly Throw[];
  readonly end: VendettaTable['end'];
  readonly reserve: readonly number[];
  readonly floors: readonly number[];
  /** Undefined while the match goes on. */
  readonly result: FinalResult | undefined;
}
