import { seedDice, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';

/** Takes a position every forty answers of a random match. */
const positions = (): State<Verona>[] => {
  const dice = seedDice(4);
  const turn = verona.begin(4, {}, dice);
  if (!turn.ok) throw new Error(turn.error.code);
  const { state } = turn.value;
  const found: State<Verona>[] = [];
  for (let n = 0; state.asked; n++) {
    if (n % 40 === 0) found.push(verona.clone(state));
    const seat = state.asked.who.find(who => state.asked!.answers[who] === null)!;
    verona.play(state, seat, verona.sample(state, seat, dice), dice);
  }
  return found;
};

test('the same dice make the same world, whatever the truth is: many guesses do not give it away', () => {
  const found = positions();
  expect(found.length).toBeGreaterThan(5);
  for (const truth of found)
    for (const seat of [0, 3, undefined]) {
      const other = verona.resample(truth, seat, seedDice(77));
      expect(verona.resample(other, seat, seedDice(1))).toEqual(verona.resample(truth, seat, seedDice(1)));
    }
});
