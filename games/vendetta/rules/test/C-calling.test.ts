import { asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { mostAgainst } from '../index.ts';
import { HEAD, NONE } from '../names.ts';
import {
  act,
  aside,
  branches,
  city,
  closeScene,
  offers,
  part,
  refusedAct,
  reply,
  scene,
  SQUARE,
  table,
  THEATRE,
  WOOD,
  type City,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;

describe('C calling a scene', () => {
  test("[N-C01] kind, place, object and actors; the caller's attribute counts without being asked for", () => {
    const stage = city({
      pieces: [
        { owner: 0, power: 2 },
        { owner: NONE, power: 4 },
      ],
    });
    const called = act(stage, 'scene', { place: THEATRE, object: 1, actors: [0], 'scene-kind': 2 }, [2, 5]);
    expect(scene(called)).toMatchObject({
      number: 1,
      round: 1,
      kind: 'friend',
      caller: 0,
      place: THEATRE,
      object: 1,
      actors: [0],
    });
    expect(scene(called).sums.caller[1]).toEqual({ what: 'attribute', piece: NONE, n: 1 });
  });

  test('[N-C02] a location, or another place that is then on the plan without a value', () => {
    const stage = city({ pieces: [{ owner: NONE, power: 1 }] });
    expect(offers(stage, 'scene', 'place')).toEqual([THEATRE, SQUARE, WOOD]);
    const called = act(
      stage,
      'scene-elsewhere',
      { 'place-name': 'a garden', 'place-text': 'dark', object: 0 },
      [6, 1],
    );
    expect(table(called).places[3]).toEqual({
      name: 'a garden',
      text: 'dark',
      value: 0,
      outside: false,
      by: 0,
    });
    expect(scene(called).place).toBe(3);
  });

  test('[N-C03] the object is a piece of another house or a neutral, in play and not locked up', () => {
    const stage = city({
      disfavour: 1,
      locked: 3,
      pieces: [
        { owner: 0, power: 1 },
        { owner: 1, power: 2 },
        { owner: 2, power: 3, kind: 'prop' },
        { owner: 1, power: 4 },
        { owner: NONE, power: 5 },
        { owner: 1, power: 0 },
      ],
    });
    expect(offers(stage, 'scene', 'object')).toEqual([1, 2, 4]);
  });

  test('[N-X21] heads are never the object; a prop won from a house is out like a character', () => {
    const stage = city({
      pieces: [{ owner: 1, power: 4, kind: 'prop' }],
      reserve: [10, 0],
      change: t => (t.interrupted[1] = true),
    });
    expect(offers(stage, 'scene', 'object')).toEqual([0]);
    const won = act(stage, 'scene', { place: SQUARE, object: 0, boost: 5 }, [6, 1]);
    expect([table(won).power[0], table(won).reserve[0]]).toEqual([0, 5 + 2]);
  });

  test('[N-C04] a new neutral costs half its power, rounded up', () => {
    const stage = city({ reserve: [3] });
    expect(part(stage, 'scene-neutral', 'neutral-power')).toMatchObject({ min: 1, max: 6 });
    const called = act(
      stage,
      'scene-neutral',
      { place: SQUARE, 'neutral-power': 5, 'neutral-name': 'Isabella' },
      [1, 6],
    );
    expect(table(called)).toMatchObject({ reserve: [0, 10, 10], power: [5], owner: [NONE] });
    expect(scene(called)).toMatchObject({ made: true, price: { neutral: 3 } });
  });

  test('[N-X12] any power from 1 to 12, odd ones too', () => {
    expect(part(city({ reserve: [24] }), 'scene-neutral', 'neutral-power')).toMatchObject({
      min: 1,
      max: 12,
    });
    expect(
      table(act(city({}), 'scene-neutral', { place: SQUARE, 'neutral-power': 1 }, [1, 6])).reserve[0],
    ).toBe(9);
  });

  test('[N-C04] a neutral already on the plan costs nothing', () => {
    const called = act(
      city({ pieces: [{ owner: NONE, power: 9 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [1, 6],
    );
    expect(table(called).reserve[0]).toBe(10);
  });

  test('[N-C05] own side characters cost a point each, own props nothing', () => {
    const stage = city({
      pieces: [
        { owner: 0, power: 2 },
        { owner: 0, power: 1 },
        { owner: 0, power: 3, kind: 'prop' },
        { owner: NONE, power: 1 },
      ],
    });
    const called = act(stage, 'scene', { place: SQUARE, object: 3, actors: [0, 1], props: [2] }, [1, 1]);
    expect(scene(called).price).toEqual({ neutral: 0, pieces: 0, actors: 2, boost: 0 });
    expect(scene(called).totals[0]).toBe(2 + 1 + 3 + 3 + 1);
    expect(table(called).reserve[0]).toBe(8);
  });

  test("[N-C05] pieces laid out for the scene cost their price, a character the actor's point as well", () => {
    const pieces = [
      [0, 2, 'Luigi', 'a captain'],
      [1, 3, 'relic', 'a bone'],
    ];
    const called = act(
      city({ pieces: [{ owner: NONE, power: 1 }] }),
      'scene',
      { place: SQUARE, object: 0, pieces },
      [1, 1],
    );
    expect(scene(called)).toMatchObject({
      actors: [1],
      props: [2],
      laid: [1, 2],
      price: { pieces: 5, actors: 1 },
    });
    expect(table(called).reserve[0]).toBe(4);
    expect(scene(called).totals[0]).toBe(2 + 3 + 3 + 1);
  });

  test('[N-X20] only own pieces help: neither those of others nor neutrals are offered', () => {
    const stage = city({
      pieces: [
        { owner: 0, power: 1 },
        { owner: 1, power: 1 },
        { owner: NONE, power: 1 },
      ],
    });
    expect(offers(stage, 'scene', 'actors')).toEqual([0]);
  });

  test('[N-C06] a boost costs a point of reserve for each point', () => {
    const stage = city({ reserve: [4], pieces: [{ owner: NONE, power: 1 }] });
    expect(part(stage, 'scene', 'boost')).toMatchObject({ min: 0, max: 4 });
    const called = act(stage, 'scene', { place: SQUARE, object: 0, boost: 4 }, [1, 1]);
    expect([table(called).reserve[0], scene(called).totals[0]]).toEqual([0, 3 + 4 + 1]);
  });

  test('[N-X03] the boost is said before the dice: after them nobody is asked', () => {
    const stage = act(city({ pieces: [{ owner: 1, power: 1 }] }), 'scene', {
      place: SQUARE,
      object: 0,
      boost: 1,
    });
    expect([asked(stage), scene(stage).dice]).toEqual(['reaction 1', null]);
    expect(asked(reply(stage, NO_REACTION, [3, 3]))).toBe('interruption 1');
  });

  test('[N-C07] a piece that acted outside the city, and a neutral won there, cannot be the object elsewhere', () => {
    let stage = city({
      pieces: [
        { owner: 0, power: 2 },
        { owner: 0, power: 1, kind: 'prop' },
        { owner: 0, power: 4 },
      ],
    });
    stage = act(stage, 'scene-neutral', { place: WOOD, 'neutral-power': 2, actors: [0], props: [1] }, [6, 1]);
    stage = act(closeScene(stage), 'end');
    expect(table(stage).away).toEqual([WOOD, WOOD, NONE, WOOD]);
    expect(refusedAct(stage, 'scene', { place: THEATRE, object: 0 })).toMatchObject({
      code: 'away',
      rule: 'N-C07',
    });
    expect(refusedAct(stage, 'scene', { place: WOOD, object: 0 })).toBeUndefined();
    expect(refusedAct(stage, 'scene', { place: THEATRE, object: 2 })).toBeUndefined();
    expect(offers(stage, 'scene-elsewhere', 'object')).toEqual([2]);
    const next = act(act(stage, 'end'), 'end', {}, [6, 5, 4]);
    expect(table(next).away).toEqual([NONE, NONE, NONE, NONE]);
  });

  test('[N-C07] a prop that is outside the city does not react inside it, but where it is; in rules 1 it did', () => {
    const attacked = (set: City, place: number) =>
      act(
        city({
          pieces: [
            { owner: 1, power: 4 },
            { owner: 1, power: 2, kind: 'prop', away: WOOD },
          ],
          ...set,
        }),
        'scene',
        { place, object: 0 },
      );
    expect(branches(attacked({}, THEATRE))).not.toContain('own-prop');
    expect(branches(attacked({}, WOOD))).toContain('own-prop');
    expect(branches(attacked({ rules: 1 }, THEATRE))).toContain('own-prop');
    const { state } = attacked({}, THEATRE);
    expect(mostAgainst(state.table, state.table.scene!)).toBe(10);
  });

  test('[N-X07] the player who names a place says whether it lies outside', () => {
    const called = act(
      city({ pieces: [{ owner: NONE, power: 1 }] }),
      'scene-elsewhere',
      { outside: 1, object: 0 },
      [6, 1],
    );
    expect(table(called).places.at(-1)!.outside).toBe(true);
    expect(table(called).away[0]).toBe(3);
  });

  test('[N-C08] with nothing to be had and no point for a neutral, only a storm or no scene is possible', () => {
    expect(branches(city({ reserve: [0], pieces: [{ owner: 0, power: 2, kind: 'prop' }] }))).toEqual([
      'end',
      'pull-down',
      'storm',
    ]);
    expect(branches(city({ reserve: [0] }))).toEqual(['end', 'pull-down']);
  });

  test('[N-C08] a prop that is the object is not also the reaction', () => {
    const stage = city({
      pieces: [
        { owner: 1, power: 2, kind: 'prop' },
        { owner: 1, power: 3, kind: 'prop' },
      ],
    });
    expect(offers(act(stage, 'scene', { place: SQUARE, object: 0 }), 'own-prop', 'prop')).toEqual([1]);
  });

  test('[N-C09] a place without a value stays and may be chosen again by anybody; it never gets a value', () => {
    let stage = city({
      pieces: [
        { owner: NONE, power: 1 },
        { owner: NONE, power: 1 },
      ],
    });
    stage = act(closeScene(act(stage, 'scene-elsewhere', { object: 0 }, [6, 1])), 'end');
    expect(offers(stage, 'scene', 'place')).toContain(3);
    stage = act(stage, 'scene', { place: 3, object: 1 }, [6, 1]);
    expect([table(stage).places[3]!.value, table(stage).reserve[1]]).toEqual([0, 10]);
  });

  test('[N-C09] the same place named twice is one place; in rules 1 it was another', () => {
    const name = (rules: number) => {
      const stage = city({ rules, pieces: [{ owner: NONE, power: 1 }] });
      return act(stage, 'scene-elsewhere', { 'place-name': 'SQUARE', object: 0 }, [6, 1]);
    };
    expect([table(name(2)).places.length, scene(name(2)).place]).toEqual([3, SQUARE]);
    expect([table(name(1)).places.length, scene(name(1)).place]).toEqual([4, 3]);
    // A place with a value, or one outside, is another one.
    const stage = city({ pieces: [{ owner: NONE, power: 1 }] });
    const valued = act(stage, 'scene-elsewhere', { 'place-name': 'theatre', object: 0 }, [6, 1]);
    expect(table(valued).places[3]).toMatchObject({ name: 'theatre', value: 0 });
    const outside = act(stage, 'scene-elsewhere', { 'place-name': 'square', outside: 1, object: 0 }, [6, 1]);
    expect(table(outside).places).toHaveLength(4);
  });

  test('[N-C09][N-R03] the same dungeon in two rounds is one place', () => {
    const stage = city({
      at: 'N-R03:arrest',
      disfavour: 1,
      locked: HEAD,
    });
    const held = reply(stage, ['Square', 'damp']);
    expect([table(held).arrest, table(held).places.length]).toEqual([SQUARE, 3]);
  });

  test("[N-C09] a rival's tower is the place of a storm alone", () => {
    const stage = city({ pieces: [{ owner: 0, power: 3 }] });
    expect(part(stage, 'storm', 'place')).toBeUndefined();
    expect(part(stage, 'scene-neutral', 'tower')).toBeUndefined();
  });

  test('[N-C10] every kind may be used against every object, and nobody votes on it', () => {
    const stage = city({
      pieces: [
        { owner: NONE, power: 1 },
        { owner: 1, power: 1 },
      ],
    });
    expect(offers(stage, 'scene', 'scene-kind')).toEqual([0, 1, 2]);
    expect(asked(act(stage, 'scene', { place: SQUARE, object: 0, 'scene-kind': 0 }, [6, 1]))).toBe('close 0');
  });

  test("[N-C03] a locked-up head does not stop the object from being anybody's", () => {
    const stage = city({
      disfavour: 0,
      locked: HEAD,
      pieces: [{ owner: 2, power: 1 }],
      change: t => (t.arrest = SQUARE),
    });
    expect(offers(stage, 'scene', 'object')).toEqual([0]);
    expect(heard(aside(stage, 1, 'note', [20_000, 'seen']), 'note')?.text).toBe('seen');
  });
});
