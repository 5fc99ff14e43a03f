import type { Answer } from './choices/choice.ts';
import type { Dice } from './dice.ts';
import { drawAnswer } from './draw-answer.ts';
import { clone, isAsked, questionOf, type Engine } from './engine.ts';
import { ok, refuse, type Result } from './result.ts';
import { answerByOrder, leftFor, orderChoice, periodOf } from './script/answer-by-order.ts';
import { judgeAnswer } from './script/judge-answer.ts';
import type { Question, Sight, StandingOrder } from './script/script.ts';
import { currentOf, sightFor } from './script/sight.ts';
import type { Seat } from './state/seat.ts';
import { tableOf, type GameTypes, type LeftOrder, type State } from './state/state.ts';
import { recordAnswer, runAndCollect, type Turn } from './submit.ts';
import type { OrderView } from './view.ts';

/** The consequences of an order that was left or cleared. */
export interface OrderTurn<K extends GameTypes> extends Turn<K> {
  /** The number of the open question that the order has answered at once; undefined if it has answered none. */
  readonly answered: number | undefined;
}

interface KnownOrder<K extends GameTypes> {
  readonly question: Question<K>;
  readonly order: StandingOrder<K>;
}

const findOrder = <K extends GameTypes>({ ordered }: Engine<K>, name: string): KnownOrder<K> | undefined => {
  for (const question of ordered) {
    const order = question.orders!.list.find(known => known.name === name);
    if (order) return { question, order };
  }
  return undefined;
};

/** Returns the order if orders can be changed at all now. */
const checkOrder = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
): Result<KnownOrder<K>> => {
  if (s.over) return refuse('over');
  const found = findOrder(engine, name);
  if (!found) return refuse('no-such-order');
  const halted = engine.def.whyHalted?.(tableOf(s));
  if (halted) return { ok: false, error: halted };
  return s.hands[seat] === undefined ? refuse('not-now', found.order.rule) : ok(found);
};

/** Leaves an order in place of any that the seat has left for the same question. Pure, and checks all its input. */
export const leaveOrder = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
  raw: unknown,
  dice: Dice,
): Result<OrderTurn<K>> => {
  const found = checkOrder(engine, s, seat, name);
  if (!found.ok) return found;
  const { question, order } = found.value;
  if (!mayLeave(s, question, seat)) return refuse('not-now', order.rule);
  const said = judgeAnswer(judgeOf(order), order.rule, sightFor(s, question, seat), raw);
  if (!said.ok) return said;
  const copy = clone(engine, s);
  replaceOrder(copy, question, seat, [{ order: name, answer: said.value, period: periodOf(s, question) }]);
  const isOpen = isAsked(s, seat) && questionOf(engine, s).question === question;
  const used = isOpen ? answerByOrder(copy, question, seat, currentOf(s.at)) : undefined;
  const turn = runAndCollect(engine, copy, dice, said.value, g => {
    if (!used) return;
    g.tellOrder?.(seat, used);
    recordAnswer(engine, copy, seat, used.answer, g);
  });
  return ok({ ...turn, answered: used && s.asked!.id });
};

/** Takes an order back. An answer that it has given stays. */
export const clearOrder = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
): Result<OrderTurn<K>> => {
  const found = checkOrder(engine, s, seat, name);
  if (!found.ok) return found;
  const { question, order } = found.value;
  if (leftFor(s, question, seat)?.order !== order) return refuse('no-order-left', order.rule);
  const copy = clone(engine, s);
  replaceOrder(copy, question, seat, []);
  return ok({ state: copy, events: [], whispers: [], answer: undefined, rolls: [], answered: undefined });
};

const mayLeave = <K extends GameTypes>(s: State<K>, { orders }: Question<K>, seat: Seat): boolean =>
  orders!.mayLeave?.(tableOf(s), seat) ?? true;

const judgeOf = <K extends GameTypes>(order: StandingOrder<K>) => ({
  choice: (sight: Sight<K>) => orderChoice(order, sight),
  refuse: (sight: Sight<K>, said: Answer) => order.refuse?.(sight, said),
  ...(order.sample && { sample: (sight: Sight<K>, dice: Dice) => order.sample!(sight, dice) }),
});

const replaceOrder = <K extends GameTypes>(
  s: State<K>,
  { orders }: Question<K>,
  seat: Seat,
  by: readonly LeftOrder[],
): void => {
  const isOther = ({ order }: LeftOrder): boolean => orders!.list.every(({ name }) => name !== order);
  s.orders = s.orders.map((left, i) => (i === seat ? [...left.filter(isOther), ...by] : left));
};

/** Describes the orders that the seat can leave now, and those that it has left. */
export const orderViews = <K extends GameTypes>(
  { ordered }: Engine<K>,
  s: State<K>,
  seat: Seat,
): OrderView[] =>
  ordered.flatMap(question => {
    if (s.hands[seat] === undefined) return [];
    const isOffered = mayLeave(s, question, seat);
    const left = leftFor(s, question, seat);
    return question
      .orders!.list.filter(order => isOffered || left?.order === order)
      .map(order => ({
        name: order.name,
        question: question.name,
        rule: order.rule,
        choice: isOffered ? orderChoice(order, sightFor(s, question, seat)) : null,
        left: left?.order === order ? left.left.answer : null,
      }));
  });

/** Returns something random that the seat can say with this order, or undefined if it cannot leave it now. */
export const sampleOrder = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
  dice: Dice,
): Answer | undefined => {
  const found = checkOrder(engine, s, seat, name);
  if (!found.ok || !mayLeave(s, found.value.question, seat)) return undefined;
  const { question, order } = found.value;
  return drawAnswer(judgeOf(order), sightFor(s, question, seat), dice);
};
