import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { ALL_ABLE, HELD, M02, M03, M13, M15, showing, shownIn } from '../test/missions.ts';
import { alliesIn, crowd, florins, mission, naming, street, supply, town, type Town } from '../test/town.ts';

const NO_STEP = -1;

/** All four seats name what they hold. */
const nameAll = (scene: TestPosition<Verona>): TestPosition<Verona> => {
  expect(asked(scene)).toMatch(/^name-mission/);
  expect(new Set(scene.state.asked!.who)).toEqual(new Set([0, 1, 2, 3]));
  return answer(scene, Object.fromEntries(HELD.map((n, seat) => [seat, naming(n)])));
};

describe('C5 showing missions', () => {
  /** Via Sottoriva is resolved with these bids of seats 0 and 1; seat 3 is first. */
  const sottoriva = (
    bids: { readonly [seat: number]: number },
    rolls: readonly number[] = [],
    defended = 0,
  ): TestPosition<Verona> => {
    const scene = town({
      seats: 4,
      first: 3,
      allies: { ...ALL_ABLE, 'via-sottoriva': [0, 0, defended, 0] },
      plans: { 'via-sottoriva': [0, 1].map(seat => (seat in bids ? 'corruption' : null)) },
      missions: HELD.map(n => [n]),
    });
    return answer(scene, bids, rolls);
  };

  test('[V-C50] settled clockwise from the successful player, or else from the first player', () => {
    expect(shownIn(nameAll(sottoriva({ 1: 1 })))).toEqual([1, 2, 3, 0]);
    expect(shownIn(nameAll(sottoriva({ 1: 0 })))).toEqual([3, 0, 1, 2]);
    // A stopped attacker has not succeeded, even the strongest one.
    expect(shownIn(nameAll(sottoriva({ 1: 1 }, [1], 1)))).toEqual([3, 0, 1, 2]);
  });

  test('[V-X29] a tie of attackers ends the street, and missions are shown all the same', () => {
    const tied = sottoriva({ 0: 5, 1: 5 });
    expect(heard(tied, 'nothing')).toBeDefined();
    expect(shownIn(nameAll(tied))).toEqual([3, 0, 1, 2]);
  });

  test('[V-C50] after every street, and at most one mission a player and round', () => {
    const plans = {
      'via-sottoriva': ['bluff', null, null, null],
      'via-stella': ['bluff', null, null, null],
      'via-rosa': ['bluff', null, null, null],
    } as const;
    let scene = showing([3, 2], { allies: { ...M03, ...M02 }, plans });
    scene = answer(answer(scene, { 0: street('via-stella') }), { 0: [] });
    scene = answer(answer(scene, { 1: street('via-rosa') }), { 0: naming(3) });
    expect(scene.events[0]).toEqual({ t: 'mission', seat: 0, mission: mission(3) });
    // The last street follows without a question, since seat 0 has shown a mission this round.
    expect(heard(scene, 'street')).toBeDefined();
    expect(asked(scene)).toBe('hire 0,1,2,3');
  });

  /** Whether seat 0 of so many shows mission 3 when it names it. */
  const shows = (seats: number, allies: Town['allies']): boolean => {
    const missions = Array.from({ length: seats }, (_, seat) => (seat === 0 ? [3] : []));
    const scene = town({ seats, allies: allies!, plans: { 'via-sottoriva': ['bluff'] }, missions });
    return asked(scene) === 'name-mission 0' && shownIn(answer(scene, { 0: naming(3) })).length === 1;
  };

  test('[V-C51] own allies in all three streets, and with four or five players one of them without anybody else', () => {
    expect(shows(4, M03)).toBe(true);
    expect(shows(4, { ...M03, 'via-montani': [0, 0, 0, 0] })).toBe(false);
    expect(shows(4, { ...M03, 'via-roma': [1, 1, 0, 0], 'piazza-rosmini': [2, 0, 0, 3] })).toBe(true);
    expect(
      shows(4, { 'via-roma': [1, 1, 0, 0], 'piazza-rosmini': [1, 1, 0, 0], 'via-montani': [1, 0, 1, 0] }),
    ).toBe(false);
  });

  test('[V-C51] with two or three players nobody else may be in any of the three', () => {
    const row = (seats: number, others: number): number[] => [
      1,
      ...Array.from({ length: seats - 1 }, () => others),
    ];
    const with3 = (seats: number, rival: number): boolean =>
      shows(seats, {
        'via-roma': row(seats, rival),
        'piazza-rosmini': row(seats, 0),
        'via-montani': row(seats, 0),
      });
    for (const seats of [2, 3]) {
      expect(with3(seats, 0)).toBe(true);
      expect(with3(seats, 1)).toBe(false);
    }
    for (const seats of [4, 5]) expect(with3(seats, 1)).toBe(true);
  });

  test('[V-C53] a shown mission stays, whatever becomes of its streets', () => {
    const scene = answer(showing([3], { allies: M03 }), { 0: naming(3) });
    const { state } = scene;
    state.table.allies.fill(0);
    expect(verona.outcome(state).points[0]).toBe(5);
  });
});

