import type { VeronaEvent } from '../rules/events.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';

const street = (number: number): Mark => ({ what: 'street', number });
const seat = (number: number): Mark => ({ what: 'seat', number });
const building = (number: number): Mark => ({ what: 'building', number });

/** The streets, seats and buildings that an event speaks of; a field means the same in every event. */
export const marksOf = (event: VeronaEvent): readonly Mark[] => {
  const marks: Mark[] = [];
  if ('street' in event) marks.push(street(event.street));
  if ('from' in event) marks.push(street(event.from));
  if (event.t === 'moved') marks.push(street(event.to));
  if (event.t === 'scattered') marks.push(...event.to.map(to => street(to.street)));
  if ('building' in event) marks.push(building(event.building));
  if ('seat' in event) marks.push(seat(event.seat));
  if ('by' in event) marks.push(seat(event.by));
  if ('of' in event && typeof event.of === 'number') marks.push(seat(event.of));
  if ('schemer' in event) marks.push(seat(event.schemer));
  if (event.t === 'mission') marks.push({ what: 'mission', number: event.mission });
  return marks.filter(({ number }) => number >= 0);
};
