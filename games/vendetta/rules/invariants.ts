import type { State } from '@tavola/kernel';
import type { Vendetta } from './types.ts';
import type { Scene } from './entities.ts';
import { piecesOf, isStanding } from './city-plan.ts';
import { FLOORS, HEAD, MOST_POWER, NONE } from './names.ts';

type Law = (s: State<Vendetta>) => boolean;

const areWithin = (list: readonly number[], min: number, max: number): boolean =>
  list.every(n => Number.isInteger(n) && n >= min && n <= max);

const hasRightTotals = ({ sums, totals }: Scene): boolean =>
  [sums.caller, sums.defender].every((side, i) => side.reduce((sum, { n }) => sum + n, 0) === totals[i]);

/** These laws hold between any two answers. */
export const invariants: { readonly [name: string]: Law } = {
  'power is 0 to 12': ({ table: t }) => areWithin(t.power, 0, MOST_POWER),
  'reserves are not below 0': ({ table: t }) => areWithin(t.reserve, 0, Infinity),
  'six floors at the most': ({ table: t }) => areWithin(t.floors, 0, FLOORS),
  'owners are seats or nobody': ({ table: t }) => areWithin(t.owner, NONE, t.seats.length - 1),
  'every piece has a card': ({ table: t }) =>
    [t.owner, t.power, t.away].every(list => list.length === t.cards.length),
  'attributes are 0 to 6': ({ table: t }) =>
    t.houses.every(({ values }) => values.length === 3 && areWithin(values, 0, 6)),
  'the fallen have nothing': ({ table: t }) =>
    t.seats.every(seat => isStanding(t, seat) || (piecesOf(t, seat).length === 0 && t.reserve[seat] === 0)),
  'what is locked up is a character of the house in disfavour, its head or nothing': ({ table: t }) =>
    t.locked === NONE ||
    (t.disfavour !== NONE && (t.locked === HEAD || t.cards[t.locked]?.kind === 'character')),
  'a head that is locked up is somewhere': ({ table: t }) =>
    t.arrest === NONE || (t.locked === HEAD && t.places[t.arrest]?.value === 0),
  'away are pieces in play, at places outside': ({ table: t }) =>
    t.away.every((place, piece) => place === NONE || (t.power[piece]! > 0 && t.places[place]!.outside)),
  'scenes are numbered from 1': ({ table: t }) => t.scenes.every(({ number }, i) => number === i + 1),
  'totals are the sums of what is named': ({ table: t }) =>
    t.scenes.every(hasRightTotals) && (t.scene === null || hasRightTotals(t.scene)),
  'past scenes are closed': ({ table: t }) => t.scenes.every(({ closed, vote }) => closed && vote === null),
  'at most four floors in a turn': ({ table: t }) => t.pulled <= 4,
};
