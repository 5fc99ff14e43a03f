import { describe, expect, test } from 'vitest';
import { GAMES, hasRules, loadFirstPage, loadText } from '../../games.ts';
import { LANGUAGES, type InEach } from '../../text/language.ts';
import type { FirstPage } from '../text/types.ts';
import { playExample } from './play-example.ts';

const TOLD = GAMES.map(({ name }) => name).filter(hasRules);

const textsOf = ({ goal, round, end, example }: FirstPage): readonly InEach[] => [
  goal,
  ...round.flatMap(({ title, text }) => [title, text]),
  end,
  example.title,
  ...example.texts,
];

describe.each(TOLD)('the first page of %s', game => {
  test('is there, short and in every language', async () => {
    const page = (await loadFirstPage(game))!;
    expect(page.round.length).toBeGreaterThanOrEqual(3);
    expect(page.round.length).toBeLessThanOrEqual(7);
    const texts = textsOf(page);
    const telling = (page.setting ?? []).flatMap(({ title, text }) => [title, text]);
    for (const language of LANGUAGES) {
      expect(texts.filter(text => text[language].trim() === '')).toEqual([]);
      expect(texts.filter(text => text[language].length > 420)).toEqual([]);
      // A setting is read for pleasure, so it may take a little longer.
      expect(telling.filter(text => text[language].trim() === '' || text[language].length > 500)).toEqual([]);
    }
    expect(
      [...texts, ...telling].filter(text => new Set(Object.values(text)).size < LANGUAGES.length),
    ).toEqual([]);
  });

  test('has an example that the rules play as it is told, with a text for each moment', async () => {
    const { example } = (await loadFirstPage(game))!;
    const moments = playExample(example);
    expect(moments.length).toBe(example.texts.length);
    const { sentence } = (await loadText(game))!;
    for (const { events, view } of moments.slice(1))
      for (const language of LANGUAGES)
        expect(events.map(event => sentence(language, event, view, example.names))).not.toContain('');
  });
});

test('an example that does not end as it says is an error', async () => {
  const { example } = (await loadFirstPage(TOLD[0]!))!;
  const wrong = { ...example, scenario: { ...example.scenario, expect: { over: true } } };
  expect(() => playExample(wrong)).toThrow('does not end as it says');
});
