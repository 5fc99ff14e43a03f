import type { TownLayout } from './plan/kinds.ts';
import type { TownBoard } from './plan/edges.ts';
import { splitName } from './table.ts';

/** On a phone a label shows the proper name alone, and with more room it shows the title above. */
export interface Label {
  readonly title: string;
  readonly lines: readonly string[];
  /** `size` uses units of the drawing. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** A smaller letter, in CSS pixels, would be hard to read. */
const SMALLEST = 10.5;
/** Estimates the width of a bold Alegreya word in relation to its height, which is close enough to keep names apart. */
const estimateWidth = (word: string): number => {
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

/** Returns the names of all streets for a drawing whose unit is `scale` pixels wide. */
export const labelsOf = (board: TownBoard, plan: TownLayout, scale: number): readonly Label[] => {
  const size = Math.max(LARGEST, SMALLEST / scale);
  const hasTitles = LARGEST * scale >= SMALLEST * 1.15;
  return board.streets.map(({ name }, street) => {
    const { title, proper } = splitName(name);
    const room = plan.places[street]!.room.x * 2;
    const fits = estimateWidth(proper) * size <= room;
    const lines = fits ? [proper] : proper.split(' ');
    const longest = Math.max(...lines.map(estimateWidth));
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
