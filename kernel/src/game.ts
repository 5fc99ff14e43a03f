import type { Answer, Choice } from './choices/choice.ts';
import { compile, lineNames, questionsWithOrders, type LineName } from './script/compile.ts';
import type { SetupState, GameDef, NoLeak } from './define-game.ts';
import { recordRolls, type Dice, type Roll } from './dice.ts';
import { clone, createRuleContext, questionOf, type Engine } from './engine.ts';
import { load } from './state/load.ts';
import { answerForAbsent, choice, resample, sample, sampleAside, view, findViolations } from './views.ts';
import { decodeOptions, refuseData, type Option, type Options } from './options.ts';
import { findStart, type StartPlace } from './script/start-position.ts';
import { ok, type Refusal, type Result } from './result.ts';
import { run } from './script/interpreter.ts';
import { clearOrder, leaveOrder, sampleOrder, type OrderTurn } from './standing-orders.ts';
import { toSavedState, type SavedMatch } from './state/save.ts';
import type { RuleId, Seat } from './state/seat.ts';
import { tableOf, type DeepReadonly, type GameTypes, type State } from './state/state.ts';
import {
  checkAnswer,
  interject,
  play,
  playSilently,
  submit,
  runAndCollect,
  withdraw,
  type Turn,
} from './submit.ts';
import type { Outcome, View } from './view.ts';

/** A game as the table uses it. Its functions are methods, so that a game of any types is assignable to Game. */
export interface Game<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** The version of the rules in which a new match begins. */
  readonly rules: number;
  /** The oldest version in which a match can begin again, for those that began in it. */
  readonly oldestRules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  readonly lines: readonly LineName[];
  readonly asides: readonly string[];
  /** The standing orders, with the questions that they answer. */
  readonly orders: readonly OrderName[];
  /** The aside that tells a story in public, or undefined. */
  readonly storyAside: string | undefined;
  /** Whether a new match can go on from the end of another. */
  readonly hasCampaign: boolean;
  /** The options with which a new match goes on from the end of this one; undefined without a campaign or before the end. */
  continueFrom(state: State<K>): Options | undefined;
  /** Checks seats and options, and returns the options with defaults filled in. */
  decode(seats: number, options: unknown): Result<Options>;
  /**
   * Sets up in the newest rules and runs to the first question. `from` may name older rules, another line to start at
   * and changes to the state.
   */
  begin(seats: number, options: unknown, dice: Dice, from?: StartOptions<K>): Result<Turn<K>>;
  /** Pure, and checks seat, question and answer. A seat may replace its answer while the question is open. */
  submit(state: State<K>, seat: Seat, asked: number, raw: unknown, dice: Dice): Result<Turn<K>>;
  /** Returns the answer as `submit` would accept it, or the refusal. It changes nothing and rolls nothing. */
  checkAnswer(state: State<K>, seat: Seat, asked: number, raw: unknown): Result<Answer>;
  /** Takes an answer back, as long as another seat has not answered. */
  withdraw(state: State<K>, seat: Seat, asked: number): Result<Turn<K>>;
  /** Performs an aside: an action besides the open question. Pure, and checks all its input. */
  interject(state: State<K>, seat: Seat, aside: string, raw: unknown, dice: Dice): Result<Turn<K>>;
  /** Leaves a standing order for a coming question, in place of another one for it. Pure, and checks all its input. */
  leaveOrder(state: State<K>, seat: Seat, order: string, raw: unknown, dice: Dice): Result<OrderTurn<K>>;
  /** Takes a standing order back. */
  clearOrder(state: State<K>, seat: Seat, order: string): Result<OrderTurn<K>>;
  /**
   * Plays in place and checks nothing: for search and simulation, on a state that the caller owns. The kernel calls
   * `listen` in the middle of a rule, so `listen` must not play.
   */
  play(state: State<K>, seat: Seat, answer: Answer, dice: Dice, listen?: (event: K['event']) => void): void;
  /** Plays without events, for playouts. To save time it also answers secret questions that have one legal answer. */
  playSilently(state: State<K>, seat: Seat, answer: Answer, dice: Dice): void;
  /** Returns the name of the open question, so that a search need not build a view to know it. */
  question(state: State<K>): string | undefined;
  /** How long silence takes to answer the open question, or undefined if it does not. */
  silence(state: State<K>): SilenceOfQuestion | undefined;
  /** The number of the round, for games that count them. */
  roundOf(state: State<K>): number | undefined;
  choice(state: State<K>, seat: Seat): Choice | undefined;
  /** Says why no question can be answered now, for example during a pause. Only asides are possible then. */
  whyHalted(state: State<K>): Refusal | undefined;
  /** Returns the answer of a seat whose time is up. */
  absent(state: State<K>, seat: Seat): Answer;
  /** Returns a random legal answer, or the absent one if `refuse` rejects every attempt. */
  sample(state: State<K>, seat: Seat, dice: Dice): Answer;
  /** Returns a random legal aside of this name, or undefined if no attempt is legal. */
  sampleAside(state: State<K>, seat: Seat, aside: string, dice: Dice): Answer | undefined;
  /** Returns something random that the seat can say with this order, or undefined if it cannot leave it now. */
  sampleOrder(state: State<K>, seat: Seat, order: string, dice: Dice): Answer | undefined;
  view(state: State<K>, seat: Seat | undefined): View<K>;
  clone(state: State<K>): State<K>;
  /** Returns another state that looks the same to `seat`. */
  resample(state: State<K>, seat: Seat | undefined, dice: Dice): State<K>;
  outcome(state: State<K>): Outcome;
  /** Returns the names of the invariants that do not hold. */
  violations(state: State<K>): string[];
  /** Returns a copy, so playing on does not change it. */
  save(state: State<K>): SavedMatch;
  /** Checks and migrates a save. */
  load(saved: unknown): Result<State<K>>;
}

