import type { Seat } from '@tavola/kernel';
import type { Ending, HouseKind, PieceKind, SceneKind } from './names.ts';

/** N-S01, N-S09 A house as its player made it. */
export interface House {
  readonly kind: HouseKind;
  readonly name: string;
  readonly head: string;
  readonly title: string;
  /** Tower, Rose, Friend: 3, 2 and 1 in some order. */
  readonly values: readonly number[];
  readonly background: string;
  readonly aim: string;
  readonly conflict: string;
}

/** N-S05, N-C02 Somewhere on the plan. A value of 0 is none. */
export interface CityPlace {
  readonly name: string;
  readonly text: string;
  readonly value: number;
  /** N-C07 Whether it lies outside the city. */
  readonly outside: boolean;
  readonly by: Seat;
}

/** N-S03 The card of a side character or prop on the plan. Its owner and power change, the card does not. */
export interface PieceCard {
  readonly name: string;
  readonly text: string;
  readonly kind: PieceKind;
  readonly by: Seat;
}

/** N-P07 A note on the plan; an empty text marks a deleted note. */
export interface Note {
  readonly by: Seat;
  readonly about: number;
  readonly text: string;
}

/** Something that adds to one side's total: a piece, an attribute, a boost, the disfavour, a die, floors. */
export interface SceneSummand {
  readonly what: 'piece' | 'attribute' | 'boost' | 'disfavour' | 'die' | 'floors';
  /** Which piece; NONE for the rest. */
  readonly piece: number;
  readonly n: number;
}

/** One effect of a scene's outcome on the plan. */
export type Booked =
  | { readonly t: 'out'; readonly piece: number; readonly owner: Seat; readonly power: number }
  | { readonly t: 'joined'; readonly piece: number; readonly to: Seat; readonly power: number }
  | { readonly t: 'stayed'; readonly piece: number; readonly power: number }
  | {
      readonly t: 'weakened';
      readonly piece: number;
      readonly owner: Seat;
      readonly from: number;
      readonly to: number;
    }
  | { readonly t: 'gained'; readonly seat: Seat; readonly points: number; readonly for: 'object' | 'place' }
  | {
      readonly t: 'paid';
      readonly seat: Seat;
      /** The debt, and the part that the reserve could pay. */
      readonly due: number;
      readonly points: number;
      readonly for: 'object' | 'place';
    }
  | { readonly t: 'floors'; readonly seat: Seat; readonly floors: number; readonly left: number }
  | { readonly t: 'fell'; readonly seat: Seat };

export interface Contribution {
  readonly by: Seat;
  /** NARRATOR, BYSTANDER, OWN_HEAD, SERVANTS, or AS_PIECE and a piece. */
  readonly as: number;
  /** N-P12 The words are gone if they were struck. */
  readonly text: string;
  /** N-P12 How often the author has corrected it; absent if never. */
  readonly corrected?: number;
  /** N-P12 Shown only to readers who lift the veil. */
  readonly veiled?: true;
  readonly struck?: true;
  /** N-P12 A vote has decided that it stays. */
  readonly kept?: true;
}

