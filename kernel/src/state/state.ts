import type { Answer } from '../choices/choice.ts';
import type { Seat } from './seat.ts';

/** The five types of a game. All are plain JSON: numbers, strings, booleans, null, arrays, objects. */
export interface GameTypes {
  /** Visible to every seat. */
  table: object;
  /** Visible to its seat only. */
  hand: object;
  /** Visible to no seat until a rule takes something out. */
  box: object;
  /** Sent to every seat. */
  event: { readonly t: string };
  /** Sent to one seat. */
  whisper: { readonly t: string };
}

export interface State<K extends GameTypes> {
  table: K['table'];
  hands: K['hand'][];
  box: K['box'];
  /** The position in the scripts: the call stack as data, empty when the game is over. */
  at: ScriptFrame[];
  /** The open question and the answers so far. */
  asked: PendingQuestion | null;
  /** The number of questions so far, which gives each its id. */
  questions: number;
  over: boolean;
  /** By seat: the standing orders that it has left, at most one for each question, which no other seat sees. */
  orders: readonly (readonly LeftOrder[])[];
}

/** An answer left for when a question is put again. */
export interface LeftOrder {
  readonly order: string;
  /** What the seat said with it. */
  readonly answer: Answer;
  /** The period for which it was left; null if it stands until it is changed. */
  readonly period: number | null;
}

export interface ScriptFrame {
  script: number;
  line: number;
  /** One entry per enclosing `each`, outermost first. */
  loops: Loop[];
}

export interface Loop {
  readonly list: readonly number[];
  i: number;
}

export interface PendingQuestion {
  /** The number of the question in its match. An answer names it, so a late click cannot answer the next question. */
  readonly id: number;
  /** The seats that are asked. A seat whose answer is forced is not among them. */
  readonly who: readonly Seat[];
  /** By seat; other seats do not see them until all are in. */
  answers: (Answer | null)[];
  /** The number of seats of `who` that have not answered. */
  open: number;
}

export type DeepReadonly<T> = T extends object ? { readonly [P in keyof T]: DeepReadonly<T[P]> } : T;

/** Returns the table for reading: the same object, typed so that its users cannot change it. */
export const tableOf = <K extends GameTypes>(s: State<K>): DeepReadonly<K['table']> =>
  s.table as DeepReadonly<K['table']>;
