import { ok, refuse, type Result } from './result.ts';
import type { RuleId } from './state/seat.ts';

/** A setting that a table may choose before a match, with enough detail to check a request and to build a form. */
export type Option = {
  readonly name: string;
  readonly rule: RuleId;
  /** Seat counts that allow the option; if absent, all do. */
  readonly seats?: readonly number[];
} & (
  | { readonly kind: 'pick'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number | null }
  /** A seat, or null for chance. */
  | { readonly kind: 'seat'; readonly default: null }
  /** The content of a file, which `check` decodes. Null stands for the game's own. */
  | {
      readonly kind: 'data';
      readonly check: (raw: unknown) => Result<unknown>;
      readonly default: null;
      /** Made by a host from a finished match and never taken from a client. */
      readonly isOfMatch?: true;
    }
);

export type Options = { readonly [name: string]: unknown };

/** Refuses data from outside with the place, the expectation and the value found. */
export const refuseData = (path: string, expected: string, found: unknown): Result<never> =>
  refuse('bad-data', undefined, { path, expected, found: show(found) });

/** Returns every option with its value or default, or a refusal for the first option that is wrong. */
export const decodeOptions = (specs: readonly Option[], seats: number, raw: unknown): Result<Options> => {
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return refuseData('options', 'an object', given);
  const entries = Object.entries(given);
  const names = specs.map(spec => spec.name);
  for (const [name, value] of entries)
    if (!names.includes(name)) return refuseData(`options.${name}`, `one of ${names.join(', ')}`, value);
  const decoded: [string, unknown][] = [];
  for (const spec of specs) {
    const value: unknown = entries.find(([name]) => name === spec.name)?.[1];
    if (value === undefined || value === spec.default) {
      decoded.push([spec.name, spec.default]);
      continue;
    }
    if (spec.seats && !spec.seats.includes(seats))
      return refuseData(`options.${spec.name}`, `unset unless seats is ${spec.seats.join(' or ')}`, value);
    const result = decode(spec, seats, value);
    if (!result.ok) return result;
    decoded.push([spec.name, result.value]);
  }
  return ok(Object.fromEntries(decoded));
};

const decode = (spec: Option, seats: number, value: unknown): Result<unknown> => {
  const path = `options.${spec.name}`;
  switch (spec.kind) {
    case 'pick':
      return spec.values.includes(value as string)
        ? ok(value)
        : refuseData(path, `one of ${spec.values.map(v => `"${v}"`).join(', ')}`, value);
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : refuseData(path, 'true or false', value);
    case 'number':
      return isBetween(value, spec.min, spec.max)
        ? ok(value)
        : refuseData(path, `a whole number from ${spec.min} to ${spec.max}`, value);
    case 'seat':
      return isBetween(value, 0, seats - 1)
        ? ok(value)
        : refuseData(path, `a seat from 0 to ${seats - 1}, or null`, value);
    case 'data': {
      const result = spec.check(value);
      if (result.ok || result.error.code !== 'bad-data') return result;
      return refuse('bad-data', undefined, {
        ...result.error.about,
        path: [path, result.error.about?.['path']].filter(Boolean).join('.'),
      });
    }
  }
};

const isBetween = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** Formats a value so that it fits into one line of an error message. */
const show = (found: unknown): string => {
  if (found === undefined) return 'nothing';
  const text = toText(found);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Formats a value as JSON, if it has a JSON form. */
const toText = (found: unknown): string => {
  if (typeof found === 'string') return `"${found}"`;
  if (typeof found === 'number') return `${found}`;
  try {
    // JSON.stringify returns undefined for a function, although its type says string.
    const text: string | undefined = JSON.stringify(found);
    return text ?? NO_JSON;
  } catch {
    return NO_JSON;
  }
};

const NO_JSON = 'something that is not JSON';
