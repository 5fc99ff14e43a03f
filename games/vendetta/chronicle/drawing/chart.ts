import { FLOORS } from '../../rules/index.ts';
import { escapeHtml } from '../format/escape.ts';
import { toRoman } from '../text/names.ts';
import { shorten, letter } from './city-map.ts';
import type { SeatRows, Story } from '../story/story.ts';
import type { Charted, ChronicleText } from '../text/chronicle-text.ts';

const WIDTH = 760;
const HEIGHT = 320;
const LEFT = 34;
const RIGHT = 560;
const TOP = 20;
const BOTTOM = 270;
/** Labels of lines with close ends move apart by this many units. */
const APART = 17;

const px = (n: number): string => String(Math.round(n * 10) / 10);

/** Picks a round step that keeps the grid at seven lines or fewer. */
const stepFor = (most: number): number => [1, 2, 5, 10, 20, 50, 100].find(step => most <= 7 * step) ?? 200;

/** The grid ends at the first line that no value exceeds. */
const gridFor = (what: Charted, rows: SeatRows): readonly number[] => {
  const most = what === 'towers' ? FLOORS : Math.max(1, ...rows.flat());
  const step = stepFor(most);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
};

const axes = (
  grid: readonly number[],
  acts: number,
  x: (i: number) => number,
  y: (n: number) => number,
  words: ChronicleText,
): string => {
  const columns = Array.from({ length: acts }, (_, i) => i);
  // A match with many acts labels only every second or fifth.
  const step = acts > 40 ? 5 : acts > 20 ? 2 : 1;
  return [
    ...grid.map(n => `<line class="grid" x1="${LEFT}" y1="${px(y(n))}" x2="${RIGHT}" y2="${px(y(n))}"/>`),
    ...grid.map(n => `<text class="axis" x="${LEFT - 14}" y="${px(y(n) + 4)}">${n}</text>`),
    ...columns
      .filter(i => i % step === 0)
      .map(i => `<text class="axis" x="${px(x(i))}" y="${BOTTOM + 24}">${i === 0 ? '·' : toRoman(i)}</text>`),
    `<text class="axis" x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 44}">${escapeHtml(words.column.act)}</text>`,
  ].join('');
};

/** Labels keep the order of their lines and never overlap. */
const labelRows = (
  ends: readonly { readonly seat: number; readonly y: number }[],
): ReadonlyMap<number, number> => {
  const rows = new Map<number, number>();
  let last = -Infinity;
  for (const { seat, y } of ends.toSorted((a, b) => a.y - b.y || a.seat - b.seat)) {
    last = Math.max(y, last + APART);
    rows.set(seat, last);
  }
  return rows;
};

/** Each house has its own colour, dash pattern and letter, so that the lines differ without colour. */
export const drawChart = (story: Story, what: Charted, words: ChronicleText): string => {
  const rows = story[what];
  const grid = gridFor(what, rows);
  const top = grid.at(-1)!;
  const y = (n: number): number => BOTTOM - ((BOTTOM - TOP) * n) / top;
  const seats = story.houses.map((_, seat) => seat);
  const width = Math.max(1, rows.length - 1);
  const x = (i: number): number => LEFT + ((RIGHT - LEFT) * i) / width;
  // Parallel lines shift sideways so that none hides another.
  const shift = (seat: number): number => 3 * (seat - (seats.length - 1) / 2);
  const at = (i: number, seat: number): string => `${px(x(i))},${px(y(rows[i]![seat]!) + shift(seat))}`;
  const ends = seats.map(seat => ({ seat, y: y(rows.at(-1)?.[seat] ?? top) + shift(seat) }));
  const labels = labelRows(ends);
  const bottom = Math.max(HEIGHT, ...[...labels.values()].map(row => row + 20));
  return [
    `<svg class="chart" viewBox="0 0 ${WIDTH} ${px(bottom)}" aria-hidden="true">`,
    axes(grid, rows.length, x, y, words),
    ...seats.map(
      seat =>
        `<polyline class="run s${seat} d${seat}" points="${rows.map((_, i) => at(i, seat)).join(' ')}"/>`,
    ),
    ...seats.map(seat => {
      const row = labels.get(seat)!;
      const end = ends[seat]!.y;
      return [
        `<line class="lead" x1="${RIGHT + 3}" y1="${px(end)}" x2="${RIGHT + 14}" y2="${px(row)}"/>`,
        `<circle class="badge s${seat}" cx="${RIGHT + 24}" cy="${px(row)}" r="8"/>`,
        `<text class="letter" x="${RIGHT + 24}" y="${px(row + 4)}">${letter(seat)}</text>`,
        `<text class="name" x="${RIGHT + 37}" y="${px(row + 4.5)}">${escapeHtml(shorten(story.houses[seat]!.name, 20))}</text>`,
      ].join('');
    }),
    '</svg>',
  ].join('');
};
