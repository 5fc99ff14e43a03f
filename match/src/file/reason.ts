import * as v from 'valibot';

/** The reason for a bot's answer: a code and its numbers by name, for which clients have words. */
export interface Reason {
  readonly code: string;
  readonly about?: { readonly [name: string]: number };
}

/** Bounds of a reason, which says little. */
const MAX_WORD_LENGTH = 40;
const MAX_NUMBERS = 8;

const WORD = 'a word in lower-case letters, with hyphens';
const word = v.pipe(v.string(WORD), v.maxLength(MAX_WORD_LENGTH, WORD), v.regex(/^[a-z]+(-[a-z]+)*$/, WORD));
const NUMBERS = `an object of at most ${MAX_NUMBERS} whole numbers`;
const WHOLE = 'a whole number';
const number = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE));

export const reasonSchema = v.strictObject(
  {
    code: word,
    about: v.exactOptional(
      v.pipe(
        v.record(word, number, NUMBERS),
        v.check(about => Object.keys(about).length <= MAX_NUMBERS, NUMBERS),
      ),
    ),
  },
  'a reason: an object with code and about',
);
