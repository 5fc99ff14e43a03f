import type { GraenalandEvent } from '../rules/events.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';

const territory = (number: number): Mark => ({ what: 'territory', number });
const seat = (number: number): Mark => ({ what: 'seat', number });

/** The territories and seats that an event speaks of. */
export const marksOf = (event: GraenalandEvent): readonly Mark[] => {
  const marks: Mark[] = [];
  if ('territory' in event) marks.push(territory(event.territory));
  if ('from' in event) marks.push(territory(event.from));
  if (event.t === 'moved' || event.t === 'anchor') marks.push(territory(event.to));
  if ('seat' in event) marks.push(seat(event.seat));
  if ('by' in event) marks.push(seat(event.by));
  if (event.t === 'promised' || event.t === 'promise') {
    const { by, to, territory: about } = event.promise;
    marks.push(territory(about), seat(by), seat(to));
  }
  if ('main' in event) marks.push(seat(event.main));
  if (event.t === 'favour' || event.t === 'ship') marks.push(seat(event.to));
  return marks.filter(({ number }) => number >= 0);
};
