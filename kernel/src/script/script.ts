import type { Answer, AnswerTo, Choice } from '../choices/choice.ts';
import type { Dice } from '../dice.ts';
import type { Refusal } from '../result.ts';
import type { RuleId, Seat } from '../state/seat.ts';
import type { DeepReadonly, GameTypes } from '../state/state.ts';

/** The running game as a rule's function receives it. */
export interface G<K extends GameTypes> {
  readonly table: K['table'];
  readonly hands: K['hand'][];
  readonly box: K['box'];
  readonly dice: Dice;
  /** The item of the innermost `each`, usually whose turn it is; -1 outside any loop. */
  readonly current: number;
  /** Undefined during search, so that `g.emit?.({...})` does not even build the event. */
  readonly emit: ((event: K['event']) => void) | undefined;
  readonly whisper: ((to: Seat, event: K['whisper']) => void) | undefined;
}

/** What one seat can see. It gives no access to another hand or to the box. */
export interface Sight<K extends GameTypes> {
  readonly seat: Seat;
  readonly table: DeepReadonly<K['table']>;
  readonly hand: DeepReadonly<K['hand']>;
  readonly current: number;
}

/** What every seat can see, together with the seat that looks. */
export type OpenSight<K extends GameTypes> = Omit<Sight<K>, 'hand'>;

export type Talk = 'open' | 'closed';
export type TalkRule<K extends GameTypes> = Talk | ((table: DeepReadonly<K['table']>) => Talk);

interface Asking<K extends GameTypes, C extends Choice, S> {
  /** Unique within its game; the client has words for it. */
  readonly name: string;
  /** Whether the table may talk while the question is open; it may depend on what is public, such as an option. */
  readonly talk: TalkRule<K>;
  /** The seats to ask. They depend on public knowledge only, because being asked must not reveal a secret. */
  who(table: DeepReadonly<K['table']>, current: number): readonly Seat[];
  choice(sight: S): C;
  /** Refuses what no Choice can express, such as two tokens on neighbouring streets. */
  refuse?(sight: S, answer: AnswerTo<C>): Refusal | undefined;
  /**
   * Explains, for a choice of one item or an amount, why a number is not offered. Without it the refusal names the
   * question's own rule.
   */
  why?(sight: S, number: number): Refusal | undefined;
  /** The answer of a seat whose time is up. Every question has one, so that no match hangs. */
  absent(sight: S): AnswerTo<C>;
  /** A random legal answer, for a choice whose random answers would nearly always be refused. */
  sample?(sight: S, dice: Dice): AnswerTo<C>;
  readonly orders?: StandingOrders<K>;
  readonly silence?: Silence<K>;
  /** Runs once, when all answers are in. `answers` is by seat; `who` lists the seats that have one, in rising order. */
  settle(g: G<K>, answers: readonly AnswerTo<C>[], who: readonly Seat[]): void;
}

/** A question whose choice depends on what only the asked seat sees. It is put even if only one answer is legal. */
export interface SecretQuestion<K extends GameTypes, C extends Choice> extends Asking<K, C, Sight<K>> {
  readonly open: false;
}

/** A question whose choice every seat could work out. If only one answer is legal, the kernel gives it. */
export interface OpenQuestion<K extends GameTypes, C extends Choice> extends Asking<K, C, OpenSight<K>> {
  readonly open: true;
}

/** A question as the interpreter holds it, without the type of its choice. */
export interface Question<K extends GameTypes> {
  readonly name: string;
  readonly talk: TalkRule<K>;
  readonly open: boolean;
  who(table: DeepReadonly<K['table']>, current: number): readonly Seat[];
  choice(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, answer: Answer): Refusal | undefined;
  why?(sight: Sight<K>, number: number): Refusal | undefined;
  absent(sight: Sight<K>): Answer;
  sample?(sight: Sight<K>, dice: Dice): Answer;
  readonly orders?: StandingOrders<K>;
  readonly silence?: Silence<K>;
  settle(g: G<K>, answers: readonly (Answer | null)[], who: readonly Seat[]): void;
}

/**
 * A question that silence answers: after a while a host with a clock gives the absent answer for those who are asked,
 * whatever its table does about people who are late. The rules have no clock; the answers in the log are all they know.
 */
export interface Silence<K extends GameTypes> {
  /** How long the host waits; undefined: as long as for any decision of its table. */
  seconds(table: DeepReadonly<K['table']>): number | undefined;
  /** The asides after which the wait begins anew. */
  readonly renewedBy: readonly string[];
}

/**
 * What a seat may leave as its answer for when the question is put again. A seat leaves at most one order for a
 * question. What decides whether orders answer is public and the same for all of them, so that an answer at once
 * tells that an order was left and never which.
 */
export interface StandingOrders<K extends GameTypes> {
  /** Whether the seat may leave one now; if absent, always. */
  mayLeave?(table: DeepReadonly<K['table']>, seat: Seat): boolean;
  /** Whether orders answer the question that is put now; if absent, always. */
  covers?(table: DeepReadonly<K['table']>, seat: Seat, current: number): boolean;
  /** A number, such as that of the round: orders lapse when it changes. If absent, they stand until they are changed. */
  period?(table: DeepReadonly<K['table']>): number;
  readonly list: readonly StandingOrder<K>[];
}

