import type { Answer, Choice } from '../choices/choice.ts';
import type { Question, Sight, StandingOrder } from './script.ts';
import { judgeAnswer } from './judge-answer.ts';
import { sightFor } from './sight.ts';
import type { Seat } from '../state/seat.ts';
import { tableOf, type GameTypes, type LeftOrder, type State } from '../state/state.ts';

/** Told to a seat alone: this order of its has answered this question. */
export interface OrderUsed {
  readonly t: 'order-used';
  readonly order: string;
  readonly question: string;
  readonly answer: Answer;
}

/** The choice of an order with which nothing has to be said: its one answer is the empty list. */
const NOTHING_TO_SAY: Choice = { kind: 'some', what: 'nothing', of: [], min: 0, max: 0 };

/** What has to be said with an order. */
export const orderChoice = <K extends GameTypes>(order: StandingOrder<K>, sight: Sight<K>): Choice =>
  order.choice?.(sight) ?? NOTHING_TO_SAY;

/** The period for which orders to this question hold now; null if they hold until they are changed. */
export const periodOf = <K extends GameTypes>(s: State<K>, question: Question<K>): number | null =>
  question.orders?.period?.(tableOf(s)) ?? null;

/** Returns the order that the seat has left for the question, unless it has lapsed. */
export const leftFor = <K extends GameTypes>(
  s: State<K>,
  question: Question<K>,
  seat: Seat,
): { readonly left: LeftOrder; readonly order: StandingOrder<K> } | undefined => {
  for (const left of s.orders[seat] ?? []) {
    const order = question.orders?.list.find(({ name }) => name === left.order);
    if (order) return left.period === periodOf(s, question) ? { left, order } : undefined;
  }
  return undefined;
};

/**
 * Returns the seat's answer by its order, or undefined if it has left none or orders do not cover this question now.
 * An answer that does not fit gives way to the absent one: to ask the seat would tell what it can do.
 */
export const answerByOrder = <K extends GameTypes>(
  s: State<K>,
  question: Question<K>,
  seat: Seat,
  current: number,
): OrderUsed | undefined => {
  const found = leftFor(s, question, seat);
  if (!found || question.orders?.covers?.(tableOf(s), seat, current) === false) return undefined;
  const { left, order } = found;
  const sight = sightFor(s, question, seat, current);
  const given = judgeAnswer(question, order.rule, sight, order.answer(sight, left.answer));
  const answer = given.ok ? given.value : question.absent(sight);
  return { t: 'order-used', order: order.name, question: question.name, answer };
};
