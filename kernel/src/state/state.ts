import type { Answer } from '../choices/choice.ts';
import type { Seat } from './seat.ts';

/** The five types a game brings. All are plain JSON: numbers, strings, booleans, null, arrays, objects. */
export interface GameTypes {
  /** Everybody sees it. */
  table: object;
  /** hands[seat]: that seat alone sees it. */
  hand: object;
  /** Nobody sees it until a rule takes something out. */
  box: object;
  /** Told to everybody. */
  event: { readonly t: string };
  /** Told to one seat. */
  whisper: { readonly t: string };
}

export interface State<K extends GameTypes> {
  table: K['table'];
  hands: K['hand'][];
  box: K['box'];
  /** Where we are in the scripts: the call stack, as data. Empty when the game is over. */
  at: ScriptFrame[];
  /** The open question and the answers so far. */
  asked: PendingQuestion | null;
  /** How many questions were asked so far: gives each its id. */
  questions: number;
  over: boolean;
}

export interface ScriptFrame {
  script: number;
  line: number;
  /** One register per `each` that we are inside of, outermost first. */
  loops: Loop[];
}

export interface Loop {
  readonly list: readonly number[];
  i: number;
}

export interface PendingQuestion {
  /** Counts the questions of the match. An answer names it, so a late click cannot answer the next question. */
  readonly id: number;
  /** Those who are to answer. Seats whose answer was forced are not among them. */
  readonly who: readonly Seat[];
  /** By seat; sealed until all are in. */
  answers: (Answer | null)[];
  /** How many of `who` have not answered. */
  open: number;
}

export type DeepReadonly<T> = T extends object ? { readonly [P in keyof T]: DeepReadonly<T[P]> } : T;

/** The table for those who only look: the same object, which the compiler keeps them from changing. */
export const tableOf = <K extends GameTypes>(s: State<K>): DeepReadonly<K['table']> =>
  s.table as DeepReadonly<K['table']>;
