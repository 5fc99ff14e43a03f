import type { DeepReadonly, G, Sealed, Seat, Sight } from '@tavola/kernel';
import type { GraenalandEvent, GraenalandWhisper } from './events.ts';
import type { Land } from './land.ts';
import type { BuildRecord } from './building/build-record.ts';
import type { Pledge } from './promises/pledge.ts';
import type { Stock } from './components/stock.ts';

/** G-D02 The proposal under vote: the receiver of each card of a territory, the open ones first. */
export interface SharingProposal {
  readonly by: Seat;
  readonly territory: number;
  readonly to: readonly Seat[];
}

/** The limits of a building phase: an own phase, G-W03 after a victory, or G-O20 by the main player's favour. */
export type BuildLimits = 'own' | 'closing' | 'favour';

/**
 * Graenaland's five types. Arrays by territory and seat are flat, because the cost of a copy decides how fast a bot
 * thinks. `readonly` arrays are replaced, never changed in place, so copies share them.
 */
export interface Graenaland {
  table: {
    /** The version of the rules in which this match began. */
    readonly rules: number;
    /** G-D03 When the table may talk. */
    readonly talk: 'book' | 'silent';
    /** Prices, limits, victory cards: never changes, so copies share it. */
    readonly stock: Stock;
    /** The island is replaced only by G-O04. */
    land: Land;
    /** G-O04 The island of G-S02 while the table agrees on a custom one. */
    standard: Land | null;
    readonly seats: readonly Seat[];
    readonly start: 'first' | 'draft';
    readonly goals: 'basic' | 'cards';
    readonly fiveAlt: boolean;
    readonly rounds: number | null;
    first: Seat;
    /** G-S09 The main player. */
    ship: Seat;
    round: number;
    /** settlements[territory * seats + seat]. */
    settlements: readonly number[];
    /** buildings[territory * 3 + kind]: the owner, or NONE. */
    buildings: readonly number[];
    /** works[territory * 4 + kind]: 1 if it stands there. */
    works: readonly number[];
    /** By kind of work: tokens left in the box. */
    tokens: readonly number[];
    /** heroes[seat * 3 + hero]: the territory, or NONE. */
    heroes: number[];
    /** G-B24 Heroes that wait to enter, as seat * 3 + hero, and where; in the order of their buildings. */
    waiting: readonly number[];
    waitingFor: readonly number[];
    army: readonly number[];
    /** By territory: the open cards beside it, and how many lie there face down. */
    beside: (readonly number[])[];
    down: number[];
    /** G-S05 The supplies that lie open. */
    supplies: readonly number[];
    /** By deck: the cards left, and the number of its unseen discards. */
    decks: number[];
    buried: number[];
    /** By kind: the open discards. */
    discards: readonly number[];
    /** G-S08 backs[seat * 5 + deck]: how many cards of that deck a hand holds. */
    backs: number[];
    /** G-S11 known[seat * 30 + kind]: how many the hand certainly holds by public knowledge. */
    known: readonly number[];
    proposal: SharingProposal | null;
    /**
     * G-D04 As everybody saw, agreed[seat * seats + by]: how often a clan has voted for a proposal of `by`; and how often
     * against one that would have given it something.
     */
    agreed: readonly number[];
    refused: readonly number[];
    /** The seat that builds now, or NONE, and its limits. */
    builder: Seat;
    limits: BuildLimits;
    /** G-B01 Whether the main player has taken a supply card. */
    supplied: boolean;
    /** G-B31, G-O20 Whether a joint work was called or a favour shown this turn. */
    called: boolean;
    /** G-B40 How many markets the builder has used. */
    marketsUsed: number;
    /** G-H05 The builds of this phase that can be taken back, the last one first to go. */
    done: readonly BuildRecord[];
    /** G-B31 Whether the others have still to say what they offer to the joint work. */
    invited: boolean;
    /** G-B31 The work that is open as a joint one, or NONE; offers[seat * 30 + kind] to it, empty otherwise. */
    joint: number;
    offers: readonly number[];
    /** G-O20 The seat that may do one build by favour, or NONE. */
    favoured: Seat;
    /** G-O02 By coast territory: whose settlements came, in their order. Empty but in the draft. */
    arrivals: readonly (readonly Seat[])[];
    /** G-O02 The territory where a settlement has just come too many, or NONE. */
    crowded: number;
    /** G-H01 Whether this table uses promises, and all promises in their order. */
    readonly promising: boolean;
    promises: readonly Pledge[];
    /** The seat that has won by declaration, or NONE. */
    declarer: Seat;
    ended: boolean;
    /** G-O13 By seat: the victory card, once shown, or NONE. */
    shown: readonly number[];
  };
  hand: {
    /** By kind: how many. */
    cards: Sealed<number[]>;
    /** G-O10 The three victory cards dealt, and the one kept or NONE. */
    dealt: readonly Sealed<number>[];
    kept: Sealed<number>;
  };
  box: {
    /** The top is the last. */
    decks: (readonly Sealed<number>[])[];
    buried: (readonly Sealed<number>[])[];
    /** By territory: what lies there face down. */
    down: (readonly Sealed<number>[])[];
    /** The victory cards that were not dealt. */
    victory: readonly Sealed<number>[];
  };
  event: GraenalandEvent;
  whisper: GraenalandWhisper;
}

export type GraenalandTable = Graenaland['table'];
/** The table for code that only reads. */
export type IslandTable = DeepReadonly<GraenalandTable>;
/** The game at hand. */
export type GraenalandContext = G<Graenaland>;
/** What one seat sees. */
export type GraenalandSight = Sight<Graenaland>;