/** N-P12 A vote on striking a passage of a scene. */
export interface StrikeVote {
  readonly scene: number;
  readonly passage: number;
  readonly by: Seat;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** N-P13 What the table has agreed on before it tells: a tone, what does not occur, and what is not described. */
export interface StoryFrame {
  readonly tone: string;
  readonly lines: string;
  readonly veils: string;
  /** Whether the chronicle has it too. */
  readonly shown: boolean;
}

/** N-S06 A location by its place on the plan (NONE before it is named), with the seats against its name. */
export interface PlaceName {
  readonly by: Seat;
  readonly value: number;
  readonly place: number;
  readonly against: readonly Seat[];
  readonly vetoes: number;
  /** Whether its roller has to name it, for the first time or anew. */
  readonly isOpen: boolean;
}

/** N-P04 What the booking of a scene may change, as it was before. */
export interface UnbookedPlan {
  readonly owner: readonly number[];
  readonly power: readonly number[];
  readonly away: readonly number[];
  readonly reserve: readonly number[];
  readonly floors: readonly number[];
  readonly fresh: readonly number[];
  readonly disfavour: Seat;
  readonly locked: number;
  readonly arrest: number;
}

/** N-P02 A proposed reward with the uninvolved seats for and against it. */
export interface RewardVote {
  readonly by: Seat;
  readonly to: Seat;
  readonly points: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

export interface Reaction {
  /** NONE without a prop. */
  readonly prop: number;
  /** Whether it was laid out for this reaction. */
  readonly laid: boolean;
  readonly boost: number;
}

/** The caller's payment for the scene, by purpose. */
export interface ScenePrice {
  readonly neutral: number;
  readonly pieces: number;
  readonly actors: number;
  readonly boost: number;
}

/**
 * A scene from its call to its close. It is immutable: every change makes a new one, so copies of a table share it.
 */
export interface Scene {
  readonly number: number;
  readonly round: number;
  readonly kind: SceneKind;
  readonly caller: Seat;
  /** NONE against a neutral. */
  readonly defender: Seat;
  /** NONE in a storm, and `tower` NONE in any other scene. */
  readonly place: number;
  readonly tower: Seat;
  readonly object: number;
  /** N-C04 Whether the neutral was made for this scene. */
  readonly made: boolean;
  readonly actors: readonly number[];
  readonly props: readonly number[];
  /** The actors and props that were laid out for this scene. */
  readonly laid: readonly number[];
  readonly boost: number;
  readonly price: ScenePrice;
  readonly reaction: Reaction;
  /** The caller's die and the other side's; null before the roll. */
  readonly dice: readonly [number, number] | null;
  readonly interruption: number;
  readonly sums: { readonly caller: readonly SceneSummand[]; readonly defender: readonly SceneSummand[] };
  readonly totals: readonly [number, number];
  /** N-V06 The side that the coin favoured, if it was tossed. */
  readonly coin: 'caller' | 'defender' | null;
  readonly won: boolean | null;
  readonly booked: readonly Booked[];
  /** N-P05 The seat that voices a neutral object. */
  readonly voice: Seat;
  readonly told: readonly Contribution[];
  /** N-P10 The seats that have held the scene open, and those that still do. */
  readonly held: readonly Seat[];
  readonly holding: readonly Seat[];
  readonly vote: RewardVote | null;
  readonly reward: RewardVote | null;
  readonly fates: readonly { readonly piece: number; readonly by: Seat; readonly text: string }[];
  readonly closed: boolean;
}

/** N-P04 One change to the plan, as part of an agreement. */
export type PlanChange =
  | { readonly t: 'move'; readonly piece: number; readonly to: Seat }
  | { readonly t: 'power'; readonly piece: number; readonly power: number }
  | { readonly t: 'reserve'; readonly seat: Seat; readonly points: number }
  | { readonly t: 'floors'; readonly seat: Seat; readonly floors: number }
  | { readonly t: 'return'; readonly piece: number; readonly to: Seat; readonly power: number }
  | { readonly t: 'remove'; readonly piece: number }
  | { readonly t: 'note'; readonly note: number; readonly text: string }
  | { readonly t: 'ending'; readonly end: Ending; readonly rounds: number }
  /** `was` is the name until then, because the log is read when it is gone. */
  | { readonly t: 'place-name'; readonly place: number; readonly was: string; readonly name: string }
  | { readonly t: 'place-text'; readonly place: number; readonly text: string }
  | { readonly t: 'place-value'; readonly place: number; readonly value: number }
  | {
      readonly t: 'lay-out';
      readonly kind: PieceKind;
      readonly to: Seat;
      readonly power: number;
      readonly name: string;
      readonly text: string;
    }
  | { readonly t: 'piece-name'; readonly piece: number; readonly was: string; readonly name: string }
  | { readonly t: 'piece-text'; readonly piece: number; readonly text: string }
  /** `attribute` counts Tower, Rose and Friend from 0. */
  | { readonly t: 'attribute'; readonly seat: Seat; readonly attribute: number; readonly value: number }
  | { readonly t: 'disfavour'; readonly seat: Seat }
  /** HEAD with its place, a side character, or NONE: nobody is locked up any more. */
  | { readonly t: 'arrest'; readonly piece: number; readonly place: number }
  | { readonly t: 'absence'; readonly piece: number; readonly place: number }
  /** The die of this seat's side of the scene; NONE for a neutral's. */
  | { readonly t: 'die'; readonly seat: Seat }
  | { readonly t: 'turncoat'; readonly piece: number; readonly to: Seat }
  | { readonly t: 'tone' | 'lines' | 'veils'; readonly text: string }
  | { readonly t: 'frame-shown'; readonly shown: boolean };

/** N-P08 A proposal that is open, or agreed and waiting for the current decision to end. */
export interface PlanProposal {
  readonly id: number;
  readonly by: Seat;
  readonly changes: readonly PlanChange[];
  readonly yes: readonly Seat[];
  readonly agreed: boolean;
}

/** A location that was named and may still be vetoed (N-S06). */
export interface LocationName {
  readonly name: string;
  readonly text: string;
}

export interface FinalResult {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}
