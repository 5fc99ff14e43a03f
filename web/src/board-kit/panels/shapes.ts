import { SHAPES } from '../contract.ts';

type ShapeName = (typeof SHAPES)[number];

/** The shapes are paths in a box from -10 to 10. */
const PATHS: { readonly [S in ShapeName]: string } = {
  circle: 'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z',
  square: 'M-7.5-7.5H7.5V7.5H-7.5Z',
  triangle: 'M0-9.5L9.5 7.5H-9.5Z',
  diamond: 'M0-10L9 0L0 10L-9 0Z',
  hexagon: 'M-9 0L-4.5-8.5H4.5L9 0L4.5 8.5H-4.5Z',
  star: 'M0-10L2.6-3.6L9.5-3.1L4.2 1.4L5.9 8.1L0 4.5L-5.9 8.1L-4.2 1.4L-9.5-3.1L-2.6-3.6Z',
};

export const shapeOf = (seat: number): string => PATHS[SHAPES[seat % SHAPES.length]!];
