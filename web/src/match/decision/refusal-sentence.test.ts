import { vendetta as game } from '@tavola/games/vendetta';
import { acceptAnswer } from '@tavola/kernel';
import type { GameTypes } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { goldens, replayGolden } from '@tavola/games/vendetta/board/test/goldens.ts';
import type { GameText } from '../../text/game.ts';
import { text as vendetta } from '@tavola/games/vendetta/text/index.ts';
import { refusalSentence } from './refusal-sentence.ts';

test('of a form with several fields a refusal names the field that it means', () => {
  const { names, moments } = replayGolden(goldens[0]!);
  const views = moments.map(({ state }) => game.view(state, 0));
  const view = views.find(({ asked }) => asked?.name === 'house' && asked.choice)!;
  const words = { text: vendetta as GameText<GameTypes>, view, names };
  const said = (answer: unknown, language: 'en' | 'cs' | 'de' = 'en'): string => {
    const judged = acceptAnswer(view.asked!.choice!, answer);
    return judged.ok ? '' : refusalSentence(language, judged.error, words);
  };
  const house = [0, 'Bardi', 'Lorenzo', 'Count', 321, '', '', ''];
  expect(said(house)).toBe('');
  expect(said(house.with(2, ''))).toBe('Name of the head: The text is too short.');
  expect(said(house.with(2, ''), 'cs')).toBe('Jméno hlavy rodu: Text je příliš krátký.');
  expect(said(house.with(2, ''), 'de')).toBe('Name des Oberhaupts: Der Text ist zu kurz.');
  expect(said(house.with(4, 300))).toBe('Tower, Rose, Friend: This cannot be chosen now.');
  // A refusal of the whole answer names no field.
  expect(said([])).toBe('This is not an answer to the question.');
});
