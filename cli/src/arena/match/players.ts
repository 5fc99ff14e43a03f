import { levels, paceOf } from '@tavola/bots';
import { rejectInput, unknown } from '../../input/bad.ts';

/** A player of the arena, as it was named: `steady`, `sharp:200ms`, `sharp:500`, `exec:./mybot`. */
export type Contestant =
  | {
      readonly kind: 'level';
      readonly name: string;
      readonly level: string;
      readonly milliseconds?: number;
      readonly iterations?: number;
    }
  | { readonly kind: 'exec'; readonly name: string; readonly command: string };

const EXEC = 'exec:';

const parsePlayer = (name: string): Contestant => {
  if (name.startsWith(EXEC)) {
    const command = name.slice(EXEC.length).trim();
    return command === '' ? rejectInput('--bots: exec: needs a command') : { kind: 'exec', name, command };
  }
  const [level = '', ...rest] = name.split(':');
  const budget = rest.length === 0 ? undefined : rest.join(':');
  if (!levels.has(level)) unknown('bot', level, [...levels.keys(), 'exec:COMMAND']);
  if (budget === undefined) return { kind: 'level', name, level };
  if (paceOf(level) !== 'search')
    return rejectInput(`--bots: ${name}: ${level} answers at once and has no budget`);
  const [, n = '', unit] = /^(\d{1,9})(ms)?$/.exec(budget) ?? [];
  if (!(Number(n) > 0)) return rejectInput(`--bots: ${name}: a budget is like 200ms, or 500 for playouts`);
  return unit === 'ms'
    ? { kind: 'level', name, level, milliseconds: Number(n) }
    : { kind: 'level', name, level, iterations: Number(n) };
};

/** The default players: a bot that searches against bots that do not. */
const usual = (seats: number): string =>
  ['sharp:200ms', ...Array.from({ length: seats - 1 }, () => 'steady')].join(',');

/** Parses one player for each seat; a command may hold any character but a comma. */
export const playersOf = (list: string | undefined, seats: number): readonly Contestant[] => {
  const names = (list ?? usual(seats)).split(',').map(name => name.trim());
  if (names.length !== seats) rejectInput(`--bots must name ${seats} bots, one a seat, not ${names.length}`);
  return names.map(parsePlayer);
};
