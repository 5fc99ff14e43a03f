import { clockwiseFrom } from '../building/houses.ts';
import { draw, receiveHidden } from '../components/decks.ts';
import type { GraenalandContext } from '../types.ts';
import { NONE, WARRIOR } from '../names.ts';
import { openQuestion } from '../rulebook.ts';
import { talkByBook } from '../talk.ts';

/** G-S10 The first player is given by the table or drawn by lot, and begins with the ship. */
export const chooseFirstPlayer = (g: GraenalandContext): void => {
  const { table } = g;
  if (table.first === NONE) table.first = g.dice.below(table.seats.length);
  table.ship = table.first;
  g.emit?.({ t: 'first', seat: table.first });
};

const [NO, YES] = [0, 1];

/** G-O04 All must agree to a custom island; if one refuses, that of G-S02 is laid. */
export const agreement = openQuestion({
  name: 'agreement',
  talk: talkByBook,
  who: table => table.seats,
  choice: () => ({ kind: 'one', what: 'agreement', of: [NO, YES] }),
  absent: () => NO,
  settle: (g, answers, who) => {
    const no = who.filter(seat => answers[seat] === NO);
    g.emit?.({ t: 'agreed', yes: who.filter(seat => answers[seat] === YES), no });
    if (no.length > 0) g.table.land = g.table.standard!;
  },
});

/** G-S02, G-S03 The island is laid. */
export const layIsland = (g: GraenalandContext): void => {
  const { table } = g;
  g.emit?.({
    t: 'island',
    tiles: table.land.tiles,
    custom: table.standard !== null && table.standard !== table.land,
  });
  table.standard = null;
};

/** G-S07 Two settlements and the warrior of each clan on the places given, and a card for each settlement. */
export const placeFirstSettlements = (g: GraenalandContext): void => {
  const { table } = g;
  for (const [place, seat] of clockwiseFrom(table, table.first).entries()) {
    const { settlements, warrior } = table.stock.starts[place]!;
    for (const territory of settlements) {
      const at = territory * table.seats.length + seat;
      table.settlements = table.settlements.with(at, table.settlements[at]! + 1);
      g.emit?.({ t: 'settled', seat, territory, warrior: territory === warrior, drafted: false });
    }
    table.heroes[seat * 3 + WARRIOR] = warrior;
    for (const territory of settlements) drawFor(g, seat, table.land.terrain[territory]!);
  }
};

const drawFor = (g: GraenalandContext, seat: number, deck: number): void => {
  const card = draw(g, deck);
  if (card === undefined) return;
  g.emit?.({ t: 'drew', seat, deck, drafted: false });
  receiveHidden(g, seat, card);
};