export interface SilenceOfQuestion {
  /** How long a host waits; undefined: as long as for any decision of its table. */
  readonly seconds: number | undefined;
  /** The asides after which the wait begins anew. */
  readonly renewedBy: readonly string[];
}

/** The name of a standing order and of the question that it answers. */
export interface OrderName {
  readonly name: string;
  readonly question: string;
  readonly rule: RuleId;
}

/** Rules, a starting line and changes to the set-up, for matches that begin again, tests, lessons and bug reports. */
export interface StartOptions<K extends GameTypes> {
  /** The version of the rules to play in; by default the newest. */
  readonly rules?: number;
  readonly place?: StartPlace;
  change?(dealt: SetupState<K>): Result<SetupState<K>>;
}

export const defineGame = <K extends GameTypes>(def: GameDef<K> & NoLeak<K>): Game<K> => {
  const program = compile(def.scripts);
  const ordered = questionsWithOrders(program);
  const engine: Engine<K> = { def, program, ordered, context: createRuleContext<K>() };
  const orders = ordered.flatMap(({ name: question, orders: { list } = { list: [] } }) =>
    list.map(({ name, rule }) => ({ name, question, rule })),
  );
  refuseDuplicates('standing orders', orders);
  refuseDuplicates('asides', def.asides ?? []);
  refuseDuplicates('options', def.options);
  if (!isVersionOf(def, def.rules))
    throw new Error(`the oldest rules ${def.oldestRules} are newer than the rules`);
  return {
    name: def.name,
    rules: def.rules,
    oldestRules: oldestRulesOf(def),
    seats: def.seats,
    options: def.options,
    lines: lineNames(def.scripts),
    asides: (def.asides ?? []).map(aside => aside.name),
    orders,
    storyAside: def.storyAside,
    hasCampaign: def.continueFrom !== undefined,
    continueFrom: s => (s.over ? def.continueFrom?.(tableOf(s)) : undefined),
    decode: (seats, options) => decode(def, seats, options),
    begin: (seats, options, dice, from) => begin(engine, seats, options, dice, from ?? {}),
    submit: (s, seat, asked, raw, dice) => submit(engine, s, seat, asked, raw, dice),
    checkAnswer: (s, seat, asked, raw) => checkAnswer(engine, s, seat, asked, raw),
    withdraw: (s, seat, asked) => withdraw(engine, s, seat, asked),
    interject: (s, seat, aside, raw, dice) => interject(engine, s, seat, aside, raw, dice),
    leaveOrder: (s, seat, order, raw, dice) => leaveOrder(engine, s, seat, order, raw, dice),
    clearOrder: (s, seat, order) => clearOrder(engine, s, seat, order),
    play: (s, seat, answer, dice, listen) => play(engine, s, seat, answer, dice, listen),
    playSilently: (s, seat, answer, dice) => playSilently(engine, s, seat, answer, dice),
    question: s => (s.asked ? questionOf(engine, s).question.name : undefined),
    silence: s => silenceOf(engine, s),
    roundOf: s => def.roundOf?.(tableOf(s)),
    choice: (s, seat) => choice(engine, s, seat),
    whyHalted: s => (s.over ? undefined : def.whyHalted?.(tableOf(s))),
    absent: (s, seat) => answerForAbsent(engine, s, seat),
    sample: (s, seat, dice) => sample(engine, s, seat, dice),
    sampleAside: (s, seat, aside, dice) => sampleAside(engine, s, seat, aside, dice),
    sampleOrder: (s, seat, order, dice) => sampleOrder(engine, s, seat, order, dice),
    view: (s, seat) => view(engine, s, seat),
    clone: s => clone(engine, s),
    resample: (s, seat, dice) => resample(engine, s, seat, dice),
    outcome: s => def.outcome(tableOf(s)),
    violations: s => findViolations(def, s),
    save: s => ({
      format: 1,
      game: def.name,
      rules: def.rules,
      state: toSavedState(engine.program, clone(engine, s)),
    }),
    load: saved => load(engine, saved),
  };
};

