import type { TownLayout } from '../plan/kinds.ts';

/** The frame is the visible part of the world in units of the drawing; country around the sheet fills the room. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Framed {
  readonly frame: Frame;
  /** `scale` is the number of CSS pixels per unit of the drawing. */
  readonly scale: number;
}

/** Fits the whole sheet into the room, and country fills the rest. */
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
