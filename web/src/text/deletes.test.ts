import { expect, test } from 'vitest';
import { FRAME } from './frame.ts';
import { LANGUAGES, type InEach } from './language.ts';
import { ONLINE } from './online.ts';

const WILL_BE_DELETED: InEach<RegExp> = {
  cs: /bude smazán 1\. 5\./,
  de: /wird( dieser Tisch)? am 1\. 5\. gelöscht/,
  en: /will be deleted on 1\. 5\./,
};

test.each(LANGUAGES)('a table that will be deleted says so, and when (%s)', language => {
  expect(FRAME[language].goesOn('1. 5.')).toMatch(WILL_BE_DELETED[language]);
  expect(ONLINE[language].deletes('1. 5.')).toMatch(WILL_BE_DELETED[language]);
});
