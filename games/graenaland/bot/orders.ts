import { COMPASS, countVotes, HEROES, NONE, pileAt, wayOf, type IslandTable } from '../rules/index.ts';
import type { Dice } from '@tavola/kernel';
import type { RatedGraenalandAnswer } from './reasons.ts';
import { drawSoftmax } from '@tavola/bots/search/sampling.ts';
import type { IslandEvaluation } from './evaluation/evaluation.ts';

/** Others' proposals bring less than the own one. */
const THEIRS = 0.35;
/** The heroes' places count in the next round as well, for future cards. */
const NEXT = 0.25;

/** The worth to this seat of the cards beside each territory. */
const pilesOf = (eye: IslandEvaluation): number[] =>
  eye.table.down.map((_, t) =>
    pileAt(eye.table, t).reduce((sum, kind) => sum + eye.worth(eye.seat, kind), 0),
  );

/** The expected share of all piles by votes; a majority is worth more than its share. */
const expectedShare = (table: IslandTable, seat: number, piles: readonly number[]): number => {
  let [best, rest] = [0, 0];
  for (let t = 0; t < piles.length; t++) {
    const votes = countVotes(table, t);
    const own = votes[seat]!;
    if (own === 0) continue;
    let all = 0;
    for (const n of votes) all += n;
    const share = own / all;
    best = Math.max(best, (2 * own > all ? 1 : 0.9 * share) * piles[t]!);
    rest += share * (THEIRS * piles[t]! + NEXT);
  }
  return best + rest;
};

/** G-M01 Every order, as if the others stayed: towards votes that carry something. */
export const listOrders = (eye: IslandEvaluation): RatedGraenalandAnswer[] => {
  const { table, seat } = eye;
  const piles = pilesOf(eye);
  const thoughts: RatedGraenalandAnswer[] = [];
  for (let hero = 0; hero < HEROES.length; hero++) {
    const before = table.heroes[seat * 3 + hero]!;
    if (before === NONE) continue;
    for (let direction = 0; direction < COMPASS.length; direction++) {
      const { to, swapped } = wayOf(table, seat, hero, direction);
      // Directions that lead off the island are as good as staying, and staying is one of them.
      if (to === before && direction !== 0) continue;
      const after = table.heroes.slice();
      after[seat * 3 + hero] = to;
      if (swapped !== NONE) after[seat * 3 + swapped] = before;
      const weight = expectedShare({ ...table, heroes: after }, seat, piles);
      const about = { hero, territory: to };
      const code = to === before ? 'keeps-votes' : 'goes-for-votes';
      thoughts.push({ answer: [hero, direction], weight, reason: { code, about } });
    }
  }
  return thoughts;
};

/** An order that is better by this much is chosen e times as often. */
const HEAT = 0.15;

export const chooseOrder = (eye: IslandEvaluation, dice: Dice): RatedGraenalandAnswer => {
  const all = listOrders(eye);
  return all[
    drawSoftmax(
      all.map(({ weight }) => weight ?? 0),
      HEAT,
      dice,
    )
  ]!;
};
