import type { Game, GameTypes } from '@tavola/kernel';
import type { Strategy, RatedAnswer } from '../strategy.ts';
import type { GenericCodes, ReasonOf } from '../reason.ts';

type GenericReason = ReasonOf<GenericCodes>;

/** Draws per wanted candidate before the search for different answers gives up. */
const TRIES_PER_CANDIDATE = 3;

/** Makes the strategy for a game without knowledge: it knows legal answers and the winner at the end. */
export const createGenericStrategy = <K extends GameTypes>(game: Game<K>): Strategy<K, GenericReason> => {
  const steady: Strategy<K, GenericReason>['steady'] = (view, world, dice) => ({
    answer: game.sample(world, view.seat!, dice),
    reason: { code: 'chance' },
  });
  return {
    steady,
    candidates: (view, world, dice, most) => {
      const found = new Map<string, RatedAnswer<GenericReason>>();
      for (let tries = 0; tries < TRIES_PER_CANDIDATE * most && found.size < most; tries++) {
        const { answer } = steady(view, world, dice);
        found.set(JSON.stringify(answer), { answer, reason: { code: 'wins-playouts' } });
      }
      return [...found.values()];
    },
    isBig: () => false,
    isSimultaneous: () => false,
    // The answers of others may depend on hands that differ in the next world.
    isOpen: () => false,
    quick: (world, seat, dice) => game.sample(world, seat, dice),
    imagine: () => undefined,
    isFarEnough: () => false,
    prospects: world => {
      const { ranks } = game.outcome(world);
      const winners = Math.max(1, ranks.filter(rank => rank === 1).length);
      return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
    },
  };
};
