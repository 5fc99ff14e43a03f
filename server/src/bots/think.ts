import { levels } from '@tavola/bots';
import { seedDice, type Dice, type GameTypes, type State } from '@tavola/kernel';
import type { GameMap } from '../match/games.ts';
import type { Decided, Task } from './bot-scheduler.ts';

/** A task with its time, for whoever does it now. */
export interface Timed extends Task {
  readonly milliseconds: number;
}

/** What a bot answers, and why. It gets its seat's view and worlds that look the same; there is no other state here. */
export const think = (
  games: GameMap,
  { game: name, level, seat, language, world, seed, milliseconds }: Timed,
  signal: { readonly aborted: boolean },
): Decided => {
  const game = games.get(name);
  const bot = game && levels.get(level)?.(game, { language });
  if (!bot) throw new Error(`nobody plays ${name} at the level ${level}`);
  const worlds = (dice: Dice): State<GameTypes> => game.resample(world, seat, dice);
  const budget = { milliseconds, now: () => performance.now(), signal };
  const { answer, reason } = bot.decide(game.view(world, seat), worlds, seedDice(seed), budget);
  return { answer, reason };
};
