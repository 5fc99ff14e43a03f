import { heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import { rich } from '../test/rich.ts';
import { branches, build, card, cardsOf, choose, code, known } from '../test/shore.ts';

const rest = (scene: ReturnType<typeof rich>): unknown => {
  const { known: _, ...table } = scene.state.table;
  return { table, hands: scene.state.hands, box: scene.state.box };
};

describe('H taking a build back', () => {
  test('[G-H05] several builds, the last first; all is as before, but the cards were seen', () => {
    const scene = rich();
    const one = build(scene, 'road', 0, 'ore, wood, livestock');
    const two = build(one, 'army', 0, '4 grain, ore');
    expect(branches(two, 0).at(-1)).toBe('undo');
    const back = choose(two, 'undo');
    expect(heard(back, 'took-back')).toMatchObject({ seat: 0, build: 'army', territory: NONE });
    expect(rest(back)).toEqual(rest(one));
    const both = choose(back, 'undo');
    expect(heard(both, 'took-back')).toMatchObject({ build: 'road', territory: 0 });
    expect(rest(both)).toEqual(rest(scene));
    expect(branches(both, 0)).not.toContain('undo');
    expect(known(both, 0)[card('grain')]).toBe(4);
    expect(known(both, 0)[card('wood')]).toBe(1);
  });

  test('[G-H05] a priest that came with a church goes again', () => {
    const scene = rich({ heroes: [[0, NONE, NONE]] });
    const built = build(scene, 'church', 1, '2 ore, wood, grain, livestock');
    expect(built.state.table.heroes[1]).toBe(1);
    expect(rest(choose(built, 'undo'))).toEqual(rest(scene));
    const waits = build(scene, 'church', 0, '2 ore, wood, grain, livestock');
    expect(waits.state.table.waiting).toEqual([1]);
    expect(rest(choose(waits, 'undo'))).toEqual(rest(scene));
  });

  test('[G-H05] a market that was used is free again', () => {
    const scene = rich({ works: { 0: ['market'] }, hands: ['2 wood, ore, gold'] });
    const built = build(scene, 'road', 0, '2 wood, ore', { markets: 1 });
    expect(built.state.table.marketsUsed).toBe(1);
    expect(choose(built, 'undo').state.table.marketsUsed).toBe(0);
  });

  test('[G-H05] not after a joint work was called or the phase has ended', () => {
    const built = build(rich(), 'road', 0, 'ore, wood, livestock');
    const called = choose(built, 'joint', code('road', 1));
    expect(called.state.table.done).toEqual([]);
    expect(choose(built, 'end').state.table.done).toEqual([]);
  });

  test('[G-H05] not after a favour was shown, used or not', () => {
    const scene = rich({
      seats: 5,
      options: { fiveAlt: true },
      settlements: { 0: [1, 1, 0, 0, 0] },
      heroes: [[0], [1], [2], [3], [4]],
      hands: ['6 wood, 6 ore, 6 livestock', '2 wood, 2 grain'],
    });
    const favour = choose(build(scene, 'road', 0, 'ore, wood, livestock'), 'favour', 1);
    const declined = choose(favour, 'decline');
    expect(branches(declined, 0)).not.toContain('undo');
    const used = build(favour, 'settlement', 0, '2 wood, 2 grain');
    expect(branches(used, 0)).not.toContain('undo');
  });

  test('[G-H05] not a build with a palisade card, nor any before it; what is built after it may be', () => {
    const scene = rich({
      settlements: { 0: [1, 0, 0, 0], 1: [1, 0, 0, 0], 2: [0, 1, 0, 0] },
      works: { 2: ['palisade'] },
    });
    const road = build(scene, 'road', 0, 'ore, wood, livestock');
    expect(branches(road, 0)).toContain('undo');
    const given = build(road, 'settlement', 2, '2 ore, wood, livestock', { gifts: { 1: 'grain' } });
    expect(branches(given, 0)).not.toContain('undo');
    // The next house there is not the first any more, so it brings no card.
    const after = build(given, 'settlement', 2, '2 ore, wood, livestock');
    const back = choose(after, 'undo');
    expect(rest(back)).toEqual(rest(given));
    expect(branches(back, 0)).not.toContain('undo');
  });

  test('[G-H05] a supply card taken meanwhile stays taken', () => {
    const scene = rich({ supplies: 'grain+grain, wood+ore' });
    const took = choose(build(scene, 'road', 0, 'ore, wood, livestock'), 'supply', 0);
    const back = choose(took, 'undo');
    expect(back.state.table.supplied).toBe(true);
    expect(cardsOf(back, 0)).toContain(card('grain+grain'));
  });
});
