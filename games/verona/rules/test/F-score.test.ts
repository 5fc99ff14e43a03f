import { heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona } from '../index.ts';
import { mission, town } from './town.ts';

describe('F end and score', () => {
  test("[V-F01][V-X26] 5 points for a street of one's own, a point an ally in shared ones, and what the cards say", () => {
    const scene = town({
      at: 'V-F01',
      allies: { 'via-rosa': [3, 0, 0], 'via-roma': [2, 1, 0], 'via-stella': [0, 1, 0] },
      owners: { convento: 0, municipio: 1 },
      missions: [[], [], []],
      change: ({ table }) => {
        table.shownBy[mission(7)] = 0;
        table.shownBy[mission(1)] = 2;
      },
    });
    expect(heard(scene, 'score')?.scores).toEqual([
      { alone: 5, shared: 2, buildings: 2, missions: 9, total: 18 },
      { alone: 5, shared: 1, buildings: 6, missions: 0, total: 12 },
      { alone: 0, shared: 0, buildings: 0, missions: 8, total: 8 },
    ]);
  });

  test('[V-F02][V-X11] most points win; equal points share the victory', () => {
    const ranks = (allies: number[]): readonly number[] =>
      verona.outcome(
        town({
          at: 'V-F01',
          allies: { 'via-rosa': [allies[0]!], 'via-roma': [0, allies[1]!], 'via-stella': [0, 0, allies[2]!] },
        }).state,
      ).ranks;
    expect(ranks([1, 1, 0])).toEqual([1, 1, 3]);
    expect(ranks([0, 0, 2])).toEqual([2, 2, 1]);
  });

  test('[V-F03] unshown missions, florins and mercenaries score nothing, and are revealed only after the score', () => {
    const scene = town({
      at: 'V-F01',
      missions: [[7, 9], [], [1]],
      florins: [900, 0, 0],
      mercenaries: [50, 0, 0],
    });
    expect(verona.outcome(scene.state).points).toEqual([0, 0, 0]);
    expect(scene.events.map(event => event.t)).toEqual(['score', 'unshown']);
    expect(heard(scene, 'unshown')?.missions).toEqual([[mission(7), mission(9)], [], [mission(1)]]);
  });
});
