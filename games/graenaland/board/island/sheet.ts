/** The sheet that the island is drawn on, in its own units, and how much larger it is shown. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Room below the island for the tray. */
const DOCK = 186;
/** Broader than this pieces would be lost on the land: then the drawing is enlarged as a whole. */
const BROADEST = 1180;
/** A coast territory is at least so tall for its breadth, that what stands there finds room. */
const TALL = 6.4;

const TALLEST = 480;

/** As much of the room as is there; on a phone taller, as the page can be scrolled. */
export const sheetFor = (width: number, height: number, coast: number): Sheet => {
  const scale = Math.max(1, width / BROADEST);
  const w = Math.max(300, Math.min(width, BROADEST));
  const least = Math.min(TALLEST, (w / coast) * TALL);
  return { width: w, height: Math.max(340, least, Math.min((height - DOCK) / scale, w * 0.8)), scale };
};
