import type { Seat } from '@tavola/kernel';

/** The viewer's own seat comes first and the others follow clockwise; a spectator sees the seats in table order. */
export const orderFromOwn = (seats: readonly Seat[], me: Seat | null): readonly Seat[] =>
  me === null ? seats : [...seats.slice(me), ...seats.slice(0, me)];
