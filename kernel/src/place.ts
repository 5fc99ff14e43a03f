import type { Instruction, Program } from './compile.ts';
import { ok, refused, type Result } from './result.ts';
import type { DeepReadonly, Frame, Kinds } from './state.ts';

/** A line of the rules to begin at: a rule id, a label, or the way to it through calls; and whose turn it is. */
export interface Place {
  readonly at: string | readonly string[];
  /** The item that the innermost loop stands at; its first if absent. */
  readonly current?: number;
}

/** The call stack that stands at this place, its loops filled from the table. */
export const place = <K extends Kinds>(
  program: Program<K>,
  where: Place,
  table: DeepReadonly<K['table']>,
): Result<Frame[]> => {
  const names = typeof where.at === 'string' ? [where.at] : where.at;
  const target = names.at(-1) ?? '';
  const spots = findWay(program, target, names.slice(0, -1));
  if (!spots) return refused('no-such-line', undefined, { path: 'at', label: names.join(' > ') });
  const frames: Frame[] = [];
  for (const [depth, { script, line }] of spots.entries()) {
    const code = program.code[script]!;
    const isTarget = depth === spots.length - 1;
    const loops = loopsAround(code, code[line]!, table, isTarget ? where.current : undefined);
    if (!loops) return refused('nobody-there', code[line]!.rule, { path: 'current' });
    frames.push({ script, line: isTarget ? line : line + 1, loops });
  }
  return ok(frames);
};

interface Spot {
  readonly script: number;
  readonly line: number;
}

/** From main through call lines to the target; the given calls must be on the way. */
const findWay = <K extends Kinds>(
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

const isAt = <K extends Kinds>(program: Program<K>, spot: Spot, name: string): boolean =>
  isCalled(program.names[spot.script]!, program.code[spot.script]![spot.line]!, name);

/** `V-C21`, `V-C21:bids`, `main/V-C21` and `main/V-C21:bids` all name the line where bids are asked. */
const isCalled = <K extends Kinds>(script: string, line: Instruction<K>, name: string): boolean => {
  if (line.op === 'next' || line.op === 'back') return false;
  const label = 'label' in line ? line.label : `${script}/${line.rule}:${line.op}`;
  const short = label.slice(script.length + 1);
  return [label, short, line.rule, `${script}/${line.rule}`].includes(name);
};

const loopsAround = <K extends Kinds>(
  code: readonly Instruction<K>[],
  line: Instruction<K>,
  table: DeepReadonly<K['table']>,
  current: number | undefined,
): Frame['loops'] | undefined => {
  const loops: Frame['loops'] = [];
  let outer = -1;
  for (const [depth, at] of line.inside.entries()) {
    const each = code[at]!;
    if (each.op !== 'each') throw new Error('only loops hold lines');
    const list = each.list(table, outer);
    const innermost = depth === line.inside.length - 1;
    const i = innermost && current !== undefined ? list.indexOf(current) : 0;
    if (i < 0 || list.length === 0) return undefined;
    loops.push({ list, i });
    outer = list[i]!;
  }
  return loops;
};
