import type { G, Seat } from '@tavola/kernel';
import type { TownTable, Verona, VeronaTable } from '../types.ts';

/** V-S13 Only allies in streets count here; an ally on a building is in no street. */
export const alliesOf = (table: TownTable, seat: Seat, street: number): number =>
  table.allies[street * table.seats.length + seat]!;

export const hasAlly = (table: TownTable, seat: Seat, street: number): boolean =>
  table.allies[street * table.seats.length + seat]! > 0;

export const alliesIn = (table: TownTable, street: number): number => {
  const n = table.seats.length;
  let sum = 0;
  for (let seat = 0; seat < n; seat++) sum += table.allies[street * n + seat]!;
  return sum;
};

export const hasOthers = (table: TownTable, seat: Seat, street: number): boolean =>
  alliesIn(table, street) > alliesOf(table, seat, street);

export const isStreet = (table: TownTable, n: number): boolean => n in table.board.all;

/** The streets where a seat has allies. */
export const streetsOf = (table: TownTable, seat: Seat): number[] => {
  const streets: number[] = [];
  for (const street of table.board.all) if (hasAlly(table, seat, street)) streets.push(street);
  return streets;
};

/** The seats that have allies in a street. */
export const seatsIn = (table: TownTable, street: number): Seat[] => {
  const seats: Seat[] = [];
  for (const seat of table.seats) if (hasAlly(table, seat, street)) seats.push(seat);
  return seats;
};

const changeAllies = (table: VeronaTable, seat: Seat, street: number, by: number): void => {
  table.allies[street * table.seats.length + seat]! += by;
};

/** V-S08 Allies are limited: with an empty supply nothing is placed (V-X21). True if one was. */
export const addAlly = (table: VeronaTable, seat: Seat, street: number): boolean => {
  if (table.supply[seat] === 0) return false;
  table.supply[seat]!--;
  changeAllies(table, seat, street, 1);
  return true;
};

/** V-C41 Removed allies always return to their owner's supply. */
export const takeBack = (table: VeronaTable, seat: Seat, street: number, allies = 1): void => {
  changeAllies(table, seat, street, -allies);
  table.supply[seat]! += allies;
};

export const moveAllies = (table: VeronaTable, seat: Seat, from: number, to: number, allies = 1): void => {
  changeAllies(table, seat, from, -allies);
  changeAllies(table, seat, to, allies);
};

/** Removes one ally and emits the event. */
export const removeAlly = (
  g: G<Verona>,
  by: Seat,
  of: Seat,
  street: number,
  why: 'violence' | 'murder' | 'mission',
): void => {
  takeBack(g.table, of, street);
  g.emit?.({ t: 'removed', by, of, street, why });
};
