import type { BuildName } from '../building/builds.ts';
import type { Resource, Terrain } from './cards.ts';
import type { Goal } from '../names.ts';

/** How many of each resource; a missing one costs nothing. */
export type PriceFile = { readonly [R in Resource]?: number };
export const COUNTS = ['3', '4', '5'] as const;
export type PlayerCount = (typeof COUNTS)[number];
export const REGIONS = ['coast', 'inland'] as const;
export type FortTerrain = Exclude<Terrain, 'mountains'>;
export type WorkName = Extract<BuildName, 'road' | 'improvement' | 'market' | 'palisade'>;

export interface TileFile {
  readonly id: string;
  readonly terrain: Terrain;
  readonly region: (typeof REGIONS)[number];
  /** G-S03 The numbers of players that use the tile; an empty list means all. */
  readonly marks: readonly number[];
  readonly settlement: PriceFile;
  readonly improvement: Resource;
}

/** Ids of tiles, each row from west to east. */
export interface Layout {
  readonly coast: readonly string[];
  readonly inland: readonly string[];
}

/** The components file: owners of the game can enter their printed components. */
export interface ComponentsFile {
  readonly name: string;
  readonly tiles: readonly TileFile[];
  readonly layouts: { readonly [N in PlayerCount]: Layout };
  /** G-S07 By player from the first on: coast territories counted from the west. */
  readonly starts: {
    readonly [N in PlayerCount]: readonly {
      readonly settlements: readonly number[];
      readonly warrior: number;
    }[];
  };
  readonly decks: { readonly [T in Terrain]: PriceFile };
  readonly supplies: readonly (readonly Resource[])[];
  readonly prices: { readonly [B in Exclude<BuildName, 'settlement'>]: PriceFile } & {
    readonly armyWithFort: { readonly [T in FortTerrain]: PriceFile };
  };
  readonly tokens: { readonly [W in WorkName]: number };
  readonly limits: { readonly houses: number; readonly army: number };
  readonly victoryCards: readonly {
    readonly id: string;
    readonly easy: Goal;
    readonly hard: Goal;
    readonly steps: { readonly [G in Goal]: readonly number[] };
  }[];
}
