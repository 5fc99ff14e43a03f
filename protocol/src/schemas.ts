import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Schemas that several messages share. Each says what is expected, for those who write clients. */

export const whole = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number('a whole number'), v.safeInteger('a whole number'), v.minValue(0), v.maxValue(max));

export const seat = whole(15);
export const version = whole();

/** As the store takes ids; no dots, so that none is a path. */
export const id = v.pipe(v.string('an id'), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id'));

/** 16 to 48 bytes in base64url: what we make has 24. */
export const secret = v.pipe(v.string('a secret'), v.regex(/^[A-Za-z0-9_-]{22,64}$/, 'a secret'));

/** Given by the client to a command, so that sending it twice does nothing twice. */
export const commandId = v.pipe(
  v.string('a command id'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and -'),
  v.maxLength(LIMITS.commandId),
);

/** Text of people: no control characters, which could forge lines elsewhere, and not empty. */
export const line = (max: number) =>
  v.pipe(
    v.string('a text'),
    v.trim(),
    v.minLength(1, 'a text'),
    v.maxLength(max, `at most ${max} characters`),
    v.check(text => !hasControl(text), 'a text without control characters'),
  );

const hasControl = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // C0, DEL and C1; line and paragraph separators; marks that turn the direction of all that follows.
    if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029) return true;
    if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return true;
  }
  return false;
};

/** A word that programs know, such as the level of a bot. */
export const token = v.pipe(v.string('a word'), v.regex(/^[a-z0-9-]{1,24}$/, 'small letters, digits and -'));
