import type { Seat } from '@tavola/kernel';

/** The viewer's own seat first, then clockwise; for a spectator as they sit. */
export const orderFromOwn = (seats: readonly Seat[], me: Seat | undefined): readonly Seat[] =>
  me === undefined ? seats : [...seats.slice(me), ...seats.slice(0, me)];
