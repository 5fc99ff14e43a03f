import { expect, test } from 'vitest';
import { replayRolls } from '../src/index.ts';
import { perft } from '../suite/index.ts';
import { fair } from './fair.ts';

test('[K59] answer sequences of two seats with three florins, by depth', () => {
  // Seven rolls shuffle the cards, one is the weather.
  const begun = fair.begin(2, { florins: 3 }, replayRolls([1, 1, 1, 1, 1, 1, 1, 1]));
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  // Each bids 0 to 3. Then f florins lie on three stalls, not on both of the first two, in 1, 4, 9 or 16 ways, and a
  // seat without florins is not asked: 16 + 2·9 + 3·4 + 4·16 where seat 0 wins with 0 to 3, and 6·16 where seat 1 does.
  // 1162 = 256 + 288 + 192 + 64·1 (the next bid of a poor seat) + 144 + 128 + 3·30 (the next bid of one not so poor).
  expect([1, 2, 3, 4].map(depth => perft(fair, state, depth))).toEqual([4, 16, 206, 1162]);
});
