import { seedDice, type SetupState } from '@tavola/kernel';
import { answer, asked, at, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland, type Graenaland } from '../index.ts';
import { top } from '../test/shore.ts';

type S = TestPosition<Graenaland>;
const drafting = (seats: number, first = 0, options: object = {}): S =>
  at(graenaland, { seats, options: { first, start: 'draft', ...options } });

/** Plays placements and anchors in turn, where a number is a territory and null stays. */
const play = (scene: S, deeds: readonly (number | null)[]): S => {
  let [now, events] = [scene, [...scene.events]];
  for (const deed of deeds) {
    const seat = now.state.asked!.who[0]!;
    const anchors = asked(now)!.startsWith('anchor');
    now = answer(now, { [seat]: anchors ? (deed === null ? [] : [deed]) : deed! });
    events = [...events, ...now.events];
  }
  return { ...now, events };
};
const settlers = ({ state }: S, territory: number): number[] =>
  state.table.seats.filter(seat => state.table.settlements[territory * state.table.seats.length + seat]! > 0);
const places = ({ state }: S, seat: number): readonly number[] => {
  const choice = graenaland.choice(state, seat);
  return choice?.kind === 'one' || choice?.kind === 'some' ? choice.of : [];
};

describe('O draft', () => {
  test('[G-O01] two face-down cards by each coast territory; in turn a settlement, the warrior, and a card', () => {
    const scene = drafting(4, 2);
    expect(scene.state.table.down).toEqual([2, 2, 2, 2, 0, 0, 0]);
    expect(asked(scene)).toBe('placement 2');
    expect(places(scene, 2)).toEqual([0, 1, 2, 3]);
    const placed = play(scene, [1]);
    const { table } = placed.state;
    expect(table.heroes[6]).toBe(1);
    expect(table.down[1]).toBe(1);
    expect(settlers(placed, 1)).toEqual([2]);
    expect(heard(placed, 'settled')).toEqual({
      t: 'settled',
      seat: 2,
      territory: 1,
      warrior: true,
      drafted: true,
    });
    expect(table.backs.slice(10, 15)).toEqual([1, 0, 0, 0, 0]);
    expect(asked(placed)).toBe('placement 3');
    const [one] = answer(scene, { 2: 1 }).whispers;
    expect(one).toMatchObject({ to: 2, event: { t: 'drew' } });
  });

  test('[G-O02] a third settlement takes no card; the first to have come may move and takes one elsewhere', () => {
    const scene = play(drafting(4), [0, 0, 0]);
    expect(heard(scene, 'crowded')).toEqual({ t: 'crowded', territory: 0, by: 2 });
    expect(asked(scene)).toBe('anchor 0');
    expect(places(scene, 0)).toEqual([1, 2, 3]);
    const moved = play(scene, [3]);
    expect(heard(moved, 'anchor')).toEqual({ t: 'anchor', seat: 0, from: 0, to: 3, warrior: true });
    expect(settlers(moved, 0)).toEqual([1, 2]);
    expect(settlers(moved, 3)).toEqual([0]);
    // The earlier card stays.
    expect(moved.state.table.backs.slice(0, 5)).toEqual([1, 1, 0, 0, 0]);
    expect(moved.state.table.backs.slice(10, 15)).toEqual([0, 0, 0, 0, 0]);
    expect(asked(moved)).toBe('placement 3');
  });

  test('[G-O02][G-O05] if not, the second may; the newcomer may not; at most one moves; leaving brings no card back', () => {
    const scene = play(drafting(4), [0, 0, 0, null]);
    expect(heard(scene, 'stayed')).toEqual({ t: 'stayed', seat: 0, territory: 0 });
    expect(asked(scene)).toBe('anchor 1');
    const moved = play(scene, [1]);
    expect(asked(moved)).toBe('placement 3');
    expect(moved.state.table.down[0]).toBe(0);
    const none = play(scene, [null]);
    expect(asked(none)).toBe('placement 3');
    expect(settlers(none, 0)).toEqual([0, 1, 2]);
    // The fourth arrives too, so the rules ask the earlier ones in their order of arrival.
    expect(asked(play(none, [0]))).toBe('anchor 0');
    expect(asked(play(moved, [0]))).toBe('anchor 0');
  });

  test('[G-X07] the warrior raises anchor with the settlement it was placed with, and with no other', () => {
    const moved = play(drafting(4), [0, 0, 0, 3]);
    expect(moved.state.table.heroes[0]).toBe(3);
    // Seats 3 and 2 place their second settlements, then seat 1 crowds territory 1, where seat 3's second one came
    // first.
    const second = play(drafting(4), [0, 0, 2, 2, 1, 1, 1]);
    expect(asked(second)).toBe('anchor 3');
    const gone = play(second, [3]);
    expect(heard(gone, 'anchor')).toMatchObject({ seat: 3, from: 1, to: 3, warrior: false });
    expect(gone.state.table.heroes[9]).toBe(2);
  });

  test('[G-O03] a second settlement each in reverse order, without heroes, never both on one territory', () => {
    const scene = play(drafting(4), [0, 1, 2, 3]);
    expect(asked(scene)).toBe('placement 3');
    expect(places(scene, 3)).toEqual([0, 1, 2]);
    const done = play(scene, [0, 1, 2]);
    expect(asked(done)).toBe('placement 0');
    expect(done.state.table.heroes.filter(territory => territory >= 0)).toHaveLength(4);
    const playing = play(done, [3]);
    expect(asked(playing)).toBe('orders 1,2,3');
  });

  test('[G-O03] a move cannot lead there either: a clan with a settlement there may not go there', () => {
    const second = play(drafting(4), [0, 0, 2, 2, 1, 1, 1]);
    // Seats 2 and 3 have their first settlements on 2, whose cards are gone anyway, so only 3 is left.
    expect(places(second, 3)).toEqual([3]);
    const other = play(drafting(5), [0, 0, 1, 2, 3, 0]);
    // Seat 4 (first on 3) crowds 0: seat 0 may go anywhere with a card but not to an own territory.
    expect(asked(other)).toBe('anchor 0');
    expect(places(other, 0)).toEqual([1, 2, 3, 4]);
  });

  test('[G-O03] the last placement but one must leave a card elsewhere for the last', () => {
    // The first settlements are on 0, 1 and 2, and seat 2 then takes the second card of 1. So the last card for seat 0,
    // who lives on 0, lies on 2, and seat 1 must go to 0 without a question.
    const scene = play(drafting(3), [0, 1, 2, 1]);
    expect(scene.events.filter(event => event.t === 'settled').at(-1)).toMatchObject({
      seat: 1,
      territory: 0,
    });
    expect(scene.state.table.down.slice(0, 3)).toEqual([0, 0, 1]);
    expect(asked(scene)).toBe('placement 0');
    // The last player may still crowd a territory by choice.
    expect(places(scene, 0)).toEqual([1, 2]);
  });

  test('[G-O03] which places are left to the last but one', () => {
    const cornered = (down: readonly number[]) =>
      at(graenaland, {
        seats: 3,
        options: { first: 0, start: 'draft' },
        at: 'G-O03:placement',
        current: 1,
        change: dealt => cornerIn(dealt, down),
      });
    // Seat 0 lives on 0, seat 1 on 1, seat 2 on 2 and 1: the last card outside 0 lies on 2.
    const scene = cornered([1, 0, 1]);
    expect(places(scene, 1)).toEqual([]);
    // Only territory 0 is left, so seat 1 goes there without a question and seat 0 is next.
    expect(heard(scene, 'settled')).toMatchObject({ seat: 1, territory: 0 });
    expect(asked(scene)).toBe('placement 0');
    expect(places(scene, 0)).toEqual([1, 2]);
    // With two cards there, both territories are open.
    expect(places(cornered([0, 0, 2]), 1)).toEqual([0, 2]);
    expect(refusal(cornered([0, 0, 2]), 1, 1)).toMatchObject({ code: 'not-offered', rule: 'G-O03' });
  });

  test('[G-O03] a move caused by the last placement but one must leave a card, too', () => {
    /**
     * Brings seat 1, who is last but one, to a draft with one card by each of these territories and none by the others.
     */
    const lastButOne = (cards: readonly number[]): S =>
      at(graenaland, {
        seats: 4,
        options: { first: 0, start: 'draft' },
        at: 'G-O03:placement',
        current: 1,
        change: ({ table, box }) => {
          // First settlements: seat 0 on 0, seat 1 on 1, seats 2 and 3 on 2; second: seats 3 and 2 on 3 and 0.
          table.ship = 0;
          table.standard = null;
          table.arrivals = [[0, 2], [1], [2, 3], [3]];
          const homes = [[0], [1], [2, 0], [2, 3]];
          for (const [seat, own] of homes.entries()) {
            for (const place of own) table.settlements = table.settlements.with(place * 4 + seat, 1);
            table.heroes[seat * 3] = own[0]!;
          }
          for (const territory of cards) {
            box.down[territory] = [top(box, 0)];
            table.down[territory] = 1;
          }
          table.decks[0] = box.decks[0]!.length;
        },
      });
    // Seat 1 crowds 2; seat 2 could go to 1 or 3 and seat 3 to 1, and each move leaves seat 0 a card on the other.
    const crowded = play(lastButOne([1, 3]), [2]);
    expect(asked(crowded)).toBe('anchor 2');
    expect(places(crowded, 2)).toEqual([1, 3]);
    // No player may take the last card on 3: seat 1 may not place there, and no player may raise anchor.
    const single = lastButOne([3]);
    expect(places(single, 1)).toEqual([0, 2]);
    expect(asked(play(single, [2]))).toBe('placement 0');
  });

  test('[G-O03] the last to place must also find a card elsewhere after moving its first settlement', () => {
    // Seats 0 and 3 have come to 2, which seat 1 crowds, and the only two cards lie by 3.
    const crowded = play(drafting(4), [2, 1, 1, 2, 0, 0, 2]);
    expect(crowded.state.table.down.slice(0, 4)).toEqual([0, 0, 0, 2]);
    // If seat 0 moved, no card would lie outside its new home; if seat 3 moves, it leaves one.
    expect(asked(crowded)).toBe('anchor 3');
    expect(places(crowded, 3)).toEqual([3]);
    const roomy = play(drafting(4), [2, 1, 1, 2, 0, 3, 2]);
    expect(asked(roomy)).toBe('anchor 0');
    expect(places(roomy, 0)).toEqual([0, 3]);
  });

  test('[G-O03] left-over cards are discarded unseen', () => {
    const done = play(drafting(4), [0, 0, 0, null, null, 1, 2, 2, 1, 3]);
    const left = done.events.filter(event => event.t === 'left-over');
    expect(left.length).toBeGreaterThan(0);
    const buried = done.state.table.buried.reduce((sum, n) => sum + n, 0);
    expect(buried).toBe(left.reduce((sum, event) => sum + event.cards, 0));
    expect(done.state.table.down.every(n => n === 0)).toBe(true);
    expect(done.state.table.arrivals).toEqual([]);
  });

  test('[G-O05] a player with nowhere to go is not asked', () => {
    const scene = at(graenaland, {
      seats: 3,
      options: { first: 0, start: 'draft' },
      at: 'G-O01:placement',
      current: 2,
      change: ({ table }) => {
        table.ship = 0;
        table.standard = null;
        table.arrivals = [[0, 1], [], []];
        table.settlements = table.settlements.with(0, 1);
        table.settlements = table.settlements.with(1, 1);
        table.heroes[0] = 0;
        table.heroes[3] = 0;
      },
    });
    // No territory has a card.
    expect(asked(play(scene, [0]))).toBe('placement 2');
  });
});

