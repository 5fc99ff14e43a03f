import { ok, type Result } from '@tavola/kernel';
import { isThing } from './diff.ts';
import { join, show, type Problem } from './problem.ts';

/**
 * Returns a value of the set-up with parts of it replaced. Objects are merged field by field, also into arrays by
 * index; arrays are replaced. A field that the set-up lacks is refused, so that a typo does not pass unnoticed. Nothing
 * changes in place, because games share parts of a state.
 */
export const mergeSetup = <T>(base: T, change: unknown, path: string): Result<T, Problem> =>
  // The result has the same JSON types as the base; the game's invariants check the rest.
  mergeValue(base, change, path) as Result<T, Problem>;

const mergeValue = (base: unknown, change: unknown, path: string): Result<unknown, Problem> => {
  if (base === null) return ok(change);
  if (Array.isArray(base))
    return isThing(change) ? mergeItems(base, change, path) : replaceList(base, change, path);
  if (isThing(base) && isThing(change)) return mergeFields(base, change, path);
  return typeOf(base) === typeOf(change) ? ok(change) : failOtherType(base, change, path);
};

type Thing = { readonly [name: string]: unknown };

const mergeFields = (base: Thing, change: Thing, path: string): Result<Thing, Problem> => {
  const fields = Object.keys(base);
  const changed: [string, unknown][] = [];
  for (const [key, value] of Object.entries(change)) {
    if (!fields.includes(key))
      return fail(join(path, key), `is not known here; there are ${fields.join(', ')}`);
    const inner = mergeValue(base[key], value, join(path, key));
    if (!inner.ok) return inner;
    changed.push([key, inner.value]);
  }
  return ok({ ...base, ...Object.fromEntries(changed) });
};

const mergeItems = (base: readonly unknown[], change: Thing, path: string): Result<unknown[], Problem> => {
  const items = [...base];
  for (const [key, value] of Object.entries(change)) {
    const index = /^\d{1,9}$/.test(key) ? Number(key) : -1;
    if (index < 0 || index >= base.length)
      return fail(join(path, key), `is not known here; the list has ${base.length} items, counted from 0`);
    const inner = mergeValue(base[index], value, join(path, index));
    if (!inner.ok) return inner;
    items[index] = inner.value;
  }
  return ok(items);
};

/** If all items of a list have one type, those of the new list must have it too. */
const replaceList = (base: readonly unknown[], change: unknown, path: string): Result<unknown, Problem> => {
  if (!Array.isArray(change)) return failOtherType(base, change, path);
  const types = new Set(base.map(typeOf));
  if (types.size !== 1) return ok(change);
  const sample: unknown = base[0];
  for (const [i, item] of change.entries()) {
    if (!types.has(typeOf(item))) return failOtherType(sample, item, join(path, i));
    const inner = Array.isArray(sample) ? replaceList(sample, item, join(path, i)) : ok(item);
    if (!inner.ok) return inner;
  }
  return ok(change);
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { boolean: 'true or false', number: 'a number', string: 'a text' }[typeof value as string] ?? 'an object'
  );
};

const failOtherType = (base: unknown, change: unknown, path: string): Result<never, Problem> =>
  fail(path, `must be ${typeOf(base)}, not ${show(change)}`);

const fail = (path: string, message: string): Result<never, Problem> => ({
  ok: false,
  error: { path, message },
});
