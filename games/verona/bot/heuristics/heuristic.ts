import type { Choice, Dice, Seat } from '@tavola/kernel';
import type { RatedVeronaAnswer } from '../reasons.ts';
import type { TownEvaluation } from '../evaluation/evaluation.ts';
import type { Judge } from '../evaluation/gain.ts';

/** A possible answer with its worth in points. */
export interface AnswerOption extends RatedVeronaAnswer {
  readonly net: number;
}

/** A question with the evaluation that heuristics need. */
export interface HeuristicInput {
  readonly eye: TownEvaluation;
  readonly judge: Judge;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly dice: Dice;
  /** By street: the own token that lies there face down, or -1. */
  readonly plan: readonly number[];
}

/** The heuristic for one question weighs all options; `heat` is how much worse a chosen option may be. */
export interface Heuristic {
  readonly heat: number;
  weigh(asked: HeuristicInput): readonly AnswerOption[];
}

/** The numbers that a choice of one offers. */
export const numbersOffered = (choice: Choice): readonly number[] => (choice.kind === 'one' ? choice.of : []);

/** The missions that a choice offers to name. */
export const missionsOffered = (choice: Choice): readonly number[] => {
  const [part] = choice.kind === 'list' ? choice.parts : [];
  return part?.kind === 'one' ? part.of : [];
};

/** The most that a choice of an amount allows. */
export const mostOf = (choice: Choice): number => (choice.kind === 'amount' ? choice.max : 0);
