import type { Answer, Choice } from './choices/choice.ts';
import type { GameDef } from './define-game.ts';
import type { Dice } from './dice.ts';
import { drawAnswer } from './draw-answer.ts';
import { clone, isAsked, questionOf, type Engine } from './engine.ts';
import { judgeAnswer } from './script/judge-answer.ts';
import { currentOf, sightFor, sightOf } from './script/sight.ts';
import { orderViews } from './standing-orders.ts';
import type { Seat } from './state/seat.ts';
import { tableOf, type DeepReadonly, type GameTypes, type State } from './state/state.ts';
import type { AskedView, AsideView, View } from './view.ts';

export const choice = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
): Choice | undefined => {
  if (!isAsked(s, seat)) return undefined;
  const { question } = questionOf(engine, s);
  return question.choice(sightFor(s, question, seat));
};

export const answerForAbsent = <K extends GameTypes>(engine: Engine<K>, s: State<K>, seat: Seat): Answer => {
  const { question } = questionOf(engine, s);
  return question.absent(sightFor(s, question, seat));
};

/** Returns a random legal answer, or the absent one if `refuse` rejects every attempt. */
export const sample = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  dice: Dice,
): Answer => {
  const { question } = questionOf(engine, s);
  const sight = sightFor(s, question, seat);
  return drawAnswer(question, sight, dice) ?? question.absent(sight);
};

/** Returns a random legal aside, or undefined if no attempt is legal. */
export const sampleAside = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
  dice: Dice,
): Answer | undefined => {
  const aside = engine.def.asides?.find(known => known.name === name);
  if (!aside || s.over || !aside.who(tableOf(s)).includes(seat)) return undefined;
  const sight = sightOf(s, seat);
  const answer = drawAnswer(aside, sight, dice);
  return answer !== undefined && judgeAnswer(aside, aside.rule, sight, answer).ok ? answer : undefined;
};

/** Builds a view from the table and one hand only, so that nothing else can leak. */
export const view = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat | undefined,
): View<K> => ({
  seat: seat ?? null,
  table: tableOf(s),
  hand: seat === undefined ? null : ((s.hands[seat] ?? null) as DeepReadonly<K['hand']> | null),
  asked: askedView(engine, s, seat),
  asides: seat === undefined || s.over ? [] : asideViews(engine, s, seat),
  orders: seat === undefined || s.over ? [] : orderViews(engine, s, seat),
  over: s.over,
  outcome: s.over ? engine.def.outcome(tableOf(s)) : null,
});

const askedView = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat | undefined,
): AskedView | null => {
  const { asked } = s;
  if (!asked) return null;
  const { question, rule } = questionOf(engine, s);
  return {
    id: asked.id,
    name: question.name,
    rule,
    talk: typeof question.talk === 'function' ? question.talk(tableOf(s)) : question.talk,
    who: asked.who,
    answered: asked.who.filter(other => asked.answers[other] !== null),
    current: currentOf(s.at),
    choice: (seat === undefined ? undefined : choice(engine, s, seat)) ?? null,
    given: seat === undefined || !isAsked(s, seat) ? null : (asked.answers[seat] ?? null),
  };
};

const asideViews = <K extends GameTypes>(engine: Engine<K>, s: State<K>, seat: Seat): AsideView[] => {
  const table = tableOf(s);
  const open = (engine.def.asides ?? []).filter(aside => aside.who(table).includes(seat));
  return open.map(({ name, rule, ...aside }) => ({ name, rule, choice: aside.choice(sightOf(s, seat)) }));
};

/** Returns another state that looks the same to `seat`. */
export const resample = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat | undefined,
  dice: Dice,
): State<K> => {
  const world = clone(engine, s);
  engine.def.resample(world, seat, dice);
  // The sealed answers of others are unknown too. They depend on the hands, so they are drawn after the deal.
  if (world.asked)
    for (const other of world.asked.who)
      if (other !== seat && world.asked.answers[other] !== null)
        world.asked.answers[other] = sample(engine, world, other, dice);
  // The orders of others are unknown, so nobody has left any in a world that a seat imagines.
  world.orders = s.orders.map((left, other) => (other === seat ? left : []));
  return world;
};

/** Returns the names of the invariants that do not hold. */
export const findViolations = <K extends GameTypes>(def: GameDef<K>, s: State<K>): string[] =>
  Object.entries(def.invariants).flatMap(([name, holds]) => (holds(s) ? [] : [name]));
