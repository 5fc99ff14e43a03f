import type { Answer } from './choices/choice.ts';
import { recordRolls, type Dice, type Roll } from './dice.ts';
import { clone, isAsked, questionOf, bind, type Engine } from './engine.ts';
import { ok, refuse, type Refusal, type Result } from './result.ts';
import type { OrderUsed } from './script/answer-by-order.ts';
import { labelError, repose, settle, type RuleContext } from './script/interpreter.ts';
import { judgeAnswer } from './script/judge-answer.ts';
import type { Aside } from './script/script.ts';
import { sightFor, sightOf } from './script/sight.ts';
import type { Seat } from './state/seat.ts';
import { tableOf, type GameTypes, type State } from './state/state.ts';

/** The consequences of one answer. */
export interface Turn<K extends GameTypes> {
  readonly state: State<K>;
  readonly events: readonly K['event'][];
  readonly whispers: readonly { readonly to: Seat; readonly event: K['whisper'] | OrderUsed }[];
  /** The answer as accepted; undefined at the start of a match and for a withdrawal. */
  readonly answer: Answer | undefined;
  /** Every roll, for the log. */
  readonly rolls: readonly Roll[];
}

/** Runs rules on a state that the kernel owns, and collects their events, whispers and rolls. */
export const runAndCollect = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  dice: Dice,
  answer: Answer | undefined,
  act: (g: RuleContext<K>) => void,
): Turn<K> => {
  const events: K['event'][] = [];
  const whispers: { to: Seat; event: K['whisper'] | OrderUsed }[] = [];
  const rolls: Roll[] = [];
  const g = bind(engine.context, s, recordRolls(dice, rolls));
  g.emit = event => events.push(event);
  g.whisper = (to, event) => whispers.push({ to, event });
  g.tellOrder = (to, event) => whispers.push({ to, event });
  act(g);
  return { state: s, events, whispers, answer, rolls };
};

/** Pure, and checks seat, question and answer. */
export const submit = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  asked: number,
  raw: unknown,
  dice: Dice,
): Result<Turn<K>> => {
  const answer = checkAnswer(engine, s, seat, asked, raw);
  if (!answer.ok) return answer;
  const copy = clone(engine, s);
  return ok(
    runAndCollect(engine, copy, dice, answer.value, g => recordAnswer(engine, copy, seat, answer.value, g)),
  );
};

/** Returns the answer as `submit` would accept it, or the refusal. */
export const checkAnswer = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  asked: number,
  raw: unknown,
): Result<Answer> => {
  const error = checkOpen(engine, s, seat, asked);
  if (error) return { ok: false, error };
  const { question, rule } = questionOf(engine, s);
  return judgeAnswer(question, rule, sightFor(s, question, seat), raw);
};

/** Plays in place and checks nothing. */
export const play = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  answer: Answer,
  dice: Dice,
  listen?: (event: K['event']) => void,
): void => {
  const g = bind(engine.context, s, dice);
  g.emit = listen;
  recordAnswer(engine, s, seat, answer, g);
};

/** Plays without events, and answers every question that has one legal answer, even a secret one. */
export const playSilently = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  answer: Answer,
  dice: Dice,
): void => {
  const g = bind(engine.context, s, dice);
  g.isRushed = true;
  recordAnswer(engine, s, seat, answer, g);
};

export const withdraw = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  asked: number,
): Result<Turn<K>> => {
  const error = checkOpen(engine, s, seat, asked);
  if (error) return { ok: false, error };
  if (s.asked!.answers[seat] === null) return refuse('not-answered', questionOf(engine, s).rule);
  const copy = clone(engine, s);
  copy.asked!.answers[seat] = null;
  copy.asked!.open++;
  return ok({ state: copy, events: [], whispers: [], answer: undefined, rolls: [] });
};

/** Performs an aside. */
export const interject = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  name: string,
  raw: unknown,
  dice: Dice,
): Result<Turn<K>> => {
  if (s.over) return refuse('over');
  const aside = engine.def.asides?.find(known => known.name === name);
  if (!aside) return refuse('no-such-aside');
  if (!aside.who(tableOf(s)).includes(seat)) return refuse('not-now', aside.rule);
  const answer = judgeAnswer(aside, aside.rule, sightOf(s, seat), raw);
  if (!answer.ok) return answer;
  const copy = clone(engine, s);
  return ok(
    runAndCollect(engine, copy, dice, answer.value, g => {
      if (settleAside(aside, g, seat, answer.value) === 'answer anew') repose(engine.program, copy, g);
    }),
  );
};

const settleAside = <K extends GameTypes>(aside: Aside<K>, g: RuleContext<K>, seat: Seat, answer: Answer) => {
  try {
    return aside.settle(g, seat, answer);
  } catch (error) {
    throw labelError(error, aside.rule);
  }
};

/** Returns why this seat cannot answer this question at all, or undefined if it can. */
const checkOpen = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  asked: number,
): Refusal | undefined => {
  if (s.over) return { code: 'over' };
  if (s.asked === null || s.asked.id !== asked) return { code: 'stale' };
  const halted = engine.def.whyHalted?.(tableOf(s));
  if (halted) return halted;
  return isAsked(s, seat) ? undefined : { code: 'not-asked', rule: questionOf(engine, s).rule };
};

/** Takes an answer in; the last one settles the question. */
export const recordAnswer = <K extends GameTypes>(
  engine: Engine<K>,
  s: State<K>,
  seat: Seat,
  answer: Answer,
  g: RuleContext<K>,
): void => {
  const asked = s.asked!;
  if (asked.answers[seat] === null) asked.open--;
  asked.answers[seat] = answer;
  if (asked.open === 0) settle(engine.program, s, g, asked);
};