/** An answer that can be left. For an open question its functions see no hand. */
export interface StandingOrder<K extends GameTypes> {
  /** Unique within its game; the client has words for it. */
  readonly name: string;
  readonly rule: RuleId;
  /** What has to be said with it; if absent, nothing. */
  choice?(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, said: Answer): Refusal | undefined;
  sample?(sight: Sight<K>, dice: Dice): Answer;
  /** The answer to the question that was just put, from what was said. If it does not fit, the absent answer is given. */
  answer(sight: Sight<K>, said: Answer): Answer;
}

interface TypedOrder<K extends GameTypes, C extends Choice> extends Omit<
  StandingOrder<K>,
  'choice' | 'refuse' | 'sample' | 'answer'
> {
  choice?(sight: Sight<K>): C;
  refuse?(sight: Sight<K>, said: AnswerTo<C>): Refusal | undefined;
  sample?(sight: Sight<K>, dice: Dice): AnswerTo<C>;
  answer(sight: Sight<K>, said: AnswerTo<C>): Answer;
}

/**
 * An action that a seat may take while any question is open, such as an offer, a note or a veto. It does not answer
 * the question. An aside that may change the legal answers settles as 'answer anew': the question is put again and
 * all answers are handed back, even those that still fit, because handing back only the others would reveal them.
 */
export interface Aside<K extends GameTypes> {
  readonly name: string;
  readonly rule: RuleId;
  who(table: DeepReadonly<K['table']>): readonly Seat[];
  choice(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, answer: Answer): Refusal | undefined;
  sample?(sight: Sight<K>, dice: Dice): Answer;
  settle(g: G<K>, seat: Seat, answer: Answer): void | 'answer anew';
}

interface TypedAside<K extends GameTypes, C extends Choice> extends Omit<
  Aside<K>,
  'choice' | 'refuse' | 'sample' | 'settle'
> {
  choice(sight: Sight<K>): C;
  refuse?(sight: Sight<K>, answer: AnswerTo<C>): Refusal | undefined;
  sample?(sight: Sight<K>, dice: Dice): AnswerTo<C>;
  settle(g: G<K>, seat: Seat, answer: AnswerTo<C>): void | 'answer anew';
}

type List<K extends GameTypes> = (table: DeepReadonly<K['table']>, current: number) => readonly number[];
type Test<K extends GameTypes> = (table: DeepReadonly<K['table']>, current: number) => boolean;

export type Script<K extends GameTypes> = readonly ScriptLine<K>[];
export type ScriptLine<K extends GameTypes> =
  | { readonly op: 'step'; readonly rule: RuleId; readonly run: (g: G<K>) => void }
  | { readonly op: 'ask'; readonly rule: RuleId; readonly question: Question<K> }
  | { readonly op: 'each'; readonly rule: RuleId; readonly list: List<K>; readonly body: Script<K> }
  | { readonly op: 'repeat'; readonly rule: RuleId; readonly test: Test<K>; readonly body: Script<K> }
  | { readonly op: 'when'; readonly rule: RuleId; readonly test: Test<K>; readonly body: Script<K> }
  | { readonly op: 'call'; readonly rule: RuleId; readonly script: string };

/** The six words in which rules are written, and the three things that rules ask, typed for one game. */
interface Rulebook<K extends GameTypes> {
  /** Acts. */
  step(rule: RuleId, run: (g: G<K>) => void): ScriptLine<K>;
  /** Puts a question and waits for its answers. */
  ask(rule: RuleId, question: Question<K>): ScriptLine<K>;
  /** Runs the body once for each item. The list is made once, at the beginning. */
  each(rule: RuleId, list: List<K>, body: Script<K>): ScriptLine<K>;
  /** Runs the body as long as the test holds, testing before each pass. */
  repeat(rule: RuleId, test: Test<K>, body: Script<K>): ScriptLine<K>;
  /** Runs the body if the test holds. */
  when(rule: RuleId, test: Test<K>, body: Script<K>): ScriptLine<K>;
  /** Runs another script of this game and returns. */
  call(rule: RuleId, script: string): ScriptLine<K>;
  secretQuestion<const C extends Choice>(q: Omit<SecretQuestion<K, C>, 'open'>): Question<K>;
  openQuestion<const C extends Choice>(q: Omit<OpenQuestion<K, C>, 'open'>): Question<K>;
  aside<const C extends Choice>(a: TypedAside<K, C>): Aside<K>;
  order<const C extends Choice>(o: TypedOrder<K, C>): StandingOrder<K>;
}

export const rulebook = <K extends GameTypes>(): Rulebook<K> => ({
  step: (rule, run) => ({ op: 'step', rule, run }),
  ask: (rule, question) => ({ op: 'ask', rule, question }),
  each: (rule, list, body) => ({ op: 'each', rule, list, body }),
  repeat: (rule, test, body) => ({ op: 'repeat', rule, test, body }),
  when: (rule, test, body) => ({ op: 'when', rule, test, body }),
  call: (rule, script) => ({ op: 'call', rule, script }),
  // This is the only place that erases the type of the choice. It is safe because the interpreter hands back only
  // answers that the question's own choice has accepted.
  secretQuestion: q => ({ ...q, open: false }),
  openQuestion: q => ({ ...q, open: true }),
  aside: a => a,
  order: o => o,
});
