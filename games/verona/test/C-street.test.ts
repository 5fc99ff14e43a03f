import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import type { Action } from '../names.ts';
import { resolve, street, town, type Town } from './town.ts';

/** The role of seat 0 in Via Rosa, whose neighbours are Via Montani, Via Roma, Via Rovereto and Piazza Rosmini. */
const role = (action: Action | null, allies: Town['allies'] = {}): string | undefined =>
  heard(town({ allies, plans: { 'via-rosa': [action, 'bluff', null] } }), 'street')?.roles[0];

describe('C picking a street', () => {
  test('[V-C01] clockwise from the first player, whoever succeeded, any street with tokens is picked', () => {
    const plans: Town['plans'] = {
      'via-rosa': ['bluff', null, null],
      'via-roma': [null, 'bluff', null],
      'via-stella': [null, null, 'bluff'],
      'via-poloni': [null, null, 'bluff'],
    };
    let scene = town({ first: 1, missions: [[], [], []], plans });
    expect(asked(scene)).toBe('next-street 1');
    expect(refusal(scene, 1, street('via-pallone'))).toMatchObject({ code: 'no-tokens', rule: 'V-C01' });
    expect(refusal(scene, 0, street('via-rosa'))).toEqual({ code: 'not-asked', rule: 'V-C01' });
    scene = resolve(scene, 'via-rosa');
    expect(heard(scene, 'street')).toMatchObject({
      by: 1,
      street: street('via-rosa'),
      tokens: ['bluff', null, null],
    });
    expect(asked(scene)).toBe('next-street 2');
    scene = resolve(scene, 'via-stella');
    expect(asked(scene)).toBe('next-street 0');
    // The last street leaves no choice, and then the round ends: all tokens are back.
    scene = resolve(scene, 'via-roma');
    expect(scene.events.filter(event => event.t === 'street')).toHaveLength(2);
    expect(scene.state.table.tokens.every(mask => mask === 0)).toBe(true);
    expect(asked(scene)).toBe('hire 0,1,2');
  });

  test('[V-C02] at most one action succeeds, and bluffs take no part in it', () => {
    const scene = town({
      plans: { 'via-rosa': ['corruption', 'corruption', 'bluff'] },
      missions: [[], [], []],
    });
    expect(asked(scene)).toBe('bids 0,1');
    const won = answer(scene, { 0: 5, 1: 4 });
    expect(won.events.filter(event => event.t === 'succeeded')).toEqual([
      { t: 'succeeded', by: 0, action: 'corruption', street: street('via-rosa') },
    ]);
    const tied = answer(scene, { 0: 5, 1: 5 });
    expect(heard(tied, 'succeeded')).toBeUndefined();
    expect(heard(tied, 'nothing')).toEqual({ t: 'nothing', street: street('via-rosa') });
  });
});

describe('C roles', () => {
  test('[V-C03] a schemer planned intrigue, has an ally near and none here', () => {
    expect(role('intrigue', { 'via-roma': [1, 0, 0] })).toBe('schemer');
    expect(role('intrigue', { 'via-montani': [1, 0, 0] })).toBe('schemer');
    expect(role('intrigue', { 'via-stella': [1, 0, 0] })).toBe('bystander');
    expect(role('intrigue', { 'via-roma': [1, 0, 0], 'via-rosa': [1, 0, 0] })).toBe('defender');
  });

  test("[V-C04] an attacker planned corruption; or violence, with an own ally and another's here", () => {
    expect(role('corruption')).toBe('attacker');
    expect(role('corruption', { 'via-rosa': [2, 1, 0] })).toBe('attacker');
    expect(role('violence', { 'via-rosa': [1, 0, 1] })).toBe('attacker');
    expect(role('violence', { 'via-rosa': [0, 0, 1] })).toBe('bystander');
  });

  test('[V-C05] everyone else with an ally here defends, also with a bluff or an impossible action', () => {
    const here = { 'via-rosa': [1, 0, 0] };
    for (const action of [null, 'bluff', 'violence', 'intrigue'] as const)
      expect(role(action, here)).toBe('defender');
  });

  test('[V-C06] the rest take no part; one player has one role and cannot opt out', () => {
    expect(role('bluff')).toBe('bystander');
    expect(role(null)).toBe('bystander');
    const scene = town({
      allies: { 'via-rosa': [1, 1, 1] },
      plans: { 'via-rosa': ['corruption', null, null] },
    });
    expect(heard(scene, 'street')?.roles).toEqual(['attacker', 'defender', 'defender']);
    const rolled = answer(scene, { 0: 20 }, [1, 1]);
    expect(heard(rolled, 'defence')?.of.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('[V-C07] roles stay fixed while the street lasts, and its steps come in order', () => {
    // The schemer's ally is caught in Via Roma; the auction and the defence in Via Rosa go on with the old roles.
    const scene = town({
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2] },
      plans: { 'via-rosa': ['intrigue', 'corruption', null] },
      owners: { sinagoga: 1 },
      missions: [[1], [], []],
    });
    const caught = answer(scene, { 0: 0, 1: 0, 2: 1 });
    const settled = answer(caught, { 1: 9 }, [1, 1]);
    expect([...scene.events, ...caught.events, ...settled.events].map(event => event.t)).toEqual([
      'street',
      'acts',
      'cards',
      'caught',
      'bids',
      'strength',
      'defence',
      'succeeded',
      'added',
      'benefit',
    ]);
    expect(asked(settled)).toBe('show-mission 0');
  });
});

describe('the round as a whole', () => {
  test('[V-X27] a round has four phases: proposal, planning, resolution, end; mercenaries never run out', () => {
    let scene = town({ at: 'V-A01', seats: 2, round: 1, missions: [[], []], florins: [5_000, 20] });
    const heardSoFar = scene.events.map(event => event.t);
    const idle = Array.from({ length: 20 }, () => -1);
    scene = answer(scene, { 0: idle.with(street('via-rosa'), 3), 1: idle });
    heardSoFar.push(...scene.events.map(event => event.t));
    scene = answer(scene, { 0: 1_000, 1: 0 });
    heardSoFar.push(...scene.events.map(event => event.t));
    scene = answer(scene, { 0: 0 });
    heardSoFar.push(...scene.events.map(event => event.t));
    expect(heardSoFar.join(' ')).toBe(
      'round offered planned street nothing settled profit hired rearming first-passes round offered',
    );
    expect(scene.state.table.mercenaries[0]).toBe(1_000);
  });
});
