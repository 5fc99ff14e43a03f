import { refuseData, type Result } from '@tavola/kernel';
import { PRICED, RESOURCES } from './cards.ts';

export type Fields = { readonly [name: string]: unknown };
/** The first flaw, or undefined if there is no flaw. */
export type Wrong = Result<never> | undefined;

export const PRICED_RESOURCES = RESOURCES.slice(0, PRICED);

export const isFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
/** Array.from also visits holes, which `every` alone would skip. */
export const isEach = (raw: unknown, test: (item: unknown) => boolean): boolean =>
  Array.isArray(raw) && Array.from(raw, test).every(Boolean);
export const isList = (raw: unknown): raw is readonly Fields[] => isEach(raw, isFields);
/** Whole numbers within these bounds. */
export const areWhole = (raw: unknown, min: number, max: number): raw is readonly number[] =>
  isEach(raw, item => isWhole(item, min, max));
export const isName = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= 60;
export const isOneOf = <T extends string>(values: readonly T[], raw: unknown): raw is T =>
  values.some(value => value === raw);
const isWhole = (raw: unknown, min: number, max: number): raw is number =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min && raw <= max;

/** Requires exactly these fields with these numbers, as the rules give them. */
export const wrongFields = (
  raw: unknown,
  path: string,
  expected: { readonly [name: string]: number },
): Wrong => {
  const names = Object.keys(expected);
  if (!isFields(raw)) return refuseData(path, `an object with ${names.join(', ')}`, raw);
  for (const name of names)
    if (raw[name] !== expected[name]) return refuseData(`${path}.${name}`, `${expected[name]}`, raw[name]);
  const unknown = Object.keys(raw).find(name => !names.includes(name));
  return unknown === undefined
    ? undefined
    : refuseData(`${path}.${unknown}`, `nothing but ${names.join(', ')}`, raw[unknown]);
};

/** A price names resources other than gold, `min` to `max` of them in all. */
export const wrongPrice = (raw: unknown, path: string, min: number, max: number): Wrong => {
  if (!isFields(raw)) return refuseData(path, 'a price: how many of each resource', raw);
  let sum = 0;
  for (const [resource, count] of Object.entries(raw)) {
    if (!isOneOf(PRICED_RESOURCES, resource))
      return refuseData(`${path}.${resource}`, `one of ${PRICED_RESOURCES.join(', ')}`, resource);
    if (!isWhole(count, 1, max))
      return refuseData(`${path}.${resource}`, `a whole number from 1 to ${max}`, count);
    sum += count;
  }
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return sum < min || sum > max ? refuseData(path, `${range} resources in all`, sum) : undefined;
};
