import { seedDice, type Answer, type Refusal } from '@tavola/kernel';
import { answer, heard, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland, type Graenaland } from '../index.ts';
import { PLEDGES, type PledgeKind } from './pledge.ts';
import { callAlone } from '../test/calm.ts';
import { choose, code, shore, type Shore } from '../test/shore.ts';

type S = TestPosition<Graenaland>;
const PASS = { branch: 0, answer: 0 };
const [NO, YES] = [0, 1];
const [ALWAYS, IF_AGREED] = [0, 1];

/** In round 1 seat 0 has the ship, seat 1 has proposed for forest 0, and seats 0, 1 and 2 vote. */
const voting = (set: Shore = {}): S =>
  answer(
    shore({
      at: 'G-D02:proposal',
      current: 1,
      settlements: { 0: [1, 1, 2, 0], 1: [0, 1, 0, 1] },
      heroes: [[0], [1], [2], [3]],
      beside: { 0: 'wood', 1: 'livestock' },
      ...set,
    }),
    { 1: { branch: 1, answer: [0, [1]] } },
  );
/** Seat 0 has called for a road on 0. */
const calling = (): S =>
  callAlone(
    shore({
      settlements: { 0: [1, 0, 0, 0] },
      heroes: [[0], [1], [2], [3]],
      hands: ['ore, wood, livestock', '2 wood'],
    }),
    code('road', 0),
  );

interface Pinned {
  readonly to: number;
  readonly round: number;
  readonly condition?: number;
  readonly detail?: number | string;
}
const said = (kind: PledgeKind, { to, round, condition = ALWAYS, detail }: Pinned): Answer => ({
  branch: PLEDGES.indexOf(kind),
  answer: detail === undefined ? [to, round, condition] : [to, round, condition, detail],
});
const aside = (scene: S, seat: number, name: string, given: Answer): S => {
  const turn = graenaland.interject(scene.state, seat, name, given, seedDice(1));
  if (!turn.ok) throw new Error(turn.error.code);
  return { ...scene, state: turn.value.state, events: [...turn.value.events] };
};
const pin = (scene: S, seat: number, kind: PledgeKind, pinned: Pinned): S =>
  aside(scene, seat, 'promise', said(kind, pinned));
const whyNot = (scene: S, seat: number, kind: PledgeKind, pinned: Pinned): Refusal | undefined => {
  const turn = graenaland.interject(scene.state, seat, 'promise', said(kind, pinned), seedDice(1));
  return turn.ok ? undefined : turn.error;
};
const states = ({ state }: S): string[] => state.table.promises.map(one => one.state);
const everybody = (scene: S, vote: number): S =>
  answer(scene, Object.fromEntries(scene.state.asked!.who.map(seat => [seat, vote])));

