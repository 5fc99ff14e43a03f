import { seedDice } from '@tavola/kernel';
import { verona } from '@tavola/games/verona';
import { expect, test } from 'vitest';
import { levels } from '@tavola/bots';

const begun = (seed: number) => {
  const turn = verona.begin(4, {}, seedDice(seed));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

test('a match of random bots ends, and no answer is refused', () => {
  const dice = seedDice(1);
  const bot = levels.get('random')!(verona);
  let state = begun(1);
  for (let answers = 0; !state.over && answers < 10_000; answers++) {
    const { id, who, answers: given } = state.asked!;
    const seat = who.find(asked => given[asked] === null)!;
    const truth = state;
    const answer = bot.answer(verona.view(truth, seat), d => verona.resample(truth, seat, d), dice);
    const turn = verona.submit(state, seat, id, answer, dice);
    if (!turn.ok) throw new Error(turn.error.code);
    state = turn.value.state;
  }
  expect(state.over).toBe(true);
});

test('what a bot answers does not depend on what its seat cannot see', () => {
  const bot = levels.get('random')!(verona);
  const truth = begun(2);
  const seat = truth.asked!.who[0]!;
  const other = verona.resample(truth, seat, seedDice(99));
  const answerIn = (state: typeof truth) =>
    bot.answer(verona.view(state, seat), d => verona.resample(state, seat, d), seedDice(5));
  expect(answerIn(other)).toEqual(answerIn(truth));
});
