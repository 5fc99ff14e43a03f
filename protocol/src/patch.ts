/** Any JSON value. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

type Key = string | number;
export type Path = readonly Key[];

/** The changes that turn one JSON value into another. */
export interface Patch {
  /**
   * Values to set at their paths. Later ones may lie inside earlier ones. The index after the last item of a list adds
   * an item.
   */
  readonly set: readonly (readonly [path: Path, value: JsonValue])[];
  /** Fields to remove from their objects. */
  readonly cut: readonly Path[];
}

type Thing = { readonly [name: string]: unknown };

const isThing = (raw: unknown): raw is Thing =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * Computes the patch that turns `before` into `after`. An undefined field counts as missing, as in JSON. Parts that
 * both share by reference cost nothing. Lists of the same length are compared item by item, and of a list that has
 * grown only the added items are sent; others are sent whole.
 */
export const createPatch = (before: unknown, after: unknown, at: Path = []): Patch => {
  const set: [Path, JsonValue][] = [];
  const cut: Path[] = [];
  compare(before, after, [...at], set, cut);
  return { set, cut };
};

/** Compares two values. It runs for every reader of every turn, so `at` is one growing and shrinking path, copied when needed. */
const compare = (before: unknown, after: unknown, at: Key[], set: [Path, JsonValue][], cut: Path[]): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (compareLists(before, after, at, set, cut)) return;
  } else if (isThing(before) && isThing(after)) {
    // A `for in` loop is quicker than a list of names, and JSON values inherit no enumerable fields.
    for (const key in after) {
      const value = after[key];
      // An inherited value is a function, which JSON cannot contain, so an equal value is an own one.
      if (value !== undefined && value !== before[key])
        compareInside(getOwn(before, key), value, key, at, set, cut);
    }
    for (const key in before)
      if (before[key] !== undefined && getOwn(after, key) === undefined) cut.push([...at, key]);
    return;
  }
  set.push([at.slice(), after as JsonValue]);
};

/** Compares two lists and returns false if the list is better sent whole. */
const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  at: Key[],
  set: [Path, JsonValue][],
  cut: Path[],
): boolean => {
  if (before.length < after.length) return compareGrown(before, after, at, set, cut);
  if (before.length !== after.length) return false;
  const changed = countChangedValues(before, after);
  // Most values of a match are lists of numbers, and few of them change.
  if (changed === 0) return true;
  // Many single items are longer and slower than the whole list.
  if (changed * 2 > after.length) return false;
  for (let i = 0; i < after.length; i++) compareInside(before[i], after[i], i, at, set, cut);
  return true;
};

/** Values of a list that is shorter than this are sent again rather than with a path for each that was added. */
const MIN_VALUES = 32;

/** Compares a list with a longer one, and returns false if its old items have mostly changed. */
const compareGrown = (
  before: readonly unknown[],
  after: readonly unknown[],
  at: Key[],
  set: [Path, JsonValue][],
  cut: Path[],
): boolean => {
  const isOfValues = typeof after[0] !== 'object';
  if (before.length === 0 || (isOfValues && before.length < MIN_VALUES)) return false;
  const inside: { readonly set: [Path, JsonValue][]; readonly cut: Path[] } = { set: [], cut: [] };
  let changed = 0;
  for (let i = 0; i < before.length; i++) {
    const known = inside.set.length + inside.cut.length;
    compareInside(before[i], after[i], i, at, inside.set, inside.cut);
    if (inside.set.length + inside.cut.length > known && ++changed * 2 > before.length) return false;
  }
  set.push(...inside.set);
  cut.push(...inside.cut);
  for (let i = before.length; i < after.length; i++) set.push([[...at, i], after[i] as JsonValue]);
  return true;
};

const compareInside = (
  before: unknown,
  after: unknown,
  key: Key,
  at: Key[],
  set: [Path, JsonValue][],
  cut: Path[],
): void => {
  if (before === after) return;
  at.push(key);
  compare(before, after, at, set, cut);
  at.pop();
};

/** Reads an own field. Only functions and the prototype can be inherited, and a check for each field would be slow. */
const getOwn = (thing: Thing, key: string): unknown => {
  const value = thing[key];
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return Object.hasOwn(thing, key) ? value : undefined;
};

/** Counts the items that differ, or returns -1 if items have parts, which are compared one by one. */
const countChangedValues = (before: readonly unknown[], after: readonly unknown[]): number => {
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    if (typeof after[i] === 'object') return -1;
    if (before[i] !== after[i]) changed++;
  }
  return changed;
};

/** Thrown by `applyPatch` when a patch does not fit its value. The client has lost track and asks for everything again. */
export class PatchMismatch extends Error {}

/**
 * Returns the value after the patch and leaves the given one unchanged. The result has the type of the value, because
 * the patch was made from two values of that type.
 */
export const applyPatch = <T>(value: T, { set, cut }: Patch): T => {
  let result = value as JsonValue;
  for (const [path, to] of set) result = setAt(result, path, 0, to);
  for (const path of cut) result = setAt(result, path, 0, undefined);
  return result as T;
};

const setAt = (value: JsonValue, path: Path, depth: number, to: JsonValue | undefined): JsonValue => {
  if (depth === path.length) {
    if (to === undefined) throw new PatchMismatch('the whole value cannot be cut');
    return to;
  }
  const key = path[depth]!;
  const isLast = depth === path.length - 1;
  if (Array.isArray(value)) {
    const list = value as readonly JsonValue[];
    if (isLast && key === list.length && to !== undefined) return [...list, to];
    const item = typeof key === 'number' ? list[key] : undefined;
    if (item === undefined || (isLast && to === undefined))
      throw new PatchMismatch(`there is no item ${key}`);
    return list.with(key as number, setAt(item, path, depth + 1, to));
  }
  if (!isThing(value) || typeof key !== 'string') throw new PatchMismatch(`there is no field ${key}`);
  // A Map and fromEntries treat a field called __proto__ like any other.
  const fields = new Map(Object.entries(value));
  const old = fields.get(key);
  if (isLast && to === undefined) fields.delete(key);
  else if (isLast) fields.set(key, to!);
  else if (old === undefined) throw new PatchMismatch(`there is no field ${key}`);
  else fields.set(key, setAt(old, path, depth + 1, to));
  return Object.fromEntries(fields);
};
