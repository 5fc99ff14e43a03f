import type { Answer, Choice } from './choices/choice.ts';
import { compile, lineNames, type LineName } from './script/compile.ts';
import type { Deal, GameDef, NoLeak } from './define-game.ts';
import { recordRolls, type Dice, type Roll } from './dice.ts';
import { clone, createRuleContext, questionOf, type Engine } from './engine.ts';
import { load } from './state/load.ts';
import { absent, choice, resample, sample, sampleAside, view, findViolations } from './views.ts';
import { decodeOptions, wrong, type Option, type Options } from './options.ts';
import { findStart, type StartPlace } from './start-position.ts';
import { ok, type Refusal, type Result } from './result.ts';
import { run } from './interpreter.ts';
import { toSavedState, type SavedMatch } from './state/save.ts';
import type { Seat } from './state/seat.ts';
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

/** A game as the table uses it. Methods, so that a game of any kinds is a Game. */
export interface Game<K extends GameTypes = GameTypes> {
  readonly name: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  readonly lines: readonly LineName[];
  readonly asides: readonly string[];
  /** Checks seats and options; the options come back with defaults filled in. */
  decode(seats: number, options: unknown): Result<Options>;
  /** Sets up and goes on to the first question; or begins at another line with parts of the state set. */
  begin(seats: number, options: unknown, dice: Dice, from?: StartOptions<K>): Result<Turn<K>>;
  /** Pure, and trusts nothing: seat, question and answer are all checked. A given answer may be given anew. */
  submit(state: State<K>, seat: Seat, asked: number, raw: unknown, dice: Dice): Result<Turn<K>>;
  /** The answer as `submit` would take it, or why it would not. Nothing happens, and nothing is rolled. */
  checkAnswer(state: State<K>, seat: Seat, asked: number, raw: unknown): Result<Answer>;
  /** Takes a given answer back, as long as another seat has not answered. */
  withdraw(state: State<K>, seat: Seat, asked: number): Result<Turn<K>>;
  /** Something done besides the open question. Pure, and trusts nothing. */
  interject(state: State<K>, seat: Seat, aside: string, raw: unknown, dice: Dice): Result<Turn<K>>;
  /**
   * In place, and trusts everything: for search and simulation, on a state you own. `listen` is called in the
   * middle of a rule, so it must not play itself.
   */
  play(state: State<K>, seat: Seat, answer: Answer, dice: Dice, listen?: (event: K['event']) => void): void;
  /** The same in silence, for playouts: secret questions with one legal answer are answered too, lest they cost time. */
  playSilently(state: State<K>, seat: Seat, answer: Answer, dice: Dice): void;
  /** The name of the open question: for searches, which need not build a view to know what is asked. */
  question(state: State<K>): string | undefined;
  choice(state: State<K>, seat: Seat): Choice | undefined;
  /** Why no question can be answered now, such as a pause; only asides are possible then. */
  whyHalted(state: State<K>): Refusal | undefined;
  /** The answer of a seat whose time is up. */
  absent(state: State<K>, seat: Seat): Answer;
  /** A random legal answer; where `refuse` keeps saying no, the absent one. */
  sample(state: State<K>, seat: Seat, dice: Dice): Answer;
  /** A random legal aside of this name, or undefined where none was found. */
  sampleAside(state: State<K>, seat: Seat, aside: string, dice: Dice): Answer | undefined;
  view(state: State<K>, seat: Seat | undefined): View<K>;
  clone(state: State<K>): State<K>;
  /** A world that looks the same to `seat`. */
  resample(state: State<K>, seat: Seat | undefined, dice: Dice): State<K>;
  outcome(state: State<K>): Outcome;
  /** The names of the invariants that do not hold. */
  violations(state: State<K>): string[];
  /** A copy: playing on does not change it. */
  save(state: State<K>): SavedMatch;
  /** Checks, then migrates. */
  load(saved: unknown): Result<State<K>>;
}

/** Where to begin, with what changed: for tests, lessons and bug reports. */
export interface StartOptions<K extends GameTypes> {
  readonly place?: StartPlace;
  change?(dealt: Deal<K>): Result<Deal<K>>;
}

export const defineGame = <K extends GameTypes>(def: GameDef<K> & NoLeak<K>): Game<K> => {
  const engine: Engine<K> = { def, program: compile(def.scripts), context: createRuleContext<K>() };
  refuseDuplicates('asides', def.asides ?? []);
  refuseDuplicates('options', def.options);
  return {
    name: def.name,
    rules: def.rules,
    seats: def.seats,
    options: def.options,
    lines: lineNames(def.scripts),
    asides: (def.asides ?? []).map(aside => aside.name),
    decode: (seats, options) => decode(def, seats, options),
    begin: (seats, options, dice, from) => begin(engine, seats, options, dice, from ?? {}),
    submit: (s, seat, asked, raw, dice) => submit(engine, s, seat, asked, raw, dice),
    checkAnswer: (s, seat, asked, raw) => checkAnswer(engine, s, seat, asked, raw),
    withdraw: (s, seat, asked) => withdraw(engine, s, seat, asked),
    interject: (s, seat, aside, raw, dice) => interject(engine, s, seat, aside, raw, dice),
    play: (s, seat, answer, dice, listen) => play(engine, s, seat, answer, dice, listen),
    playSilently: (s, seat, answer, dice) => playSilently(engine, s, seat, answer, dice),
    question: s => (s.asked ? questionOf(engine, s).question.name : undefined),
    choice: (s, seat) => choice(engine, s, seat),
    whyHalted: s => (s.over ? undefined : def.whyHalted?.(tableOf(s))),
    absent: (s, seat) => absent(engine, s, seat),
    sample: (s, seat, dice) => sample(engine, s, seat, dice),
    sampleAside: (s, seat, aside, dice) => sampleAside(engine, s, seat, aside, dice),
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

/** Of two things with one name, the second could never be reached. */
const refuseDuplicates = (what: string, named: readonly { readonly name: string }[]): void => {
  const twice = named.find(({ name }, i) => named.findIndex(other => other.name === name) < i);
  if (twice) throw new Error(`two ${what} are called ${twice.name}`);
};

const decode = <K extends GameTypes>(def: GameDef<K>, seats: number, options: unknown): Result<Options> => {
  const { min, max } = def.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return wrong('seats', `a whole number from ${min} to ${max}`, seats);
  return decodeOptions(def.options, seats, options);
};

const begin = <K extends GameTypes>(
  engine: Engine<K>,
  seats: number,
  options: unknown,
  dice: Dice,
  from: StartOptions<K>,
): Result<Turn<K>> => {
  const { def, program } = engine;
  const decoded = decode(def, seats, options);
  if (!decoded.ok) return decoded;
  const rolls: Roll[] = [];
  const setUp = def.setup(seats, decoded.value, recordRolls(dice, rolls));
  if (!setUp.ok) return setUp;
  const dealt = from.change?.(setUp.value) ?? setUp;
  if (!dealt.ok) return dealt;
  const { table, hands, box } = dealt.value;
  const at = from.place ? findStart(program, from.place, table as DeepReadonly<K['table']>) : startAtTop();
  if (!at.ok) return at;
  const state: State<K> = { table, hands, box, at: at.value, asked: null, questions: 0, over: false };
  const turn = runAndCollect(engine, state, dice, undefined, g => run(program, state, g));
  return ok({ ...turn, rolls: [...rolls, ...turn.rolls] });
};

const startAtTop = (): Result<State<GameTypes>['at']> => ok([{ script: 0, line: 0, loops: [] }]);
