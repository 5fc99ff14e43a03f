import type { Houses } from './blocks.ts';
import type { DistrictSign } from './districts.ts';
import type { TownBoard } from './edges.ts';
import type { Point } from '@tavola/web/board-kit/map/points.ts';

/** A place is the drawn form of a street. */
export interface Place {
  readonly street: TownBoard['streets'][number];
  /** Names and pieces stand around this point. */
  readonly at: Point;
  /** `room` is half of the free width and height around the point. */
  readonly room: { readonly x: number; readonly y: number };
  /** The district's colour fills this path. */
  readonly area: string;
  /** The clickable path reaches the middle of walls and river so that every street is large enough for a finger. */
  readonly hit: string;
  /** The open ground lies between the houses. */
  readonly ground: string;
  readonly houses: () => Houses;
}

/** A way leads from one street to its neighbour. */
export interface Way {
  readonly a: number;
  readonly b: number;
  readonly by: 'border' | 'gate' | 'bridge';
  readonly from: Point;
  readonly to: Point;
  readonly at: Point;
  readonly width: number;
  /** If the areas do not touch in this drawing, the way crosses whatever lies between them. */
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
  /** The nine buildings stand at these places, indexed by number. */
  readonly sites: { readonly places: readonly Point[]; readonly radius: number };
}
