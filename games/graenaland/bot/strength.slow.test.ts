import { graenaland } from '../index.ts';
import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { levels } from '@tavola/bots/levels/levels.ts';

/** A game takes far fewer answers than this. */
const MOST = 20_000;

/**
 * Whether the first of these levels wins more than this share of so many games, with the seats rotated. The last games
 * are not played when they could not change the answer any more.
 */
const winsMore = (names: readonly string[], share: number, games: number, iterations: number): boolean => {
  const n = names.length;
  const enough = share * games;
  let won = 0;
  for (let game = 0; game < games && won <= enough && won + games - game > enough; game++) {
    const dice = seedDice(1000 + Math.floor(game / n));
    const begun = graenaland.begin(n, { rounds: 60 }, dice);
    if (!begun.ok) throw new Error(begun.error.code);
    let { state } = begun.value;
    for (let steps = 0; state.asked; steps++) {
      if (steps > MOST) throw new Error(`game ${game} does not end: round ${state.table.round}`);
      const seat = state.asked.who.find(asked => state.asked!.answers[asked] === null)!;
      const bot = levels.get(names[(seat + game) % n]!)!(graenaland);
      const thoughts = seedDice(dice.below(1 << 30));
      const worlds = (own: typeof dice) => graenaland.resample(state, seat, own);
      const answer = bot.answer(graenaland.view(state, seat), worlds, thoughts, { iterations });
      const turn = graenaland.submit(state, seat, state.asked.id, answer, dice);
      if (!turn.ok) throw new Error(turn.error.code);
      state = turn.value.state;
    }
    const { ranks } = graenaland.outcome(state);
    const own = (n - (game % n)) % n;
    if (ranks[own] === 1) won += 1 / ranks.filter(rank => rank === 1).length;
  }
  return won > enough;
};

// Few games and generous bounds show whether a bot has become weak; the arena measures its strength.

test('steady beats three that play at random', () => {
  expect(winsMore(['steady', 'random', 'random', 'random'], 0.85, 16, 1)).toBe(true);
});

test('sharp is ahead of three steady ones', () => {
  // A bot that is no better than the three would pass in 8 of 100 samples; of 64 games it wins 28.
  expect(winsMore(['sharp', 'steady', 'steady', 'steady'], 0.35, 32, 30)).toBe(true);
});
