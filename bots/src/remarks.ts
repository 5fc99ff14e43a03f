import type { Dice, Game, GameTypes, Seat, State } from '@tavola/kernel';
import type { Bot, Remark } from './bot.ts';

/**
 * What one of these bots does besides the open question, those who are asked first. Every host asks this after every
 * change, before a bot answers and also while the match is halted, and interjects what it gets until there is nothing.
 */
export const nextRemark = <K extends GameTypes>(
  game: Game<K>,
  state: State<K>,
  bots: ReadonlyMap<Seat, Bot<K>>,
  dice: Dice,
): (Remark & { readonly seat: Seat }) | undefined => {
  if (state.over || game.asides.length === 0) return undefined;
  const asked = state.asked?.who ?? [];
  const seats = [...asked, ...[...bots.keys()].filter(seat => !asked.includes(seat))];
  for (const seat of seats) {
    const remark = bots.get(seat)?.aside(game.view(state, seat), dice);
    if (remark) return { ...remark, seat };
  }
  return undefined;
};
