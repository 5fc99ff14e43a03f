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
  PlaceName,
  StoryFrame,
  StrikeVote,
  UnbookedPlan,
} from './entities.ts';
import type { StoryBefore } from './campaign/story-before.ts';
import type { ClosingTime, Ending } from './names.ts';

/**
 * The stage of a match. In a turn, between two deeds, and while a scene is told an agreement takes effect at once
 * (N-P08).
 */
export type MatchStage =
  | 'set-up'
  /** All lay out, and may veto the names of places (N-S06). */
  | 'laying-out'
  | 'round'
  | 'turn'
  | 'scene'
  | 'telling'
  /** The caller has proposed to close the scene (N-P03). */
  | 'last-words'
  | 'closing';

export interface VendettaTable {
  readonly seats: readonly Seat[];
  /** The version of the rules in which this match began. */
  readonly rules: number;
  end: Ending;
  rounds: number;
  readonly tower: 'pieces' | 'bare';
  /** N-O09 What becomes of a loss that the reserve cannot pay. */
  readonly debt: 'forgiven' | 'floors';
  /** N-P03 How long silence lets a scene close. */
  readonly closing: ClosingTime;
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
  /** N-V05 Whether the seat has interrupted since the start of its last turn. */
  interrupted: boolean[];

  // By piece: its owner or NONE, its power (0 is out of the game), and N-C07 the place outside where it is, or NONE.
  owner: number[];
  power: number[];
  away: number[];

  // Set-up: the dice without a name, the proposed name, and the number of its vetoes.
  dice: number[];
  naming: LocationName | null;
  vetoes: number;
  /** N-S06 The locations whose names may still fall. */
  names: PlaceName[];

  // The round.
  round: number;
  /** This seat rolls first. */
  begins: Seat;
  order: Seat[];
  disfavour: Seat;
  /** N-R03 The locked-up piece, HEAD or NONE, and the place of a head's arrest. */
  locked: number;
  arrest: number;

  // The turn.
  turn: Seat;
  pulled: number;
  called: boolean;
  done: boolean;
  /** N-T05 The pieces laid out in this turn. */
  fresh: number[];
  /** N-T04, N-V09 The floors that go if the player confirms the loss of the last one. */
  doomed: number;
  scene: Scene | null;
  /** N-P04 The plan before the outcome was booked, as long as a die can be rolled again. */
  unbooked: UnbookedPlan | null;

  // The story.
  scenes: Scene[];
  proposals: PlanProposal[];
  proposed: number;
  /** N-P13 */
  frame: StoryFrame;
  /** N-P12 Open votes on striking a passage. */
  strikes: StrikeVote[];
  /** Null while the story goes on; otherwise the seats that agreed to resume. */
  paused: Seat[] | null;
  result: FinalResult | null;
  /** N-E05 The volume that this match goes on from; what it carries over is null once it is on the plan. */
  before?: StoryBeforeState;
  /** N-E05 By seat; missing in a version of the rules that asks for none. */
  epilogues?: readonly string[];
}

export interface StoryBeforeState {
  readonly volume: number;
  readonly city: string;
  readonly carried: StoryBefore | null;
}

/** The table for code that only reads. */
export type CityTable = DeepReadonly<VendettaTable>;

/** Vendetta's five types. Only answers that wait for others are hidden (N-S07). */
export interface Vendetta {
  table: VendettaTable;
  hand: object;
  box: object;
  event: VendettaEvent;
  whisper: { readonly t: never };
}
