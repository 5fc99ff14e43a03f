import type { Label } from './labels.ts';
import type { Place } from './plan/kinds.ts';
import { rounded, type Point } from './plan/points.ts';

/** Where in a street its name, its pieces and its tokens stand. */
export interface Arranged {
  readonly title: number;
  readonly lines: readonly number[];
  /** The name makes room for the badge of the authority before it. */
  readonly shift: number;
  readonly badge: Point & { readonly r: number };
  readonly pieces: readonly Point[];
  readonly tokens: readonly Point[];
  readonly size: number;
}

/** Everything in one column around the middle: name, allies in rows of up to three, tokens. */
export const arrange = (place: Place, label: Label, allies: number, tokens: number): Arranged => {
  const unit = label.size / 25;
  const room = place.room.x * 2;
  const perRow = allies === 4 ? 2 : 3;
  const rows = Math.ceil(allies / perRow);
  const perTokens = tokens === 4 ? 2 : tokens > 4 ? 3 : Math.max(1, tokens);
  const tokenRows = Math.ceil(tokens / perTokens);
  // Full streets get smaller pieces, never so small that letters are lost.
  const size =
    Math.min(36, (place.room.y * 2 + 24 - label.height) / Math.max(1, rows * 1.25 + tokenRows)) * 1;
  const piece = Math.max(26, Math.min(36, size)) * Math.max(1, unit * 1.08);
  const height = label.height + rows * piece * 1.22 + tokenRows * piece * 0.98 + 4;
  let y = place.at.y - height / 2;
  const title = y + label.size * 0.55;
  if (label.title) y += label.size * 0.7;
  const lines = label.lines.map((_, i) => rounded(y + label.size * (0.8 + i)));
  const r = label.size * 0.5;
  const gap = label.size * 0.22;
  const beside = label.width + 2.5 * r <= room + 34;
  const badge = beside
    ? { x: place.at.x - (label.width + gap) / 2, y: (lines[0] ?? y) - label.size * 0.3, r }
    : { x: place.at.x, y: y - r * (label.title ? 2.1 : 0.75), r: r * 0.92 };
  y += label.lines.length * label.size + 4;
  const pieces = row(allies, perRow, place.at.x, y, piece * 1.16, piece * 1.22);
  y += rows * piece * 1.22;
  return {
    title: rounded(title),
    lines,
    shift: beside ? r + gap / 2 : 0,
    badge,
    pieces,
    tokens: row(tokens, perTokens, place.at.x, y, piece * 1.02, piece * 0.98),
    size: piece,
  };
};

const row = (n: number, per: number, x: number, y: number, width: number, height: number): readonly Point[] =>
  Array.from({ length: n }, (_, i) => {
    const line = Math.floor(i / per);
    const inLine = Math.min(per, n - line * per);
    return {
      x: rounded(x + ((i % per) - (inLine - 1) / 2) * width),
      y: rounded(y + (line + 0.5) * height),
    };
  });
