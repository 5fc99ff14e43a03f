import type { Label } from '../labels.ts';
import type { Place } from '../plan/kinds.ts';
import { roundNumber, type Point } from '@tavola/web/board-kit/map/points.ts';

/** The arrangement places the name, pieces and tokens of a street. */
export interface Arrangement {
  readonly title: number;
  readonly lines: readonly number[];
  /** The name moves aside for the badge of the authority before it. */
  readonly shift: number;
  readonly badge: Point & { readonly r: number };
  readonly pieces: readonly Point[];
  readonly tokens: readonly Point[];
  readonly size: number;
}

/** A piece with a letter needs at least this size in CSS pixels to be readable. */
const SMALLEST = 16;
const LARGEST = 21;

/**
 * Puts name, allies in rows of up to three, and tokens in one column around the middle. If the column would reach into
 * the next street, allies and tokens stand side by side.
 */
export const arrange = (
  place: Place,
  label: Label,
  allies: number,
  tokens: number,
  /** `scale` is the number of CSS pixels per unit of the drawing. */
  scale = 1,
): Arrangement => {
  const room = { x: place.room.x * 2 + 34, y: place.room.y * 2 + 24 };
  const least = Math.max(26, SMALLEST / scale);
  const most = Math.max(36, LARGEST / scale);
  const perRow = allies === 4 ? 2 : 3;
  const rows = Math.ceil(allies / perRow);
  const perTokens = tokens === 4 ? 2 : tokens > 4 ? 3 : Math.max(1, tokens);
  const tokenRows = Math.ceil(tokens / perTokens);
  const left = room.y - label.height;
  const stacked = left / Math.max(1, rows * 1.22 + tokenRows);
  // Allies and tokens share as few rows as fit.
  const both = allies + tokens;
  const inRow = Math.max(1, Math.min(both, Math.floor(room.x / (least * 1.1))));
  const mixedRows = Math.ceil(both / inRow);
  const mixed = Math.min(left / Math.max(1, mixedRows * 1.22), room.x / (inRow * 1.1));
  const isMixed = allies > 0 && tokens > 0 && stacked < most && mixed > stacked;
  const piece = Math.max(least, Math.min(most, isMixed ? mixed : stacked));
  const high = isMixed ? mixedRows * piece * 1.22 : rows * piece * 1.22 + tokenRows * piece;
  const height = label.height + high + 4;
  let y = place.at.y - height / 2;
  const title = y + label.size * 0.55;
  if (label.title) y += label.size * 0.7;
  const lines = label.lines.map((_, i) => roundNumber(y + label.size * (0.8 + i)));
  const r = label.size * 0.5;
  const gap = label.size * 0.22;
  const beside = label.width + 2.5 * r <= room.x;
  const badge = beside
    ? { x: place.at.x - (label.width + gap) / 2, y: (lines[0] ?? y) - label.size * 0.3, r }
    : { x: place.at.x, y: y - r * (label.title ? 2.1 : 0.75), r: r * 0.92 };
  y += label.lines.length * label.size + 4;
  const laid = isMixed
    ? placeRow(both, inRow, place.at.x, y, piece * 1.1, piece * 1.22)
    : [
        ...placeRow(allies, perRow, place.at.x, y, piece * 1.16, piece * 1.22),
        ...placeRow(tokens, perTokens, place.at.x, y + rows * piece * 1.22, piece * 1.04, piece),
      ];
  return {
    title: roundNumber(title),
    lines,
    shift: beside ? r + gap / 2 : 0,
    badge,
    pieces: laid.slice(0, allies),
    tokens: laid.slice(allies),
    size: piece,
  };
};

const placeRow = (
  n: number,
  per: number,
  x: number,
  y: number,
  width: number,
  height: number,
): readonly Point[] =>
  Array.from({ length: n }, (_, i) => {
    const line = Math.floor(i / per);
    const inLine = Math.min(per, n - line * per);
    return {
      x: roundNumber(x + ((i % per) - (inLine - 1) / 2) * width),
      y: roundNumber(y + (line + 0.5) * height),
    };
  });
