import { peek, seedDice } from '@tavola/kernel';
import { answer, asked, at, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { deckOf, FIRST_SUPPLY, kindOf, RESOURCES, TERRAINS } from '../components/cards.ts';
import { graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { shore } from '../test/shore.ts';

const begun = (seats: number, options: object = {}) =>
  at(graenaland, { seats, options: { first: 0, ...options } });

describe('S set-up', () => {
  test('[G-S01] 3 to 5 clans, thirteen houses each beside the one that marks the army', () => {
    for (const seats of [2, 6]) expect(graenaland.begin(seats, {}, seedDice(1)).ok).toBe(false);
    for (const seats of [3, 4, 5]) {
      const { table } = begun(seats).state;
      expect(table.seats).toHaveLength(seats);
      expect(table.stock.houses).toBe(13);
      expect(table.heroes).toHaveLength(seats * 3);
    }
  });

  test('[G-S02] the coast has a territory for each player, inland one fewer, with the right neighbours', () => {
    const { near, coast } = begun(4).state.table.land;
    expect(coast).toBe(4);
    expect(near).toEqual([
      [1, 4],
      [0, 2, 4, 5],
      [1, 3, 5, 6],
      [2, 6],
      [0, 1, 5],
      [1, 2, 4, 6],
      [2, 3, 5],
    ]);
    for (const seats of [3, 5]) expect(begun(seats).state.table.land.near).toHaveLength(2 * seats - 1);
  });

  test('[G-S03] the tiles marked for the number of players, each with terrain, price and improvement', () => {
    const tiles = (seats: number): readonly string[] => heard(begun(seats), 'island')!.tiles;
    expect(tiles(5)).toHaveLength(9);
    expect(tiles(4)).not.toContain('forest-b');
    expect(tiles(4)).not.toContain('hills-b');
    expect(tiles(3)).toEqual(['forest-a', 'plains-a', 'hills-a', 'mountains-a', 'hills-b']);
    const { land } = begun(4).state.table;
    expect(land.terrain.map(terrain => TERRAINS[terrain])).toEqual([
      'forest',
      'plains',
      'hills',
      'plains',
      'hills',
      'mountains',
      'mountains',
    ]);
    expect(land.improvement.map(resource => RESOURCES[resource])).toEqual([
      'wood',
      'grain',
      'ore',
      'grain',
      'ore',
      'gold',
      'gold',
    ]);
  });

  test('[G-S04] the four decks', () => {
    const { cards } = begun(4).state.table.stock;
    const deck = (d: number): number[] => RESOURCES.map((_, r) => cards[kindOf(d, r)]!);
    expect([0, 1, 2, 3].map(deck)).toEqual([
      [18, 12, 0, 6, 0],
      [12, 6, 18, 0, 0],
      [0, 10, 5, 15, 0],
      [0, 0, 4, 8, 12],
    ]);
  });

  test('[G-S04] a deck is reshuffled from its discards, unseen ones too; an empty one gives no card', () => {
    const emptied = (discard: boolean) =>
      shore({
        at: 'G-P01',
        settlements: { 0: [1, 0, 0, 0], 1: [1, 0, 0, 0] },
        heroes: [[0], [0], [0], [0]],
        rolls: discard ? Array.from({ length: 35 }, () => 1) : [],
        change: ({ table, box, hands }) => {
          const forest = box.decks[1]!;
          for (const [i, card] of forest.entries()) {
            const kind = peek(card);
            if (!discard) {
              peek(hands[0]!.cards)[kind]!++;
              table.backs[1]!++;
            } else if (i < 5) box.buried[1] = [...box.buried[1]!, card];
            else table.discards = table.discards.with(kind, table.discards[kind]! + 1);
          }
          table.buried[1] = box.buried[1]!.length;
          box.decks[1] = [];
          table.decks[1] = 0;
        },
      });
    const anew = emptied(true);
    expect(heard(anew, 'reshuffled')).toEqual({ t: 'reshuffled', deck: 1, cards: 36 });
    expect(anew.state.table).toMatchObject({ buried: [0, 0, 0, 0, 0] });
    expect(anew.state.table.decks[1]).toBe(35);
    expect(anew.state.table.discards.every(n => n === 0)).toBe(true);
    const none = emptied(false);
    expect(heard(none, 'barren')).toEqual({ t: 'barren', territory: 0, deck: 1 });
    expect(none.state.table.beside[0]).toEqual([]);
    expect(none.state.table.beside[1]).toHaveLength(1);
  });

  test('[G-S05] sixteen supplies of two symbols, four of them open', () => {
    const { table } = begun(4).state;
    expect(table.stock.cards.slice(FIRST_SUPPLY)).toEqual([1, 2, 2, 2, 1, 2, 2, 1, 2, 1]);
    expect(table.supplies).toHaveLength(4);
    expect(table.decks[4]).toBe(12);
    expect(table.supplies.every(card => deckOf(card) === 4)).toBe(true);
  });

  test('[G-S06] six roads, markets and palisades, nine improvements', () => {
    expect(begun(5).state.table.tokens).toEqual([6, 9, 6, 6]);
  });

  test('[G-S07] two settlements and the warrior on the places given, a card for each settlement', () => {
    const scene = at(graenaland, { seats: 4, options: { first: 2 } });
    const { table } = scene.state;
    // Place 1 is that of the first player, seat 2; then clockwise. Rows are territories, columns seats.
    const rows = [0, 1, 2, 3].map(territory => table.settlements.slice(territory * 4, territory * 4 + 4));
    expect(rows).toEqual([
      [1, 1, 0, 0],
      [0, 0, 1, 1],
      [1, 1, 0, 0],
      [0, 0, 1, 1],
    ]);
    expect([0, 1, 2, 3].map(seat => table.heroes[seat * 3])).toEqual([2, 0, 3, 1]);
    expect(table.backs.slice(2 * 5, 3 * 5)).toEqual([2, 0, 0, 0, 0]);
    expect(scene.whispers.filter(({ to }) => to === 2)).toHaveLength(2);
    expect(scene.events.filter(event => event.t === 'drew')).toHaveLength(8);
  });

  test('[G-S08] the army starts at 1; backs are public, faces are not', () => {
    const { state } = begun(3);
    expect(state.table.army).toEqual([1, 1, 1]);
    const view = graenaland.view(state, 1);
    expect(view.table.backs).toEqual([1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0]);
    expect(view.hand).toEqual(state.hands[1]);
    expect(JSON.stringify(graenaland.view(state, undefined))).not.toContain('"cards":[0,');
    expect(graenaland.view(state, undefined).hand).toBeNull();
  });

  test('[G-S09] the player with the ship is the main player', () => {
    const scene = at(graenaland, { seats: 3, options: { first: 1 } });
    expect(heard(scene, 'round')).toEqual({ t: 'round', round: 1, main: 1 });
    expect(asked(scene)).toBe('orders 0,2');
  });

  test('[G-S10] the first player is drawn by lot unless named, and has the ship', () => {
    const drawn = at(graenaland, { seats: 5, rolls: [4] });
    expect(heard(drawn, 'first')).toEqual({ t: 'first', seat: 3 });
    expect(drawn.state.table.ship).toBe(3);
    expect(heard(at(graenaland, { seats: 5, options: { first: 4 } }), 'first')).toEqual({
      t: 'first',
      seat: 4,
    });
  });

  test('[G-S11] what was seen going into a hand is known, hands, face-down cards and decks are not', () => {
    const scene = shore({
      at: 'G-D04:vote',
      current: 1,
      settlements: { 0: [1, 1, 0, 0] },
      beside: { 0: 'wood' },
      down: { 0: 'forest grain' },
      change: ({ table }) => {
        table.proposal = { by: 1, territory: 0, to: [1, 1] };
      },
    });
    const after = answer(scene, { 0: 1, 1: 1 });
    expect(after.state.table.known.flatMap((n, place) => (n > 0 ? [[place, n]] : []))).toEqual([[30 + 7, 1]]);
    const [one, other] = [
      graenaland.resample(after.state, 2, seedDice(1)),
      graenaland.resample(after.state, 2, seedDice(2)),
    ];
    for (const world of [one, other]) {
      expect(peek(world.hands[1]!.cards)[7]).toBeGreaterThanOrEqual(1);
      expect(world.table).toEqual(after.state.table);
    }
    expect(JSON.stringify(one.box)).not.toBe(JSON.stringify(other.box));
    expect(graenaland.view(after.state, 2).table).not.toHaveProperty('hands');
    expect(after.state.table.heroes).toContain(NONE);
  });
});
