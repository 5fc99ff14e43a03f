/** Lists the numbers from `min` to `max` as options. */
export const numberWays = (
  min: number,
  max: number,
): readonly { readonly value: number; readonly title: string }[] =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, title: String(min + i) }));
