import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { callAlone } from '../test/calm.ts';
import { branches, build, buildable, building, choose, code, shore, type Shore } from '../test/shore.ts';

const five = (set: Shore = {}) =>
  shore({
    seats: 5,
    options: { fiveAlt: true },
    settlements: { 0: [1, 1, 0, 0, 0], 1: [0, 1, 1, 0, 0] },
    heroes: [[0], [1], [2], [3], [4]],
    hands: ['2 grain', '2 wood, 2 grain, livestock, ore, wood+ore', '', '', ''],
    ...set,
  });
const chosen = (set: Shore = {}) => choose(five(set), 'favour', 1);

describe('O five players', () => {
  test('[G-O20] instead of a joint work the main player may let one other do a single build', () => {
    expect(branches(five(), 0)).toEqual(['end', 'joint', 'favour']);
    const scene = chosen();
    expect(heard(scene, 'favour')).toEqual({ t: 'favour', seat: 0, to: 1 });
    expect(asked(scene)).toBe('favour 1');
    expect(graenaland.view(scene.state, 3).asked!.talk).toBe('open');
    const built = build(scene, 'settlement', 0, '2 wood, 2 grain');
    expect(heard(built, 'built')).toMatchObject({ seat: 1, build: 'settlement' });
    // The favour allows one build, and the main player goes on without another offer or joint work.
    expect(asked(built)).toBe('build 0');
    expect(branches(built, 0)).toEqual(['end']);
    expect(built.state.table).toMatchObject({ limits: 'own', favoured: NONE, builder: 0 });
  });

  test('[G-O20] a settlement, a building, a public work or an army step; supplies may be spent, markets not', () => {
    const scene = chosen({
      hands: ['', '2 wood, 2 grain, livestock, ore, wood+ore, 4 gold'],
      works: { 0: ['market'] },
    });
    const kinds = new Set(buildable(scene, 1).map(one => Math.floor(one / 16)));
    expect(kinds).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    expect(branches(scene, 1)).toEqual(['decline', 'build']);
    expect(
      refusal(scene, 1, building(scene, 1, code('road', 0), 'wood+ore, grain', { markets: 1 })),
    ).toMatchObject({ code: 'out-of-range' });
    expect(heard(build(scene, 'road', 0, 'wood+ore, livestock'), 'built')).toMatchObject({ markets: 0 });
  });

  test('[G-O20] the chosen player may decline; either way the offer is used', () => {
    const declined = choose(chosen(), 'decline');
    expect(heard(declined, 'declined')).toEqual({ t: 'declined', seat: 1 });
    expect(branches(declined, 0)).toEqual(['end']);
    const joint = choose(callAlone(five(), code('road', 0)), 'give-up');
    expect(branches(joint, 0)).toEqual(['end']);
  });

  test('[G-O20] only with five players, and only if chosen', () => {
    expect(graenaland.begin(4, { fiveAlt: true }, seedDice(1))).toMatchObject({
      ok: false,
      error: { about: { path: 'options.fiveAlt' } },
    });
    expect(branches(five({ options: {} }), 0)).toEqual(['end', 'joint']);
  });

  test('[G-O21] asked even if nothing can be paid; heroes come and palisade cards are owed as ever', () => {
    const poor = chosen({ hands: ['', '', '', '', ''] });
    expect(asked(poor)).toBe('favour 1');
    expect(branches(poor, 1)).toEqual(['decline']);
    const church = build(
      chosen({ hands: ['', '2 ore, wood, grain, livestock'], heroes: [[0], [2], [2], [3], [4]] }),
      'church',
      1,
      '2 ore, wood, grain, livestock',
    );
    expect(heard(church, 'hero')).toMatchObject({ seat: 1, hero: 'priest', how: 'enters' });
    const walled = chosen({
      settlements: { 0: [1, 1, 0, 0, 0], 1: [0, 0, 1, 0, 0] },
      works: { 1: ['palisade'] },
      hands: ['', '2 wood, 2 livestock, gold'],
    });
    const unpaid = building(walled, 1, code('settlement', 1), '2 wood, 2 livestock');
    expect(refusal(walled, 1, unpaid)).toEqual({ code: 'card-owed', rule: 'G-B41', about: { seat: 2 } });
    const paid = build(walled, 'settlement', 1, '2 wood, 2 livestock', { gifts: { 2: 'gold' } });
    expect(paid.state.table.backs.slice(10, 15)).toEqual([0, 0, 0, 1, 0]);
  });

  test('[G-O21] the favour declares nothing: victory stays with the main player', () => {
    const scene = chosen({ settlements: { 0: [1, 4, 0, 0, 0], 1: [0, 4, 0, 0, 0], 2: [0, 2, 0, 0, 0] } });
    const built = build(scene, 'settlement', 0, '2 wood, 2 grain');
    expect(asked(built)).toBe('build 0');
    expect(asked(answer(built, { 0: { branch: 0, answer: 0 } }))).toBe('orders 0,2,3,4');
  });
});
