import * as v from 'valibot';

/** Why a bot answered as it did: a code and the numbers it is about by name, which clients have words for. */
export interface Reason {
  readonly code: string;
  readonly about?: { readonly [name: string]: number };
}

/** A reason says little: who needs more has found something else to say. */
const MAX_WORD_LENGTH = 40;
const MAX_NUMBERS = 8;

const WORD = 'a word in small letters, with hyphens';
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
