import { asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { vendetta } from '../index.ts';
import { HEAD, NONE } from '../names.ts';
import {
  act,
  agree,
  aside,
  branches,
  city,
  closeScene,
  refusedAside,
  reply,
  row,
  scene,
  SQUARE,
  table,
  WOOD,
  type City,
  type Stage,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;

/** Lets the house on turn pull down all its floors. */
const fall = (stage: Stage): Stage =>
  reply(act(stage, 'pull-down', { 'pull-down': table(stage).floors[table(stage).turn]! }), 1);
const doomed = (set: City = {}): Stage => fall(city({ floors: [2], ...set }));

describe('E end', () => {
  test('[N-E01] a house without floors falls: its pieces become neutral, its player goes on telling and voting', () => {
    const stage = doomed({
      seats: 4,
      pieces: [
        { owner: 0, power: 4 },
        { owner: 0, power: 2, kind: 'prop' },
        { owner: 1, power: 1 },
      ],
    });
    expect(heard(stage, 'fell')).toEqual({ t: 'fell', seat: 0, pieces: [0, 1] });
    expect(table(stage)).toMatchObject({ owner: [NONE, NONE, 1], power: [4, 2, 1] });
    const courted = act(stage, 'scene', { place: SQUARE, object: 0 }, [6, 1]);
    const asides = vendetta.view(courted.state, 0).asides.map(({ name }) => name);
    expect(asides).toEqual(expect.arrayContaining(['tell', 'voice', 'reward', 'note']));
  });

  test('[N-X14] pieces of the fallen keep their power; the player stays at the table', () => {
    const stage = doomed({ pieces: [{ owner: 0, power: 7 }] });
    expect([table(stage).power[0], table(stage).owner[0]]).toEqual([7, NONE]);
  });

  test('[N-E03] the reserve is gone; disfavour, lock and absence of its pieces end', () => {
    const stage = doomed({
      disfavour: 0,
      locked: 0,
      pieces: [
        { owner: 0, power: 4 },
        { owner: 0, power: 2, away: WOOD },
      ],
    });
    expect(table(stage)).toMatchObject({
      reserve: [0, 10, 10],
      disfavour: NONE,
      locked: NONE,
      away: [NONE, NONE],
    });
    const jailed = doomed({ disfavour: 0, locked: HEAD, change: t => (t.arrest = SQUARE) });
    expect(table(jailed)).toMatchObject({ locked: NONE, arrest: NONE });
  });

  test('[N-E03] the disfavour of another house and what it has locked up go on', () => {
    const stage = doomed({ disfavour: 1, locked: 0, pieces: [{ owner: 1, power: 4 }] });
    expect(table(stage)).toMatchObject({ disfavour: 1, locked: 0 });
    const jailed = doomed({ disfavour: 1, locked: HEAD, change: t => (t.arrest = SQUARE) });
    expect(table(jailed)).toMatchObject({ disfavour: 1, locked: HEAD, arrest: SQUARE });
  });

  test('[N-E03] the lock of a piece that came to the fallen house ends, the disfavour of who locked it goes on', () => {
    const stage = doomed({ disfavour: 1, locked: 0, pieces: [{ owner: 0, power: 4 }] });
    expect(table(stage)).toMatchObject({ disfavour: 1, locked: NONE, owner: [NONE] });
  });

  test('[N-E03] the turn of the fallen is skipped', () => {
    const stage = city({
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 1 },
      ],
    });
    const stormed = reply(reply(act(stage, 'storm', { tower: 1, actors: [0] }), NO_REACTION, [6, 1]), 0);
    expect(asked(act(closeScene(stormed), 'end'))).toBe('turn 2');
  });

  test('[N-E03] later only houses standing roll; if the last house has fallen, the next standing clockwise begins', () => {
    const stage = city({ seats: 4, order: [0, 1, 2, 3], floors: [6, 6, 6, 1] });
    const last = act(act(act(stage, 'end'), 'end'), 'end');
    const next = reply(act(last, 'pull-down', { 'pull-down': 1 }), 1, [6, 5, 4]);
    expect(heard(next, 'order')?.thrown).toEqual([
      [0, 6],
      [1, 5],
      [2, 4],
    ]);
  });

  test('[N-E03][N-R09] a fallen house is not in the order of later rounds, so it is not the last there either', () => {
    const stage = city({ at: 'round/N-R01:step', seats: 4, floors: [6, 0, 6, 6], rolls: [5, 6, 4] });
    expect(heard(stage, 'order')?.order).toEqual([2, 3, 0]);
    expect(table(stage).order).toEqual([2, 3, 0]);
    const next = act(act(act(stage, 'end'), 'end'), 'end', {}, [6, 5, 4]);
    expect(heard(next, 'order')?.thrown.map(([seat]) => seat)).toEqual([0, 2, 3]);
  });

  test('[N-E03][N-R02] only houses standing count for the disfavour', () => {
    // Seat 2 is the second to roll, and it falls on a 2 but not on a 3.
    const rolled = (roll: number): Stage =>
      city({ at: 'round/N-R01:step', seats: 4, floors: [6, 0, 6, 6], rolls: [6, roll, 5] });
    expect(heard(rolled(2), 'disfavour')).toEqual({ t: 'disfavour', seat: 2, roll: 2, upTo: 2 });
    expect(heard(rolled(3), 'disfavour')).toBeUndefined();
  });

  test('[N-E03] a fall in a scene takes effect when it is booked; the scene is still told', () => {
    const stage = city({
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 1 },
      ],
    });
    const stormed = reply(reply(act(stage, 'storm', { tower: 1, actors: [0] }), NO_REACTION, [6, 1]), 0);
    expect(stormed.events.map(({ t }) => t)).toEqual(['booked', 'fell']);
    expect([asked(stormed), scene(stormed).closed]).toEqual(['close 0', false]);
  });

  test('[N-E02] prince: the last house standing wins', () => {
    const stage = doomed({ seats: 3 });
    expect(stage.state.over).toBe(false);
    const end = fall(city({ seats: 3, floors: [2, 6, 0], reserve: [30, 1, 0] }));
    expect(end.state.over).toBe(true);
    expect(vendetta.outcome(end.state)).toEqual({ points: [0, 1, 0], ranks: [2, 1, 2] });
  });

  test('[N-E02] first-fall: when a house falls, most points win', () => {
    const end = doomed({
      options: { end: 'first-fall' },
      reserve: [10, 4, 9],
      pieces: [
        { owner: 1, power: 6 },
        { owner: 2, power: 2 },
        { owner: 1, power: 2, kind: 'prop' },
      ],
    });
    expect(end.state.over).toBe(true);
    expect(vendetta.outcome(end.state)).toEqual({ points: [0, 12, 11], ranks: [3, 1, 2] });
    expect(heard(end, 'over')).toMatchObject({ end: 'first-fall', result: { ranks: [3, 1, 2] } });
  });

  test('[N-E02] rounds: after the agreed number of rounds the same count; equal points share', () => {
    const stage = city({
      options: { end: 'rounds', rounds: 1 },
      reserve: [7, 10, 2],
      pieces: [
        { owner: 0, power: 3 },
        { owner: 2, power: 1 },
      ],
    });
    const end = act(act(act(stage, 'end'), 'end'), 'end');
    expect(end.state.over).toBe(true);
    expect(vendetta.outcome(end.state)).toEqual({ points: [10, 10, 3], ranks: [1, 1, 3] });
  });

  test('[N-E02] the table may change the ending during play: one more round and that is it', () => {
    const changed = agree(city({}), 0, [row(7, { ending: 2, value: 2 })]);
    let stage = act(act(act(changed, 'end'), 'end'), 'end', {}, [6, 5, 4]);
    expect(stage.state.over).toBe(false);
    for (const _ of [0, 1, 2]) stage = act(stage, 'end');
    expect(stage.state.over).toBe(true);
  });

  test('[N-R05] what is locked up counts at the end', () => {
    const stage = city({
      seats: 2,
      options: { end: 'rounds', rounds: 1 },
      disfavour: 0,
      locked: 0,
      pieces: [{ owner: 0, power: 3 }],
    });
    expect(vendetta.outcome(act(act(stage, 'end'), 'end').state).points).toEqual([13, 10]);
  });

  test('[N-E04] only houses standing are counted; floors, neutrals and locations are not', () => {
    const end = doomed({
      options: { end: 'first-fall' },
      floors: [2, 1, 6],
      reserve: [50, 5, 5],
      pieces: [
        { owner: 0, power: 9 },
        { owner: NONE, power: 9 },
      ],
    });
    expect(vendetta.outcome(end.state)).toEqual({ points: [0, 5, 5], ranks: [3, 1, 1] });
  });

  test('[N-E04] a single house standing wins at once under every ending', () => {
    for (const end of ['prince', 'first-fall', 'rounds']) {
      const { state } = doomed({ seats: 2, options: { end, rounds: 9 } });
      expect([state.over, vendetta.outcome(state).ranks]).toEqual([true, [2, 1]]);
    }
  });

  test('[N-E04] if none stands, nobody wins', () => {
    const both = agree(city({ seats: 2 }), 0, [
      row(3, { house: 0, value: 0 }),
      row(3, { house: 1, value: 0 }),
    ]);
    expect(both.state.over).toBe(true);
    expect(vendetta.outcome(both.state)).toEqual({ points: [0, 0], ranks: [2, 2] });
  });

  test('[N-E04] the last scene is told before the result is shown, and nothing is done or changed any more', () => {
    const stage = city({
      seats: 3,
      options: { end: 'first-fall' },
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 1 },
      ],
    });
    const stormed = reply(reply(act(stage, 'storm', { tower: 1, actors: [0] }), NO_REACTION, [6, 1]), 0);
    expect(table(stormed).result).toEqual({ points: [18, 0, 10], ranks: [1, 3, 2] });
    expect(refusedAside(stormed, 0, 'propose', [row(2, { house: 2, value: 99 })])).toMatchObject({
      code: 'decided',
      rule: 'N-E04',
    });
    const end = closeScene(stormed);
    expect([end.state.over, heard(end, 'over')?.result.ranks]).toEqual([true, [1, 3, 2]]);
  });

  test('[N-E04][N-P08] proposals that are still open at the end lapse, agreed or not', () => {
    let stage = city({
      options: { end: 'first-fall' },
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 1 },
      ],
    });
    stage = aside(stage, 0, 'propose', [row(2, { house: 2, value: 99 })]);
    stage = aside(stage, 2, 'propose', [row(2, { house: 0, value: 0 })]);
    stage = act(stage, 'storm', { tower: 1, actors: [0] });
    // This agreement comes before the booking of the last scene and would take effect after it.
    stage = agree(stage, 1, [row(2, { house: 2, value: 50 })]);
    stage = reply(reply(stage, NO_REACTION, [6, 1]), 0);
    const { result } = table(stage);
    // The two standing houses agree on another during the scene.
    stage = aside(stage, 2, 'vote', [0, 1]);
    expect(table(stage)).toMatchObject({ result, reserve: [9, 0, 10] });
    const end = closeScene(stage);
    expect(end.events.filter(({ t }) => t === 'lapsed' || t === 'amended')).toEqual([
      { t: 'lapsed', proposal: 0, why: 'decided' },
      { t: 'lapsed', proposal: 1, why: 'decided' },
      { t: 'lapsed', proposal: 2, why: 'decided' },
    ]);
    expect(table(end)).toMatchObject({ proposals: [], result, reserve: [9, 0, 10] });
    expect(end.events.at(-1)).toMatchObject({ t: 'over', result });
  });

  test('[N-E04] for rounds the end is looked for after the last turn of the round, not before', () => {
    const stage = act(act(city({ options: { end: 'rounds', rounds: 1 } }), 'end'), 'end');
    expect([stage.state.over, branches(stage)[0]]).toEqual([false, 'end']);
  });
});
