import type { Seat } from '@tavola/kernel';
import type {
  Booked,
  PieceCard,
  PlanChange,
  House,
  CityPlace,
  Reaction,
  FinalResult,
  Scene,
} from './entities.ts';

/** A piece as it enters play. */
export interface LaidPiece {
  readonly piece: number;
  readonly card: PieceCard;
  readonly owner: Seat;
  readonly power: number;
}

/** Every event is public; the events alone are enough to show a match and to tell its story. */
export type VendettaEvent =
  | SetUpEvent
  | RoundEvent
  | TurnEvent
  | SceneEvent
  | TellingEvent
  | AgreementEvent
  /** N-E05 */
  | { readonly t: 'epilogue'; readonly seat: Seat; readonly text: string }
  | { readonly t: 'over'; readonly end: string; readonly result: FinalResult };

export type SetUpEvent =
  /** N-R01 The seat that was drawn to roll first in the first round. */
  | { readonly t: 'begins'; readonly seat: Seat }
  /** N-E05 The match goes on from another, which was this volume. */
  | { readonly t: 'continued'; readonly volume: number; readonly city: string }
  | { readonly t: 'city'; readonly by: Seat; readonly name: string }
  | { readonly t: 'house'; readonly seat: Seat; readonly house: House }
  | { readonly t: 'location-dice'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly t: 'naming';
      readonly seat: Seat;
      readonly value: number;
      readonly name: string;
      readonly text: string;
    }
  /** N-S06 All have decided on a veto; `by` may be empty. */
  | { readonly t: 'against-name'; readonly by: Seat; readonly place: number }
  | { readonly t: 'vetoed'; readonly by: readonly Seat[]; readonly falls: boolean; readonly name: string }
  | { readonly t: 'place'; readonly place: number; readonly is: CityPlace }
  /** N-S08 All layouts, shown at once. */
  | { readonly t: 'layouts'; readonly laid: readonly LaidPiece[]; readonly reserve: readonly number[] };

export type RoundEvent =
  | {
      readonly t: 'order';
      readonly round: number;
      /** The rolls in their order; `again` holds the repeated rolls of equal seats. */
      readonly thrown: readonly (readonly [Seat, number])[];
      readonly again: readonly (readonly (readonly [Seat, number])[])[];
      readonly order: readonly Seat[];
    }
  | { readonly t: 'disfavour'; readonly seat: Seat; readonly roll: number; readonly upTo: number }
  | { readonly t: 'locked'; readonly seat: Seat; readonly piece: number }
  | { readonly t: 'turn'; readonly seat: Seat }
  | { readonly t: 'turn-ended'; readonly seat: Seat; readonly scene: boolean }
  | {
      readonly t: 'round-ended';
      readonly round: number;
      readonly floors: readonly number[];
      readonly reserve: readonly number[];
      readonly power: readonly number[];
    };

export type TurnEvent =
  | { readonly t: 'laid'; readonly laid: LaidPiece; readonly paid: number; readonly reserve: number }
  | {
      readonly t: 'strengthened';
      readonly seat: Seat;
      readonly pieces: readonly (readonly [piece: number, points: number])[];
      readonly reserve: number;
    }
  | {
      readonly t: 'pulled';
      readonly seat: Seat;
      readonly floors: number;
      readonly left: number;
      readonly reserve: number;
    }
  /** The player decided to keep the last floor. */
  | { readonly t: 'spared'; readonly seat: Seat }
  | { readonly t: 'fell'; readonly seat: Seat; readonly pieces: readonly number[] };

export type SceneEvent =
  | { readonly t: 'called'; readonly scene: Scene; readonly reserve: number }
  | { readonly t: 'reacted'; readonly seat: Seat; readonly reaction: Reaction; readonly reserve: number }
  | { readonly t: 'dice'; readonly scene: number; readonly caller: number; readonly defender: number }
  | { readonly t: 'interrupted'; readonly seat: Seat; readonly floors: number; readonly left: number }
  | {
      /** N-P04 By agreement; the booking that follows takes the place of the first. */
      readonly t: 'rolled-again';
      readonly scene: number;
      readonly seat: Seat;
      readonly face: number;
    }
  | { readonly t: 'coin'; readonly scene: number; readonly favours: 'caller' | 'defender' }
  | {
      readonly t: 'booked';
      readonly scene: number;
      readonly sums: Scene['sums'];
      readonly totals: readonly [number, number];
      readonly won: boolean;
      readonly booked: readonly Booked[];
      readonly reserve: readonly number[];
    };

export type TellingEvent =
  | {
      readonly t: 'told';
      readonly scene: number;
      readonly by: Seat;
      readonly as: number;
      readonly text: string;
      /** Its number in the scene; absent in rules 1. */
      readonly passage?: number;
    }
  | { readonly t: 'voice'; readonly scene: number; readonly by: Seat }
  | { readonly t: 'hold'; readonly scene: number; readonly by: Seat }
  | { readonly t: 'had-my-say'; readonly scene: number; readonly by: Seat }
  | {
      readonly t: 'fate';
      readonly scene: number;
      readonly piece: number;
      readonly by: Seat;
      readonly text: string;
    }
  | { readonly t: 'close-proposed'; readonly scene: number; readonly by: Seat }
  | { readonly t: 'closed'; readonly scene: number }
  | {
      readonly t: 'corrected';
      readonly scene: number;
      readonly passage: number;
      readonly by: Seat;
      readonly text: string;
    }
  | { readonly t: 'veiled'; readonly scene: number; readonly passage: number; readonly by: Seat }
  | { readonly t: 'strike-proposed'; readonly scene: number; readonly passage: number; readonly by: Seat }
  | {
      readonly t: 'strike-voted';
      readonly scene: number;
      readonly passage: number;
      readonly by: Seat;
      readonly yes: boolean;
    }
  | { readonly t: 'struck'; readonly scene: number; readonly passage: number }
  | { readonly t: 'strike-failed'; readonly scene: number; readonly passage: number }
  | {
      readonly t: 'reward-proposed';
      readonly scene: number;
      readonly by: Seat;
      readonly to: Seat;
      readonly points: number;
    }
  | { readonly t: 'reward-voted'; readonly scene: number; readonly by: Seat; readonly yes: boolean }
  | { readonly t: 'rewarded'; readonly scene: number; readonly to: Seat; readonly points: number }
  | { readonly t: 'reward-failed'; readonly scene: number };

export type AgreementEvent =
  | {
      readonly t: 'note';
      readonly note: number;
      readonly by: Seat;
      readonly about: number;
      readonly text: string;
    }
  | { readonly t: 'note-changed'; readonly note: number; readonly by: Seat; readonly text: string }
  | {
      readonly t: 'proposed';
      readonly proposal: number;
      readonly by: Seat;
      readonly changes: readonly PlanChange[];
    }
  | { readonly t: 'voted'; readonly proposal: number; readonly by: Seat; readonly yes: boolean }
  | { readonly t: 'agreed'; readonly proposal: number }
  | { readonly t: 'rejected'; readonly proposal: number; readonly by: Seat }
  | {
      readonly t: 'amended';
      readonly proposal: number;
      readonly by: Seat;
      readonly changes: readonly PlanChange[];
    }
  | { readonly t: 'lapsed'; readonly proposal: number; readonly why: string }
  | { readonly t: 'paused'; readonly by: Seat }
  | { readonly t: 'ready'; readonly by: Seat }
  | { readonly t: 'resumed' };
