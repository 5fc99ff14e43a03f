import { expect, test } from 'vitest';
import { count, joinList, type InEach, type TextShape } from './language.ts';

const en = {
  greeting: 'Hello',
  coins: (n: number) => count('en', n, ['coin', 'coins']),
  colours: { red: 'red', green: 'green' },
  sides: ['left', 'right'] as const,
};
type Text = TextShape<typeof en>;

test('a language has the same sentences as English, and no others', () => {
  const de: Text = {
    greeting: 'Hallo',
    coins: n => count('de', n, ['Münze', 'Münzen']),
    colours: { red: 'rot', green: 'grün' },
    sides: ['links', 'rechts'],
  };
  const texts: Omit<InEach<Text>, 'cs'> = { en, de };
  expect([texts.en.coins(1), texts.de.coins(2)]).toEqual(['1 coin', '2 Münzen']);

  const { greeting, ...others } = de;
  const wrong: readonly Text[] = [
    // @ts-expect-error The greeting is missing.
    others,
    // @ts-expect-error A colour is missing.
    { ...de, colours: { red: 'rot' } },
    // @ts-expect-error A side is missing.
    { ...de, sides: ['links'] },
    // @ts-expect-error A function has another parameter.
    { ...de, coins: (coin: string) => coin },
    // @ts-expect-error No other language has this sentence.
    { ...others, greeting, farewell: 'Tschüss' },
  ];
  expect(wrong).toHaveLength(5);
});

test('a list ends as the language ends it', () => {
  expect(joinList('en', ['A', 'B', 'C'])).toBe('A, B, and C');
});
