/** Who sat where, counted clockwise from the one who began: place 1 began. */
export const placesFrom = (first: number, seats: number): { readonly [place: string]: readonly number[] } =>
  Object.fromEntries(Array.from({ length: seats }, (_, n) => [`place ${n + 1}`, [(first + n) % seats]]));
