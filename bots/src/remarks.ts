import type { Dice, Game, GameTypes, Seat, State } from '@tavola/kernel';
import type { Bot, Remark } from './bot.ts';

/**
 * Returns the next aside of one of these bots, with seats that are asked first. After every change, before a bot
 * answers and also during a halt, a host calls this and interjects the result until it is undefined.
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
