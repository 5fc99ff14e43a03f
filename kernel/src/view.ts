import type { Answer, Choice } from './choices/choice.ts';
import type { Talk } from './script/script.ts';
import type { RuleId, Seat } from './state/seat.ts';
import type { DeepReadonly, GameTypes } from './state/state.ts';

/** How a finished match ended. */
export interface Outcome {
  readonly points: readonly number[];
  /** By seat; 1 has won, equal ranks share. Nobody may have rank 1. */
  readonly ranks: readonly number[];
}

/** The open question, as one viewer may know it. */
export interface AskedView {
  readonly id: number;
  readonly name: string;
  readonly rule: RuleId;
  readonly talk: Talk;
  readonly who: readonly Seat[];
  readonly answered: readonly Seat[];
  /** The item of the innermost loop: usually whose turn it is. */
  readonly current: number;
  /** If I am asked: what I may answer, and what I have answered so far. */
  readonly choice: Choice | undefined;
  readonly given: Answer | undefined;
}

export interface AsideView {
  readonly name: string;
  readonly rule: RuleId;
  readonly choice: Choice;
}

/** All that one seat, or a spectator, may know. Made of the table and one hand, by the kernel alone. */
export interface View<K extends GameTypes> {
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly table: DeepReadonly<K['table']>;
  readonly hand: DeepReadonly<K['hand']> | undefined;
  readonly asked: AskedView | undefined;
  /** What I may do on my own account now. */
  readonly asides: readonly AsideView[];
  readonly over: boolean;
  readonly outcome: Outcome | undefined;
}
