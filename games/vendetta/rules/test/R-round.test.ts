import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { HEAD, NONE } from '../names.ts';
import {
  act,
  asking,
  branches,
  city,
  closeScene,
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

/** Rolls for a new round. */
const rolled = (rolls: readonly number[], set: City = {}): Stage =>
  city({ at: 'round/N-R01:step', rolls, ...set });
/** With these first three rolls no house falls into disfavour. */
const CALM = [6, 5, 4];

/** All end their turns, and these are the rolls of the next round. */
const passRound = (stage: Stage, rolls: readonly number[]): Stage => {
  let now = stage;
  const { round, order } = table(stage);
  for (const seat of order)
    if (table(now).round === round && table(now).turn === seat)
      now = act(now, 'end', {}, seat === order.at(-1) ? rolls : []);
  return now;
};

/** Brings seat 0 into disfavour. */
const fallen = (pieces: City['pieces'] = []): Stage => rolled([1, 6, 5], { pieces });

/** Puts the head of seat 0's house in the cells and gives it the turn. */
const jailed = (set: City = {}): Stage => {
  const stage = fallen(
    set.pieces ?? [
      { owner: 0, power: 3, kind: 'prop' },
      { owner: 1, power: 1 },
    ],
  );
  const named = answer(stage, { 0: ['the cells', ''] });
  return act(act(named, 'end'), 'end');
};

describe('R round', () => {
  test('[N-R01] each rolls, clockwise from who begins; the highest goes first, then clockwise', () => {
    const stage = rolled([4, 3, 6], { seats: 3, change: t => (t.begins = 2) });
    expect(heard(stage, 'order')).toMatchObject({
      thrown: [
        [2, 4],
        [0, 3],
        [1, 6],
      ],
      again: [],
      order: [1, 2, 0],
    });
    expect(asked(stage)).toBe('turn 1');
  });

  test('[N-R01] the last in the order begins to roll in the next round', () => {
    const stage = passRound(rolled([4, 6, 5]), CALM);
    expect(heard(stage, 'order')?.thrown.map(([seat]) => seat)).toEqual([0, 1, 2]);
    expect(table(passRound(rolled([6, 5, 4]), [6, 6, 4, 1, 2])).order).toEqual([0, 1, 2]);
  });

  test('[N-R09] equal highest rolls are rolled again among those who had them, until one is highest', () => {
    const stage = rolled([5, 6, 6, 3, 3, 2, 4]);
    expect(heard(stage, 'order')).toMatchObject({
      again: [
        [
          [1, 3],
          [2, 3],
        ],
        [
          [1, 2],
          [2, 4],
        ],
      ],
      order: [2, 0, 1],
    });
  });

  test('[N-R09] the last in the order counts as last, even after passing', () => {
    const stage = passRound(rolled([4, 5, 6]), CALM);
    expect(heard(stage, 'order')?.thrown[0]?.[0]).toBe(1);
  });

  test.each([
    ['the first on a 1', [1, 6, 6, 1, 2], 0],
    ['the first not on a 2', [2, 6, 5], NONE],
    ['the second on a 2', [6, 2, 6, 1, 2], 1],
    ['the third on a 3', [6, 5, 3], 2],
    ['the third not on a 4', [6, 5, 4], NONE],
    ['only the first who falls', [6, 1, 1], 1],
  ])('[N-R02] disfavour: %s', (_, rolls, seat) => {
    expect(table(rolled(rolls, { pieces: [0, 1, 2].map(owner => ({ owner, power: 2 })) })).disfavour).toBe(
      seat,
    );
  });

  test('[N-R10] with six houses somebody always falls', () => {
    const stage = rolled([2, 3, 4, 5, 6, 6, 1, 2], { seats: 6 });
    expect(heard(stage, 'disfavour')).toEqual({ t: 'disfavour', seat: 5, roll: 6, upTo: 6 });
  });

  test('[N-X23] rolls made again do not count for the disfavour', () => {
    const stage = rolled([6, 6, 4, 1, 2]);
    expect(heard(stage, 'disfavour')).toBeUndefined();
    expect(table(stage).disfavour).toBe(NONE);
  });

  test('[N-R03] a side character is locked up, or the head; without side characters it is the head', () => {
    const stage = fallen([
      { owner: 0, power: 3 },
      { owner: 0, power: 2, kind: 'prop' },
      { owner: 1, power: 2 },
    ]);
    expect(asked(stage)).toBe('lock-up 0');
    expect(refusal(stage, 0, 2)?.code).toBe('not-offered');
    expect(asked(answer(stage, { 0: 0 }))).toBe('turn 1');
    expect(asked(answer(stage, { 0: HEAD }))).toBe('arrest 0');
    expect(asked(fallen([{ owner: 0, power: 2, kind: 'prop' }]))).toBe('arrest 0');
  });

  test('[N-X09] the pick is made before the first turn, and not in that of who picks', () => {
    const stage = fallen([{ owner: 0, power: 3 }]);
    expect([asking(stage), table(stage).turn, table(stage).order]).toEqual(['lock-up', NONE, [1, 2, 0]]);
  });

  test('[N-R05] props cannot be locked up; what is locked up is neither actor nor object, but is strengthened', () => {
    const stage = fallen([
      { owner: 0, power: 3 },
      { owner: 0, power: 2, kind: 'prop' },
    ]);
    expect(refusal(stage, 0, 1)?.code).toBe('not-offered');
    const locked = answer(stage, { 0: 0 });
    expect(offers(locked, 'scene', 'object')).toEqual([1]);
    const own = act(act(locked, 'end'), 'end');
    expect(offers(own, 'scene-neutral', 'actors')).toEqual([]);
    expect(table(act(own, 'strengthen', { strengthen: [2, 0] })).power[0]).toBe(5);
  });

  test('[N-R05] the lock lasts until the end of the round', () => {
    const stage = answer(fallen([{ owner: 0, power: 3 }]), { 0: 0 });
    expect(table(stage).locked).toBe(0);
    expect(table(passRound(stage, CALM))).toMatchObject({ locked: NONE, disfavour: NONE });
  });

  test('[N-R05] so does the arrest of a head: in the next round its place binds nobody', () => {
    const next = act(jailed(), 'end', {}, CALM);
    expect(table(next)).toMatchObject({ turn: 0, locked: NONE, arrest: NONE });
    expect(offers(next, 'scene', 'place')).toEqual(table(next).places.map((_, place) => place));
  });

  test('[N-R03] with the head locked up the scene is at the place of arrest alone', () => {
    const stage = jailed();
    const cells = table(stage).places.length - 1;
    expect(offers(stage, 'scene', 'place')).toEqual([cells]);
    expect(offers(stage, 'scene-neutral', 'place')).toEqual([cells]);
  });

  test('[N-R06] with the head locked up there is no storm and no other place, but all else', () => {
    const stage = jailed();
    expect(branches(stage)).toEqual(['end', 'lay-out', 'strengthen', 'pull-down', 'scene', 'scene-neutral']);
    expect(offers(stage, 'scene', 'props')).toEqual([0]);
    expect(part(stage, 'scene', 'boost')).toMatchObject({ max: 10 });
  });

  test('[N-X22] the place of arrest has no value', () => {
    const stage = jailed();
    const cells = table(stage).places.at(-1);
    expect(cells).toEqual({ name: 'the cells', text: '', value: 0, outside: false, by: 0 });
  });

  test('[N-R03] either way -2 on the scene that is called this round', () => {
    const inJail = reply(
      act(jailed(), 'scene', { object: 1, props: [0] }),
      { branch: 0, answer: [0] },
      [3, 1],
    );
    expect(scene(inJail).sums.caller).toContainEqual({ what: 'disfavour', piece: NONE, n: -2 });
    expect(scene(inJail).totals[0]).toBe(3 + 3 - 2 + 3);
    const locked = answer(
      fallen([
        { owner: 0, power: 3 },
        { owner: NONE, power: 2 },
      ]),
      { 0: 0 },
    );
    const called = act(act(act(locked, 'end'), 'end'), 'scene', { object: 1 }, [4, 1]);
    expect(scene(called).totals[0]).toBe(3 - 2 + 4);
  });

  test('[N-X01] the penalty that the long example forgets is applied', () => {
    // Rose 2, a dagger worth 2 and a die of 4 would suffice without the penalty.
    const stage = city({
      disfavour: 0,
      locked: HEAD,
      pieces: [
        { owner: 0, power: 2, kind: 'prop' },
        { owner: 1, power: 4 },
      ],
      reserve: [10, 0],
      floors: [6, 6],
      change: t => {
        t.arrest = SQUARE;
        t.interrupted[1] = true;
      },
    });
    const played = act(stage, 'scene', { 'scene-kind': 1, object: 1, props: [0] }, [4, 3]);
    expect(scene(played).totals).toEqual([2 + 2 - 2 + 4, 4 + 3]);
    expect(scene(played).won).toBe(false);
  });

  test('[N-R07] a defender in disfavour defends without the -2, and reacts, boosts and interrupts', () => {
    const stage = city({
      order: [1, 0, 2],
      disfavour: 0,
      locked: HEAD,
      pieces: [{ owner: 0, power: 4 }],
      change: t => (t.arrest = SQUARE),
    });
    const called = act(stage, 'scene', { place: SQUARE, object: 0 });
    expect(branches(called)).toEqual(['no-prop', 'new-prop']);
    const diced = act(called, 'no-prop', { boost: 2 }, [1, 1]);
    expect(asked(diced)).toBe('interruption 0');
    expect(scene(reply(diced, 1)).totals[1]).toBe(4 + 2 + 1 + 1);
  });

  test('[N-R07] the -2 holds for a storm too, and a base may be negative', () => {
    const stage = city({
      disfavour: 0,
      locked: 0,
      pieces: [{ owner: 0, power: 3 }],
      change: t => {
        t.houses[0] = { ...t.houses[0]!, values: [1, 2, 3] };
      },
    });
    const called = act(stage, 'storm', { tower: 1, 'scene-kind': 0 });
    expect(scene(called).totals[0]).toBe(1 - 2);
    expect(scene(called).sums.caller.map(({ n }) => n)).toEqual([1, -2]);
  });

  test('[N-R04] a turn is any number of things and at most one scene, or nothing', () => {
    let stage = city({ pieces: [{ owner: NONE, power: 1 }] });
    stage = act(act(stage, 'lay-out', { power: 1 }), 'lay-out', { power: 1 });
    stage = closeScene(act(stage, 'scene', { place: SQUARE, object: 0 }, [6, 1]));
    expect(branches(stage)).toEqual(['end', 'lay-out', 'strengthen', 'pull-down']);
    expect(asked(act(stage, 'end'))).toBe('turn 1');
    expect(heard(act(city({}), 'end'), 'turn-ended')).toEqual({ t: 'turn-ended', seat: 0, scene: false });
  });

  test('[N-R08] things are done before the scene and after it is closed, not in between', () => {
    const stage = act(
      city({ pieces: [{ owner: NONE, power: 1 }] }),
      'scene',
      { place: SQUARE, object: 0 },
      [6, 1],
    );
    expect(asked(stage)).toBe('close 0');
    const after = closeScene(stage);
    expect(asked(after)).toBe('turn 0');
    expect(branches(after)).toContain('lay-out');
    expect(branches(after)).not.toContain('scene-neutral');
    expect(THEATRE).toBe(0);
  });
});
