import type { Sealed, Seat } from '@tavola/kernel';
import type { NewgameEvent } from './events.ts';

/** Newgame, in five types: all of its state and all that is said about it, as plain JSON. */
export interface Newgame {
  /** What everybody sees. */
  table: {
    readonly seats: readonly Seat[];
    /** Q-R01 How many rounds there are. */
    readonly rounds: number;
    /** 0 before the first round. */
    round: number;
    /** Q-R02 What the die shows, or 0 before the first roll. */
    die: number;
    coins: number[];
    /** By seat: the dice that it has won. */
    won: number[][];
    /** Q-E01 By seat: its lucky number, or 0 while it is hidden. */
    shown: number[];
  };
  /** What one seat sees besides. */
  hand: {
    /** Q-S02 0 before it is drawn. */
    lucky: Sealed<number>;
  };
  /** What no seat sees, such as a deck of cards: nothing in this game. */
  box: Readonly<Record<string, never>>;
  /** What everybody hears. */
  event: NewgameEvent;
  /** What one seat hears. */
  whisper: { readonly t: 'drew'; readonly lucky: Sealed<number> };
}

export type NewgameTable = Newgame['table'];
