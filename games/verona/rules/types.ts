import type { DeepReadonly, Seat, Sealed } from '@tavola/kernel';
import type { Board } from './setup/board.ts';
import type { Score, VeronaEvent } from './events.ts';
import type { Action, IntrigueCard, NONE, Role } from './names.ts';

/** The street being resolved. All of it is public: cards and bids come here when they have been shown. */
export interface Fight {
  /** NONE between streets. */
  street: number;
  /** By seat: the token turned up here. */
  action: (Action | null)[];
  role: Role[];
  /** V-C10 The one schemer, or NONE. */
  schemer: Seat | typeof NONE;
  /** V-C11 The street that the acting ally comes from. */
  from: number;
  card: IntrigueCard | null;
  /** Cards are to be laid: at first, and once more for the owner of Santa Susanna. */
  guessing: boolean;
  tries: number;
  guessed: boolean;
  bid: number[];
  strength: number[];
  strongest: Seat | typeof NONE;
  /** V-C02 Whose action succeeded, or NONE. */
  success: Seat | typeof NONE;
  /** V-C45 Whose allies are being scattered, or NONE. */
  scattering: Seat | typeof NONE;
  /** V-C52 The reward still to be applied, and how many steps are left of it. */
  reward: 'steps' | 'remove' | 'add' | null;
  steps: number;
}

/** Verona, in five types. Flat arrays by street and seat, as copies of it decide how fast a bot thinks. */
export interface Verona {
  table: {
    /** Never changes after the set-up, so copies share it. */
    readonly board: Board;
    readonly seats: readonly Seat[];
    readonly planning: 'at-once' | 'turns';
    readonly redentore: '2/4' | '3/5';
    readonly convento: 'everywhere' | 'involved';
    /** 0 while the first allies are placed. */
    round: number;
    first: Seat;
    /** V-C01 Who picks the next street. */
    turn: Seat;
    /** allies[street * seats + seat]. */
    allies: number[];
    supply: number[];
    mercenaries: number[];
    /** By street: bit `seat` is set while that seat's token lies there face down. */
    tokens: number[];
    /** shown[seat * 4 + action]: tokens turned up this round. */
    shown: number[];
    /** V-B03 Bit `seat` is set once that seat is out of the planning. */
    out: number;
    fight: Fight;
    /** V-E10 Buildings on offer, in the order in which they were revealed. */
    offer: number[];
    /** V-S07 The building that all can see on the deck, or NONE. */
    next: number;
    deck: number;
    /** Whether the deck was empty when this round began, and how many such rounds in a row took nothing. */
    emptyDeck: boolean;
    barren: number;
    /** How many buildings have been taken this round, and which of the offer is settled now. */
    taken: number;
    settling: number;
    /** By building: its owner or NONE; and whether an ally stands on it (V-E12). */
    owner: number[];
    manned: boolean[];
    /** By mission: who has shown it, or NONE. By seat: how many are unshown, and whether one was shown this round. */
    shownBy: number[];
    unshown: number[];
    hasShown: boolean[];
    /** V-E31 What each seat hired in the last go; whether there is another go. */
    hired: number[];
    arming: boolean;
    ended: boolean;
    score: Score[];
  };
  hand: {
    florins: Sealed<number>;
    missions: Sealed<number>[];
    /** By street: the action of the own token that lies there face down, or NONE. */
    plan: Sealed<number>[];
  };
  box: {
    /** The top is the last. */
    deck: Sealed<number>[];
    /** V-S06 Missions that nobody was dealt. */
    missions: Sealed<number>[];
  };
  event: VeronaEvent;
  whisper: { readonly t: 'dealt'; readonly missions: readonly Sealed<number>[] };
}

export type VeronaTable = Verona['table'];
/** The table for code that only looks. */
export type TownTable = DeepReadonly<VeronaTable>;
