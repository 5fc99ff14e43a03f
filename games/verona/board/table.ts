import type { View } from '@tavola/kernel';
import type { TownTable, Verona } from '../rules/index.ts';

export type TownView = View<Verona>;
export type { TownTable } from '../rules/index.ts';

export const alliesAt = (table: TownTable, seat: number, street: number): number =>
  table.allies[street * table.seats.length + seat] ?? 0;

/** Lists the seats with allies in a street and their numbers in the order of the seats. */
export const crowdAt = (table: TownTable, street: number): readonly { seat: number; allies: number }[] =>
  table.seats.flatMap(seat => {
    const allies = alliesAt(table, seat, street);
    return allies > 0 ? [{ seat, allies }] : [];
  });

/** Lists the seats with a face-down token in a street. */
export const tokensAt = (table: TownTable, street: number): readonly number[] =>
  table.seats.filter(seat => ((table.tokens[street] ?? 0) & (1 << seat)) !== 0);

const TITLES = ['Via', 'Viale', 'Vicolo', 'Corso', 'Piazza', 'Piazzetta', 'della'];

/** V-S02 A name such as "Piazza della Mercede" consists of a title and a proper name. */
export const splitName = (name: string): { readonly title: string; readonly proper: string } => {
  const words = name.split(' ');
  const first = words.findIndex(word => !TITLES.includes(word));
  if (first <= 0) return { title: '', proper: name };
  return { title: words.slice(0, first).join(' '), proper: words.slice(first).join(' ') };
};
