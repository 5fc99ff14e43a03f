import type { IslandTable } from '../rules/index.ts';
import type { Choice, Dice } from '@tavola/kernel';
import type { RatedGraenalandAnswer } from './reasons.ts';
import { drawNoise } from '@tavola/bots/search/sampling.ts';
import { aimsOf } from './evaluation/aims.ts';
import type { IslandEvaluation } from './evaluation/evaluation.ts';
import { needOf } from './evaluation/need.ts';

/** G-O10 Keeps the card whose six points are nearest. */
export const keep = (
  { table, seat }: IslandEvaluation,
  choice: Choice,
  means: readonly number[],
  dice: Dice,
): RatedGraenalandAnswer => {
  const cards = choice.kind === 'one' ? choice.of : [];
  let [best, least] = [cards[0]!, Infinity];
  for (const card of cards) {
    const need = needOf(aimsOf(table, seat, card), means, 0) + drawNoise(0.3, dice);
    if (need < least) [best, least] = [card, need];
  }
  return { answer: best, reason: { code: 'easiest-card', about: { victory: best } } };
};

/** The worth of a place by the coast: a card, few neighbours, and another terrain than the other settlement. */
const worthOfPlace = (table: IslandTable, seat: number, t: number): number => {
  const n = table.seats.length;
  let houses = 0;
  let same = 0;
  for (let other = 0; other < table.down.length; other++) {
    const own = table.settlements[other * n + seat]!;
    if (own > 0 && table.land.terrain[other] === table.land.terrain[t]) same++;
  }
  for (let other = 0; other < n; other++) houses += table.settlements[t * n + other]!;
  // In the middle of the coast more territories are within reach.
  const middle = 1 - Math.abs(t - (table.land.coast - 1) / 2) / table.land.coast;
  return (table.down[t]! > 0 ? 1 : 0) - 0.35 * houses - 0.4 * same + 0.3 * middle;
};

/** G-O01, G-O03 */
export const placement = (
  { table, seat }: IslandEvaluation,
  choice: Choice,
  dice: Dice,
): RatedGraenalandAnswer => {
  const places = choice.kind === 'one' ? choice.of : [];
  let [best, top] = [places[0]!, -Infinity];
  for (const t of places) {
    const worth = worthOfPlace(table, seat, t) + drawNoise(0.2, dice);
    if (worth > top) [best, top] = [t, worth];
  }
  return { answer: best, reason: { code: 'good-place', about: { territory: best } } };
};

/** G-O02 Away from a crowd to where a card lies: a card more, and fewer neighbours. */
export const chooseAnchor = (
  { table, seat }: IslandEvaluation,
  choice: Choice,
  dice: Dice,
): RatedGraenalandAnswer => {
  const places = choice.kind === 'some' ? choice.of : [];
  const best = places.toSorted((a, b) => worthOfPlace(table, seat, b) - worthOfPlace(table, seat, a))[0];
  const isBetter =
    best !== undefined &&
    worthOfPlace(table, seat, best) + drawNoise(0.2, dice) > worthOfPlace(table, seat, table.crowded);
  return isBetter
    ? { answer: [best], reason: { code: 'leaves-a-crowd', about: { territory: best } } }
    : { answer: [], reason: { code: 'good-place', about: { territory: table.crowded } } };
};
