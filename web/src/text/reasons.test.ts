import { levels } from '@tavola/bots';
import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { seedDice, type Game, type GameTypes, type Seat, type View } from '@tavola/kernel';
import type { Reason } from '@tavola/match';
import { describe, expect, test } from 'vitest';
import { REASONS as graenalandWords } from '@tavola/games/graenaland/text/reasons.ts';
import { loadText } from '../games.ts';
import { LANGUAGES } from './language.ts';
import { REASONS as vendettaWords } from '@tavola/games/vendetta/text/reasons.ts';
import { REASONS as veronaWords } from '@tavola/games/verona/text/reasons.ts';

interface Given {
  readonly by: Seat;
  readonly reason: Reason;
}

interface Played {
  readonly given: readonly Given[];
  readonly view: View<GameTypes>;
}

const ITERATIONS = 2;
/** A match in which bots only pass is cut off here; other tests deal with that. */
const LONGEST = 3000;

/** Sharp bots are slow, so each question goes to them only this often. */
const SHARP = 2;

/** A match between steady and sharp bots, with all their reasons and the final view. */
const play = (game: Game, seats: number, options: object, seed: number): Played => {
  const dice = seedDice(seed);
  const begun = game.begin(seats, options, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  const [sharp, steady] = ['sharp', 'steady'].map(level => levels.get(level)!(game));
  const given = new Map<string, Given>();
  const searched = new Map<string, number>();
  for (let n = 0; n < LONGEST && !state.over; n++) {
    const { who, answers } = state.asked!;
    const by = who.find(seat => answers[seat] === null)!;
    const { name } = game.view(state, by).asked!;
    searched.set(name, (searched.get(name) ?? 0) + 1);
    const bot = searched.get(name)! <= SHARP ? sharp! : steady!;
    const worlds = (own: typeof dice) => game.resample(state, by, own);
    const decision = bot.decide(game.view(state, by), worlds, dice, { iterations: ITERATIONS });
    given.set(`${by} ${JSON.stringify(decision.reason)}`, { by, reason: decision.reason });
    game.play(state, by, decision.answer, dice);
  }
  return { given: [...given.values()], view: game.view(state, undefined) };
};

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const bad = /undefined|null|NaN|\[object|\{|\}| {2}| [,.;:]/;

describe.each([
  ['verona', verona as unknown as Game, veronaWords, 24, [{}, { planning: 'turns' }]],
  [
    'graenaland',
    graenaland as unknown as Game,
    graenalandWords,
    18,
    [{}, { goals: 'cards', start: 'draft' }],
  ],
  ['vendetta', vendetta as unknown as Game, vendettaWords, 10, [{ end: 'rounds', rounds: 3 }, {}]],
])('why bots of %s do what they do', (name, game, words, most, settings) => {
  test('is said in every language, with names for all numbers', async () => {
    const text = (await loadText(name))!;
    const codes = new Set<string>();
    for (const [n, options] of settings.entries()) {
      const seats = name === 'vendetta' && n === 1 ? 2 : 4;
      const { given, view } = play(game, seats, options, 5 + n);
      for (const { by, reason } of given) {
        codes.add(reason.code);
        for (const language of LANGUAGES) {
          const said = text.reason(language, by, reason, view, NAMES);
          const what = `${language} ${JSON.stringify(reason)}`;
          expect(said, what).toMatch(/^[\p{L}\d].*\.$/u);
          expect(said, what).not.toMatch(bad);
        }
      }
    }
    // Only few reasons may be missing from these matches.
    expect(codes.size).toBeGreaterThanOrEqual(most);
  }, 120_000);

  test('names the same in every language', () => {
    const namesIn = (sentence: string): string[] =>
      [...sentence.matchAll(/\{(\w+)\}/g)].map(([, of]) => of!).toSorted();
    for (const [code, sentence] of Object.entries(words.en))
      for (const language of LANGUAGES) {
        const other = (words[language] as { readonly [code: string]: string })[code]!;
        expect(namesIn(other), `${language} ${code}`).toEqual(namesIn(sentence));
      }
  });

  test('is left out where a file says what nobody knows', async () => {
    const text = (await loadText(name))!;
    const { view } = play(game, 4, settings[0]!, 1);
    const say = (reason: Reason) => text.reason('en', 0, reason, view, NAMES);
    expect(say({ code: 'constructor' })).toBe(undefined);
    expect(say({ code: 'because-of', about: { street: 1 } })).toBe(undefined);
    for (const [code, sentence] of Object.entries(words.en))
      if (sentence.includes('{')) expect(say({ code })).toBe(undefined);
    for (const at of ['street', 'territory', 'piece', 'place', 'seat', 'building', 'card', 'build', 'hero'])
      for (const [code, sentence] of Object.entries(words.en))
        if (sentence.match(/\{/g)?.length === 1 && sentence.includes(`{${at}}`))
          expect(say({ code, about: { [at]: 9_999_999 } }), `${code} ${at}`).toBe(undefined);
  });
});
