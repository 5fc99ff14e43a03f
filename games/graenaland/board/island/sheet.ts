/** The sheet has its own units, and `scale` says how much larger it is shown. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The tray needs this room below the island. */
const DOCK = 186;
/** Pieces would look lost on a wider sheet, so a wider window enlarges the drawing instead. */
const BROADEST = 1180;
/** The room of an example in the rules on the narrowest phone. */
const NARROWEST = 250;
/** A coast territory needs this height in relation to its width so that its contents fit. */
const TALL = 6.4;

const TALLEST = 480;

/** Fills the available room; on a phone the sheet may be taller because the page scrolls. */
export const sheetFor = (width: number, height: number, coast: number): Sheet => {
  const scale = Math.max(1, width / BROADEST);
  const w = Math.max(NARROWEST, Math.min(width, BROADEST));
  const least = Math.min(TALLEST, (w / coast) * TALL);
  return { width: w, height: Math.max(340, least, Math.min((height - DOCK) / scale, w * 0.8)), scale };
};
