import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import { countVotes, votesAt } from './votes.ts';
import { shore, type Shore } from '../test/shore.ts';

const votes = (set: Shore, territory = 0): number[] => countVotes(shore(set).state.table, territory);

describe('V votes', () => {
  test('[G-V01] one for each own house there: settlements and buildings', () => {
    expect(votes({ settlements: { 0: [2, 1, 0, 0], 1: [5, 0, 0, 0] }, buildings: { 0: [0, 1, 0] } })).toEqual(
      [4, 2, 0, 0],
    );
  });

  test('[G-V02] a warrior as many as the strength of its army', () => {
    expect(votes({ heroes: [[0], [0], [1]], army: [1, 4, 2, 1] })).toEqual([1, 4, 0, 0]);
  });

  test('[G-V03] a priest none, and no warrior there any', () => {
    const set = { settlements: { 0: [1, 0, 0, 0] }, heroes: [[0], [0], [1, 0]], army: [3, 4, 2, 1] };
    expect(votes(set)).toEqual([1, 0, 0, 0]);
    expect(votesAt(shore(set).state.table, 0, 0)).toEqual({
      house: 1,
      warrior: 3,
      priest: -3,
      skald: 0,
      three: 0,
      palisade: 0,
      total: 1,
    });
  });

  test('[G-V04] a skald one for every other hero there', () => {
    expect(votes({ heroes: [[0], [1, 0], [1, NONE, 0], [2]] })).toEqual([0, 0, 2, 0]);
    expect(votes({ heroes: [[1, NONE, 0]] })).toEqual([0, 0, 0, 0]);
    expect(
      votes({
        heroes: [
          [1, NONE, 0],
          [1, NONE, 0],
        ],
      }),
    ).toEqual([1, 1, 0, 0]);
  });

  test('[G-V05] heroes count where their clan has no house', () => {
    expect(votes({ settlements: { 0: [1, 0, 0, 0] }, heroes: [[1], [0], [1, NONE, 0]] })).toEqual([
      1, 1, 1, 0,
    ]);
  });

  test('[G-V06] a palisade takes one from the warrior of a clan without a house, nothing from skalds', () => {
    // In the rulebook's example yellow has 1 by a house, red 2 by a house and an army, white 2 by an army of 3, purple
    // 3 by a skald, and blue none by an army of 1.
    const scene = shore({
      seats: 5,
      settlements: { 0: [1, 1, 0, 0, 0] },
      works: { 0: ['palisade'] },
      heroes: [[1], [0], [0], [1, NONE, 0], [0]],
      army: [1, 1, 3, 1, 1],
    });
    expect(countVotes(scene.state.table, 0)).toEqual([1, 2, 2, 3, 0]);
    expect(votesAt(scene.state.table, 0, 2)).toMatchObject({ warrior: 3, palisade: -1, total: 2 });
    expect(votesAt(scene.state.table, 0, 3)).toMatchObject({ skald: 3, palisade: 0 });
  });

  test('[G-V06] never below none, not even with a priest there', () => {
    expect(votes({ works: { 0: ['palisade'] }, heroes: [[0], [1, 0]], army: [5, 1, 1, 1] })).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('T three players', () => {
  const three = (set: Shore): number[] => votes({ seats: 3, ...set });

  test('[G-T01][G-X11] every hero gives one more', () => {
    expect(three({ heroes: [[0], [1], [1]], army: [2, 1, 1] })).toEqual([3, 0, 0]);
    expect(three({ heroes: [[0], [1, 0], [0]], army: [2, 1, 4] })).toEqual([1, 1, 1]);
    expect(three({ heroes: [[0], [0], [1, NONE, 0]], army: [2, 1, 1] })).toEqual([3, 2, 3]);
    expect(three({ heroes: [[1, NONE, 0], [1], [1]] })).toEqual([1, 0, 0]);
    expect(votes({ heroes: [[0], [0], [1, NONE, 0]], army: [2, 1, 1, 1] })).toEqual([2, 1, 2, 0]);
  });

  test('[G-T02] a palisade takes one from each hero of a clan without a house there', () => {
    const heroes = [[0], [1, 0], [1, NONE, 0]];
    const set = { seats: 3, heroes, army: [2, 1, 1], works: { 0: ['palisade'] } } as const;
    expect(votes(set)).toEqual([0, 0, 2]);
    expect(votes({ ...set, settlements: { 0: [1, 1, 1] } })).toEqual([2, 2, 4]);
    expect(votes({ ...set, heroes: [[0], [1], [1, NONE, 0]] })).toEqual([2, 0, 1]);
  });
});
