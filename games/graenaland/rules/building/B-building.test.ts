import { asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { shareNothing } from '../test/calm.ts';
import { rich, why } from '../test/rich.ts';
import { branches, build, buildable, building, card, cardsOf, choose, code, known } from '../test/shore.ts';

describe('B building', () => {
  test('[G-B01] exactly one supply card, at any moment; the phase does not end before', () => {
    const scene = rich({ supplies: 'grain+grain, wood+ore' });
    expect(branches(scene, 0)).toEqual(['supply', 'joint', 'build']);
    const built = build(scene, 'road', 0, 'ore, wood, livestock');
    expect(branches(built, 0)).toEqual(['supply', 'joint', 'build', 'undo']);
    const took = choose(built, 'supply', 1);
    expect(heard(took, 'took')).toEqual({ t: 'took', seat: 0, card: card('wood+ore') });
    expect(cardsOf(took, 0)).toContain(card('wood+ore'));
    expect(took.state.table.supplies).toEqual([card('grain+grain')]);
    expect(branches(took, 0)).toEqual(['end', 'joint', 'build', 'undo']);
    expect(known(took, 0)[card('wood+ore')]).toBe(1);
  });

  test('[G-B01] every main player takes one, whoever did so before', () => {
    const took = choose(rich({ supplies: 'grain+grain, wood+ore' }), 'supply', 0);
    const next = shareNothing(choose(took, 'end'));
    expect(asked(next)).toBe('build 1');
    expect(branches(next, 1)).toContain('supply');
    expect(branches(next, 1)).not.toContain('end');
  });

  test('[G-S11] what was certain of a hand and is spent is certain no more, and what else is in it stays so', () => {
    const scene = rich();
    for (const [name, n] of [
      ['wood', 2],
      ['ore', 1],
      ['grain', 1],
    ] as const)
      scene.state.table.known = scene.state.table.known.with(card(name), n);
    const after = known(build(scene, 'road', 0, 'ore, wood, livestock'), 0);
    expect(['wood', 'ore', 'grain', 'livestock'].map(name => after[card(name)])).toEqual([1, 0, 1, 0]);
  });

  test('[G-B01] if none lies open none is taken, and the phase can end', () => {
    expect(branches(rich(), 0)).toEqual(['end', 'joint', 'build']);
  });

  test('[G-B02] any number of builds in any order; spent cards go to the discards of their decks', () => {
    const scene = rich({ hands: ['4 wood, 2 plains ore, hills ore, 3 livestock, grain, livestock+wood'] });
    const one = build(scene, 'road', 0, 'plains ore, wood, livestock');
    const two = build(one, 'road', 1, 'plains ore, wood, livestock');
    const three = build(two, 'market', 1, 'livestock+wood, grain');
    expect(three.state.table.discards[card('plains ore')]).toBe(2);
    expect(three.state.table.discards[card('livestock+wood')]).toBe(1);
    expect(cardsOf(three, 0)).toEqual(
      [card('livestock'), card('wood'), card('wood'), card('ore')].toSorted((a, b) => a - b),
    );
    expect(three.state.table.backs.slice(0, 5)).toEqual([1, 2, 1, 0, 0]);
  });

  test('[G-B02][G-X10] spent supplies have discards of their own, reshuffled when their deck is empty', () => {
    const scene = rich({
      hands: ['livestock+wood, wood, ore, grain'],
      change: ({ table, box, hands }) => {
        // Another hand holds the rest of the supplies.
        for (const one of box.decks[4]!) {
          (hands[3]!.cards as unknown as number[])[one as unknown as number]!++;
          table.backs[3 * 5 + 4]!++;
        }
        box.decks[4] = [];
        table.decks[4] = 0;
      },
    });
    const ended = choose(build(scene, 'road', 0, 'livestock+wood, ore'), 'end');
    expect(heard(ended, 'reshuffled')).toEqual({ t: 'reshuffled', deck: 4, cards: 1 });
    expect(ended.state.table.supplies).toEqual([card('livestock+wood')]);
  });

  test('[G-B03] gold stands for any one resource', () => {
    const scene = rich({ hands: ['2 gold, ore'] });
    expect(heard(build(scene, 'road', 0, '2 gold, ore'), 'built')).toMatchObject({ build: 'road' });
  });

  test('[G-B04] a supply pays one or both symbols of a single build; what is not used is lost', () => {
    const scene = rich({ hands: ['wood+ore, livestock, grain+wood, ore'] });
    const both = build(scene, 'road', 0, 'wood+ore, livestock');
    expect(cardsOf(both, 0)).toEqual([card('ore'), card('grain+wood')]);
    const one = build(scene, 'road', 0, 'grain+wood, ore, livestock');
    expect(cardsOf(one, 0)).toEqual([card('wood+ore')]);
  });

  test('[G-B05] overpaying is impossible, a payment matches the price exactly', () => {
    const scene = rich();
    const pay = (cards: string) => refusal(scene, 0, building(scene, 0, code('road', 0), cards));
    expect(pay('ore, wood, livestock')).toBeUndefined();
    expect(pay('ore, wood, livestock, grain')).toEqual({
      code: 'overpaid',
      rule: 'G-B05',
      about: { cards: 4, price: 3 },
    });
    expect(pay('ore, wood')).toEqual({ code: 'underpaid', rule: 'G-B05', about: { missing: 1 } });
    expect(pay('ore, wood, grain')).toEqual({ code: 'wrong-cards', rule: 'G-B40', about: { markets: 1 } });
  });

  test('[G-B06] cards not spent are kept, and change hands in no other way', () => {
    const ended = choose(rich(), 'end');
    expect(cardsOf(ended, 0)).toHaveLength(24);
    expect(graenaland.asides).toEqual(['offer', 'promise', 'judge']);
  });
});

describe('B houses', () => {
  test('[G-B10] settlements and buildings are houses and give a vote each', () => {
    const scene = build(build(rich(), 'settlement', 0, '2 wood, 2 grain'), 'fort', 0, '2 ore, 2 wood, grain');
    const { table } = scene.state;
    expect(table.settlements[0]).toBe(2);
    expect(table.buildings.slice(0, 3)).toEqual([0, NONE, NONE]);
  });

  test('[G-B11] a settlement where one has a house or touching, for the price on the tile', () => {
    const scene = rich();
    expect(buildable(scene, 0).filter(one => one < 16)).toEqual([0, 1, 2, 4, 5]);
    expect(why(scene, 'settlement', 3)).toEqual({
      code: 'out-of-reach',
      rule: 'G-B11',
      about: { territory: 3 },
    });
    const { settlement } = scene.state.table.land;
    expect(settlement.map(price => price.reduce((sum, n) => sum + n, 0))).toEqual([4, 4, 4, 4, 5, 6, 6]);
    expect(heard(build(scene, 'settlement', 5, '2 ore, 2 wood, grain, livestock'), 'built')).toMatchObject({
      build: 'settlement',
      territory: 5,
    });
  });

  test('[G-B12] a building where one has a settlement, not in mountains, one of a kind whoever owns it', () => {
    const scene = rich({
      settlements: { 1: [1, 1, 0, 0], 5: [1, 0, 0, 0] },
      buildings: { 1: [1, NONE, NONE] },
    });
    expect(buildable(scene, 0).filter(one => one >= 16 && one < 64)).toEqual([
      code('church', 1),
      code('hall', 1),
    ]);
    expect(why(scene, 'fort', 1)).toEqual({ code: 'place-taken', rule: 'G-B12', about: { territory: 1 } });
    expect(why(scene, 'hall', 5)).toEqual({ code: 'in-mountains', rule: 'G-B12', about: { territory: 5 } });
    expect(why(scene, 'hall', 2)).toEqual({
      code: 'no-settlement-there',
      rule: 'G-B12',
      about: { territory: 2 },
    });
  });

  test('[G-B13] what was built this turn counts at once', () => {
    const scene = rich();
    const settled = build(scene, 'settlement', 2, '2 ore, wood, livestock');
    expect(buildable(settled, 0)).toContain(code('settlement', 3));
    expect(buildable(settled, 0)).toContain(code('church', 2));
    expect(buildable(settled, 0)).toContain(code('road', 2));
    const both = build(
      build(settled, 'church', 2, '2 ore, wood, grain, livestock'),
      'hall',
      2,
      '3 wood, livestock, grain',
    );
    expect(both.state.table.buildings.slice(6, 9)).toEqual([NONE, 0, 0]);
  });

  test('[G-X04] thirteen houses at most, an army of nine at most', () => {
    const full = rich({ settlements: { 0: [13, 0, 0, 0] } });
    expect(why(full, 'settlement', 0)).toEqual({ code: 'no-house-left', rule: 'G-X04', about: { max: 13 } });
    expect(why(full, 'church', 0)).toMatchObject({ code: 'no-house-left' });
    expect(buildable(full, 0).every(one => one >= 64)).toBe(true);
    const strong = rich({ army: [9, 1, 1, 1] });
    expect(why(strong, 'army', 0)).toEqual({ code: 'army-complete', rule: 'G-X04', about: { max: 9 } });
    expect(buildable(rich({ army: [8, 1, 1, 1] }), 0)).toContain(code('army', 0));
  });
});

describe('B army', () => {
  test('[G-B20] one ore and four grain, as often as can be paid', () => {
    const scene = rich({ hands: ['8 grain, 2 ore'] });
    const twice = build(build(scene, 'army', 0, '4 grain, ore'), 'army', 0, '4 grain, ore');
    expect(twice.state.table.army).toEqual([3, 1, 1, 1]);
    expect(heard(twice, 'built')).toMatchObject({ build: 'army', territory: NONE, strength: 3 });
  });

  test('[G-B20][G-X01] the owner of a fort may pay grain, ore and the resource of its terrain', () => {
    // The forts stand in forest 0, plains 1 and hills 2.
    const forts = { 0: [0, NONE, NONE], 1: [0, NONE, NONE], 2: [0, NONE, NONE] };
    const scene = rich({
      buildings: forts,
      settlements: { 0: [1, 0, 0, 0], 1: [1, 0, 0, 0], 2: [1, 0, 0, 0] },
    });
    for (const [terrain, paid] of [
      ['plains', 'grain, ore, livestock'],
      ['forest', 'grain, ore, wood'],
      ['hills', 'grain, 2 ore'],
    ] as const) {
      const price = 1 + ['plains', 'forest', 'hills'].indexOf(terrain);
      expect(build(scene, 'army', price, paid).state.table.army[0]).toBe(2);
    }
    expect(build(scene, 'army', 0, '4 grain, ore').state.table.army[0]).toBe(2);
    const none = rich({ buildings: { 1: [1, NONE, NONE] } });
    expect(why(none, 'army', 1)).toEqual({ code: 'no-fort', rule: 'G-B20', about: { terrain: 0 } });
    expect(buildable(none, 0).filter(one => one >= 128)).toEqual([code('army', 0)]);
  });
});
