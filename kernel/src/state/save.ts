import type { Engine } from '../engine.ts';
import type { Program } from '../script/compile.ts';
import type { Question } from '../script/script.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PendingQuestion, ScriptFrame, GameTypes, LeftOrder, Loop, State } from './state.ts';

/** A state as files keep it. Its position is written as labels, so that lines may be added around it. */
export interface SavedMatch {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly state: unknown;
}

interface SavedFrame {
  readonly label: string;
  readonly loops: readonly Loop[];
}

interface SavedState {
  readonly table: object;
  readonly hands: readonly object[];
  readonly box: object;
  readonly at: readonly SavedFrame[];
  readonly asked: PendingQuestion | null;
  readonly questions: number;
  readonly over: boolean;
  /** Missing in saves from before there were standing orders. */
  readonly orders?: readonly (readonly LeftOrder[])[];
}

/** The top frame rests at a question. A frame below has moved past its call, so its call is one line back. */
const restingLine = (frame: ScriptFrame, top: boolean): number => (top ? frame.line : frame.line - 1);

export const toSavedState = <K extends GameTypes>(program: Program<K>, s: State<K>): SavedState => ({
  table: s.table,
  hands: s.hands,
  box: s.box,
  at: s.at.map((frame, i) => {
    const line = program.code[frame.script]![restingLine(frame, i === s.at.length - 1)]!;
    if (!('label' in line)) throw new Error(`a position cannot be saved at ${line.rule}`);
    return { label: line.label, loops: frame.loops };
  }),
  asked: s.asked,
  questions: s.questions,
  over: s.over,
  orders: s.orders,
});

export const parseSaved = <K extends GameTypes>(
  { program, ordered }: Pick<Engine<K>, 'program' | 'ordered'>,
  raw: unknown,
): Result<State<K>> => {
  const fault = findFault(raw) ?? findFaultInOrders(raw, ordered);
  if (fault !== undefined) return refuse('bad-save', undefined, { path: fault });
  // `faultIn` has checked the whole. The game's invariants check the shape inside table, hands and box.
  const saved = raw as SavedState;
  const at: ScriptFrame[] = [];
  let script: number | undefined = 0;
  for (const [i, { label, loops }] of saved.at.entries()) {
    const found = findLine(program, label, i === saved.at.length - 1);
    if (!found || found.script !== script || found.inside !== loops.length)
      return refuse('bad-save', undefined, { path: `state.at[${i}]`, label });
    at.push({ script, line: found.line, loops: loops.map(({ list, i: n }) => ({ list, i: n })) });
    script = found.calls;
  }
  const { table, hands, box, asked, questions, over, orders = hands.map(() => []) } = saved;
  return ok({ table, hands: [...hands], box, at, asked, questions, over, orders });
};

interface Found {
  readonly script: number;
  readonly line: number;
  /** The number of loops around the line. */
  readonly inside: number;
  readonly calls: number | undefined;
}

const findLine = <K extends GameTypes>(
  program: Program<K>,
  label: string,
  top: boolean,
): Found | undefined => {
  for (const [script, code] of program.code.entries())
    for (const [line, instruction] of code.entries()) {
      if (!('label' in instruction) || instruction.label !== label) continue;
      const inside = instruction.inside.length;
      if (instruction.op === 'ask') return top ? { script, line, inside, calls: undefined } : undefined;
      return top ? undefined : { script, line: line + 1, inside, calls: instruction.script };
    }
  return undefined;
};

