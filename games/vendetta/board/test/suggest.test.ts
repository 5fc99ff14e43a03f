import { suggestions, titles } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import {
  fatesFor,
  headsFor,
  houseFor,
  namesFor,
  placesFor,
  placeTextsFor,
  storyFor,
  textsFor,
  titlesFor,
} from '../forms/suggest.ts';

const LANGUAGES = ['cs', 'en', 'de'] as const;
const [CHARACTER, PROP] = [0, 1] as const;

test.each(LANGUAGES)('in %s suggested titles fit the name and suggested names fit the title', language => {
  for (const head of [...suggestions.men, ...suggestions.women])
    for (const title of titlesFor(language, head)) expect(headsFor(language, title)).toContain(head);
});

test('no woman is a count and no man is an abbess', () => {
  expect(titlesFor('en', 'Caterina')).toContain('Countess');
  expect(titlesFor('en', 'Caterina')).not.toContain('Count');
  expect(headsFor('de', 'Graf')).toEqual(suggestions.men);
  expect(headsFor('cs', 'abatyše')).toEqual(suggestions.women);
});

test('a player’s own name or title gets all suggestions', () => {
  expect(titlesFor('cs', 'Rozálie')).toEqual(expect.arrayContaining(['hrabě', 'hraběnka']));
  expect(headsFor('cs', '')).toEqual([...suggestions.men, ...suggestions.women]);
});

const listSuggestions = (language: (typeof LANGUAGES)[number]): readonly string[] => [
  ...titlesFor(language, ''),
  ...namesFor(language, PROP),
  ...textsFor(language, CHARACTER),
  ...textsFor(language, PROP),
  ...placesFor(language, 'location'),
  ...placesFor(language, 'arrest'),
  ...placeTextsFor(language),
  ...fatesFor(language, 'character'),
  ...fatesFor(language, 'prop'),
  ...(['background', 'aim', 'conflict'] as const).flatMap(part => storyFor(language, part)),
];

// All three languages borrow these forms of address from Italian.
const ADDRESSES = ['messer', 'madonna', 'ser', 'donna', 'podestà'];

test.each(LANGUAGES)('in %s only names are Italian', language => {
  const { props, placeText, characterText, propText, places, arrests, fates } = suggestions;
  const italian = [props, placeText, characterText, propText, places, arrests, fates, suggestions.titles];
  const known = new Set([...italian.flat(), ...titles.men, ...titles.women].map(text => text.toLowerCase()));
  const offered = listSuggestions(language).filter(text => !ADDRESSES.includes(text.toLowerCase()));
  // "barone" and "marchese" resemble their translations, so only the other Italian words count.
  expect(
    offered.filter(text => known.has(text.toLowerCase()) && text !== 'Marchese' && text !== 'Marchesa'),
  ).toEqual([]);
});

test.each(LANGUAGES)(
  'in %s a whole house has nothing empty, and another one nothing of the same',
  language => {
    let old: ReturnType<typeof houseFor> = [];
    for (let n = 0; n < 20; n++) {
      const house = houseFor(language, [321, 123], old);
      expect(house).toHaveLength(8);
      expect(house.filter(part => part === '' || part === undefined)).toEqual([]);
      const [, name, head, title, , background, aim, conflict] = house;
      expect(titlesFor(language, String(head))).toContain(title);
      expect(old).not.toEqual(expect.arrayContaining([name]));
      for (const text of [background, aim, conflict]) expect(old).not.toContain(text);
      old = house;
    }
  },
);
