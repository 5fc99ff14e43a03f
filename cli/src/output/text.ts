import { stripVTControlCharacters } from 'node:util';
import type { Interval } from '../simulation/statistics.ts';

const width = (cell: string): number => stripVTControlCharacters(cell).length;

/** Pads cells to columns; those not listed in `left` are aligned to the right. */
export const alignColumns = (
  rows: readonly (readonly string[])[],
  left: readonly number[] = [0],
): string[] => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, width(cell));
  return rows.map(row =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i]! - width(cell));
        return left.includes(i) ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd(),
  );
};

/** 1234567 as 1,234,567. */
export const groupDigits = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

export const formatShare = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const percentRange = ({ low, high }: Interval): string =>
  `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

export const decimalRange = ({ low, high }: Interval): string => `${low.toFixed(2)} to ${high.toFixed(2)}`;

/** 75 seconds as 1:15. */
export const formatDuration = (seconds: number): string => {
  const s = Math.max(0, Math.round(seconds));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** `1 game`, `2 games`. */
export const countNouns = (n: number, noun: string): string =>
  `${groupDigits(n)} ${noun}${n === 1 ? '' : 's'}`;
