import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Schemas that several messages share. Their messages say what is expected, for authors of clients. */

export const whole = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number('a whole number'), v.safeInteger('a whole number'), v.minValue(0), v.maxValue(max));

export const seat = whole(15);
export const version = whole();

/** An id as the store accepts it, without dots, so that it cannot be a path. */
export const id = v.pipe(v.string('an id'), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id'));

/** A secret of 16 to 48 bytes in base64url. The server makes secrets of 24 bytes. */
export const secret = v.pipe(v.string('a secret'), v.regex(/^[A-Za-z0-9_-]{22,64}$/, 'a secret'));

/** The id that a client gives to a command, so that a repeated command has no second effect. */
export const commandId = v.pipe(
  v.string('a command id'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and -'),
  v.maxLength(LIMITS.commandId),
);

/** A text by a person. It is not empty and has no control characters, which could forge lines elsewhere. */
export const line = (max: number) =>
  v.pipe(
    v.string('a text'),
    v.trim(),
    v.minLength(1, 'a text'),
    v.maxLength(max, `at most ${max} characters`),
    v.check(text => !hasControl(text), 'a text without control characters'),
  );

/** Characters that show nothing, and the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}]/u;
/** More marks on one letter cover the lines above and below. */
const PILED_MARKS = /\p{M}{4}/u;

/**
 * A person's name: in one form of its characters, without those that nobody sees, and with a letter or digit. Two names
 * that differ only in such things would be the same to everybody who reads them.
 */
export const personName = (max: number) =>
  v.pipe(
    v.string('a name'),
    v.maxLength(4 * max, `at most ${max} characters`),
    v.check(text => !hasControl(text), 'a name without control characters'),
    v.transform(text => text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ')),
    v.trim(),
    v.minLength(1, 'a name'),
    v.maxLength(max, `at most ${max} characters`),
    v.check(text => VISIBLE.test(text), 'a name with a letter or digit'),
    v.check(text => !PILED_MARKS.test(text), 'a name without piles of marks'),
  );

const hasControl = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // C0, DEL and C1; line and paragraph separators; marks that change the direction of the following text.
    if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029) return true;
    if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return true;
  }
  return false;
};

/** A word for programs, such as the level of a bot. */
export const token = v.pipe(
  v.string('a word'),
  v.regex(/^[a-z0-9-]{1,24}$/, 'lower-case letters, digits and -'),
);
