import type { Edge } from './edges.ts';
import {
  distance,
  middleOf,
  minus,
  plus,
  scaleBy,
  unit,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import { OUTSIDE, type Side } from './sides.ts';

interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/** The river runs between the two banks and continues beyond the sheet at both ends. */
export const riversOf = (
  cells: readonly (readonly Side[])[],
  edge: (street: number, beyond: number) => Edge,
  sheet: { readonly width: number; readonly height: number },
): readonly (readonly Point[])[] => {
  const pieces = cells.flatMap((cell, street) =>
    cell.filter(({ beyond }) => {
      const kind = edge(street, beyond);
      return beyond > street && (kind === 'bridge' || kind === 'river');
    }),
  );
  const rims = cells.flatMap(cell => cell.filter(side => side.beyond === OUTSIDE));
  const middle = middleOf(rims.map(side => side.from));
  const far = sheet.width + sheet.height;
  /** Leads the river straight from the wall out of the town and off the sheet. */
  const outFrom = (end: Point): Point[] => {
    if (!rims.some(side => isSameSpot(side.from, end) || isSameSpot(side.to, end))) return [];
    const away = unit(minus(end, middle));
    return [plus(end, scaleBy(away, 70)), plus(end, scaleBy(away, far))];
  };
  return joinPieces(pieces).map(chain =>
    smooth([...outFrom(chain[0]!).toReversed(), ...chain, ...outFrom(chain.at(-1)!)]),
  );
};

const isSameSpot = (a: Point, b: Point): boolean => distance(a, b) < 3;

/** Joins pieces with common ends into chains. */
const joinPieces = (pieces: readonly Piece[]): Point[][] => {
  const left = [...pieces];
  const chains: Point[][] = [];
  for (let piece = left.pop(); piece; piece = left.pop()) {
    const chain = [piece.from, piece.to];
    while (growChain(chain, left, 'tail') || growChain(chain, left, 'head'));
    chains.push(chain);
  }
  return chains;
};

const growChain = (chain: Point[], left: Piece[], end: 'head' | 'tail'): boolean => {
  const tip = end === 'tail' ? chain.at(-1)! : chain[0]!;
  const i = left.findIndex(({ from, to }) => isSameSpot(from, tip) || isSameSpot(to, tip));
  const [piece] = i < 0 ? [] : left.splice(i, 1);
  if (!piece) return false;
  const next = isSameSpot(piece.from, tip) ? piece.to : piece.from;
  if (end === 'tail') chain.push(next);
  else chain.unshift(next);
  return true;
};

/** Cuts each corner twice so that the river bends like water. */
const smooth = (points: readonly Point[]): Point[] => {
  let bends = [...points];
  for (let i = 0; i < 2; i++)
    bends = bends.flatMap((point, k) => {
      const before = bends[k - 1];
      const after = bends[k + 1];
      if (!before || !after) return [point];
      return [
        plus(scaleBy(before, 0.25), scaleBy(point, 0.75)),
        plus(scaleBy(point, 0.75), scaleBy(after, 0.25)),
      ];
    });
  return bends;
};
