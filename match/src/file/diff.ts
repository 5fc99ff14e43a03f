import { join } from './problem.ts';

/** The place where two values differ. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

type Thing = { readonly [name: string]: unknown };
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the first place where two JSON values differ. An undefined field counts as missing. */
export const firstDifference = (expected: unknown, found: unknown, path: string): Difference | undefined => {
  if (expected === found) return undefined;
  if (Array.isArray(expected) && Array.isArray(found)) {
    for (let i = 0; i < Math.max(expected.length, found.length); i++) {
      const inner = firstDifference(expected[i], found[i], join(path, i));
      if (inner) return inner;
    }
    return undefined;
  }
  if (isThing(expected) && isThing(found)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      const inner = firstDifference(getOwn(expected, key), getOwn(found, key), join(path, key));
      if (inner) return inner;
    }
    return undefined;
  }
  return { path, expected, found };
};

const getOwn = (thing: Thing, key: string): unknown => (Object.hasOwn(thing, key) ? thing[key] : undefined);

/**
 * Finds every place where a value does not match a pattern. An object matches the named fields only, also those of an
 * array by index; an array matches an array of its length with matching items; anything else matches itself.
 */
export const findUnmet = (pattern: unknown, value: unknown, path: string): Difference[] => {
  if (Array.isArray(pattern) && Array.isArray(value)) {
    const length = Math.max(pattern.length, value.length);
    return Array.from({ length }, (_, i) => findUnmet(pattern[i], value[i], join(path, i))).flat();
  }
  if (isThing(pattern) && typeof value === 'object' && value !== null)
    return Object.entries(pattern).flatMap(([key, inner]) => {
      const at = Array.isArray(value) && /^\d+$/.test(key) ? Number(key) : key;
      return findUnmet(inner, getOwn(value as Thing, key), join(path, at));
    });
  const difference = firstDifference(pattern, value, path);
  return difference ? [difference] : [];
};
