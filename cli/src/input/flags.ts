import type { ArgsDef } from 'citty';
import { parseJson, describeProblem } from '@tavola/match';
import type { Game } from '@tavola/kernel';
import { rejectInput, inWords, findNearest } from './bad.ts';
import { readJson } from './read.ts';

/** Every command has it. */
export const json = {
  type: 'boolean',
  description: 'one JSON document on standard output',
  default: false,
} as const;

/**
 * Refuses unknown flags, flags without their value, and surplus words, which citty ignores: they are most likely slips
 * that would change the result.
 */
export const checkFlags = (raw: readonly string[], defs: ArgsDef, words: number): void => {
  const named = Object.entries(defs).filter(([, def]) => def.type !== 'positional');
  const flags = new Map(named.map(([name, def]) => [`--${name}`, def.type]));
  const seen = new Set<string>();
  const found: string[] = [];
  for (let i = 0; i < raw.length; i++) {
    const word = raw[i]!;
    if (!word.startsWith('-') || word === '-') {
      found.push(word);
      continue;
    }
    const [flag = '', value] = word.split(/=(.*)/s);
    const type = flags.get(flag);
    if (type === undefined) noSuchFlag(flag, [...flags.keys()]);
    if (seen.has(flag)) rejectInput(`${flag} is given twice`);
    seen.add(flag);
    if (type === 'boolean' && value !== undefined) rejectInput(`${flag} takes no value`);
    if (type === 'boolean' || value !== undefined) continue;
    const next = raw[++i];
    if (next === undefined || next.startsWith('--')) rejectInput(`${flag} needs a value`);
  }
  const needed = Object.entries(defs).filter(([, def]) => def.type === 'positional' && def.required === true);
  const missing = needed[found.length];
  if (missing) rejectInput(`${missing[0].toUpperCase()} is missing: ${missing[1].description}`);
  if (found.length > words) rejectInput(`${JSON.stringify(found[words])} is one word too many`);
};

const noSuchFlag = (flag: string, known: readonly string[]): never => {
  const meant = findNearest(
    flag.replace(/^-+/, ''),
    known.map(name => name.slice(2)),
  );
  const hint = meant === undefined ? `known: ${[...known, '--help'].join(', ')}` : `did you mean --${meant}?`;
  return rejectInput(`there is no option ${flag}; ${hint}`);
};

/** A whole number within bounds. */
export const wholeNumber = (
  flag: string,
  text: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number => {
  const n = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (n >= min && n <= max) return n;
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
  return rejectInput(`${flag} must be a whole number, ${range}, not ${JSON.stringify(text)}`);
};

/** Reads seats and options of a game from the flags, and refuses bad ones before anything is computed. */
export const setupOf = (game: Game, flags: { readonly seats: string; readonly options: string }): Setup => {
  const seats = wholeNumber('--seats', flags.seats, game.seats.min, game.seats.max);
  const file = flags.options.startsWith('@') ? flags.options.slice(1) : undefined;
  const options = file === undefined ? jsonIn(flags.options) : readJson(file);
  const decoded = game.decode(seats, options);
  if (!decoded.ok) rejectInput(`${file === undefined ? '--' : `${file}: `}${inWords(decoded.error)}`);
  // Decoding has accepted it, so it is an object, or undefined for all defaults.
  return { seats, options: options ?? {} };
};

export interface Setup {
  readonly seats: number;
  readonly options: object;
}

const jsonIn = (text: string): unknown => {
  const raw = parseJson(text);
  return raw.ok ? raw.value : rejectInput(`--options: ${describeProblem(raw.error)}`);
};

/** The flags that `setupOf` reads. */
export const setupFlags = {
  seats: { type: 'string', description: 'number of seats', default: '4' },
  options: { type: 'string', description: 'options of the game as JSON, or @file', default: '{}' },
} as const;
