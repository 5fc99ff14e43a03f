import type { ArgsDef } from 'citty';
import { parseJson, problemText } from '@tavola/match';
import { bad, nearest } from './bad.ts';
import { readJson } from './read.ts';

/** Every command has it. */
export const json = {
  type: 'boolean',
  description: 'one JSON document on standard output',
  default: false,
} as const;

/**
 * citty takes what it does not know for granted; here a flag that no command has, one without its value, or one
 * word too many is an error, since it is most likely a slip that would change what is computed.
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
    if (seen.has(flag)) bad(`${flag} is given twice`);
    seen.add(flag);
    if (type === 'boolean' && value !== undefined) bad(`${flag} takes no value`);
    if (type === 'boolean' || value !== undefined) continue;
    const next = raw[++i];
    if (next === undefined || next.startsWith('--')) bad(`${flag} needs a value`);
  }
  const needed = Object.entries(defs).filter(([, def]) => def.type === 'positional' && def.required === true);
  const missing = needed[found.length];
  if (missing) bad(`${missing[0].toUpperCase()} is missing: ${missing[1].description}`);
  if (found.length > words) bad(`${JSON.stringify(found[words])} is one word too many`);
};

const noSuchFlag = (flag: string, known: readonly string[]): never => {
  const meant = nearest(flag, known);
  const hint = meant === undefined ? `known: ${[...known, '--help'].join(', ')}` : `did you mean ${meant}?`;
  return bad(`there is no option ${flag}; ${hint}`);
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
  return bad(`${flag} must be a whole number, ${range}, not ${JSON.stringify(text)}`);
};

/** Options as JSON, or as `@file` with JSON in it. */
export const optionsOf = (text: string): unknown => {
  if (text.startsWith('@')) return readJson(text.slice(1));
  const raw = parseJson(text);
  return raw.ok ? raw.value : bad(`--options: ${problemText(raw.error)}`);
};
