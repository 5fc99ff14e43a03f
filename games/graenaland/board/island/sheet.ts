/** The sheet has its own units, and `scale` says how much larger or smaller it is shown. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The tray needs this room below the island: that of a vote is the tallest that needs no payment. */
const DOCK = 212;
/** Pieces would look lost on a wider sheet, so a wider window enlarges the drawing instead. */
const BROADEST = 1180;
/** The room of an example in the rules on the narrowest phone. */
const NARROWEST = 250;
/** A coast territory needs this height in relation to its width so that its contents fit. */
const TALL = 6.4;

const TALLEST = 480;
/** On a wider page the whole island and the tray fit the window, and their drawing shrinks to this at most. */
const WIDE = 620;
const SMALLEST = 0.82;
/** A low window leaves room beside the island instead of drawing the sea any broader. */
const BROADEST_LOW = 1.25 * BROADEST;

/** Fills the available room; on a phone the sheet may be taller because the page scrolls. */
export const sheetFor = (width: number, height: number, coast: number): Sheet => {
  const largest = Math.max(1, width / BROADEST);
  const scale = width < WIDE ? largest : Math.min(largest, Math.max(SMALLEST, (height - DOCK) / TALLEST));
  const w = Math.max(NARROWEST, Math.min(width / scale, scale < largest ? BROADEST_LOW : BROADEST));
  const least = Math.min(TALLEST, (w / coast) * TALL);
  return { width: w, height: Math.max(340, least, Math.min((height - DOCK) / scale, w * 0.8)), scale };
};
