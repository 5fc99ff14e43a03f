import { expect, test } from 'vitest';
import { enumerate, recorded, seeded, type State } from '../src/index.ts';
import { fair, type Fair } from './fair.ts';

/** In how many ways the next answers can be given, one seat after the other; a legal answer more or less shows. */
const sequences = (s: State<Fair>, depth: number): number => {
  if (depth === 0) return 1;
  if (!s.asked) return 0;
  const seat = s.asked.who.find(other => s.asked!.answers[other] === null)!;
  let sum = 0;
  for (const answer of enumerate(fair.choice(s, seat)!)) {
    const turn = fair.submit(s, seat, s.asked.id, answer, seeded(1));
    if (turn.ok) sum += sequences(turn.value.state, depth - 1);
  }
  return sum;
};

test('[K59] answer sequences of two seats with three florins, by depth', () => {
  // Seven rolls shuffle the cards, one is the weather.
  const begun = fair.begin(2, { florins: 3 }, recorded([1, 1, 1, 1, 1, 1, 1, 1]));
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  // Each bids 0 to 3. Then f florins lie on three stalls, not on both of the first two, in 1, 4, 9 or 16 ways, and
  // whoever has none is not asked: 16 + 2·9 + 3·4 + 4·16 where seat 0 wins with 0 to 3, and 6·16 where seat 1 does.
  // 1162 = 256 + 288 + 192 + 64·1 (the next bid of a poor seat) + 144 + 128 + 3·30 (the next bid of one not so poor).
  expect([1, 2, 3, 4].map(depth => sequences(state, depth))).toEqual([4, 16, 206, 1162]);
});
