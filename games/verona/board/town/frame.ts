import type { TownLayout } from '../plan/kinds.ts';

/** The part of the world that is shown, in units of the drawing: the sheet, with country around it to fill the room. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Framed {
  readonly frame: Frame;
  /** CSS pixels per unit of the drawing. */
  readonly scale: number;
}

/** The whole sheet as large as it fits. What is left of the room beside or below it is country too. */
export const frameSheet = (
  { width, height }: Pick<TownLayout, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): Framed => {
  const scale = Math.min(room.width / width, room.height / height);
  const shown = { width: room.width / scale, height: room.height / scale };
  return {
    scale,
    frame: { x: (width - shown.width) / 2, y: (height - shown.height) / 2, ...shown },
  };
};

export const viewBoxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;
