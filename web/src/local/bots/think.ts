import { levels } from '@tavola/bots';
import { seedDice, type Dice, type Game, type GameTypes, type State } from '@tavola/kernel';
import type { Decided, Task } from './mind.ts';

/** What a bot answers, and why. It gets its seat's view and worlds that look the same; there is no other state here. */
export const think = (
  games: ReadonlyMap<string, Game>,
  { game: name, level, seat, language, world, seed, budget }: Task,
  now: () => number,
): Decided => {
  const game = games.get(name);
  if (!game) throw new Error(`there is no game ${name}`);
  // A level that another version of the client knew: somebody plays on.
  const bot = (levels.get(level) ?? levels.get('random')!)(game, language && { language });
  const worlds = (dice: Dice): State<GameTypes> => game.resample(world, seat, dice);
  const { answer, reason } = bot.decide(game.view(world, seat), worlds, seedDice(seed), { ...budget, now });
  return { answer, reason };
};
