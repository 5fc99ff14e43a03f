import type { G } from '@tavola/kernel';
import { addAlly, alliesIn, isStreet } from '../street/allies.ts';
import type { TownTable, Verona } from '../types.ts';
import { drawRanking, firstOf, refuseTwice, streetRanking } from '../ranking.ts';
import { openQuestion, order } from '../rulebook.ts';

const FIRST_ALLIES = 3;

/** V-S10 The table chooses the first player, or else chance does. */
export const announceFirst = (g: G<Verona>): void => {
  g.emit?.({ t: 'first', seat: g.table.first });
  for (const [seat, hand] of g.hands.entries())
    g.whisper?.(seat, { t: 'dealt', missions: [...hand.missions] });
};

export const isPreparing = (table: TownTable): boolean =>
  table.seats.some(seat => placedBy(table, seat) < FIRST_ALLIES);

const placedBy = (table: TownTable, seat: number): number =>
  table.board.all.reduce((sum, street) => sum + table.allies[street * table.seats.length + seat]!, 0);

/** V-S11 The streets for the first allies, best first; when they are taken, the first empty one on the board. */
const placeInOrder = order({
  name: 'place-in-order',
  rule: 'V-S11',
  choice: ({ table }) => streetRanking(table, 1),
  refuse: refuseTwice,
  sample: ({ table }, dice) => drawRanking(table.board.all, 1, dice),
  answer: ({ table }, ranking) => firstOf(ranking, emptyOutside(table)),
});

/** V-S11 One ally at a time: only on an empty street, never in the Central district. */
export const firstAlly = openQuestion({
  name: 'first-ally',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: ({ table }) => ({ kind: 'one', what: 'street', of: emptyOutside(table) }),
  why: ({ table }, street) => {
    if (!isStreet(table, street)) return undefined;
    return { code: isCentral(table, street) ? 'central' : 'occupied', rule: 'V-S11', about: { street } };
  },
  absent: ({ table }) => emptyOutside(table)[0]!,
  orders: { mayLeave: table => table.round === 0, list: [placeInOrder] },
  settle: (g, answers) => {
    const by = g.current;
    const street = answers[by]!;
    addAlly(g.table, by, street);
    g.emit?.({ t: 'placed', by, street });
  },
});

const emptyOutside = (table: TownTable): number[] =>
  table.board.all.filter(street => !isCentral(table, street) && alliesIn(table, street) === 0);

const isCentral = (table: TownTable, street: number): boolean =>
  table.board.streets[street]!.district === 'centre';
