import type { DeepReadonly, G } from '@tavola/kernel';
import { addAlly, alliesIn } from './allies.ts';
import type { Table, Verona } from './kinds.ts';
import { openQuestion } from './words.ts';

const FIRST_ALLIES = 3;

/** V-S10 The first player is chosen by the table, or else by chance. */
export const announceFirst = (g: G<Verona>): void => {
  g.emit?.({ t: 'first', seat: g.table.first });
  for (const [seat, hand] of g.hands.entries())
    g.whisper?.(seat, { t: 'dealt', missions: [...hand.missions] });
};

export const isPreparing = (table: DeepReadonly<Table>): boolean =>
  table.seats.some(seat => placedBy(table, seat) < FIRST_ALLIES);

const placedBy = (table: DeepReadonly<Table>, seat: number): number =>
  table.board.all.reduce((sum, street) => sum + table.allies[street * table.seats.length + seat]!, 0);

/** V-S11 One ally at a time: only on an empty street, never in the Central district. */
export const firstAlly = openQuestion({
  name: 'first-ally',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: ({ table }) => ({ kind: 'one', what: 'street', of: emptyOutside(table) }),
  absent: ({ table }) => emptyOutside(table)[0]!,
  settle: (g, answers) => {
    const by = g.current;
    const street = answers[by]!;
    addAlly(g.table, by, street);
    g.emit?.({ t: 'placed', by, street });
  },
});

const emptyOutside = (table: DeepReadonly<Table>): number[] =>
  table.board.all.filter(
    street => table.board.streets[street]!.district !== 'centre' && alliesIn(table, street) === 0,
  );
