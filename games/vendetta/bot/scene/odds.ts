/** N-V04 The mean worth of all differences of the totals over both dice. */
export const meanOver = (lead: number, worth: (difference: number) => number): number => {
  let sum = 0;
  for (let gap = -5; gap <= 5; gap++) sum += (6 - Math.abs(gap)) * worth(lead + gap);
  return sum / 36;
};

/** Both dice together change a lead by at most so much. */
const WIDEST = 5;
const CHANCES = Array.from({ length: 2 * WIDEST + 1 }, (_, i) =>
  meanOver(i - WIDEST, difference => (difference > 0 ? 1 : difference === 0 ? 0.5 : 0)),
);

/** How likely the caller wins who is ahead by so much before the dice; a coin decides where totals are the same. */
export const winsWith = (lead: number): number =>
  lead < -WIDEST ? 0 : lead > WIDEST ? 1 : CHANCES[lead + WIDEST]!;