const cornerIn = ({ table, box }: SetupState<Graenaland>, down: readonly number[]): void => {
  table.ship = 0;
  table.standard = null;
  table.arrivals = [[0], [1, 2], [2]];
  for (const [territory, seat] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [1, 2],
  ] as const)
    table.settlements = table.settlements.with(territory * 3 + seat, 1);
  for (const seat of [0, 1, 2]) table.heroes[seat * 3] = seat;
  for (const [territory, n] of down.entries()) {
    const deck = table.land.terrain[territory]!;
    for (let i = 0; i < n; i++) box.down[territory] = [...box.down[territory]!, top(box, deck)];
    table.down[territory] = n;
    table.decks[deck] = box.decks[deck]!.length;
  }
};

describe('O custom island', () => {
  const tiles = { coast: ['plains-b', 'forest-b', 'plains-a'], inland: ['hills-c', 'mountains-b'] };
  const custom = (options: object = {}) => drafting(3, 0, { island: 'custom', tiles, ...options });

  test('[G-O04] any arrangement in the same shape, if all agree', () => {
    const scene = custom();
    expect(asked(scene)).toBe('agreement 0,1,2');
    expect(scene.state.table.land.tiles).toEqual([...tiles.coast, ...tiles.inland]);
    const agreed = answer(scene, { 0: 1, 1: 1, 2: 1 });
    expect(heard(agreed, 'island')).toEqual({
      t: 'island',
      tiles: [...tiles.coast, ...tiles.inland],
      custom: true,
    });
    expect(asked(agreed)).toBe('placement 0');
  });

  test('[G-O04] if one refuses, the layout of G-S02', () => {
    const refused = answer(custom(), { 0: 1, 1: 0, 2: 1 });
    expect(heard(refused, 'agreed')).toEqual({ t: 'agreed', yes: [0, 2], no: [1] });
    expect(heard(refused, 'island')).toMatchObject({ custom: false });
    expect(refused.state.table.land.tiles[0]).toBe('forest-a');
  });

  test('[G-O04] needs the draft, fits rows and regions; without tiles chance lays some', () => {
    const error = (options: object) => {
      const turn = graenaland.begin(3, options, seedDice(1));
      return turn.ok ? undefined : turn.error.about?.['path'];
    };
    expect(error({ island: 'custom' })).toBe('options.island');
    expect(error({ tiles })).toBe('options.tiles');
    const draft = { island: 'custom', start: 'draft' };
    expect(error({ ...draft, tiles: { ...tiles, coast: ['plains-b', 'forest-b'] } })).toBe(
      'options.tiles.coast',
    );
    expect(error({ ...draft, tiles: { ...tiles, inland: ['hills-c', 'plains-a'] } })).toBe(
      'options.tiles.inland[1]',
    );
    expect(error({ ...draft, tiles: { ...tiles, inland: ['hills-c', 'hills-c'] } })).toBe(
      'options.tiles.inland[1]',
    );
    expect(error({ ...draft, tiles: 7 })).toBe('options.tiles');
    expect(error({ ...draft, tiles: { ...tiles, inland: ['hills-c', { junk: 'x' }] } })).toBe(
      'options.tiles.inland',
    );
    expect(graenaland.decode(3, { tiles: { ...tiles, junk: 'x' } })).toMatchObject({ value: { tiles } });
    expect(graenaland.decode(3, { tiles: { ...tiles, junk: 'x' } })).not.toHaveProperty('value.tiles.junk');
    expect(error(draft)).toBeUndefined();
  });
});
