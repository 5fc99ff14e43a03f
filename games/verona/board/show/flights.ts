import { NONE, type VeronaEvent } from '../../rules/index.ts';

/** An event moves these allies; NONE stands for the supply. */
export interface Journey {
  readonly seat: number;
  readonly allies: number;
  readonly from: number;
  readonly to: number;
}

export const journeysOf = (event: VeronaEvent | undefined, fightStreet: number): readonly Journey[] => {
  switch (event?.t) {
    case 'placed':
    case 'added':
      return [{ seat: event.by, allies: 1, from: NONE, to: event.street }];
    case 'removed':
      return [{ seat: event.of, allies: 1, from: event.street, to: NONE }];
    case 'caught':
      return [{ seat: event.schemer, allies: 1, from: event.from, to: NONE }];
    case 'moved':
      return [{ seat: event.of, allies: event.allies, from: event.from, to: event.to }];
    case 'scattered':
      return event.to.map(({ street, allies }) => ({
        seat: event.of,
        allies,
        from: fightStreet,
        to: street,
      }));
    case 'driven-out':
      return [{ seat: event.of, allies: event.allies, from: fightStreet, to: NONE }];
    default:
      return [];
  }
};
