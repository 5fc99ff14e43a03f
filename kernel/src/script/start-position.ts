import type { Instruction, Program } from './compile.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { RuleId } from '../state/seat.ts';
import type { DeepReadonly, ScriptFrame, GameTypes } from '../state/state.ts';

/** A line of the rules to start at, given by rule id, label or the calls that lead to it, and whose turn it is. */
export interface StartPlace {
  readonly at: string | readonly string[];
  /** The item of the innermost loop around the line or around a call to it; if absent, the first. */
  readonly current?: number;
}

/** Builds the call stack for this place, with its loops filled from the table. */
export const findStart = <K extends GameTypes>(
  program: Program<K>,
  where: StartPlace,
  table: DeepReadonly<K['table']>,
): Result<ScriptFrame[]> => {
  const names = typeof where.at === 'string' ? [where.at] : where.at;
  const target = names.at(-1) ?? '';
  const spots = findWay(program, target, names.slice(0, -1));
  if (!spots) return refuse('no-such-line', undefined, { path: 'at', label: names.join(' > ') });
  const stands = spots.map((spot, depth) =>
    standAt(program, spot, depth === spots.length - 1, where.current),
  );
  let loopsToGo = stands.reduce((sum, { inside }) => sum + inside.length, 0);
  const { rule } = stands.at(-1)!;
  const noItem = refuse('nobody-there', rule, { path: 'current' });
  if (loopsToGo === 0 && where.current !== undefined) return noItem;
  const frames: ScriptFrame[] = [];
  let item = -1;
  for (const { script, line, inside } of stands) {
    const loops: ScriptFrame['loops'] = [];
    for (const at of inside) {
      const list = listAt(program, script, at)(table, item).slice();
      const isInnermost = --loopsToGo === 0;
      const i = isInnermost && where.current !== undefined ? list.indexOf(where.current) : 0;
      if (i < 0 || list.length === 0) return noItem;
      item = list[i]!;
      loops.push({ list, i });
    }
    frames.push({ script, line, loops });
  }
  return ok(frames);
};

interface Stand extends Spot {
  readonly rule: RuleId;
  /** The loops around the line, outermost first. */
  readonly inside: readonly number[];
}

/** A caller waits at the line behind its call. A target loop with a given item is entered. */
const standAt = <K extends GameTypes>(
  program: Program<K>,
  { script, line }: Spot,
  isTarget: boolean,
  current: number | undefined,
): Stand => {
  const { rule, inside, op } = program.code[script]![line]!;
  if (isTarget && op === 'each' && current !== undefined)
    return { script, line: line + 1, rule, inside: [...inside, line] };
  return { script, line: isTarget ? line : line + 1, rule, inside };
};

const listAt = <K extends GameTypes>(program: Program<K>, script: number, line: number) => {
  const each = program.code[script]![line]!;
  if (each.op !== 'each') throw new Error('only a loop has a list');
  return each.list;
};

interface Spot {
  readonly script: number;
  readonly line: number;
}

/** Finds the way from main to the target through call lines, including the given calls. */
const findWay = <K extends GameTypes>(
  program: Program<K>,
  target: string,
  through: readonly string[],
): Spot[] | undefined => {
  const walk = (script: number, trail: readonly Spot[]): Spot[] | undefined => {
    const code = program.code[script]!;
    const line = code.findIndex(instruction => isCalled(program.names[script]!, instruction, target));
    const passed = through.every(name => trail.some(spot => isAt(program, spot, name)));
    if (line >= 0 && passed) return [...trail, { script, line }];
    for (const [at, instruction] of code.entries()) {
      if (instruction.op !== 'call' || trail.some(spot => spot.script === instruction.script)) continue;
      const found = walk(instruction.script, [...trail, { script, line: at }]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(0, []);
};

const isAt = <K extends GameTypes>(program: Program<K>, spot: Spot, name: string): boolean =>
  isCalled(program.names[spot.script]!, program.code[spot.script]![spot.line]!, name);

/** `V-C21`, `V-C21:bids`, `main/V-C21` and `main/V-C21:bids` all name the line that asks for bids. */
const isCalled = <K extends GameTypes>(script: string, line: Instruction<K>, name: string): boolean => {
  if (line.op === 'next' || line.op === 'back') return false;
  const word = line.op === 'test' ? line.word : line.op;
  const label = 'label' in line ? line.label : `${script}/${line.rule}:${word}`;
  const short = label.slice(script.length + 1);
  return [label, short, line.rule, `${script}/${line.rule}`].includes(name);
};
