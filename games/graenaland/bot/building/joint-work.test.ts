import { codeOf, graenaland, priceFor, type Graenaland } from '../../index.ts';
import { seedDice, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { give } from '../test/island.ts';
import { levels } from '@tavola/bots/levels/levels.ts';

const ROAD = codeOf(4, 0);

/** Seats 0 and 1 live on the first territory; seat 0 is building and has called for a road there. */
const called = (): State<Graenaland> => {
  const begun = graenaland.begin(4, { first: 0 }, seedDice(5));
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  const dice = seedDice(1);
  while (graenaland.question(state) !== 'build')
    for (const seat of state.asked!.who.slice())
      if (state.asked!.answers[seat] === null)
        graenaland.play(state, seat, graenaland.absent(state, seat), dice);
  state.table.settlements = state.table.settlements.map((n, at) => (at < 2 ? 2 : n));
  for (const seat of [0, 1, 2, 3]) give(state, seat, [0, 0, 0, 0]);
  const items = graenaland.choice(state, 0);
  const branch = items?.kind === 'either' ? items.branches.findIndex(({ what }) => what === 'joint') : -1;
  graenaland.play(state, 0, { branch, answer: ROAD }, dice);
  return state;
};

test('a player who gains by a joint work adds spare cards once, and one who gains nothing adds none', () => {
  const state = called();
  // This is more grain than any player needs.
  for (const seat of [1, 3]) give(state, seat, [12, 0, 0, 0]);
  const bot = levels.get('steady')!(graenaland);
  const remark = bot.aside(graenaland.view(state, 1), seedDice(1));
  expect(remark?.aside).toBe('offer');
  const offered = graenaland.interject(state, 1, 'offer', remark!.answer, seedDice(1));
  if (!offered.ok) throw new Error(offered.error.code);
  expect(bot.aside(graenaland.view(offered.value.state, 1), seedDice(1))).toBeUndefined();
  expect(bot.aside(graenaland.view(offered.value.state, 3), seedDice(1))).toBeUndefined();
});

test('the main player builds it from the offers, and gives it up if no player pays', () => {
  const state = called();
  const bot = levels.get('steady')!(graenaland);
  const decide = (s: State<Graenaland>): string =>
    bot.decide(graenaland.view(s, 0), dice => graenaland.resample(s, 0, dice), seedDice(2)).reason.code;
  expect(decide(state)).toBe('gives-up');
  give(state, 1, priceFor(state.table, ROAD));
  state.table.offers = state.table.offers.map((_, at) => (at >= 30 && at < 60 ? state.table.known[at]! : 0));
  expect(decide(state)).toBe('builds-together');
});
