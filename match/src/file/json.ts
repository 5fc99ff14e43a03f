import { ok, type Result } from '@tavola/kernel';
import { findFirstFault } from './fault.ts';
import { show, type Problem } from './problem.ts';

/** Deeper input is treated as an attack, since valid files stay far below. */
const MAX_DEPTH = 64;

/** A long match has a few million characters. */
export const MAX_LENGTH = 64_000_000;

/** Parses JSON from outside, and reports line and column of a fault, which not every engine does. */
export const parseJson = (text: string): Result<unknown, Problem> => {
  if (text.length > MAX_LENGTH) return fail(`is longer than ${MAX_LENGTH} characters`);
  if (isDeep(text)) return fail(`is nested deeper than ${MAX_DEPTH} levels`);
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return fail(`is not JSON: ${describeFault(text)}`);
  }
};

const fail = (message: string): Result<never, Problem> => ({ ok: false, error: { path: '', message } });

const isDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted && sign === '\\') i++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '[' || sign === '{')) depth++;
    else if (!quoted && (sign === ']' || sign === '}')) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};

const describeFault = (text: string): string => {
  const at = findFirstFault(text);
  if (at >= text.length) return text.trim() === '' ? 'it is empty' : 'it ends too early';
  const before = text.slice(0, at).split('\n');
  const line = text.includes('\n') ? `line ${before.length}, ` : '';
  const place = `${line}column ${before.at(-1)!.length + 1}`;
  return `${show(String.fromCodePoint(text.codePointAt(at)!))} at ${place} does not belong there`;
};
