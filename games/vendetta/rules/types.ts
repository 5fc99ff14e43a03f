import type { DeepReadonly, Seat } from '@tavola/kernel';
import type { VendettaEvent } from './events.ts';
import type {
  PieceCard,
  House,
  LocationName,
  Note,
  CityPlace,
  PlanProposal,
  FinalResult,
  Scene,
} from './entities.ts';
import type { Ending } from './names.ts';

/**
 * What is going on: `calm` moments are those in which an agreement takes effect at once (N-P08), between two
 * things a player does in a turn, and while a scene is told.
 */
export type MatchStage = 'set-up' | 'round' | 'turn' | 'scene' | 'telling' | 'closing';

export interface VendettaTable {
  readonly seats: readonly Seat[];
  end: Ending;
  rounds: number;
  readonly tower: 'pieces' | 'bare';
  stage: MatchStage;

  // The plan. Houses, places, cards and notes are values: they are replaced, never changed.
  city: string;
  houses: House[];
  places: CityPlace[];
  cards: PieceCard[];
  notes: Note[];

  // By seat.
  reserve: number[];
  floors: number[];
  /** N-V05 Who has interrupted since the start of the own last turn. */
  interrupted: boolean[];

  // By piece: owner (or NONE), power (0 is out of the game), and N-C07 the place outside where it is, or NONE.
  owner: number[];
  power: number[];
  away: number[];

  // Set-up: dice that still want a name, the name at hand, how often it was vetoed.
  dice: number[];
  naming: LocationName | null;
  vetoes: number;

  // The round.
  round: number;
  /** Who begins to roll. */
  begins: Seat;
  order: Seat[];
  disfavour: Seat;
  /** N-R03 The piece that is locked up, HEAD or NONE; and the place of arrest of a head. */
  locked: number;
  arrest: number;

  // The turn.
  turn: Seat;
  pulled: number;
  called: boolean;
  done: boolean;
  /** N-T05 What was laid out or won in this turn. */
  fresh: number[];
  /** N-T04, N-V09 Floors that are to go, the last one among them: asked once more. */
  doomed: number;
  scene: Scene | null;

  // The story.
  scenes: Scene[];
  proposals: PlanProposal[];
  proposed: number;
  /** Null while the story goes on; else who has agreed to go on. */
  paused: Seat[] | null;
  result: FinalResult | null;
}

/** The table for code that only reads. */
export type CityTable = DeepReadonly<VendettaTable>;

/** Vendetta, in five types. Nothing is hidden but answers that wait for others (N-S07). */
export interface Vendetta {
  table: VendettaTable;
  hand: object;
  box: object;
  event: VendettaEvent;
  whisper: { readonly t: never };
}
