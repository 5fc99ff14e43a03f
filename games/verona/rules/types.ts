import type { DeepReadonly, Seat, Sealed } from '@tavola/kernel';
import type { Board } from './setup/board.ts';
import type { Score, VeronaEvent } from './events.ts';
import type { Action, IntrigueCard, NONE, Role } from './names.ts';

/** The street that is being resolved. All of it is public: cards and bids enter once they are revealed. */
export interface Fight {
  /** NONE between streets. */
  street: number;
  /** By seat: the token that was turned up in this street. */
  action: (Action | null)[];
  role: Role[];
  /** V-C10 The only schemer, or NONE. */
  schemer: Seat | typeof NONE;
  /** V-C11 The acting ally comes from this street. */
  from: number;
  card: IntrigueCard | null;
  /** True while cards are due: once, and a second time for the owner of Santa Susanna. */
  guessing: boolean;
  tries: number;
  guessed: boolean;
  bid: number[];
  strength: number[];
  strongest: Seat | typeof NONE;
  /** V-C02 The seat whose action succeeded, or NONE. */
  success: Seat | typeof NONE;
  /** V-C45 The seat whose allies scatter, or NONE. */
  scattering: Seat | typeof NONE;
  /** V-C52 The reward that is still to be applied, and the steps left of it. */
  reward: 'steps' | 'remove' | 'add' | null;
  steps: number;
  /** V-C54 Bit `seat` is set from when all have named missions until that seat's turn comes. */
  unsettled: number;
}

/** Verona's five types. Arrays by street and seat are flat, because the cost of a copy decides how fast a bot thinks. */
export interface Verona {
  table: {
    /** The board never changes after the set-up, so copies share it. */
    readonly board: Board;
    /** The version of the rules in which the match began. */
    readonly rules: number;
    readonly seats: readonly Seat[];
    readonly planning: 'at-once' | 'turns';
    readonly redentore: '2/4' | '3/5';
    readonly convento: 'everywhere' | 'involved';
    readonly talk: 'book' | 'silent';
    /** 0 while the first allies are placed. */
    round: number;
    first: Seat;
    /** V-C01 This seat picks the next street. */
    turn: Seat;
    /** allies[street * seats + seat]. */
    allies: number[];
    supply: number[];
    mercenaries: number[];
    /** By street: bit `seat` is set while that seat's token lies there face down. */
    tokens: number[];
    /** shown[seat * 4 + action]: tokens turned up this round. */
    shown: number[];
    /** V-B03 Bit `seat` is set once that seat has passed in the planning. */
    out: number;
    fight: Fight;
    /** V-E10 Buildings on offer, in the order in which they were revealed. */
    offer: number[];
    /** V-S07 The building that lies face up on the deck, or NONE. */
    next: number;
    deck: number;
    /** Whether the deck was empty when this round began, and how many such rounds in a row took no building. */
    emptyDeck: boolean;
    barren: number;
    /** The number of buildings taken this round, and the index in the offer that is settled now. */
    taken: number;
    settling: number;
    /** By building: its owner or NONE; and whether an ally stands on it (V-E12). */
    owner: number[];
    manned: boolean[];
    /** By mission: the seat that has shown it, or NONE. By seat: its unshown missions, and whether it showed one this round. */
    shownBy: number[];
    unshown: number[];
    hasShown: boolean[];
    /** V-E31 The mercenaries that each seat hired in the last go, and whether another go follows. */
    hired: number[];
    arming: boolean;
    /** V-E32 The goes of this round's hiring that are over. */
    armingGoes: number;
    ended: boolean;
    score: Score[];
  };
  hand: {
    florins: Sealed<number>;
    missions: Sealed<number>[];
    /** By street: the action of the own token that lies there face down, or NONE. */
    plan: Sealed<number>[];
    /** V-C54 The missions that the seat has named, best first, until its turn comes. */
    named: Sealed<number>[];
  };
  box: {
    /** The top is the last. */
    deck: Sealed<number>[];
    /** V-S06 The missions that were not dealt. */
    missions: Sealed<number>[];
  };
  event: VeronaEvent;
  whisper: { readonly t: 'dealt'; readonly missions: readonly Sealed<number>[] };
}

export type VeronaTable = Verona['table'];
/** The table for code that only reads. */
export type TownTable = DeepReadonly<VeronaTable>;
