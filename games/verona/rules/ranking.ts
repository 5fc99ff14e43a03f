import type { Dice } from '@tavola/kernel';
import type { TownTable } from './types.ts';

/** Things in an order of preference, a row for each. */
export type Ranking = readonly (readonly [number])[];

/** Refuses an order of preference that names something twice. */
export const refuseTwice = (_: unknown, ranking: Ranking) => {
  const ranked = ranking.map(([thing]) => thing);
  return new Set(ranked).size < ranked.length ? { code: 'twice' } : undefined;
};

/** Draws `least` or more of the things, in any order. */
export const drawRanking = (things: readonly number[], least: number, dice: Dice): Ranking => {
  const left = [...things];
  const ranking: [number][] = [];
  for (let n = least + dice.below(things.length + 1 - least); n > 0; n--)
    ranking.push([left.splice(dice.below(left.length), 1)[0]!]);
  return ranking;
};

/** A choice of streets in an order of preference, of any so that it can be made before it is known which will do. */
export const streetRanking = ({ board }: TownTable, least: number) =>
  ({
    kind: 'list',
    what: 'streets',
    parts: [{ kind: 'one', what: 'street', of: board.all }],
    min: least,
    max: board.all.length,
  }) as const;

/** The first of the preferred things that is open, or else the first that is. */
export const firstOf = (ranking: Ranking, open: readonly number[]): number =>
  ranking.map(([thing]) => thing).find(thing => open.includes(thing)) ?? open[0]!;
