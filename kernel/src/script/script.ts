import type { Answer, AnswerTo, Choice } from '../choices/choice.ts';
import type { Dice } from '../dice.ts';
import type { Refusal } from '../result.ts';
import type { RuleId, Seat } from '../state/seat.ts';
import type { DeepReadonly, GameTypes } from '../state/state.ts';

/** The game at hand, as a rule's function gets it. */
export interface G<K extends GameTypes> {
  readonly table: K['table'];
  readonly hands: K['hand'][];
  readonly box: K['box'];
  readonly dice: Dice;
  /** The item of the innermost `each`: usually whose turn it is. -1 outside of any. */
  readonly current: number;
  /** Undefined during search: write `g.emit?.({...})` and the event is not even built. */
  readonly emit: ((event: K['event']) => void) | undefined;
  readonly whisper: ((to: Seat, event: K['whisper']) => void) | undefined;
}

/** What one seat can see. From here there is no way to another hand or to the box. */
export interface Sight<K extends GameTypes> {
  readonly seat: Seat;
  readonly table: DeepReadonly<K['table']>;
  readonly hand: DeepReadonly<K['hand']>;
  readonly current: number;
}

/** What everybody can see, from one seat's place. */
export type OpenSight<K extends GameTypes> = Omit<Sight<K>, 'hand'>;

export type Talk = 'open' | 'closed';

interface Asking<K extends GameTypes, C extends Choice, S> {
  /** Unique in its game; the client has words for it. */
  readonly name: string;
  /** Whether the table may talk while it is open. */
  readonly talk: Talk;
  /** Public knowledge alone decides who is asked: being asked must not tell a secret. */
  who(table: DeepReadonly<K['table']>, current: number): readonly Seat[];
  choice(sight: S): C;
  /** What no Choice can say, such as "no two on neighbouring streets". */
  refuse?(sight: S, answer: AnswerTo<C>): Refusal | undefined;
  /**
   * Where one or an amount is to be named: the particular reason against a number that is not offered, for people
   * who ask why not. Without it the refusal names the question's own rule.
   */
  why?(sight: S, number: number): Refusal | undefined;
  /** The answer of a seat whose time is up. Every question has one, so no match hangs. */
  absent(sight: S): AnswerTo<C>;
  /** A random legal answer, where drawing blindly from the choice would nearly always be refused. */
  sample?(sight: S, dice: Dice): AnswerTo<C>;
  /** Runs once, when all answers are in. `answers` is by seat; `who` are those who have one, rising. */
  settle(g: G<K>, answers: readonly AnswerTo<C>[], who: readonly Seat[]): void;
}

/** A question whose choice depends on what the asked seat alone sees. It is put even if only one answer is legal. */
export interface SecretQuestion<K extends GameTypes, C extends Choice> extends Asking<K, C, Sight<K>> {
  readonly open: false;
}

/** A question whose choice everybody could work out; where only one answer is legal the kernel gives it. */
export interface OpenQuestion<K extends GameTypes, C extends Choice> extends Asking<K, C, OpenSight<K>> {
  readonly open: true;
}

/** As the interpreter holds it, with the choice's type forgotten. */
export interface Question<K extends GameTypes> {
  readonly name: string;
  readonly talk: Talk;
  readonly open: boolean;
  who(table: DeepReadonly<K['table']>, current: number): readonly Seat[];
  choice(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, answer: Answer): Refusal | undefined;
  why?(sight: Sight<K>, number: number): Refusal | undefined;
  absent(sight: Sight<K>): Answer;
  sample?(sight: Sight<K>, dice: Dice): Answer;
  settle(g: G<K>, answers: readonly (Answer | null)[], who: readonly Seat[]): void;
}

/**
 * Something a seat may do on its own account while a question is open to anybody: an offer, a note, a veto.
 * It does not answer the question. One that may change what can be answered settles as 'answer anew': then the
 * question is put once more and all answers given so far are handed back, fitting or not, since handing back
 * only those that no longer fit would tell what they were.
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

/** The six words that rules are written in, and the three things rules ask, typed for one game. */
export interface Rulebook<K extends GameTypes> {
  /** Do something. */
  step(rule: RuleId, run: (g: G<K>) => void): ScriptLine<K>;
  /** Put a question and wait for its answers. */
  ask(rule: RuleId, question: Question<K>): ScriptLine<K>;
  /** Go through the body once for each item; the list is made once, at the beginning. */
  each(rule: RuleId, list: List<K>, body: Script<K>): ScriptLine<K>;
  /** Go through the body as long as the test holds; it is looked at before each time. */
  repeat(rule: RuleId, test: Test<K>, body: Script<K>): ScriptLine<K>;
  /** Go through the body if the test holds. */
  when(rule: RuleId, test: Test<K>, body: Script<K>): ScriptLine<K>;
  /** Go through another script of this game, then on. */
  call(rule: RuleId, script: string): ScriptLine<K>;
  secretQuestion<const C extends Choice>(q: Omit<SecretQuestion<K, C>, 'open'>): Question<K>;
  openQuestion<const C extends Choice>(q: Omit<OpenQuestion<K, C>, 'open'>): Question<K>;
  aside<const C extends Choice>(a: TypedAside<K, C>): Aside<K>;
}

export const rulebook = <K extends GameTypes>(): Rulebook<K> => ({
  step: (rule, run) => ({ op: 'step', rule, run }),
  ask: (rule, question) => ({ op: 'ask', rule, question }),
  each: (rule, list, body) => ({ op: 'each', rule, list, body }),
  repeat: (rule, test, body) => ({ op: 'repeat', rule, test, body }),
  when: (rule, test, body) => ({ op: 'when', rule, test, body }),
  call: (rule, script) => ({ op: 'call', rule, script }),
  // The interpreter hands back only answers that the question's own choice has accepted, so forgetting the
  // choice's type here is safe; it is the one place where it is forgotten.
  secretQuestion: q => ({ ...q, open: false }),
  openQuestion: q => ({ ...q, open: true }),
  aside: a => a,
});
