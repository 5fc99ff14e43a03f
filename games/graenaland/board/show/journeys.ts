import type { GraenalandEvent } from '../../rules/events.ts';
import { HEROES } from '../../rules/names.ts';

/** All heroes of one beat move together (G-M01). */
export interface Journey {
  readonly seat: number;
  readonly hero: number;
  readonly from: number;
  readonly to: number;
}

export const journeysOf = (events: readonly GraenalandEvent[]): readonly Journey[] =>
  events.flatMap(event => {
    if (event.t !== 'moved' || event.from === event.to) return [];
    const { seat, from, to, swapped } = event;
    const goes = { seat, hero: HEROES.indexOf(event.hero), from, to };
    return swapped === null ? [goes] : [goes, { seat, hero: HEROES.indexOf(swapped), from: to, to: from }];
  });

/** The order of a staying hero leads nowhere (G-M03) or tells it to stay (direction 0). */
export interface StayingHero {
  readonly seat: number;
  readonly hero: number;
  readonly direction: number;
}

/** Staying heroes appear too because all orders are shown together. */
export const findStayingHeroes = (events: readonly GraenalandEvent[]): readonly StayingHero[] =>
  events.flatMap(event =>
    event.t === 'moved' && event.from === event.to
      ? [{ seat: event.seat, hero: HEROES.indexOf(event.hero), direction: event.direction }]
      : [],
  );
