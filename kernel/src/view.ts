import type { Answer, Choice } from './choices/choice.ts';
import type { Talk } from './script/script.ts';
import type { RuleId, Seat } from './state/seat.ts';
import type { DeepReadonly, GameTypes } from './state/state.ts';

/** The result of a finished match. */
export interface Outcome {
  readonly points: readonly number[];
  /** By seat: rank 1 has won, and tied seats share a rank. It is possible that no seat has rank 1. */
  readonly ranks: readonly number[];
}

/** The open question as one viewer may see it. */
export interface AskedView {
  readonly id: number;
  readonly name: string;
  readonly rule: RuleId;
  readonly talk: Talk;
  readonly who: readonly Seat[];
  readonly answered: readonly Seat[];
  /** The item of the innermost loop: usually whose turn it is. */
  readonly current: number;
  /** The viewer's legal answers; null for a seat that is not asked and for a spectator. */
  readonly choice: Choice | null;
  /** The viewer's own answer so far. */
  readonly given: Answer | null;
}

export interface AsideView {
  readonly name: string;
  readonly rule: RuleId;
  readonly choice: Choice;
}

/** A standing order that the viewer can leave now or has left. */
export interface OrderView {
  readonly name: string;
  /** The name of the question that it answers. */
  readonly question: string;
  readonly rule: RuleId;
  /** What has to be said with it; null if it cannot be left now. */
  readonly choice: Choice | null;
  /** What the viewer said when leaving it; null if it is not left. */
  readonly left: Answer | null;
}

/**
 * Everything that one seat or a spectator may know. The kernel makes it of the table and one hand. It is plain JSON,
 * so what is absent is null.
 */
export interface View<K extends GameTypes> {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly table: DeepReadonly<K['table']>;
  readonly hand: DeepReadonly<K['hand']> | null;
  readonly asked: AskedView | null;
  /** The asides that the viewer may use now. */
  readonly asides: readonly AsideView[];
  /** The viewer's standing orders: those that can be left now, and those that are left. */
  readonly orders: readonly OrderView[];
  readonly over: boolean;
  readonly outcome: Outcome | null;
}
