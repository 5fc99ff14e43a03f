import type { Seat } from '@tavola/kernel';
import { draw, receiveHidden } from '../components/decks.ts';
import { clockwiseFrom, settlementsAt } from '../building/houses.ts';
import type { GraenalandContext, IslandTable } from '../types.ts';
import { NONE, WARRIOR } from '../names.ts';
import { openQuestion } from '../rulebook.ts';
import { talkByBook } from '../talk.ts';

/** G-O01 So many face-down cards lie by each coast territory. */
const CARDS = 2;

const coastOf = (table: IslandTable): number[] =>
  table.land.terrain.map((_, t) => t).slice(0, table.land.coast);

export const layCards = (g: GraenalandContext): void => {
  g.table.arrivals = coastOf(g.table).map(() => []);
  for (const territory of coastOf(g.table)) {
    for (let n = 0; n < CARDS; n++) {
      const card = draw(g, g.table.land.terrain[territory]!);
      if (card === undefined) continue;
      g.box.down[territory] = [...g.box.down[territory]!, card];
      g.table.down[territory]!++;
    }
    g.emit?.({ t: 'laid', territory, cards: g.table.down[territory]! });
  }
};

/** G-O01 From the first player clockwise. */
export const inOrder = (table: IslandTable): Seat[] => clockwiseFrom(table, table.first);
/** G-O03 Then in reverse order. */
export const inReverse = (table: IslandTable): Seat[] => inOrder(table).toReversed();

/**
 * G-O03 Whether the first player, who places last, would still find a card on another territory than the own first
 * settlement, once a card was taken from `taken` and that settlement stands on `home`.
 */
const leavesLastCard = (table: IslandTable, taken: number, home: number): boolean =>
  coastOf(table).some(t => t !== home && table.down[t]! - (t === taken ? 1 : 0) > 0);

const countPlaced = (table: IslandTable): number => table.settlements.reduce((sum, n) => sum + n, 0);
/** The warrior stands where the first settlement is, as long as the draft lasts (G-X07). */
const homeOf = (table: IslandTable, seat: Seat): number => table.heroes[seat * 3 + WARRIOR]!;

/** G-O01, G-O03 Any coast territory, full or not; never one's own again; the last but one must leave a card. */
const placesFor = (table: IslandTable, seat: Seat): number[] => {
  const lastButOne = countPlaced(table) === 2 * table.seats.length - 2;
  return coastOf(table).filter(
    t =>
      settlementsAt(table, t, seat) === 0 &&
      (!lastButOne || leavesLastCard(table, t, homeOf(table, table.first))),
  );
};

export const placement = openQuestion({
  name: 'placement',
  talk: talkByBook,
  who: (_, seat) => [seat],
  choice: me => ({ kind: 'one', what: 'territory', of: placesFor(me.table, me.seat) }),
  absent: me => placesFor(me.table, me.seat)[0]!,
  settle: (g, answers) => {
    const territory = answers[g.current]!;
    const warrior = homeOf(g.table, g.current) === NONE;
    if (warrior) g.table.heroes[g.current * 3 + WARRIOR] = territory;
    g.emit?.({ t: 'settled', seat: g.current, territory, warrior, drafted: true });
    const full = g.table.down[territory] === 0;
    arrive(g, g.current, territory);
    g.table.crowded = full ? territory : NONE;
    if (full) g.emit?.({ t: 'crowded', territory, by: g.current });
  },
});

/** G-O01 A settlement comes to a territory and takes one of its cards, if one is left. */
const arrive = (g: GraenalandContext, seat: Seat, territory: number): void => {
  const { table, box } = g;
  const at = territory * table.seats.length + seat;
  table.settlements = table.settlements.with(at, table.settlements[at]! + 1);
  table.arrivals = table.arrivals.with(territory, [...table.arrivals[territory]!, seat]);
  const card = box.down[territory]!.at(-1);
  if (card === undefined) return;
  box.down[territory] = box.down[territory]!.slice(0, -1);
  table.down[territory]!--;
  g.emit?.({ t: 'drew', seat, deck: table.land.terrain[territory]!, drafted: true });
  receiveHidden(g, seat, card);
};

/** G-O02 The earlier settlers of the crowded territory, in their order of arrival. */
export const earlierArrivals = (table: IslandTable): Seat[] => table.arrivals[table.crowded]!.slice(0, -1);

/** G-O02, G-O03, G-O05 Where a settlement may go: where a card is left, no own one stands, and the last finds one. */
const havensFor = (table: IslandTable, seat: Seat): number[] => {
  const lastButOne = countPlaced(table) === 2 * table.seats.length - 1;
  const last = homeOf(table, table.first);
  const goesAlong = seat === table.first && last === table.crowded;
  return coastOf(table).filter(
    t =>
      table.down[t]! > 0 &&
      settlementsAt(table, t, seat) === 0 &&
      (!lastButOne || leavesLastCard(table, t, goesAlong ? t : last)),
  );
};

/** G-O02, G-O05, G-X07 One after the other may raise anchor; at most one does, and the warrior placed there too. */
export const anchor = openQuestion({
  name: 'anchor',
  talk: talkByBook,
  who: (table, seat) => (table.crowded !== NONE && havensFor(table, seat).length > 0 ? [seat] : []),
  choice: me => ({ kind: 'some', what: 'territory', of: havensFor(me.table, me.seat), min: 0, max: 1 }),
  absent: () => [],
  settle: (g, answers, who) => {
    const seat = who[0];
    if (seat === undefined) return;
    const [to] = answers[seat]!;
    const from = g.table.crowded;
    if (to === undefined) {
      g.emit?.({ t: 'stayed', seat, territory: from });
      return;
    }
    const { table } = g;
    const warrior = homeOf(table, seat) === from;
    const at = from * table.seats.length + seat;
    table.settlements = table.settlements.with(at, table.settlements[at]! - 1);
    table.arrivals = table.arrivals.with(
      from,
      table.arrivals[from]!.filter(other => other !== seat),
    );
    if (warrior) table.heroes[seat * 3 + WARRIOR] = to;
    table.crowded = NONE;
    g.emit?.({ t: 'anchor', seat, from, to, warrior });
    arrive(g, seat, to);
  },
});

/** G-O03 Discards the cards left by the territories unseen. */
export const clearCards = (g: GraenalandContext): void => {
  for (const territory of coastOf(g.table)) {
    const cards = g.box.down[territory]!;
    const deck = g.table.land.terrain[territory]!;
    if (cards.length > 0) g.emit?.({ t: 'left-over', territory, cards: cards.length });
    g.box.buried[deck] = [...g.box.buried[deck]!, ...cards];
    g.table.buried[deck]! += cards.length;
    g.box.down[territory] = [];
    g.table.down[territory] = 0;
  }
  g.table.arrivals = [];
  g.table.crowded = NONE;
};
