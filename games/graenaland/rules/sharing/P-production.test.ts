import { peek } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { card, shore, type Shore } from '../test/shore.ts';

const produce = (set: Shore) => shore({ at: 'G-P01', heroes: [[0], [0], [0], [0]], ...set });

describe('P production', () => {
  test('[G-P01][G-X03] each settled territory draws one card face up, coast first, beside what was left', () => {
    const scene = produce({
      settlements: { 0: [1, 0, 0, 0], 2: [0, 1, 0, 0], 5: [0, 0, 1, 0] },
      beside: { 0: 'wood' },
      top: 'forest grain, ore, gold',
    });
    expect(scene.state.table.beside.map(pile => pile.length)).toEqual([2, 0, 1, 0, 0, 1, 0]);
    expect(scene.state.table.beside[0]).toEqual([card('wood'), card('forest grain')]);
    expect(scene.events).toEqual([
      { t: 'produced', territory: 0, card: card('forest grain') },
      { t: 'produced', territory: 2, card: card('ore') },
      { t: 'produced', territory: 5, card: card('gold') },
    ]);
  });

  test('[G-P02] a road brings one more face down, which no player sees', () => {
    const scene = produce({
      settlements: { 0: [1, 0, 0, 0] },
      works: { 0: ['road'] },
      top: 'wood, forest livestock',
    });
    const { table, box } = scene.state;
    expect(table.beside[0]).toEqual([card('wood')]);
    expect(table.down[0]).toBe(1);
    expect(box.down[0]!.map(peek)).toEqual([card('forest livestock')]);
    expect(scene.whispers).toEqual([]);
    expect(scene.events.at(-1)).toEqual({ t: 'road', territory: 0 });
    expect(graenaland.view(scene.state, 0).table).toEqual(table);
  });

  test('[G-P03][G-P06] an improvement turns one more, which stays if it fits and is discarded in sight if not', () => {
    const set = { settlements: { 0: [1, 0, 0, 0] }, works: { 0: ['improvement'] } } as const;
    const fits = produce({ ...set, top: 'forest grain, wood' });
    expect(fits.state.table.beside[0]).toEqual([card('forest grain'), card('wood')]);
    expect(fits.events.at(-1)).toEqual({ t: 'improvement', territory: 0, card: card('wood'), stays: true });
    const misses = produce({ ...set, top: 'wood, forest grain, wood' });
    expect(misses.state.table.beside[0]).toEqual([card('wood')]);
    expect(misses.state.table.discards[card('forest grain')]).toBe(1);
    expect(misses.events.at(-1)).toEqual({
      t: 'improvement',
      territory: 0,
      card: card('forest grain'),
      stays: false,
    });
  });

  test('[G-P06] gold matches only a gold improvement', () => {
    // Territory 6 is mountains with an ore improvement, and territory 5 has a gold one.
    const set = {
      settlements: { 5: [1, 0, 0, 0], 6: [1, 0, 0, 0] },
      works: { 5: ['improvement'], 6: ['improvement'] },
    } as const;
    const scene = produce({ ...set, top: 'mountains wood, gold, mountains wood, gold' });
    expect(scene.events.filter(event => event.t === 'improvement').map(event => event.stays)).toEqual([
      true,
      false,
    ]);
  });

  test('[G-P06] each territory finishes before the next begins', () => {
    // Territories 1 and 3 draw from one deck.
    const scene = produce({
      settlements: { 1: [2, 0, 0, 0], 3: [2, 0, 0, 0] },
      works: { 1: ['road', 'improvement'], 3: ['road'] },
      top: 'livestock, plains ore, grain, 2 livestock',
    });
    expect(scene.state.table.beside[1]).toEqual([card('livestock'), card('grain')]);
    expect(scene.state.box.down[1]!.map(peek)).toEqual([card('plains ore')]);
    expect(scene.state.table.beside[3]).toEqual([card('livestock')]);
  });

  test.each([
    ['nothing lies there', '', 3, 0],
    ['one card lies there', 'wood', 3, 1],
    ['two lie there', '2 wood', 3, 2],
    ['three lie there', '3 wood', 3, 3],
  ])('[G-P04] two houses, road and improvement, as in the rulebook: %s', (_, before, after, lost) => {
    const scene = produce({
      settlements: { 0: [1, 1, 0, 0] },
      works: { 0: ['road', 'improvement'] },
      beside: { 0: before },
      top: '3 wood',
    });
    expect(scene.state.table.beside[0]!.length + scene.state.table.down[0]!).toBe(after);
    const full = scene.events.find(event => event.t === 'full');
    expect(full).toEqual(lost > 0 ? { t: 'full', territory: 0, lost } : undefined);
  });

  test('[G-P05] how many houses and owners there are changes nothing else', () => {
    const scene = produce({ settlements: { 0: [5, 0, 0, 0], 1: [1, 1, 1, 1] }, buildings: { 0: [0, 0, 0] } });
    expect(scene.state.table.beside.slice(0, 2).map(pile => pile.length)).toEqual([1, 1]);
  });
});
