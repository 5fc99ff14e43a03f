import type { TownLayout } from './plan/kinds.ts';
import type { TownBoard } from './plan/edges.ts';
import { nameParts } from './table.ts';

/** A street's name as it fits: on a phone the name proper alone, with more room its title above it. */
export interface Label {
  readonly title: string;
  readonly lines: readonly string[];
  /** In units of the drawing. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** No letter on the board is smaller than this, in CSS pixels. */
const SMALLEST = 10.5;
/** How broad a word is in Alegreya, bold, as a part of its height: near enough to keep names apart. */
const broad = (word: string): number => {
  let sum = 0;
  for (const letter of word)
    sum += 'MWmw'.includes(letter)
      ? 0.82
      : 'ijlt .'.includes(letter)
        ? 0.31
        : letter >= 'A' && letter <= 'Z'
          ? 0.64
          : 0.5;
  return sum;
};
const LARGEST = 25;

/** The names of all streets for a drawing of which one unit is `scale` pixels. */
export const labelsOf = (board: TownBoard, plan: TownLayout, scale: number): readonly Label[] => {
  const size = Math.max(LARGEST, SMALLEST / scale);
  const hasTitles = LARGEST * scale >= SMALLEST * 1.15;
  return board.streets.map(({ name }, street) => {
    const { title, proper } = nameParts(name);
    const room = plan.places[street]!.room.x * 2;
    const fits = broad(proper) * size <= room;
    const lines = fits ? [proper] : proper.split(' ');
    const longest = Math.max(...lines.map(broad));
    const fitted = Math.min(size, Math.max(size * 0.86, room / longest));
    return {
      title: hasTitles ? title : '',
      lines,
      size: fitted,
      width: longest * fitted,
      height: lines.length * fitted + (hasTitles && title ? fitted * 0.7 : 0),
    };
  });
};