describe('C5 rewards', () => {
  test('[V-C52] 15 florins; 3 mercenaries; or points only', () => {
    const rich = answer(showing([3], { allies: M03 }), { 0: naming(3) });
    expect(heard(rich, 'reward')).toEqual({ t: 'reward', seat: 0, florins: 15, mercenaries: 0 });
    const M16 = { 'via-rosa': [1, 0, 0, 0], 'via-roma': [1, 0, 0, 0], 'via-mazzini': [1, 0, 0, 0] };
    const armed = answer(showing([16], { allies: M16 }), { 0: naming(16) });
    expect(armed.state.table.mercenaries[0]).toBe(3);
    const M01 = {
      'via-campofiore': [1, 0, 0, 0],
      'via-rovereto': [1, 0, 0, 0],
      'piazza-rosmini': [1, 0, 0, 0],
    };
    const plain = answer(showing([1], { allies: M01 }), { 0: naming(1) });
    expect(heard(plain, 'reward')).toBeUndefined();
    expect(florins(rich)[0]! - florins(plain)[0]!).toBe(15);
  });

  const move = (from: string, to: string): number => street(from) * 20 + street(to);

  test('[V-C52][V-X10] two steps: one ally two streets, or back again, or two allies out of one street', () => {
    const scene = answer(showing([2], { allies: { ...M02, 'via-pallone': [2, 0, 0, 0] } }), { 0: naming(2) });
    expect(asked(scene)).toBe('take-step 0');
    expect(refusal(scene, 0, move('via-montani', 'via-stella'))).toMatchObject({
      code: 'not-neighbouring',
      rule: 'V-S04',
    });
    expect(refusal(scene, 0, move('via-rosa', 'via-roma'))).toMatchObject({
      code: 'no-ally-there',
      rule: 'V-C52',
    });
    const one = answer(scene, { 0: move('via-pallone', 'via-poloni') });
    expect(heard(one, 'moved')).toMatchObject({ of: 0, allies: 1, why: 'mission' });
    const far = answer(one, { 0: move('via-poloni', 'vicolo-seghe') });
    expect(alliesIn(far, 'vicolo-seghe')[0]).toBe(1);
    expect(alliesIn(answer(one, { 0: move('via-poloni', 'via-pallone') }), 'via-pallone')[0]).toBe(2);
    const both = answer(one, { 0: move('via-pallone', 'piazza-della-mercede') });
    expect(alliesIn(both, 'via-pallone')[0]).toBe(0);
    // The third step belongs to no player.
    expect(asked(far)).toBe('hire 0,1,2,3');
  });

  test('[V-X30] both allies may leave the same street', () => {
    const scene = answer(showing([2], { allies: { ...M02, 'via-pallone': [2, 0, 0, 0] } }), { 0: naming(2) });
    const one = answer(scene, { 0: move('via-pallone', 'via-poloni') });
    const both = answer(one, { 0: move('via-pallone', 'via-poloni') });
    expect([alliesIn(both, 'via-pallone')[0], alliesIn(both, 'via-poloni')[0]]).toEqual([0, 2]);
  });

  test('[V-C52][V-X10] each step is optional', () => {
    const scene = answer(showing([2], { allies: M02 }), { 0: naming(2) });
    const stopped = answer(scene, { 0: NO_STEP });
    expect(heard(stopped, 'moved')).toBeUndefined();
    expect(asked(stopped)).toBe('hire 0,1,2,3');
  });

  test("[V-C52] remove one other player's ally from any street where one has an ally", () => {
    const scene = answer(showing([13], { allies: { ...M13, 'via-stella': [0, 1, 0, 0] } }), {
      0: naming(13),
    });
    expect(asked(scene)).toBe('remove-one 0');
    expect(refusal(scene, 0, street('via-stella') * 4 + 1)).toMatchObject({
      code: 'no-ally-there',
      rule: 'V-C52',
    });
    expect(refusal(scene, 0, street('via-campofiore') * 4)).toMatchObject({
      code: 'own-ally',
      rule: 'V-C52',
    });
    const removed = answer(scene, { 0: street('piazzetta-monte') * 4 + 2 });
    expect(alliesIn(removed, 'piazzetta-monte')).toEqual([1, 0, 1, 0]);
    expect(supply(removed)[2]).toBe(15);
  });

  test('[V-C52] a reward that cannot be applied is lost', () => {
    const lonely = { 'via-campofiore': [1], 'piazza-pradaval': [1], 'piazzetta-monte': [1] };
    const scene = answer(showing([13], { allies: lonely }), { 0: naming(13) });
    expect(heard(scene, 'reward-lost')).toEqual({ t: 'reward-lost', seat: 0, reward: 'remove' });
  });

  test('[V-C52] add one ally from the supply to any street where one has an ally', () => {
    const scene = answer(showing([15], { allies: { ...M15, 'via-rosa': [1, 0, 0, 0] } }), { 0: naming(15) });
    expect(refusal(scene, 0, street('via-roma'))).toMatchObject({ code: 'no-ally-there', rule: 'V-C52' });
    const added = answer(scene, { 0: street('via-rosa') });
    expect(alliesIn(added, 'via-rosa')).toEqual([2, 0, 0, 0]);
    expect(heard(added, 'added')).toMatchObject({ by: 0, why: 'mission' });
  });

  test('[V-X21] with an empty supply the reward adds nothing, and the mission counts', () => {
    const scene = answer(showing([15], { allies: M15, change: crowd(0, 'via-rosa') }), { 0: naming(15) });
    expect(heard(scene, 'supply-empty')).toEqual({ t: 'supply-empty', by: 0, why: 'mission' });
    expect(scene.state.table.shownBy[mission(15)]).toBe(0);
  });
});
