/** The seats by place, counted clockwise from the first player, who has place 1. */
export const placesFrom = (first: number, seats: number): { readonly [place: string]: readonly number[] } =>
  Object.fromEntries(Array.from({ length: seats }, (_, n) => [`place ${n + 1}`, [(first + n) % seats]]));
