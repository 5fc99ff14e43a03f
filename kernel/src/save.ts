import type { Program } from './compile.ts';
import { ok, refused, type Result } from './result.ts';
import type { Asked, Frame, Kinds, Loop, State } from './state.ts';

/** A state on file. Its position is written as labels, so that lines may be added around it. */
export interface Saved {
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
  readonly asked: Asked | null;
  readonly questions: number;
  readonly over: boolean;
}

/** The top frame rests at a question; those below rest behind the call that they wait for. */
const resting = (frame: Frame, top: boolean): number => (top ? frame.line : frame.line - 1);

export const makeSaved = <K extends Kinds>(program: Program<K>, s: State<K>): SavedState => ({
  table: s.table,
  hands: s.hands,
  box: s.box,
  at: s.at.map((frame, i) => {
    const line = program.code[frame.script]![resting(frame, i === s.at.length - 1)]!;
    if (!('label' in line)) throw new Error(`nothing rests at ${line.rule}`);
    return { label: line.label, loops: frame.loops };
  }),
  asked: s.asked,
  questions: s.questions,
  over: s.over,
});

export const parseSaved = <K extends Kinds>(program: Program<K>, raw: unknown): Result<State<K>> => {
  if (!isSavedState(raw)) return refused('bad-save', undefined, { path: 'state' });
  const at: Frame[] = [];
  for (const [i, { label, loops }] of raw.at.entries()) {
    const frame = find(program, label, i === raw.at.length - 1);
    if (!frame) return refused('bad-save', undefined, { path: `state.at[${i}]`, label });
    at.push({ ...frame, loops: loops.map(({ list, i: n }) => ({ list, i: n })) });
  }
  const { table, hands, box, asked, questions, over } = raw;
  // The shape inside table, hands and box is the game's; its invariants are checked by the caller.
  return ok({ table, hands: [...hands], box, at, asked, questions, over } as State<K>);
};

const find = <K extends Kinds>(
  program: Program<K>,
  label: string,
  top: boolean,
): Omit<Frame, 'loops'> | undefined => {
  for (const [script, code] of program.code.entries())
    for (const [line, instruction] of code.entries())
      if ('label' in instruction && instruction.label === label && (instruction.op === 'ask') === top)
        return { script, line: top ? line : line + 1 };
  return undefined;
};

const isObject = (raw: unknown): raw is { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isSavedState = (raw: unknown): raw is SavedState => {
  if (!isObject(raw)) return false;
  const { table, hands, box, at, asked, questions, over } = raw;
  if (!isObject(table) || !isObject(box) || !Array.isArray(hands) || !hands.every(isObject)) return false;
  if (!Number.isSafeInteger(questions) || typeof over !== 'boolean') return false;
  if (!Array.isArray(at) || !at.every(isSavedFrame) || over !== (at.length === 0)) return false;
  return over ? asked === null : isAsked(asked, hands.length);
};

const isSavedFrame = (raw: unknown): boolean =>
  isObject(raw) &&
  typeof raw['label'] === 'string' &&
  Array.isArray(raw['loops']) &&
  raw['loops'].every(isLoop);

const isLoop = (raw: unknown): boolean => {
  if (!isObject(raw)) return false;
  const { list, i } = raw;
  return (
    Array.isArray(list) &&
    list.every(Number.isSafeInteger) &&
    Number.isSafeInteger(i) &&
    (i as number) in list
  );
};

const isAsked = (raw: unknown, seats: number): boolean => {
  if (!isObject(raw)) return false;
  const { id, who, answers, open } = raw;
  if (!Number.isSafeInteger(id) || !Array.isArray(who) || !Array.isArray(answers)) return false;
  const isSeat = (seat: unknown): boolean => Number.isSafeInteger(seat) && (seat as number) in answers;
  if (answers.length !== seats || !who.every(isSeat)) return false;
  return open === who.filter(seat => answers[seat as number] === null).length && open > 0;
};
