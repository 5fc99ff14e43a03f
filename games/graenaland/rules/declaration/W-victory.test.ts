import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { goalsOf } from './goals.ts';
import { graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { branches, build, buildable, card, choose, code, shore, type Shore } from '../test/shore.ts';

const [NO, YES] = [0, 1];
const goals = (set: Shore, seat = 0): readonly string[] => goalsOf(shore(set).state.table, seat);

/** Gives seat 0 nine houses, three territories with two and one with four; the test then ends the phase. */
const THREE = { 0: [4, 1, 0, 0], 1: [3, 0, 0, 0], 2: [2, 1, 0, 0] };
const declaring = (set: Shore = {}) =>
  choose(shore({ settlements: THREE, heroes: [[0], [0], [0], [0]], ...set }), 'end');

describe('E end of the round', () => {
  test('[G-E01] the ship goes left and supplies are turned until four lie open', () => {
    const scene = shore({
      ship: 3,
      settlements: { 0: [1, 1, 1, 1] },
      heroes: [[0], [0], [0], [0]],
      supplies: 'grain+grain, wood+ore, wood+wood, ore+ore',
    });
    const ended = choose(choose(scene, 'supply', 0), 'end');
    expect(heard(ended, 'ship')).toEqual({ t: 'ship', to: 0 });
    expect(ended.state.table.supplies).toHaveLength(4);
    expect(ended.state.table.supplies.slice(0, 3)).toEqual([
      card('wood+ore'),
      card('wood+wood'),
      card('ore+ore'),
    ]);
    expect(heard(ended, 'round')).toEqual({ t: 'round', round: 2, main: 0 });
    expect(heard(ended, 'supplies')?.cards).toHaveLength(1);
  });
});

describe('W winning', () => {
  test('[G-W01] the five goals, each just reached and just not', () => {
    expect(
      goals({ settlements: { 0: [3, 0, 0, 0], 1: [3, 0, 0, 0], 4: [1, 0, 0, 0], 5: [1, 0, 0, 0] } }),
    ).toEqual(['houses']);
    expect(goals({ settlements: { 0: [3, 0, 0, 0], 1: [3, 0, 0, 0], 4: [1, 0, 0, 0] } })).toEqual([]);
    expect(goals({ settlements: { 0: [2, 0, 0, 0], 1: [2, 0, 0, 0], 2: [2, 0, 0, 0] } })).toEqual([
      'territories',
    ]);
    expect(goals({ settlements: { 0: [2, 0, 0, 0], 1: [2, 0, 0, 0], 2: [1, 0, 0, 0] } })).toEqual([]);
    expect(goals({ settlements: { 0: [3, 0, 0, 0] }, buildings: { 0: [0, NONE, NONE] } })).toEqual([
      'largest',
    ]);
    expect(goals({ settlements: { 0: [3, 0, 0, 0] } })).toEqual([]);
    expect(goals({ settlements: { 0: [1, 0, 0, 0] }, buildings: { 0: [NONE, 0, 0] } })).toEqual([
      'buildings',
    ]);
    expect(goals({ settlements: { 0: [1, 1, 0, 0] }, buildings: { 0: [NONE, 0, 1] } })).toEqual([]);
    expect(goals({ army: [3, 1, 1, 1] })).toEqual(['army']);
    expect(goals({ army: [2, 1, 1, 1] })).toEqual([]);
    // Two territories with four houses are still one goal, in addition to the eight houses.
    expect(goals({ settlements: { 0: [4, 0, 0, 0], 1: [4, 0, 0, 0] } })).toEqual(['houses', 'largest']);
  });

  test('[G-T03] with three players a clan’s first building does not count for the buildings goal, only for others', () => {
    const two = { seats: 3, settlements: { 0: [6, 0, 0] }, buildings: { 0: [0, 0, NONE] } };
    expect(goals(two)).toEqual(['houses', 'largest']);
    expect(goals({ ...two, buildings: { 0: [0, 0, 0] } })).toEqual(['houses', 'largest', 'buildings']);
  });

  test('[G-W02] after the own building phase a main player with three goals may declare', () => {
    const scene = declaring();
    expect(asked(scene)).toBe('victory 0');
    const declared = answer(scene, { 0: YES });
    expect(heard(declared, 'victory')).toEqual({
      t: 'victory',
      seat: 0,
      goals: ['houses', 'territories', 'largest'],
    });
    const not = answer(scene, { 0: NO });
    expect(heard(not, 'no-victory')).toEqual({ t: 'no-victory', seat: 0 });
    expect(asked(not)).toBe('orders 0,2,3');
    // The rules ask no other seat, and no seat with only two goals.
    expect(asked(declaring({ ship: 1 }))).toBe('orders 0,1,3');
    expect(asked(declaring({ settlements: { 0: [4, 0, 0, 0], 1: [4, 0, 0, 0] } }))).toBe('orders 0,2,3');
  });

  const RICH = '4 wood, 4 livestock, 4 ore, 4 grain, wood+ore';
  test('[G-W03] then the others build once more, clockwise: no supply, no public works, markets once', () => {
    const scene = answer(
      declaring({
        ship: 0,
        hands: ['', RICH, RICH, '5 grain'],
        supplies: '',
        works: { 0: ['market'], 2: ['market'] },
      }),
      { 0: YES },
    );
    expect(asked(scene)).toBe('build 1');
    expect(branches(scene, 1)).toEqual(['end', 'build']);
    expect(buildable(scene, 1).some(one => one >= code('road', 0) && one < code('army', 0))).toBe(false);
    const settled = build(scene, 'settlement', 2, '3 ore, wood', { markets: 1 });
    const again = build(settled, 'settlement', 2, 'ore, 2 wood, wood+ore', { markets: 1 });
    expect(again.state.table.settlements[2 * 4 + 1]).toBe(3);
    expect(again.state.table.marketsUsed).toBe(2);
    const next = choose(again, 'end');
    expect(asked(next)).toBe('build 2');
    expect(next.state.table.marketsUsed).toBe(0);
    const last = choose(next, 'end');
    expect(asked(last)).toBe('build 3');
    expect(asked(choose(last, 'end'))).toBeUndefined();
  });

  test('[G-W03] supplies in hand may be spent, none is taken even if some lie open', () => {
    const scene = answer(
      choose(
        choose(
          shore({
            settlements: THREE,
            heroes: [[0], [0], [0], [0]],
            supplies: 'wood+wood, ore+ore',
            hands: ['2 grain', '5 grain'],
          }),
          'supply',
        ),
        'end',
      ),
      { 0: YES },
    );
    expect(branches(scene, 1)).toEqual(['end']);
    expect(scene.state.table.supplies).toEqual([card('ore+ore')]);
  });

  test('[G-D06][G-W03] whoever cannot pay for anything is asked all the same, unless the backs of the cards show it', () => {
    const closing = (hands: string[], rules?: number) =>
      answer(declaring({ hands: ['', ...hands], ...(rules !== undefined && { rules }) }), { 0: YES });
    // Three cards cannot pay for a settlement; five may pay for a step of the army.
    const three = closing(['3 grain', '', '5 grain']);
    expect(asked(three)).toBe('build 3');
    expect(branches(three, 3)).toEqual(['end']);
    expect(three.events.filter(event => event.t === 'built-enough').map(event => event.seat)).toEqual([1, 2]);
    // A supply card has two symbols.
    expect(asked(closing(['2 grain, ore+ore', '', '']))).toBe('build 1');
    expect(asked(closing(['', '', ''], 2))).toBe('build 1');
  });

  test('[G-W03][G-B41] the palisade’s cards are owed in closing builds too, and may be spent by who gets them (G-B43)', () => {
    const scene = answer(
      declaring({
        settlements: { 0: [4, 0, 0, 0], 1: [3, 1, 0, 0], 2: [2, 0, 1, 0] },
        works: { 2: ['palisade'] },
        hands: ['', '3 ore, wood, livestock, grain', 'ore, wood, livestock', ''],
      }),
      { 0: YES },
    );
    const unpaid = refusal(scene, 1, {
      branch: 1,
      answer: [code('settlement', 2), [0, 1, 1, 2], 0, [-1, -1, -1], 0],
    });
    expect(unpaid).toEqual({ code: 'card-owed', rule: 'G-B41', about: { seat: 0 } });
    const built = build(scene, 'settlement', 2, '2 ore, wood, livestock', {
      gifts: { 0: 'grain', 2: 'ore' },
    });
    // Seat 1 has no card left, so its phase is over.
    expect(asked(built)).toBe('build 2');
    expect(buildable(built, 2)).toContain(code('settlement', 2));
  });

  test('[G-W04] the declarer wins; the others rank by goals, equal goals share a rank', () => {
    let scene = answer(
      declaring({
        settlements: { ...THREE, 3: [0, 0, 4, 4] },
        army: [1, 1, 3, 1],
        buildings: { 3: [2, 2, 2] },
      }),
      { 0: YES },
    );
    while (asked(scene)) scene = choose(scene, 'end');
    // Seat 2 has the largest settlement, the buildings and the army, seat 3 the largest settlement, seat 1 none.
    expect(graenaland.outcome(scene.state)).toEqual({ points: [3, 0, 3, 1], ranks: [1, 4, 2, 3] });
    expect(heard(scene, 'ranked')).toEqual({ t: 'ranked', points: [3, 0, 3, 1], ranks: [1, 4, 2, 3] });
    let equal = answer(declaring(), { 0: YES });
    while (asked(equal)) equal = choose(equal, 'end');
    expect(graenaland.outcome(equal.state).ranks).toEqual([1, 2, 2, 2]);
  });

  test('[G-W04] the declarer wins even if others reach more goals in their closing builds', () => {
    let scene = answer(
      declaring({
        settlements: { ...THREE, 3: [0, 0, 4, 0], 6: [0, 0, 2, 0], 2: [2, 1, 2, 0] },
        army: [1, 1, 3, 1],
        buildings: { 3: [2, 2, NONE] },
      }),
      { 0: YES },
    );
    while (asked(scene)) scene = choose(scene, 'end');
    expect(graenaland.outcome(scene.state)).toEqual({ points: [3, 0, 5, 0], ranks: [1, 3, 2, 3] });
  });

  test('[G-X05] the option `rounds` ends the game: ranks by goals, then houses; no closing builds', () => {
    const scene = choose(
      shore({
        options: { rounds: 1 },
        settlements: { 0: [4, 0, 0, 0], 1: [0, 2, 0, 0], 2: [0, 0, 3, 0], 3: [0, 0, 0, 4] },
        hands: [RICH, '', '', ''],
      }),
      'end',
    );
    expect(asked(scene)).toBeUndefined();
    expect(graenaland.outcome(scene.state)).toEqual({ points: [1, 0, 0, 1], ranks: [1, 4, 3, 1] });
    expect(scene.state.table.declarer).toBe(NONE);
  });

  test('[G-X10] equal ranks are shared and the next rank is left out', () => {
    const scene = choose(
      shore({ options: { rounds: 1 }, settlements: { 0: [4, 0, 0, 0], 1: [0, 4, 0, 0], 2: [0, 0, 3, 0] } }),
      'end',
    );
    expect(graenaland.outcome(scene.state).ranks).toEqual([1, 1, 3, 4]);
  });
});
