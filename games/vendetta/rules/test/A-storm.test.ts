import { asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import {
  act,
  booked,
  branches,
  city,
  offers,
  reply,
  scene,
  table,
  WOOD,
  type City,
  type Parts,
  type Stage,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;

/** Seat 0 with a character of 9 storms the tower of seat 1 with a character of 4. */
const pieces: City['pieces'] = [
  { owner: 0, power: 9 },
  { owner: 1, power: 4 },
];
const storming = (set: City = {}, parts: Parts = {}): Stage =>
  act(city({ pieces, ...set }), 'storm', { tower: 1, actors: [0], ...parts });

const towers = (mine: number, theirs: number): readonly number[] =>
  offers(
    city({
      seats: 2,
      pieces: [
        { owner: 0, power: mine },
        { owner: 1, power: theirs },
      ],
    }),
    'storm',
    'tower',
  );

describe('A storming a tower', () => {
  test('[N-A01] allowed if the power laid out is more than twice that of the rival', () => {
    expect(towers(9, 4)).toEqual([1]);
    expect(towers(8, 4)).toEqual([]);
  });

  test('[N-A01] characters and props count', () => {
    const set: City['pieces'] = [
      { owner: 0, power: 5 },
      { owner: 0, power: 4, kind: 'prop' },
      { owner: 1, power: 2 },
      { owner: 1, power: 2, kind: 'prop' },
    ];
    expect(offers(city({ seats: 2, pieces: set }), 'storm', 'tower')).toEqual([1]);
  });

  test('[N-A01][N-E01] the tower of a house that has fallen is not stormed any more', () => {
    const stage = city({ floors: [6, 0, 6], reserve: [10, 0, 10], pieces: [{ owner: 0, power: 5 }] });
    expect(offers(stage, 'storm', 'tower')).toEqual([2]);
  });

  test('[N-A04] 0 against 0 is not enough, 1 against 0 is', () => {
    expect(branches(city({ seats: 2 }))).not.toContain('storm');
    expect(offers(city({ seats: 2, pieces: [{ owner: 0, power: 1 }] }), 'storm', 'tower')).toEqual([1]);
  });

  test('[N-A04] locked up and away count on both sides', () => {
    const stage = city({
      seats: 2,
      disfavour: 0,
      locked: 0,
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 4, away: WOOD },
      ],
    });
    expect(offers(stage, 'storm', 'tower')).toEqual([1]);
    const too = city({
      seats: 2,
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 5, away: WOOD },
      ],
    });
    expect(branches(too)).not.toContain('storm');
  });

  test('[N-A04] pieces laid out before count, a reaction laid out later does not undo the storm', () => {
    const stage = city({
      seats: 2,
      pieces: [
        { owner: 0, power: 6 },
        { owner: 1, power: 4 },
      ],
    });
    expect(branches(stage)).not.toContain('storm');
    const stronger = act(stage, 'lay-out', { power: 3 });
    const called = act(stronger, 'storm', { tower: 1 });
    const reacted = act(called, 'new-prop', { power: 3 }, [3, 3]);
    expect(scene(reacted)).toMatchObject({ tower: 1, defender: 1 });
    expect(asked(reacted)).toBe('interruption 1');
  });

  test("[N-A02] the rival's base is all its pieces that are neither locked up nor away", () => {
    const stage = storming({
      disfavour: 1,
      locked: 2,
      pieces: [
        { owner: 0, power: 12 },
        { owner: 1, power: 2 },
        { owner: 1, power: 1 },
        { owner: 1, power: 1, away: WOOD },
        { owner: 1, power: 1, kind: 'prop' },
      ],
    });
    expect(scene(stage).sums.defender).toEqual([
      { what: 'piece', piece: 1, n: 2 },
      { what: 'piece', piece: 4, n: 1 },
    ]);
  });

  test('[N-A02] the owner of the tower reacts with a prop laid out now, boosts and interrupts; it comes on top', () => {
    const stage = storming({ pieces: [...pieces, { owner: 1, power: 0, kind: 'prop' }] });
    expect([asked(stage), branches(stage)]).toEqual(['reaction 1', ['no-prop', 'new-prop']]);
    const diced = act(stage, 'new-prop', { power: 2, boost: 1 }, [1, 1]);
    const held = reply(diced, 2);
    expect(scene(held).totals).toEqual([9 + 3 + 1, 4 + 2 + 1 + 1 + 2]);
  });

  test('[N-A02] own props in play are in the base already and cannot be brought in again', () => {
    const stage = storming({
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 2 },
        { owner: 1, power: 2, kind: 'prop' },
      ],
    });
    expect(branches(stage)).not.toContain('own-prop');
    expect(scene(stage).totals[1]).toBe(4);
  });

  test('[N-A02] disfavour, boost and the price of actors are as in any scene; no object, no location', () => {
    const stage = storming(
      { disfavour: 0, locked: 2, pieces: [...pieces, { owner: 0, power: 1 }] },
      { boost: 2, 'scene-kind': 1 },
    );
    expect(scene(stage).sums.caller.map(({ n }) => n)).toEqual([9, 2, 2, -2]);
    expect(scene(stage)).toMatchObject({ object: NONE, place: NONE, price: { actors: 1, boost: 2 } });
    expect(table(stage).reserve[0]).toBe(7);
  });

  test('[N-X10] by the option the tower is bare: base 0', () => {
    expect(scene(storming({ options: { tower: 'bare' } })).totals[1]).toBe(0);
  });

  test('[N-X10] a bare tower still reacts with a prop in play; in rules 1, and where pieces defend, it did not', () => {
    const rival = (away = NONE): City => ({
      options: { tower: 'bare' },
      reserve: [10, 5],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 3, kind: 'prop', away },
      ],
    });
    const bare = storming(rival());
    expect(offers(bare, 'own-prop', 'prop')).toEqual([1]);
    const reacted = act(bare, 'own-prop', { prop: 1, boost: 1 }, [1, 1]);
    expect(scene(reacted).sums.defender).toEqual([
      { what: 'piece', piece: 1, n: 3 },
      { what: 'boost', piece: NONE, n: 1 },
      { what: 'die', piece: NONE, n: 1 },
    ]);
    expect(branches(storming({ ...rival(), rules: 1 }))).not.toContain('own-prop');
    expect(branches(storming({ ...rival(), options: {} }))).not.toContain('own-prop');
    // N-C07 A prop that is away is not in the tower.
    expect(branches(storming(rival(WOOD)))).not.toContain('own-prop');
  });

  test.each([
    ['7', [1, 2], [13, 6], 3],
    ['10', [5, 3], [17, 7], 5],
    ['13, as many as there are', [6, 1], [18, 5], 6],
  ])('[N-A03] half the difference of the totals, rounded down: of %s', (_, rolls, totals, lost) => {
    const stage = reply(reply(storming(), NO_REACTION, rolls), 0);
    expect(scene(stage).totals).toEqual(totals);
    expect(table(stage).floors[1]).toBe(6 - lost);
  });

  test('[N-X11] of the totals after interruptions, not of the dice', () => {
    const stage = reply(reply(storming(), NO_REACTION, [3, 3]), 1);
    expect(scene(stage).totals).toEqual([15, 8]);
    expect(booked(stage, 'floors')).toEqual([{ t: 'floors', seat: 1, floors: 3, left: 2 }]);
  });

  test('[N-A03] at a difference of 0 or 1 no floor goes', () => {
    const even = reply(act(storming(), 'no-prop', { boost: 8 }, [1, 1]), 0, [[2, 1]]);
    expect(scene(even)).toMatchObject({ totals: [13, 13], won: true });
    expect(table(even).floors[1]).toBe(6);
    const one = reply(act(storming(), 'no-prop', { boost: 7 }, [1, 1]), 0);
    expect([scene(one).totals, table(one).floors[1]]).toEqual([[13, 12], 6]);
    const two = reply(act(storming(), 'no-prop', { boost: 6 }, [1, 1]), 0);
    expect([scene(two).totals, table(two).floors[1]]).toEqual([[13, 11], 5]);
  });

  test('[N-A03] never more than are left, nobody gains points, the prop of the reaction is lost', () => {
    const stage = reply(act(storming({ floors: [6, 2] }), 'new-prop', { power: 1 }, [6, 1]), 0);
    expect(booked(stage, 'floors')).toEqual([{ t: 'floors', seat: 1, floors: 2, left: 0 }]);
    expect(table(stage).power).toEqual([9, 4, 0]);
    expect(table(stage).reserve).toEqual([9, 0, 10]);
    expect(heard(stage, 'fell')).toMatchObject({ seat: 1 });
  });

  test('[N-A03] lost: side characters are halved; without any, nothing more', () => {
    const lost = reply(act(storming(), 'no-prop', { boost: 10 }, [1, 6]), 0);
    expect(scene(lost).won).toBe(false);
    expect(table(lost)).toMatchObject({ power: [4, 4], reserve: [9, 0, 10], floors: [6, 6, 6] });
    const alone = reply(reply(storming({}, { actors: [] }), NO_REACTION, [1, 6]), 0);
    expect(table(alone)).toMatchObject({ power: [9, 4], reserve: [10, 10, 10] });
  });

  test('[N-V09] a house that pulls down its last floor in a storm falls before floors are taken', () => {
    const stage = reply(reply(reply(storming({ floors: [6, 1] }), NO_REACTION, [6, 1]), 1), 1);
    expect(booked(stage, 'floors')).toEqual([]);
    expect(booked(stage, 'fell')).toEqual([{ t: 'fell', seat: 1 }]);
    expect(scene(stage).sums.defender.at(-1)).toEqual({ what: 'floors', piece: NONE, n: 1 });
  });
});
