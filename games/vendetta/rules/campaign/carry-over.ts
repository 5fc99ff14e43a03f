import type { Seat } from '@tavola/kernel';
import { addPiece, addPlace } from '../city-plan.ts';
import { ABOUT_HOUSE, ABOUT_PIECE, ABOUT_PLACE, NONE } from '../names.ts';
import { openQuestion, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import type { CarriedNote, StoryBefore } from './story-before.ts';

/** The story that a match goes on from, until all of it that comes over is on the plan. */
const carriedOf = (t: CityTable): StoryBefore | null => t.before?.carried ?? null;

/** N-E05 What the table may refuse: the houses of seats that play, then the pieces, numbered from 0. */
export const carriable = (
  t: CityTable,
): readonly ({ readonly house: Seat } | { readonly piece: number })[] => {
  const carried = carriedOf(t);
  if (!carried) return [];
  return [
    ...t.seats.filter(seat => carried.houses[seat]).map(house => ({ house })),
    ...carried.pieces.map((_, piece) => ({ piece })),
  ];
};

/** N-E05 All agree on what comes over: it stays behind as soon as one of them does not want it. */
export const carryOver = openQuestion({
  name: 'carry-over',
  talk: 'open',
  who: t => (carriable(t).length > 0 ? t.seats : []),
  choice: me => {
    const { length } = carriable(me.table);
    return {
      kind: 'some',
      what: 'left-behind',
      of: Array.from({ length }, (_, n) => n),
      min: 0,
      max: length,
    };
  },
  absent: () => [],
  // A bot wants whatever the others want.
  sample: () => [],
  settle: (g, answers, who) => {
    const carried = carriedOf(g.table);
    if (!carried) return;
    const left = new Set(who.flatMap(seat => answers[seat] ?? []));
    const items = carriable(g.table);
    const isLeft = (is: (item: (typeof items)[number]) => boolean): boolean => left.has(items.findIndex(is));
    const houses = g.table.seats.map(seat =>
      isLeft(item => 'house' in item && item.house === seat) ? null : (carried.houses[seat] ?? null),
    );
    const { volume, city } = carried;
    g.table.city = city;
    g.table.before = { volume, city, carried: { ...carried, houses } };
    g.emit?.({ t: 'continued', volume, city });
    const places = carried.places.map(place => addPlace(g, { ...place, by: 0 }));
    const pieces = carried.pieces.map((_, i) =>
      isLeft(item => 'piece' in item && item.piece === i) ? NONE : enter(g, i),
    );
    for (const note of carried.notes) takeOver(g, note, { places, pieces });
  },
});

/** N-E05, N-S02 A piece comes back with its house, which pays for it; without its house it belongs to nobody. */
const enter = (g: VendettaContext, i: number): number => {
  const { pieces, houses } = carriedOf(g.table)!;
  const { owner, power, ...card } = pieces[i]!;
  const by = houses[owner] ? owner : NONE;
  const laid = addPiece(g, { ...card, by: Math.max(0, by) }, by, power);
  const paid = by === NONE ? 0 : power;
  if (by !== NONE) g.table.reserve[by]! -= paid;
  g.table.fresh = [];
  g.emit?.({ t: 'laid', laid, paid, reserve: by === NONE ? 0 : g.table.reserve[by]! });
  return laid.piece;
};

/** N-E05, N-P07 Notes come with what they are about. */
const takeOver = (
  g: VendettaContext,
  { on, n, text }: CarriedNote,
  { places, pieces }: { readonly places: readonly number[]; readonly pieces: readonly number[] },
): void => {
  if (on === 'piece' && pieces[n] === NONE) return;
  if (on === 'house' && !carriedOf(g.table)?.houses[n]) return;
  const about =
    on === 'house' ? ABOUT_HOUSE + n : on === 'piece' ? ABOUT_PIECE + pieces[n]! : ABOUT_PLACE + places[n]!;
  const by = on === 'house' ? n : 0;
  g.table.notes.push({ by, about, text });
  g.emit?.({ t: 'note', note: g.table.notes.length - 1, by, about, text });
};

/** N-E05 Whether this seat's house comes from the match before. */
export const hasCarriedHouse = (t: CityTable, seat: Seat): boolean => Boolean(carriedOf(t)?.houses[seat]);

/** N-E05 Whether the city brings its locations, so that none are rolled. */
export const hasLocations = (t: CityTable): boolean =>
  t.before !== undefined && t.places.some(({ value }) => value > 0);

export const returnHouse = (g: VendettaContext): void => {
  const house = carriedOf(g.table)!.houses[g.current]!;
  g.table.houses[g.current] = house;
  g.emit?.({ t: 'house', seat: g.current, house });
};

/** What has come over is on the plan now, so the table keeps no second copy. */
export const endCarryOver = (g: VendettaContext): void => {
  if (g.table.before) g.table.before = { ...g.table.before, carried: null };
};