const silenceOf = <K extends GameTypes>(engine: Engine<K>, s: State<K>): SilenceOfQuestion | undefined => {
  const silence = s.asked ? questionOf(engine, s).question.silence : undefined;
  return silence && { seconds: silence.seconds(tableOf(s)), renewedBy: silence.renewedBy };
};

/** Two things with the same name are a mistake, because the second could never be reached. */
const refuseDuplicates = (what: string, named: readonly { readonly name: string }[]): void => {
  const twice = named.find(({ name }, i) => named.findIndex(other => other.name === name) < i);
  if (twice) throw new Error(`two ${what} are called ${twice.name}`);
};

const decode = <K extends GameTypes>(def: GameDef<K>, seats: number, options: unknown): Result<Options> => {
  const { min, max } = def.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuseData('seats', `a whole number from ${min} to ${max}`, seats);
  return decodeOptions(def.options, seats, options);
};

const oldestRulesOf = <K extends GameTypes>(def: GameDef<K>): number => def.oldestRules ?? def.rules;

const isVersionOf = <K extends GameTypes>(def: GameDef<K>, rules: number): boolean =>
  Number.isInteger(rules) && rules >= oldestRulesOf(def) && rules <= def.rules;

const begin = <K extends GameTypes>(
  engine: Engine<K>,
  seats: number,
  options: unknown,
  dice: Dice,
  from: StartOptions<K>,
): Result<Turn<K>> => {
  const { def, program } = engine;
  const rules = from.rules ?? def.rules;
  if (!isVersionOf(def, rules))
    return refuseData('rules', `a version from ${oldestRulesOf(def)} to ${def.rules}`, rules);
  const decoded = decode(def, seats, options);
  if (!decoded.ok) return decoded;
  const rolls: Roll[] = [];
  const setUp = def.setup(seats, decoded.value, recordRolls(dice, rolls), rules);
  if (!setUp.ok) return setUp;
  const dealt = from.change?.(setUp.value) ?? setUp;
  if (!dealt.ok) return dealt;
  const { table, hands, box } = dealt.value;
  const at = from.place ? findStart(program, from.place, table as DeepReadonly<K['table']>) : startAtTop();
  if (!at.ok) return at;
  const state: State<K> = {
    table,
    hands,
    box,
    at: at.value,
    asked: null,
    questions: 0,
    over: false,
    orders: hands.map(() => []),
  };
  const turn = runAndCollect(engine, state, dice, undefined, g => run(program, state, g));
  return ok({ ...turn, rolls: [...rolls, ...turn.rolls] });
};

const startAtTop = (): Result<State<GameTypes>['at']> => ok([{ script: 0, line: 0, loops: [] }]);
