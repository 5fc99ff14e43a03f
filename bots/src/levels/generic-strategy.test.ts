import { seedDice, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { levels } from './levels.ts';

/** Returns the share of games that the sharp bot wins against the random one, without knowledge of the game. */
const share = (games: number): number => {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const dice = seedDice(100 + (game >> 1));
    const thoughts = seedDice(game);
    const turn = fair.begin(2, {}, dice);
    if (!turn.ok) throw new Error(turn.error.code);
    const state: State<Fair> = turn.value.state;
    while (state.asked) {
      const { who, answers } = state.asked;
      const seat = who.find(asked => answers[asked] === null)!;
      const bot = levels.get(seat === game % 2 ? 'sharp' : 'random')!(fair);
      const worlds = (own: typeof dice): State<Fair> => fair.resample(state, seat, own);
      const answer = bot.answer(fair.view(state, seat), worlds, thoughts, { iterations: 60 });
      fair.play(state, seat, answer, dice);
    }
    const { ranks } = fair.outcome(state);
    if (ranks[game % 2] === 1) wins += 1 / ranks.filter(rank => rank === 1).length;
  }
  return wins / games;
};

test('search alone beats chance in a game without rules of thumb', () => {
  expect(share(24)).toBeGreaterThan(0.6);
}, 60_000);
