import { SCENE_KINDS, suggestions, vendetta, type Scene, type Vendetta } from '../../rules/index.ts';
import { seedDice, type State } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { playEvening } from '../test/evening.ts';
import { pickTellingLine, phrases } from './choose-line.ts';
import { tellClosing, tellOpening, type SceneToTell } from './scene.ts';

const LANGUAGES = ['cs', 'en', 'de'] as const;
/** N-P01 A contribution may have at most this length. */
const MOST_CHARACTERS = 4000;

/** Returns the first position of a match with an open scene that fits the condition. */
const findState = (isIt: (scene: Scene) => boolean): State<Vendetta> => {
  const like: State<Vendetta>[] = [];
  for (let seed = 1; like.length === 0; seed++)
    playEvening({
      seats: 2,
      seed,
      options: {},
      look: state => {
        const { scene, stage } = state.table;
        if (stage === 'telling' && scene && isIt(scene)) like.push(state);
      },
    });
  return like[0]!;
};

const states = {
  house: findState(({ defender, tower }) => defender >= 0 && tower < 0),
  neutral: findState(({ defender }) => defender < 0),
  storm: findState(({ tower }) => tower >= 0),
};

describe.each(LANGUAGES)('in %s', language => {
  const { table } = playEvening({ seats: 4, seed: 11, language });
  const texts = table.scenes.flatMap(scene => scene.told.map(({ text }) => text));

  test('the caller opens and closes every scene, and the other house replies', () => {
    expect(table.scenes.length).toBeGreaterThan(8);
    for (const { caller, told } of table.scenes)
      expect(told.map(({ by }) => by).slice(0, 2)).toEqual([caller, caller]);
    const others = table.scenes.flatMap(({ told }) => told.slice(2));
    expect(others.length).toBeGreaterThan(4);
    for (const { defender, told } of table.scenes)
      expect(told.slice(2).every(({ by }) => by === defender)).toBe(true);
  });

  test('contributions use the plan’s names, stay within the limit and never repeat', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined| {2}|· /);
      expect(text.length).toBeLessThan(MOST_CHARACTERS);
    }
    for (const { caller, place, object, told } of table.scenes) {
      const names = [table.houses[caller]!.head, table.places[place]?.name, table.cards[object]?.name];
      const all = told.map(({ text }) => text).join(' ');
      expect(names.filter(name => name !== undefined && !all.includes(name))).toEqual([]);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('texts on the plan are in the language of the match', () => {
    const { descriptions, things } = phrases[language];
    expect(table.cards.every(({ kind, text }) => descriptions[kind].includes(text))).toBe(true);
    expect(table.cards.some(({ name }) => things.includes(name))).toBe(true);
    expect(new Set(table.cards.map(({ name }) => name)).size).toBe(table.cards.length);
  });

  test('places have names in the language of the match', () => {
    const { places, arrests } = phrases[language];
    const named = table.places.map(({ name }) => name);
    expect(named.filter(name => !places.includes(name) && !arrests.includes(name))).toEqual([]);
  });

  test('no title is in both lists, and all names fit their limits', () => {
    const { titles, places, arrests } = phrases[language];
    expect(titles.men.filter(title => titles.women.includes(title))).toEqual([]);
    for (const words of [titles.men, titles.women, places, arrests]) {
      expect(new Set(words).size).toBe(words.length);
      expect(words.every(word => word.length > 0 && word.length <= 60)).toBe(true);
    }
  });

  test('the title of a head fits the name', () => {
    for (const { head, title } of table.houses)
      expect(phrases[language].titles[suggestions.women.includes(head) ? 'women' : 'men']).toContain(title);
  });

  const cases = SCENE_KINDS.flatMap(kind =>
    ([true, false] as const).flatMap(won =>
      (['house', 'neutral', 'storm'] as const).map(against => [kind, won, against] as const),
    ),
  );
  test.each(cases)(
    'a scene of %s (won: %s, against: %s) has at least a dozen tellings',
    (kind, won, against) => {
      const { table: t } = states[against];
      const scene: Scene = { ...t.scene!, kind, won, told: [] };
      const sceneFor = (seed: number): SceneToTell => ({
        t,
        scene,
        phrases: phrases[language],
        dice: seedDice(seed),
      });
      const seeds = Array.from({ length: 150 }, (_, seed) => seed);
      expect(new Set(seeds.map(seed => tellOpening(sceneFor(seed)))).size).toBeGreaterThanOrEqual(12);
      expect(new Set(seeds.map(seed => tellClosing(sceneFor(seed)))).size).toBeGreaterThanOrEqual(12);
    },
  );
});

test('the same dice give the same story', () => {
  const playScenes = () => playEvening({ seats: 3, seed: 4, language: 'cs' }).table.scenes;
  expect(playScenes()).toEqual(playScenes());
});

test('no line repeats while a fresh one is left, and then the oldest repeats first', () => {
  const lines = ['One {a}.', 'Two {a}.', 'Three {a}.'];
  expect(pickTellingLine(lines, { a: 'x' }, ['One y.', 'Three (z).'], seedDice(1))).toBe('Two x.');
  expect(pickTellingLine(lines, { a: 'x' }, ['One y.', 'Three z.', 'Two y.', 'Three z.'], seedDice(1))).toBe(
    'One x.',
  );
});

test('names may contain any characters', () => {
  expect(pickTellingLine(['{a} meets {b}.'], { a: '{b}', b: '$& (.*' }, ['(.* [a'], seedDice(1))).toBe(
    '{b} meets $& (.*.',
  );
});

test('bots of any level end their matches, whatever the ending', () => {
  for (const level of ['random', 'steady'])
    for (const end of ['first-fall', 'rounds'])
      expect(playEvening({ seats: 3, seed: 2, level, options: { end, rounds: 2 } }).over).toBe(true);
  expect(vendetta.outcome(playEvening({ seats: 4, seed: 3, options: {} })).ranks).toContain(1);
});
