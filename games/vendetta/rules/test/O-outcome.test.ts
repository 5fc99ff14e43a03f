import { heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import {
  act,
  part,
  refusedAct,
  booked,
  city,
  reply,
  scene,
  SQUARE,
  table,
  THEATRE,
  WOOD,
  type City,
  type Parts,
  type Stage,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;
const WIN = [6, 1];
const LOSE = [1, 6];

/** Seat 0 acts against piece 0 of seat 1, worth 5, and seat 1 does not react. */
const against = (rolls: readonly number[], parts: Parts, set: City = {}): Stage => {
  const stage = city({
    ...set,
    pieces: [{ owner: 1, power: 5 }, ...(set.pieces ?? [])],
    change: t => (t.interrupted[1] = true),
  });
  return reply(act(stage, 'scene', { place: SQUARE, object: 0, ...parts }), NO_REACTION, rolls);
};

const neutral = (rolls: readonly number[], parts: Parts, set: City = {}): Stage =>
  act(
    city({ ...set, pieces: [{ owner: NONE, power: 5 }, ...(set.pieces ?? [])] }),
    'scene',
    { place: SQUARE, object: 0, ...parts },
    rolls,
  );

describe('O outcome', () => {
  test("[N-O01] won against a house: the object is out, half its power is gained, and the location's value", () => {
    const stage = against(WIN, { place: THEATRE });
    expect(table(stage)).toMatchObject({ power: [0], reserve: [10 + 3 + 4, 10, 10] });
    expect(scene(stage).booked).toEqual([
      { t: 'out', piece: 0, owner: 1, power: 5 },
      { t: 'gained', seat: 0, points: 3, for: 'object' },
      { t: 'gained', seat: 0, points: 4, for: 'place' },
    ]);
  });

  test('[N-O01][N-C07] a piece that is out is not away any more, the object as little as an actor that is lost', () => {
    const wood = (owner: number, power: number, kind: 'character' | 'prop' = 'character') =>
      ({ owner, power, kind, away: WOOD }) as const;
    const pieces = [wood(0, 1), wood(1, 5), wood(1, 1, 'prop')];
    const called = act(city({ pieces, change: t => (t.interrupted[1] = true) }), 'scene', {
      place: WOOD,
      object: 1,
      actors: [0],
      boost: 2,
    });
    const won = act(called, 'own-prop', { prop: 2 }, WIN);
    expect(table(won)).toMatchObject({ power: [1, 0, 0], away: [WOOD, NONE, NONE] });
    const lost = act(called, 'own-prop', { prop: 2 }, LOSE);
    expect(table(lost)).toMatchObject({ power: [0, 5, 1], away: [NONE, WOOD, WOOD] });
  });

  test('[N-X04] the prop of the reaction is out as well and brings nothing', () => {
    const stage = city({
      pieces: [
        { owner: 1, power: 2 },
        { owner: 1, power: 3, kind: 'prop' },
      ],
      change: t => (t.interrupted[1] = true),
    });
    const won = act(
      act(stage, 'scene', { place: SQUARE, object: 0, boost: 5 }),
      'own-prop',
      { prop: 1 },
      WIN,
    );
    expect(table(won)).toMatchObject({ power: [0, 0], reserve: [5 + 1, 10, 10] });
  });

  test('[N-X05] halves are rounded up for what is gained and lost', () => {
    expect(table(against(WIN, {})).reserve[0]).toBe(10 + 3);
    expect(table(against(LOSE, { actors: [1] }, { pieces: [{ owner: 0, power: 3 }] })).power[1]).toBe(1);
  });

  test("[N-O02] won against a neutral: it joins with its full power, and the location's value is gained", () => {
    const stage = neutral(WIN, { place: THEATRE });
    expect(table(stage)).toMatchObject({ owner: [0], power: [5], reserve: [14, 10, 10] });
    expect(booked(stage, 'joined')).toEqual([{ t: 'joined', piece: 0, to: 0, power: 5 }]);
  });

  test('[N-O03] lost with side characters: each loses half its power, rounded up; at 0 it is out', () => {
    const pieces: City['pieces'] = [
      { owner: 0, power: 3 },
      { owner: 0, power: 1 },
    ];
    // The die is lower, since the caller's side has two points more.
    const lost = against(LOSE, { actors: [1, 2], 'scene-kind': 2 }, { pieces });
    expect(table(lost).power).toEqual([5, 1, 0]);
    expect(scene(lost).booked).toEqual([
      { t: 'weakened', piece: 1, owner: 0, from: 3, to: 1 },
      { t: 'out', piece: 2, owner: 0, power: 1 },
    ]);
    expect(table(lost).reserve[0]).toBe(8);
  });

  test('[N-X15] with several in the scene each of them is halved, and those not in it are not', () => {
    const pieces: City['pieces'] = [
      { owner: 0, power: 2 },
      { owner: 0, power: 2 },
      { owner: 0, power: 2 },
    ];
    expect(table(against(LOSE, { actors: [1, 2], 'scene-kind': 2 }, { pieces })).power).toEqual([5, 1, 1, 2]);
  });

  test("[N-O04] lost to a house without side characters: half the object's power is paid", () => {
    const stage = against(LOSE, {});
    expect(table(stage).reserve).toEqual([7, 10, 10]);
    expect(scene(stage).booked).toEqual([{ t: 'paid', seat: 0, due: 3, points: 3, for: 'object' }]);
  });

  test('[N-O05] lost against a neutral: what was paid is gone, it stays with its full power, half of it is not paid', () => {
    const stage = act(city({}), 'scene-neutral', { place: SQUARE, 'neutral-power': 5 }, LOSE);
    expect(table(stage)).toMatchObject({ owner: [NONE], power: [5], reserve: [7, 10, 10] });
    const halved = neutral(
      LOSE,
      { place: THEATRE, actors: [1], 'scene-kind': 2 },
      { pieces: [{ owner: 0, power: 2 }] },
    );
    expect(table(halved)).toMatchObject({ power: [5, 1], reserve: [10 - 1 - 4, 10, 10] });
  });

  test('[N-X13] without side characters a loss to a neutral costs only the stake and the location', () => {
    expect(table(neutral(LOSE, { place: THEATRE })).reserve[0]).toBe(6);
    expect(table(neutral(LOSE, { place: SQUARE })).reserve[0]).toBe(10);
  });

  test('[N-O06] lost at a location with a value: it is paid', () => {
    const lost = against(
      LOSE,
      { place: THEATRE, actors: [1], 'scene-kind': 2 },
      { pieces: [{ owner: 0, power: 2 }] },
    );
    expect(table(lost).reserve[0]).toBe(10 - 1 - 4);
  });

  test('[N-X16] object and location are paid once each', () => {
    expect(table(against(LOSE, { place: THEATRE })).reserve[0]).toBe(10 - 3 - 4);
  });

  test('[N-O07] a reserve never goes below 0', () => {
    expect(table(against(LOSE, { place: THEATRE }, { reserve: [5] })).reserve[0]).toBe(0);
  });

  test('[N-X17] a loss greater than the reserve is paid as far as it goes, the rest forgiven', () => {
    const stage = against(LOSE, { place: THEATRE }, { reserve: [5] });
    expect(booked(stage, 'paid')).toEqual([
      { t: 'paid', seat: 0, due: 3, points: 3, for: 'object' },
      { t: 'paid', seat: 0, due: 4, points: 2, for: 'place' },
    ]);
    expect(table(stage)).toMatchObject({ floors: [6, 6, 6], power: [5] });
  });

  test("[N-O08] the caller's props are never harmed, and alone do not count as side characters", () => {
    const stage = against(
      LOSE,
      { props: [1], 'scene-kind': 2 },
      { pieces: [{ owner: 0, power: 2, kind: 'prop' }] },
    );
    expect(table(stage)).toMatchObject({ power: [5, 2], reserve: [7, 10, 10] });
  });

  test('[N-O08] a defender who wins loses and gains nothing; the prop of the reaction stays, what was paid is spent', () => {
    const stage = city({ pieces: [{ owner: 1, power: 5 }], change: t => (t.interrupted[1] = true) });
    const lost = act(
      act(stage, 'scene', { place: THEATRE, object: 0 }),
      'new-prop',
      { power: 2, boost: 1 },
      LOSE,
    );
    expect(table(lost)).toMatchObject({ power: [5, 2], owner: [1, 1], reserve: [3, 7, 10] });
  });

  test('[N-C07] a prop that reacted outside the city is away too', () => {
    const stage = city({ pieces: [{ owner: 1, power: 5 }], change: t => (t.interrupted[1] = true) });
    const lost = act(act(stage, 'scene', { place: WOOD, object: 0 }), 'new-prop', { power: 2 }, LOSE);
    expect(table(lost).away).toEqual([NONE, WOOD]);
    expect(heard(lost, 'booked')).toMatchObject({ scene: 1, won: false, totals: [4, 13] });
  });

  test("[N-O02] the rulebook's ball: a lady of power 4 for 2 points, Rose 3, dice 2 and 6", () => {
    const stage = city({
      places: [{ name: 'palace', value: 2 }],
      change: t => (t.houses[0] = { ...t.houses[0]!, values: [1, 3, 2] }),
    });
    const lost = act(stage, 'scene-neutral', { 'scene-kind': 1, 'neutral-power': 4 }, [2, 6]);
    expect(scene(lost)).toMatchObject({ totals: [5, 10], won: false });
    expect(table(lost)).toMatchObject({ owner: [NONE], power: [4], reserve: [10 - 2 - 2, 10, 10] });
  });

  test('[N-O09] what is chosen must be paid in full', () => {
    const stage = city({
      reserve: [3],
      pieces: [
        { owner: 0, power: 1 },
        { owner: NONE, power: 1 },
      ],
    });
    expect(refusedAct(stage, 'scene', { place: SQUARE, object: 1, actors: [0], boost: 3 })).toEqual({
      code: 'too-dear',
      rule: 'N-O09',
      about: { points: 4, reserve: 3 },
    });
    expect(refusedAct(stage, 'scene', { place: SQUARE, object: 1, actors: [0], boost: 2 })).toBeUndefined();
  });

  test('[N-O09] with nothing one may still call a scene with the head and own props', () => {
    const stage = city({
      reserve: [0],
      pieces: [
        { owner: 0, power: 2, kind: 'prop' },
        { owner: 0, power: 2 },
        { owner: NONE, power: 1 },
      ],
    });
    expect(part(stage, 'scene', 'actors')).toMatchObject({ max: 0 });
    expect(scene(act(stage, 'scene', { place: SQUARE, object: 2, props: [0] }, [1, 1])).totals[0]).toBe(
      2 + 3 + 1,
    );
  });

  test('[N-O09] by the option each point that is missing costs a floor; otherwise it is forgiven', () => {
    const lose = (debt: string, floors = 6) =>
      act(
        city({
          options: { debt },
          reserve: [1],
          floors: [floors],
          pieces: [{ owner: NONE, power: 4 }],
        }),
        'scene',
        { place: THEATRE, object: 0 },
        LOSE,
      );
    expect(table(lose('forgiven'))).toMatchObject({ reserve: [0, 10, 10], floors: [6, 6, 6] });
    expect(table(lose('floors'))).toMatchObject({ reserve: [0, 10, 10], floors: [3, 6, 6] });
    expect(booked(lose('floors'), 'floors')).toEqual([{ t: 'floors', seat: 0, floors: 3, left: 3 }]);
    // A debt of three takes the last of two floors too, and the house falls.
    const fallen = lose('floors', 2);
    expect(booked(fallen, 'floors')).toEqual([{ t: 'floors', seat: 0, floors: 2, left: 0 }]);
    expect(heard(fallen, 'fell')?.seat).toBe(0);
  });
});
