import type { Houses } from './blocks.ts';
import type { DistrictSign } from './districts.ts';
import type { TownBoard } from './edges.ts';
import type { Point } from '@tavola/web/board-kit/map/points.ts';

/** A street as it is drawn. */
export interface Place {
  readonly street: TownBoard['streets'][number];
  /** Where names and pieces go. */
  readonly at: Point;
  /** The room around it: half of the free width and height. */
  readonly room: { readonly x: number; readonly y: number };
  /** What is coloured for the district. */
  readonly area: string;
  /** What can be clicked: up to the middle of walls and river, so that no street is too small for a finger. */
  readonly hit: string;
  /** The open ground between the houses. */
  readonly ground: string;
  readonly houses: () => Houses;
}

/** A way from one street to its neighbour. */
export interface Way {
  readonly a: number;
  readonly b: number;
  readonly by: 'border' | 'gate' | 'bridge';
  readonly from: Point;
  readonly to: Point;
  readonly at: Point;
  readonly width: number;
  /** False where the areas do not touch in this drawing: then the way is drawn over what lies between. */
  readonly touches: boolean;
}

export interface TownLayout {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
  readonly walls: readonly { readonly from: Point; readonly to: Point; readonly isDistrict: boolean }[];
  readonly rivers: readonly (readonly Point[])[];
  readonly districts: readonly DistrictSign[];
  /** Where the nine buildings stand, by number. */
  readonly sites: { readonly places: readonly Point[]; readonly radius: number };
}
