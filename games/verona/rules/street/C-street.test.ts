import { peek } from '@tavola/kernel';
import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import type { Verona } from '../index.ts';
import type { Action } from '../names.ts';
import { naming, resolve, street, town, type Town } from '../test/town.ts';

/** The role of seat 0 in Via Rosa, whose neighbours are Via Montani, Via Roma, Via Rovereto and Piazza Rosmini. */
const role = (action: Action | null, allies: Town['allies'] = {}): string | undefined =>
  heard(town({ allies, plans: { 'via-rosa': [action, 'bluff', null] } }), 'street')?.roles[0];

/** With allies in the streets of mission 2, seat 1 is asked for missions. */
const OF_SEAT_1 = { 'via-pallone': [0, 1, 0], 'corso-porta-palio': [0, 1, 0], 'via-montani': [0, 1, 0] };

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
    // The last street leaves no choice, then the round ends and all tokens are back.
    scene = resolve(scene, 'via-roma');
    expect(scene.events.filter(event => event.t === 'street')).toHaveLength(2);
    expect(scene.state.table.tokens.every(mask => mask === 0)).toBe(true);
    expect(asked(scene)).toBe('hire 0,1,2');
  });

  test('[V-C01] success changes nothing in the order of picking', () => {
    const scene = town({
      seats: 4,
      first: 1,
      plans: {
        'via-rosa': ['corruption'],
        'via-roma': ['bluff'],
        'via-stella': ['bluff'],
      },
      missions: [[], [], [], []],
    });
    const won = answer(resolve(scene, 'via-rosa'), { 0: 1 });
    expect(heard(won, 'succeeded')).toMatchObject({ by: 0 });
    expect(asked(won)).toBe('next-street 2');
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

  /**
   * Plays a caught schemer, a bribe that succeeds and pays, then a mission of the schemer, to check the order of
   * events.
   */
  const whole = (): TestPosition<Verona>[] => {
    const scene = town({
      allies: {
        'via-roma': [2, 0, 0],
        'piazza-rosmini': [1, 0, 0],
        'via-montani': [1, 0, 0],
        'via-rosa': [0, 0, 2],
      },
      plans: { 'via-rosa': ['intrigue', 'corruption', null], 'via-stella': [null, 'bluff', null] },
      owners: { sinagoga: 1 },
      missions: [[3], [], []],
    });
    const named = answer(resolve(scene, 'via-rosa'), { 0: street('via-roma') });
    const caught = answer(named, { 0: 0, 1: 0, 2: 1 });
    const settled = answer(caught, { 1: 9 }, [1, 1]);
    return [resolve(scene, 'via-rosa'), named, caught, settled, answer(settled, { 0: naming(3) })];
  };

  test('[V-C07] the steps of a street come in order: tokens up, C1, C2, C3, C4, benefits, tokens back, C5', () => {
    const scenes = whole();
    expect(scenes.map(scene => scene.events.map(event => event.t))).toEqual([
      ['street'],
      ['acts'],
      ['cards', 'caught'],
      ['bids', 'strength', 'defence', 'succeeded', 'added', 'benefit'],
      // The last street turns up only after the mission.
      ['mission', 'reward', 'street', 'nothing', 'profit'],
    ]);
    expect(scenes.map(scene => asked(scene))).toEqual([
      'acting-ally 0',
      'cards 0,1,2',
      'bids 1',
      'name-mission 0',
      'hire 0,1,2',
    ]);
    // Before missions the street's tokens are back, while those of the other street still lie there.
    const { table, hands } = scenes[3]!.state;
    expect(table.tokens[street('via-rosa')]).toBe(0);
    expect(hands.map(hand => peek(hand.plan[street('via-rosa')]!))).toEqual([-1, -1, -1]);
    expect(table.tokens[street('via-stella')]).toBe(0b010);
  });

  test('[V-C07] an intrigue that succeeds goes from C1 to C4, and then to the missions', () => {
    const scene = town({
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2], ...OF_SEAT_1 },
      plans: { 'via-rosa': ['intrigue', 'corruption', null] },
      missions: [[], [2], []],
    });
    const laid = answer(scene, { 0: 0, 1: 1, 2: 1 });
    const killed = answer(laid, { 0: 2 });
    expect([scene, laid, killed].map(({ events }) => events.map(event => event.t))).toEqual([
      ['street', 'acts'],
      ['cards', 'succeeded', 'moved'],
      ['removed'],
    ]);
    expect(asked(killed)).toBe('name-mission 1');
  });

  test('[V-C07] roles stay fixed until the street ends, though those who had them have lost their allies', () => {
    // The guess catches the schemer with the only ally near.
    const scene = town({
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 1, 1], ...OF_SEAT_1 },
      plans: { 'via-rosa': ['intrigue', 'violence', null] },
      mercenaries: [0, 2, 0],
      missions: [[], [2], []],
    });
    const roles = ['schemer', 'attacker', 'defender'];
    expect(scene.state.table.fight.role).toEqual(roles);
    const caught = answer(scene, { 0: 0, 1: 0, 2: 1 });
    expect(heard(caught, 'caught')).toBeDefined();
    expect(caught.state.table.fight.role).toEqual(roles);
    // The brawl then removes the defender's only ally, so the attacker has no opponent.
    const fought = answer(caught, { 1: 2 }, [7, 7, 1, 1]);
    expect(heard(fought, 'removed')).toMatchObject({ of: 2 });
    expect(asked(fought)).toBe('name-mission 1');
    expect(fought.state.table.fight.role).toEqual(roles);
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
