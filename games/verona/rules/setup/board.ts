import type { BoardFile, Join, RawStreet, Reward } from './board-file.ts';
import { BUILDINGS, isCounted } from '../round/buildings.ts';

export interface Mission {
  readonly id: string;
  readonly streets: readonly number[];
  readonly reward: Reward;
  readonly points: number;
}

/** A board compiled for play: streets and missions are numbers, and frequent look-ups are lists. */
export interface Board {
  readonly name: string;
  readonly streets: readonly RawStreet[];
  /** 0, 1, 2 … : the numbers of all streets. */
  readonly all: readonly number[];
  readonly joins: readonly { readonly a: number; readonly b: number; readonly by: Join }[];
  /** V-S04 By street: one published list (V-X05), drawn on the board. */
  readonly neighbours: readonly (readonly number[])[];
  readonly missions: readonly Mission[];
  /** V-E10 By building: the streets that count for it. */
  readonly claims: readonly (readonly number[])[];
}

/** From a file that `checkBoard` has passed. */
export const compileBoard = (file: BoardFile): Board => {
  const index = (id: string): number => file.streets.findIndex(street => street.id === id);
  const all = file.streets.map((_, street) => street);
  const joins = file.neighbours.map(({ a, b, by }) => ({ a: index(a), b: index(b), by }));
  return {
    name: file.name,
    streets: file.streets,
    all,
    joins,
    neighbours: all.map(street =>
      all.filter(other =>
        joins.some(({ a, b }) => (a === street && b === other) || (b === street && a === other)),
      ),
    ),
    missions: file.missions.map(({ id, streets, reward, points }) => ({
      id,
      streets: streets.map(index),
      reward,
      points,
    })),
    claims: BUILDINGS.map(building => all.filter(street => isCounted(building, file.streets[street]!))),
  };
};
