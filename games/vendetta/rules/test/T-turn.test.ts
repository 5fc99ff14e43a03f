import { asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import {
  act,
  asking,
  branches,
  choice,
  city,
  closeScene,
  part,
  refusedAct,
  reply,
  spoken,
  SQUARE,
  table,
} from './drama.ts';

describe("T on one's own turn", () => {
  test('[N-T01] a side character or prop is laid out, at most 6 points in', () => {
    const stage = city({ reserve: [8] });
    expect(part(stage, 'lay-out', 'power')).toMatchObject({ min: 1, max: 6 });
    const laid = act(stage, 'lay-out', { power: 6, 'piece-kind': 1, name: 'Mastino', text: 'a dog' });
    expect(heard(laid, 'laid')).toEqual({
      t: 'laid',
      laid: { piece: 0, card: { name: 'Mastino', text: 'a dog', kind: 'prop', by: 0 }, owner: 0, power: 6 },
      paid: 6,
      reserve: 2,
    });
    expect(part(laid, 'lay-out', 'power')).toMatchObject({ max: 2 });
  });

  test('[N-T01] texts at the limit are taken, beyond it refused with a code', () => {
    const stage = city({});
    expect(refusedAct(stage, 'lay-out', { name: 'x'.repeat(60), text: 'y'.repeat(600) })).toBeUndefined();
    expect(refusedAct(stage, 'lay-out', { name: 'x'.repeat(61) })).toMatchObject({
      code: 'too-long',
      about: { max: 60 },
    });
    expect(refusedAct(stage, 'lay-out', { text: 'y'.repeat(601) })).toMatchObject({
      code: 'too-long',
      about: { max: 600 },
    });
  });

  test('[N-T02] points of reserve become power, one for one, to 12 at the most', () => {
    const stage = city({
      reserve: [10],
      pieces: [
        { owner: 0, power: 3 },
        { owner: 0, power: 11 },
        { owner: 0, power: 12 },
        { owner: 1, power: 1 },
      ],
    });
    const offered = choice(stage, 0);
    expect(
      offered.kind === 'either' && offered.branches.find(({ what }) => what === 'strengthen'),
    ).toMatchObject({
      over: [0, 1],
      caps: [9, 1],
      max: 10,
    });
    expect(refusedAct(stage, 'strengthen', { strengthen: [0, 2] })?.code).toBe('too-many');
    const stronger = act(stage, 'strengthen', { strengthen: [4, 1] });
    expect(table(stronger)).toMatchObject({ power: [7, 12, 12, 1], reserve: [5, 10, 10] });
    expect(heard(stronger, 'strengthened')).toMatchObject({
      pieces: [
        [0, 4],
        [1, 1],
      ],
    });
  });

  test('[N-T03] own floors are pulled down for a point each, at most four in a turn', () => {
    const stage = act(city({}), 'pull-down', { 'pull-down': 3 });
    expect(table(stage)).toMatchObject({ floors: [3, 6, 6], reserve: [13, 10, 10] });
    expect(refusal(stage, 0, spoken(stage, 'pull-down', { 'pull-down': 2 }))?.code).toBe('out-of-range');
    const fourth = act(stage, 'pull-down', { 'pull-down': 1 });
    expect(branches(fourth)).not.toContain('pull-down');
  });

  test('[N-T03] the four of one turn do not count in the next', () => {
    const next = act(act(city({}), 'pull-down', { 'pull-down': 4 }), 'end');
    expect(asked(next)).toBe('turn 1');
    expect(refusal(next, 1, spoken(next, 'pull-down', { 'pull-down': 4 }))).toBeUndefined();
  });

  test('[N-X02] up to four: one or two are fine as well', () => {
    expect(table(act(city({}), 'pull-down', { 'pull-down': 1 })).floors[0]).toBe(5);
  });

  test('[N-T04] before the last floor goes the program asks once more, and no changes nothing', () => {
    const stage = act(city({ floors: [2] }), 'pull-down', { 'pull-down': 2 });
    expect(asked(stage)).toBe('last-floor 0');
    expect(table(stage).floors[0]).toBe(2);
    const spared = reply(stage, 0);
    expect(asked(spared)).toBe('turn 0');
    expect(table(spared)).toMatchObject({ floors: [2, 6, 6], reserve: [10, 10, 10], pulled: 0 });
    const fallen = reply(stage, 1);
    expect(heard(fallen, 'fell')).toEqual({ t: 'fell', seat: 0, pieces: [] });
    expect(asked(fallen)).toBe('turn 1');
  });

  test('[N-T05] a piece laid out in this turn gets no points in it', () => {
    const stage = act(city({}), 'lay-out', { power: 2 });
    expect(branches(stage)).not.toContain('strengthen');
    const later = act(act(act(stage, 'end'), 'end'), 'end', {}, [5, 6, 4]);
    expect([asked(later), branches(later).includes('strengthen')]).toEqual(['turn 0', true]);
  });

  test('[N-T05] a neutral that was won in this turn may be strengthened; in rules 1 it was not', () => {
    const win = (rules: number) => {
      const stage = city({ rules, pieces: [{ owner: NONE, power: 1 }] });
      return closeScene(act(stage, 'scene', { place: SQUARE, object: 0 }, [6, 1]));
    };
    const won = win(2);
    expect(table(won).owner[0]).toBe(0);
    expect(table(act(won, 'strengthen', { strengthen: [2] })).power[0]).toBe(3);
    expect(branches(win(1))).not.toContain('strengthen');
  });

  test('[N-T06] points are neither given to others nor taken back out of pieces: nothing offers it', () => {
    const stage = city({
      pieces: [
        { owner: 0, power: 5 },
        { owner: 1, power: 5 },
      ],
    });
    expect(branches(stage)).toEqual([
      'end',
      'lay-out',
      'strengthen',
      'pull-down',
      'scene',
      'scene-elsewhere',
      'scene-neutral',
      'scene-elsewhere-neutral',
      'storm',
    ]);
    expect(refusedAct(stage, 'strengthen', { strengthen: [-1] })?.code).toBe('out-of-range');
    expect(asking(stage)).toBe('turn');
  });
});
