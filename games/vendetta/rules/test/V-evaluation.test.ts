import { seedDice } from '@tavola/kernel';
import { asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import {
  act,
  agreeToClose,
  branches,
  city,
  closeScene,
  leave,
  ordersOf,
  offers,
  part,
  reply,
  scene,
  SQUARE,
  table,
  THEATRE,
  type City,
  type Stage,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;

/** Lets seat 0 call a scene against piece 0 of seat 1, worth 4. */
const attacked = (set: City = {}, parts: object = {}): Stage =>
  act(city({ ...set, pieces: [{ owner: 1, power: 4 }, ...(set.pieces ?? [])] }), 'scene', {
    place: SQUARE,
    object: 0,
    ...parts,
  });

const diced = (rolls: readonly number[], set: City = {}, parts: object = {}): Stage =>
  reply(attacked(set, parts), NO_REACTION, rolls);

describe('V evaluation', () => {
  test("[N-V01] the caller's base: pieces in the scene, the attribute of its kind, boost, disfavour", () => {
    const stage = attacked(
      {
        disfavour: 0,
        locked: 3,
        pieces: [
          { owner: 0, power: 2 },
          { owner: 0, power: 1, kind: 'prop' },
          { owner: 0, power: 9 },
        ],
      },
      { 'scene-kind': 1, actors: [1], props: [2], boost: 3 },
    );
    expect(scene(stage).sums.caller).toEqual([
      { what: 'piece', piece: 1, n: 2 },
      { what: 'piece', piece: 2, n: 1 },
      { what: 'attribute', piece: NONE, n: 2 },
      { what: 'boost', piece: NONE, n: 3 },
      { what: 'disfavour', piece: NONE, n: -2 },
    ]);
    expect(scene(stage).totals[0]).toBe(6);
  });

  test("[N-V02] the defender's base is the object's power alone", () => {
    expect(scene(attacked({ pieces: [{ owner: 1, power: 6 }] })).sums.defender).toEqual([
      { what: 'piece', piece: 0, n: 4 },
    ]);
  });

  test("[N-V02] a neutral's side is rolled as well", () => {
    const stage = act(
      city({ pieces: [{ owner: NONE, power: 3 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [1, 6],
    );
    expect(scene(stage)).toMatchObject({ dice: [1, 6], totals: [4, 9], won: false });
  });

  test('[N-X18] nobody is asked to roll for a neutral', () => {
    const stage = act(
      city({ pieces: [{ owner: NONE, power: 3 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [1, 6],
    );
    expect(asked(stage)).toBe('close 0');
  });

  test('[N-V03] the reaction: one own prop worth at most 3, in play or laid out now and paid, and a boost', () => {
    const props: City['pieces'] = [
      { owner: 1, power: 3, kind: 'prop' },
      { owner: 1, power: 4, kind: 'prop' },
      { owner: 1, power: 2 },
      { owner: 2, power: 1, kind: 'prop' },
    ];
    const stage = attacked({ pieces: props });
    expect(offers(stage, 'own-prop', 'prop')).toEqual([1]);
    expect(part(stage, 'new-prop', 'power')).toMatchObject({ min: 1, max: 3 });
    const own = act(stage, 'own-prop', { prop: 1, boost: 2 }, [1, 1]);
    expect([table(own).reserve[1], scene(own).totals[1]]).toEqual([8, 4 + 3 + 2 + 1]);
    const laid = act(stage, 'new-prop', { power: 2, name: 'dagger', boost: 1 }, [1, 1]);
    expect(heard(laid, 'reacted')).toMatchObject({
      seat: 1,
      reaction: { prop: 5, laid: true, boost: 1 },
      reserve: 7,
    });
    expect(scene(laid).totals[1]).toBe(4 + 2 + 1 + 1);
  });

  test('[N-V03] prop and boost together must be paid in full', () => {
    const stage = attacked({ reserve: [10, 3] });
    const branch = branches(stage).indexOf('new-prop');
    expect(refusal(stage, 1, { branch, answer: [2, 'dagger', 'sharp', 2] })).toMatchObject({
      code: 'too-dear',
      rule: 'N-O09',
    });
    expect(refusal(stage, 1, { branch, answer: [2, 'dagger', 'sharp', 1] })).toBeUndefined();
  });

  test('[N-V04] each side rolls one die and adds it', () => {
    const stage = diced([2, 5]);
    expect(heard(stage, 'dice')).toEqual({ t: 'dice', scene: 1, caller: 2, defender: 5 });
    expect(scene(stage).totals).toEqual([3 + 2, 4 + 5]);
    expect(scene(stage).sums.defender).toContainEqual({ what: 'die', piece: NONE, n: 5 });
  });

  test('[N-V05] after the dice the defender may pull down one or two floors, a point each, nothing to the reserve', () => {
    const stage = diced([3, 1]);
    expect(asked(stage)).toBe('interruption 1');
    expect(refusal(stage, 1, 3)?.code).toBe('out-of-range');
    const saved = reply(stage, 2);
    expect(heard(saved, 'interrupted')).toEqual({ t: 'interrupted', seat: 1, floors: 2, left: 4 });
    expect(scene(saved)).toMatchObject({ totals: [6, 4 + 1 + 2], interruption: 2 });
    expect(table(saved)).toMatchObject({ floors: [6, 4, 6], reserve: [8, 10, 10] });
  });

  test('[N-V05] once between the starts of two own turns', () => {
    let stage = act(
      closeScene(reply(diced([1, 6], { pieces: [{ owner: 1, power: 4 }], order: [0, 2, 1] }), 1)),
      'end',
    );
    stage = act(stage, 'scene', { place: SQUARE, object: 1 });
    stage = reply(stage, NO_REACTION, [1, 6]);
    expect(asked(stage)).toBe('close 2');
    // Seat 1's own turn begins a new span.
    stage = act(closeScene(stage), 'end');
    expect(table(stage).interrupted[1]).toBe(false);
  });

  test('[N-V05] a player who lets the dice stand keeps the right', () => {
    let stage = act(closeScene(reply(diced([1, 6], { order: [0, 2, 1] }), 0)), 'end');
    stage = reply(act(stage, 'scene', { place: SQUARE, object: 0 }), NO_REACTION, [1, 6]);
    expect(asked(stage)).toBe('interruption 1');
  });

  test("[N-X08] the interruption comes after the dice, and is the defender's alone", () => {
    const stage = diced([4, 1]);
    expect([scene(stage).dice, asked(stage)]).toEqual([[4, 1], 'interruption 1']);
  });

  test('[N-V06] the higher total wins', () => {
    expect(scene(reply(diced([6, 1]), 0)).won).toBe(true);
    expect(scene(reply(diced([1, 1]), 0)).won).toBe(false);
  });

  test.each([
    [1, 'caller', true],
    [2, 'defender', false],
  ])('[N-V06] equal totals are decided by a coin: %i', (side, favours, won) => {
    const stage = reply(diced([5, 4]), 0, [[2, side]]);
    expect(scene(stage)).toMatchObject({ totals: [8, 8], coin: favours, won });
    expect(heard(stage, 'coin')).toEqual({ t: 'coin', scene: 1, favours });
  });

  test('[N-V07] all is paid at the call and nothing is refunded', () => {
    const stage = attacked({ reserve: [10, 10] }, { boost: 4 });
    expect(table(stage).reserve[0]).toBe(6);
    const lost = reply(reply(stage, NO_REACTION, [1, 6]), 0);
    expect(table(lost).reserve[0]).toBe(6 - 2);
  });

  test('[N-V07] call, reaction, dice, interruption, booking, telling: in this order', () => {
    let stage = attacked();
    const names = [asked(stage)];
    const goOn = (next: Stage): void => {
      stage = next;
      names.push(asked(stage));
    };
    goOn(reply(stage, NO_REACTION, [6, 1]));
    goOn(reply(stage, 0));
    goOn(agreeToClose(stage));
    goOn(reply(stage, 'gone'));
    expect(names).toEqual(['reaction 1', 'interruption 1', 'close 0', 'fate 1', 'turn 0']);
  });

  test('[N-V08] the defender is the owner of the object; a neutral has none, so nobody reacts', () => {
    expect(scene(attacked()).defender).toBe(1);
    const neutral = act(
      city({ pieces: [{ owner: NONE, power: 1 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [6, 1],
    );
    expect([scene(neutral).defender, asked(neutral)]).toEqual([NONE, 'close 0']);
  });

  test('[N-V08] a question with only one possible answer is not asked', () => {
    const stage = act(
      city({ reserve: [10, 0], pieces: [{ owner: 1, power: 4 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [6, 1],
    );
    expect(asked(stage)).toBe('interruption 1');
  });

  test('[N-V09] before the last floor goes the program asks once more; no leads back to the question', () => {
    const stage = reply(diced([4, 1], { floors: [6, 1] }), 1);
    expect([asked(stage), table(stage).floors[1]]).toEqual(['last-floor-of-defender 1', 1]);
    const back = reply(stage, 0);
    expect([asked(back), table(back).floors[1], scene(back).interruption]).toEqual(['interruption 1', 1, 0]);
    expect(asked(reply(back, 0))).toBe('close 0');
  });

  test('[N-V09] the scene is evaluated with those points and booked, then the house falls', () => {
    const stage = reply(reply(diced([4, 2], { floors: [6, 1], pieces: [{ owner: 1, power: 2 }] }), 1), 1, [
      [2, 2],
    ]);
    expect(scene(stage)).toMatchObject({ totals: [7, 7], won: false });
    expect(stage.events.map(({ t }) => t)).toEqual(['interrupted', 'coin', 'booked', 'fell']);
    expect(table(stage)).toMatchObject({ owner: [NONE, NONE], power: [4, 2], reserve: [8, 0, 10] });
  });

  test("[N-V01] the rulebook's murder at the theatre: 1 and 3 and a die of 4 against 3, a dagger and a die of 3", () => {
    const stage = city({
      pieces: [
        { owner: 0, power: 3 },
        { owner: 1, power: 3 },
      ],
      change: t => (t.houses[0] = { ...t.houses[0]!, values: [1, 3, 2] }),
    });
    const called = act(stage, 'scene', { place: THEATRE, object: 1, actors: [0] });
    expect(scene(called).totals).toEqual([4, 3]);
    const played = reply(act(called, 'new-prop', { power: 1, name: 'dagger' }, [4, 3]), 0);
    expect(scene(played)).toMatchObject({ totals: [8, 7], won: true });
    expect(table(played).reserve).toEqual([10 - 1 + 4 + 2, 9, 10]);
    expect(table(played).power).toEqual([3, 0, 0]);
  });

  const orderedCity = (set: City = {}): Stage => city({ ...set, pieces: [{ owner: 1, power: 4 }] });
  const call = (stage: Stage, rolls: readonly number[] = []): Stage =>
    act(stage, 'scene', { place: SQUARE, object: 0 }, rolls);

  test('[N-V07] who has ordered no reaction is not asked for one, and is told so alone', () => {
    const called = call(leave(orderedCity(), 1, 'no-reaction'), [3, 1]);
    expect(asked(called)).toBe('interruption 1');
    expect(scene(called).reaction).toEqual({ prop: NONE, laid: false, boost: 0 });
    expect(called.whispers).toEqual([
      {
        to: 1,
        event: { t: 'order-used', order: 'no-reaction', question: 'reaction', answer: NO_REACTION },
      },
    ]);
  });

  test('[N-V07] an order that is left while the reaction is asked for answers at once', () => {
    const stage = leave(call(orderedCity()), 1, 'no-reaction', [3, 1]);
    expect(asked(stage)).toBe('interruption 1');
  });

  test('[N-V05] who has ordered no interruption lets the dice stand and keeps the right', () => {
    const stage = reply(call(leave(orderedCity(), 1, 'no-interruption')), NO_REACTION, [3, 1]);
    expect(asked(stage)).toBe('close 0');
    expect(table(stage)).toMatchObject({ floors: [6, 6, 6], interrupted: [false, false, false] });
  });

  test('[N-E03] a fallen house leaves no orders', () => {
    const stage = orderedCity({ floors: [6, 6, 0] });
    expect([ordersOf(stage, 1), ordersOf(stage, 2)]).toEqual([['no-reaction', 'no-interruption'], []]);
    expect(stage.game.leaveOrder(stage.state, 2, 'no-reaction', [], seedDice(1))).toEqual({
      ok: false,
      error: { code: 'not-now', rule: 'N-V07' },
    });
  });
});