describe('H promises', () => {
  test('[G-H01] while the table may talk; everybody sees it and nothing else changes', () => {
    const scene = voting();
    const pinned = pin(scene, 1, 'away', { to: 2, round: 3, detail: 4 });
    expect(heard(pinned, 'promised')).toMatchObject({
      promise: { by: 1, to: 2, round: 3, kind: 'away', territory: 4, state: 'open' },
    });
    expect(graenaland.view(pinned.state, undefined).table.promises).toHaveLength(1);
    const { promises: _, ...after } = pinned.state.table;
    const { promises: __, ...before } = scene.state.table;
    expect(after).toEqual(before);
    const building = shore({ settlements: { 0: [1, 0, 0, 0] }, heroes: [[0], [1], [2], [3]] });
    expect(whyNot(building, 1, 'away', { to: 0, round: 2, detail: 0 })?.code).toBe('not-now');
  });

  test('[G-H01] can be switched off; six open ones at most, none twice', () => {
    const off = voting({ options: { promises: false } });
    expect(whyNot(off, 1, 'words', { to: 2, round: 2, detail: 'peace' })?.code).toBe('not-now');
    let scene = voting();
    for (const detail of [0, 1, 2, 3, 4]) scene = pin(scene, 1, 'away', { to: 2, round: 3, detail });
    expect(whyNot(scene, 1, 'away', { to: 2, round: 3, detail: 4 })).toMatchObject({
      code: 'same-promise',
      rule: 'G-H01',
    });
    scene = pin(scene, 1, 'away', { to: 2, round: 3, detail: 5 });
    expect(whyNot(scene, 1, 'away', { to: 2, round: 3, detail: 6 })?.code).toBe('not-now');
    expect(whyNot(scene, 2, 'away', { to: 1, round: 11, detail: 6 })?.code).toBe('out-of-range');
  });

  test('[G-H02] a vote for the proposal: kept, broken, or void if none came', () => {
    const both = pin(pin(voting(), 2, 'vote', { to: 1, round: 1 }), 0, 'vote', { to: 1, round: 1 });
    expect(states(answer(both, { 0: NO, 1: YES, 2: YES }))).toEqual(['kept', 'broken']);
    const none = pin(voting(), 0, 'vote', { to: 3, round: 1 });
    const passed = answer(answer(everybody(none, NO), { 2: PASS }), { 3: PASS });
    expect(states(passed)).toEqual(['void']);
    expect(whyNot(voting(), 1, 'vote', { to: 0, round: 1 })?.code).toBe('main-player-then');
    const later = answer(everybody(voting(), NO), { 2: { branch: 1, answer: [0, [2]] } });
    expect(whyNot(later, 2, 'vote', { to: 1, round: 1 })).toMatchObject({ code: 'too-late', rule: 'G-H02' });
  });

  test('[G-H02] cards in the own proposal', () => {
    const pinned = pin(voting(), 2, 'cards', { to: 0, round: 1, detail: 1 });
    const next = everybody(pinned, NO);
    expect(states(answer(next, { 2: { branch: 1, answer: [0, [0]] } }))).toEqual(['kept']);
    expect(states(answer(next, { 2: { branch: 1, answer: [0, [2]] } }))).toEqual(['broken']);
    expect(states(answer(next, { 2: PASS }))).toEqual(['broken']);
    expect(whyNot(voting(), 1, 'cards', { to: 0, round: 1, detail: 1 })?.code).toBe('too-late');
    expect(whyNot(voting(), 1, 'cards', { to: 0, round: 2, detail: 1 })?.code).toBe('main-player-then');
  });

  test('[G-H02] heroes that keep away, looked at after the movement of that round', () => {
    const pinned = pin(pin(voting(), 2, 'away', { to: 1, round: 2, detail: 2 }), 3, 'away', {
      to: 1,
      round: 2,
      detail: 0,
    });
    const ended = choose(answer(answer(everybody(pinned, NO), { 2: PASS }), { 3: PASS }), 'end');
    expect(states(ended)).toEqual(['open', 'open']);
    const moved = answer(ended, { 0: [0, 0], 2: [0, 0], 3: [0, 0] });
    expect(states(moved)).toEqual(['broken', 'kept']);
    expect(whyNot(voting(), 1, 'away', { to: 0, round: 1, detail: 0 })?.code).toBe('too-late');
  });

  test('[G-H02] cards offered to a joint work, when it is closed', () => {
    const pinned = pin(pin(calling(), 1, 'work', { to: 0, round: 1, detail: 2 }), 2, 'work', {
      to: 0,
      round: 1,
      detail: 1,
    });
    const offered = aside(pinned, 1, 'offer', [2]);
    expect(states(choose(offered, 'give-up'))).toEqual(['kept', 'broken']);
    expect(whyNot(calling(), 1, 'work', { to: 0, round: 2, detail: 1 })?.code).toBe('not-main-player-then');
  });

  test('[G-H03] words are judged by whom they were given to, from their round on', () => {
    const pinned = pin(voting(), 2, 'words', { to: 1, round: 1, detail: 'You get the next ore.' });
    expect(graenaland.view(pinned.state, 1).asides.map(({ name }) => name)).toContain('judge');
    expect(graenaland.view(pinned.state, 0).asides.map(({ name }) => name)).not.toContain('judge');
    const judged = aside(pinned, 1, 'judge', [0, 0]);
    expect(heard(judged, 'promise')).toMatchObject({ promise: { state: 'broken' } });
    const later = pin(voting(), 2, 'words', { to: 1, round: 2, detail: 'You get the next ore.' });
    expect(graenaland.view(later.state, 1).asides.map(({ name }) => name)).toEqual(['promise']);
  });

  test('[G-H04] if the other agrees: by the vote', () => {
    const pinned = pin(voting(), 1, 'away', { to: 2, round: 3, detail: 4, condition: IF_AGREED });
    expect(answer(pinned, { 0: NO, 1: YES, 2: YES }).state.table.promises[0]).toMatchObject({
      condition: 'met',
      state: 'open',
    });
    expect(states(answer(pinned, { 0: YES, 1: YES, 2: NO }))).toEqual(['void']);
    const out = whyNot(voting(), 1, 'away', { to: 3, round: 3, detail: 4, condition: IF_AGREED });
    expect(out).toMatchObject({ code: 'nothing-to-agree', rule: 'G-H04' });
  });

  test('[G-H04] if the other agrees: by cards for the joint work, or by building it', () => {
    const given = { round: 3, detail: 4, condition: IF_AGREED };
    const pinned = pin(pin(calling(), 0, 'away', { to: 1, ...given }), 1, 'away', { to: 0, ...given });
    expect(states(choose(pinned, 'give-up'))).toEqual(['void', 'void']);
    const offered = aside(pinned, 1, 'offer', [1]);
    const built = answer(offered, { 0: { branch: 1, answer: [[1, 0, 1], [1], 0] } });
    expect(built.state.table.promises.map(({ condition }) => condition)).toEqual(['met', 'met']);
    const alone = answer(offered, { 0: { branch: 1, answer: [[1, 1, 1], [0], 0] } });
    expect(states(alone)).toEqual(['void', 'open']);
  });
});
