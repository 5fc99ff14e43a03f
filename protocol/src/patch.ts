/** Anything JSON can say. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

type Key = string | number;
export type Path = readonly Key[];

/** How one JSON value becomes another. */
export interface Patch {
  /** Values to be set, each at its path; later ones may lie inside earlier ones. */
  readonly set: readonly (readonly [path: Path, value: JsonValue])[];
  /** Names to be taken out of their objects. */
  readonly cut: readonly Path[];
}

type Thing = { readonly [name: string]: unknown };

const isThing = (raw: unknown): raw is Thing =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * What must be done to make `after` of `before`; what is absent counts as not there, as in JSON. Parts that both
 * share by reference cost nothing. Lists of the same length are compared item by item, others are sent whole.
 */
export const createPatch = (before: unknown, after: unknown, at: Path = []): Patch => {
  const set: [Path, JsonValue][] = [];
  const cut: Path[] = [];
  compare(before, after, [...at], set, cut);
  return { set, cut };
};

/** A server does this for every reader of every turn: `at` is one path that grows and shrinks, copied when needed. */
const compare = (before: unknown, after: unknown, at: Key[], set: [Path, JsonValue][], cut: Path[]): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (compareLists(before, after, at, set, cut)) return;
  } else if (isThing(before) && isThing(after)) {
    // JSON inherits nothing that could be listed; a loop over names is quicker than a list of them.
    for (const key in after) {
      const value = after[key];
      // What an object inherits is a function, which no JSON is: equal means own.
      if (value !== undefined && value !== before[key])
        compareInside(getOwn(before, key), value, key, at, set, cut);
    }
    for (const key in before)
      if (before[key] !== undefined && getOwn(after, key) === undefined) cut.push([...at, key]);
    return;
  }
  set.push([at.slice(), after as JsonValue]);
};

/** False where the list is better sent whole. */
const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  at: Key[],
  set: [Path, JsonValue][],
  cut: Path[],
): boolean => {
  if (before.length !== after.length) return false;
  const changed = countChangedValues(before, after);
  // Most of what a match holds are lists of numbers, and few of them change.
  if (changed === 0) return true;
  // A few single items beat the whole list, many do not: then the list is both shorter and quicker.
  if (changed * 2 > after.length) return false;
  for (let i = 0; i < after.length; i++) compareInside(before[i], after[i], i, at, set, cut);
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

/** Not what every object inherits: functions, and its prototype. To ask each time whose a value is would be slow. */
const getOwn = (thing: Thing, key: string): unknown => {
  const value = thing[key];
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return Object.hasOwn(thing, key) ? value : undefined;
};

/** How many items differ; -1 where items have parts, which are looked at one by one. */
const countChangedValues = (before: readonly unknown[], after: readonly unknown[]): number => {
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    if (typeof after[i] === 'object') return -1;
    if (before[i] !== after[i]) changed++;
  }
  return changed;
};

/** Thrown by `applied` when a change does not fit what it is put to: the client has lost track and asks anew. */
export class PatchMismatch extends Error {}

/** The value after the change; what went in stays as it was. */
export const applyPatch = (value: JsonValue, { set, cut }: Patch): JsonValue => {
  let result = value;
  for (const [path, to] of set) result = setAt(result, path, 0, to);
  for (const path of cut) result = setAt(result, path, 0, undefined);
  return result;
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
    const item = typeof key === 'number' ? list[key] : undefined;
    if (item === undefined || (isLast && to === undefined))
      throw new PatchMismatch(`there is no item ${key}`);
    return list.with(key as number, setAt(item, path, depth + 1, to));
  }
  if (!isThing(value) || typeof key !== 'string') throw new PatchMismatch(`there is no field ${key}`);
  // A Map and fromEntries, so that a field called __proto__ is a field like any other.
  const fields = new Map(Object.entries(value));
  const old = fields.get(key);
  if (isLast && to === undefined) fields.delete(key);
  else if (isLast) fields.set(key, to!);
  else if (old === undefined) throw new PatchMismatch(`there is no field ${key}`);
  else fields.set(key, setAt(old, path, depth + 1, to));
  return Object.fromEntries(fields);
};
