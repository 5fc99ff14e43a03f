import { cardGains, missesAll } from './actions.ts';
import { gainOf, judgeOf } from '../evaluation/gain.ts';
import type { Heuristic } from './heuristic.ts';

const CARDS = [0, 1, 2];

/** The estimated chance that a schemer lays each card, by its gain, less sharp than a perfect player's. */
const cardChances = (gains: readonly number[]): number[] => {
  const best = Math.max(...gains);
  const weights = gains.map(gain => Math.exp((gain - best) / 2.5));
  const all = weights.reduce((sum, w) => sum + w, 0);
  return weights.map(w => w / all);
};

/**
 * V-C12 The schemer weighs each card's gain against the chance of being guessed; guessers weigh how likely it is. The
 * heat is high, because repeated choices would be predictable.
 */
export const cards: Heuristic = {
  heat: 0.9,
  weigh: ({ judge, eye, seat }) => {
    const { schemer, street, from, role } = eye.table.fight;
    const its = schemer === seat ? judge : judgeOf(eye, schemer);
    const gains = cardGains(its, street, from).map(card => card.gain);
    const chance = cardChances(gains);
    if (schemer === seat) {
      const guessers = role.filter(r => r === 'attacker' || r === 'defender').length;
      const lost = gainOf(judge, [[seat, from, -1]]);
      return CARDS.map(card => {
        // Guessers choose each card as often as they expect it.
        const missed = Math.min(1, missesAll(guessers) * (1 + guessers * (1 / 3 - chance[card]!)));
        const net = missed * gains[card]! + (1 - missed) * lost;
        return { answer: card, net, reason: { code: 'least-expected', about: { card } } };
      });
    }
    return CARDS.map(card => ({
      answer: card,
      net: 2.2 * Math.log(Math.max(0.02, chance[card]!)),
      reason: { code: 'guesses', about: { card, chance: Math.round(100 * chance[card]!) } },
    }));
  },
};

/** V-G07 Another try costs nothing, because the ally is lost anyway. */
export const tryAgain: Heuristic = {
  heat: 0.1,
  weigh: () => [
    { answer: 1, net: 1, reason: { code: 'nothing-to-lose' } },
    { answer: 0, net: 0, reason: { code: 'enough' } },
  ],
};