const isObject = (raw: unknown): raw is { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isRow = (raw: unknown): raw is readonly number[] => Array.isArray(raw) && raw.every(isWhole);

/** Returns the path of the first fault in a saved state. */
const findFault = (raw: unknown): string | undefined => {
  if (!isObject(raw)) return 'state';
  const { table, hands, box, at, asked, questions, over } = raw;
  if (!isObject(table)) return 'state.table';
  if (!Array.isArray(hands)) return 'state.hands';
  if (!isObject(box)) return 'state.box';
  if (!isWhole(questions) || questions < 0) return 'state.questions';
  if (typeof over !== 'boolean') return 'state.over';
  if (!Array.isArray(at) || over !== (at.length === 0)) return 'state.at';
  const hand = hands.findIndex(held => !isObject(held));
  if (hand >= 0) return `state.hands[${hand}]`;
  const frame = at.findIndex(saved => !isSavedFrame(saved));
  if (frame >= 0) return `state.at[${frame}]`;
  if (over) return asked === null ? undefined : 'state.asked';
  return findFaultInAsked(asked, hands.length, questions);
};

const isSavedFrame = (raw: unknown): boolean =>
  isObject(raw) &&
  typeof raw['label'] === 'string' &&
  Array.isArray(raw['loops']) &&
  raw['loops'].every(isLoop);

const isLoop = (raw: unknown): boolean =>
  isObject(raw) && isRow(raw['list']) && isWhole(raw['i']) && raw['i'] in raw['list'];

const findFaultInAsked = (raw: unknown, seats: number, questions: number): string | undefined => {
  if (!isObject(raw)) return 'state.asked';
  const { id, who, answers, open } = raw;
  if (id !== questions - 1) return 'state.asked.id';
  if (!Array.isArray(answers) || answers.length !== seats) return 'state.asked.answers';
  const odd = answers.findIndex(answer => answer !== null && !isAnswer(answer));
  if (odd >= 0) return `state.asked.answers[${odd}]`;
  if (!isRow(who) || !who.every(seat => seat in answers) || new Set(who).size !== who.length)
    return 'state.asked.who';
  const missing = who.filter(seat => answers[seat] === null).length;
  return open === missing && open > 0 ? undefined : 'state.asked.open';
};

/** A seat has at most one order for each question, so their number is bounded. `raw` has been found to be a state. */
const findFaultInOrders = <K extends GameTypes>(
  raw: unknown,
  ordered: readonly Question<K>[],
): string | undefined => {
  const { hands, orders } = raw as SavedState & { readonly orders?: unknown };
  if (orders === undefined) return undefined;
  if (!Array.isArray(orders) || orders.length !== hands.length) return 'state.orders';
  const questionOf = (name: unknown): Question<K> | undefined =>
    ordered.find(question => question.orders!.list.some(order => order.name === name));
  for (const [seat, left] of (orders as readonly unknown[]).entries()) {
    if (!Array.isArray(left)) return `state.orders[${seat}]`;
    const bad = left.findIndex(
      (one: unknown, i) =>
        !isLeftOrder(one) ||
        !questionOf(one.order) ||
        left.findIndex((other: LeftOrder) => questionOf(other.order) === questionOf(one.order)) < i,
    );
    if (bad >= 0) return `state.orders[${seat}][${bad}]`;
  }
  return undefined;
};

const isLeftOrder = (raw: unknown): raw is LeftOrder =>
  isObject(raw) &&
  typeof raw['order'] === 'string' &&
  isAnswer(raw['answer']) &&
  (raw['period'] === null || isWhole(raw['period']));

/** Whether a value has the shape of an answer. Its fit was checked when it was given. */
const isAnswer = (raw: unknown): boolean => {
  if (isObject(raw)) return isWhole(raw['branch']) && isPart(raw['answer']);
  return isPart(raw);
};

const isPart = (raw: unknown): boolean => isListOf(raw, isSimple) || isSimple(raw);
/** The rows of a list are simple too. */
const isSimple = (raw: unknown): boolean => isFlat(raw) || isListOf(raw, row => isListOf(row, isFlat));
const isFlat = (raw: unknown): boolean => isWhole(raw) || typeof raw === 'string' || isRow(raw);
const isListOf = (raw: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(raw) && raw.every(item => is(item));
