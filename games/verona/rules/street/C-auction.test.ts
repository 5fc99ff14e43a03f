import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, crowd, florins, street, supply, town, type Town } from '../test/town.ts';

const auction = (more: Town = {}): TestPosition<Verona> =>
  town({
    allies: { 'via-rosa': [0, 1, 1] },
    plans: { 'via-rosa': ['corruption', 'violence', 'corruption'] },
    florins: [30, 30, 30],
    mercenaries: [9, 3, 9],
    missions: [[], [], []],
    ...more,
  });

describe('C2 auction', () => {
  test('[V-C20] without attackers the street goes on to the missions', () => {
    const scene = town({
      allies: {
        'via-rosa': [1, 1, 0],
        'via-campofiore': [1, 0, 0],
        'via-rovereto': [1, 0, 0],
        'piazza-rosmini': [1, 0, 0],
      },
      plans: { 'via-rosa': ['bluff', null, null] },
      missions: [[1], [], []],
    });
    expect(scene.events.map(event => event.t)).toEqual(['street', 'nothing']);
    expect(asked(scene)).toBe('name-mission 0');
  });

  test('[V-C21] attackers bid at once and in secret what they own: florins or mercenaries', () => {
    const scene = auction();
    expect(asked(scene)).toBe('bids 0,1,2');
    expect(verona.choice(scene.state, 0)).toEqual({ kind: 'amount', what: 'florins', min: 0, max: 30 });
    expect(verona.choice(scene.state, 1)).toEqual({ kind: 'amount', what: 'mercenaries', min: 0, max: 3 });
    expect(refusal(scene, 1, 4)).toEqual({ code: 'out-of-range', rule: 'V-C21', about: { min: 0, max: 3 } });
    const [a, b] = [answer(scene, { 0: 30 }), answer(scene, { 0: 0 })];
    for (const viewer of [1, 2, undefined])
      expect(verona.view(a.state, viewer)).toEqual(verona.view(b.state, viewer));
    const shown = answer(a, { 1: 0, 2: 3 }, []);
    expect(heard(shown, 'bids')?.bids).toEqual([
      { seat: 0, action: 'corruption', bid: 30 },
      { seat: 1, action: 'violence', bid: 0 },
      { seat: 2, action: 'corruption', bid: 3 },
    ]);
  });

  test('[V-C22] all that was bid is lost, whoever wins', () => {
    const scene = answer(
      auction({
        missions: [[1], [], []],
        allies: {
          'via-rosa': [0, 1, 1],
          'via-campofiore': [1],
          'via-rovereto': [1],
          'piazza-rosmini': [1],
        },
      }),
      { 0: 12, 1: 2, 2: 7 },
      [8, 8, 7, 2],
    );
    expect(heard(scene, 'strength')?.strongest).toBe(1);
    expect(scene.state.table.mercenaries).toEqual([9, 1, 9]);
    expect(florins(scene)).toEqual([18, 30, 23]);
  });

  test('[V-C23] corruption is as strong as its florins, violence 5 a mercenary plus two dice', () => {
    const scene = answer(auction(), { 0: 12, 1: 3, 2: 0 }, [5, 6]);
    expect(heard(scene, 'strength')?.of).toEqual([
      { seat: 0, dice: [], strength: 12 },
      { seat: 1, dice: [[5], [6]], strength: 26 },
      { seat: 2, dice: [], strength: 0 },
    ]);
  });

  test('[V-C24][V-X16] a player who bid nothing rolls nothing, ties with no player and blocks none', () => {
    const scene = answer(auction(), { 0: 1, 1: 0, 2: 0 });
    expect(heard(scene, 'strength')).toMatchObject({ strongest: 0 });
    expect(heard(scene, 'strength')?.of[1]).toEqual({ seat: 1, dice: [], strength: 0 });
  });

  test('[V-C25] a tie for the highest, or no bid at all: nothing succeeds', () => {
    for (const [bids, rolls] of [
      [{ 0: 9, 1: 0, 2: 9 }, []],
      [{ 0: 0, 1: 0, 2: 0 }, []],
      [{ 0: 14, 1: 2, 2: 3 }, [1, 3]],
    ] as const) {
      const scene = answer(auction(), bids, rolls);
      expect(heard(scene, 'strength')?.strongest).toBe(-1);
      expect(heard(scene, 'nothing')).toBeDefined();
      expect(heard(scene, 'defence')).toBeUndefined();
    }
    const lowTie = answer(auction(), { 0: 9, 1: 2, 2: 9 }, [1, 2]);
    expect(heard(lowTie, 'strength')?.strongest).toBe(1);
  });

  test.each([0, 1, 2])('[V-C25] a tie of two lower bids blocks no higher one, with seat %i first', first => {
    // Whichever seat is first, the tied pair stands before, around or behind the highest bid in one of these.
    for (const bids of [
      [9, 9, 12],
      [9, 12, 9],
      [12, 9, 9],
    ]) {
      const plans = { 'via-rosa': ['corruption', 'corruption', 'corruption'] } as const;
      const scene = answer(auction({ first, plans }), Object.fromEntries(bids.entries()));
      expect(heard(scene, 'strength')?.strongest).toBe(bids.indexOf(12));
      expect(heard(scene, 'succeeded')).toMatchObject({ by: bids.indexOf(12) });
    }
  });

  test.each([0, 1, 2])('[V-C25] a lower bid does not part two that tie, with seat %i first', first => {
    for (const bids of [
      [12, 12, 9],
      [12, 9, 12],
      [9, 12, 12],
    ]) {
      const plans = { 'via-rosa': ['corruption', 'corruption', 'corruption'] } as const;
      const scene = answer(auction({ first, plans }), Object.fromEntries(bids.entries()));
      expect(heard(scene, 'strength')?.strongest).toBe(-1);
      expect(heard(scene, 'succeeded')).toBeUndefined();
    }
  });

  test('[V-S12] violent attackers roll clockwise from the first player', () => {
    const scene = auction({
      first: 2,
      allies: { 'via-rosa': [1, 1, 1] },
      plans: { 'via-rosa': ['violence', 'violence', 'violence'] },
    });
    const rolled = answer(scene, { 0: 1, 1: 1, 2: 1 }, [7, 7, 1, 1, 2, 2]);
    expect(heard(rolled, 'strength')?.of.map(({ seat, strength }) => [seat, strength])).toEqual([
      [2, 19],
      [0, 7],
      [1, 9],
    ]);
  });
});

describe('C3 defence', () => {
  const defended = (action: 'corruption' | 'violence', more: Town = {}): TestPosition<Verona> =>
    town({
      allies: { 'via-rosa': [1, 3, 2] },
      plans: { 'via-rosa': [action, null, null] },
      mercenaries: [2, 0, 0],
      missions: [[], [], []],
      ...more,
    });

  test('[V-C30] against corruption a die per own ally; against violence two; all roll, even after one stopped it', () => {
    const bribe = answer(defended('corruption'), { 0: 12 }, [5, 6, 7, 1, 1]);
    expect(heard(bribe, 'defence')).toEqual({
      t: 'defence',
      against: 0,
      strength: 12,
      of: [
        { seat: 1, dice: [[5], [6], [7]], total: 18 },
        { seat: 2, dice: [[1], [1]], total: 2 },
      ],
      stopped: true,
    });
    const brawl = answer(defended('violence'), { 0: 2 }, [7, 7, 1, 2, 3, 4]);
    expect(heard(brawl, 'defence')?.of.map(({ dice }) => dice.length)).toEqual([2, 2]);
  });

  test('[V-C30][V-S12] defenders roll clockwise from the first player, whoever attacks', () => {
    const scene = town({
      seats: 5,
      first: 3,
      allies: { 'via-rosa': [1, 0, 2, 1, 1] },
      plans: { 'via-rosa': [null, 'corruption', null, null, null] },
      missions: [[], [], [], [], []],
    });
    const rolled = answer(scene, { 1: 20 }, [1, 2, 3, 4, 5]);
    expect(heard(rolled, 'defence')?.of).toEqual([
      { seat: 3, dice: [[1]], total: 1 },
      { seat: 4, dice: [[2]], total: 2 },
      { seat: 0, dice: [[3]], total: 3 },
      { seat: 2, dice: [[4], [5]], total: 9 },
    ]);
  });

  test.each(['bluff', 'violence', 'intrigue'] as const)(
    '[V-C05] who has an ally here and planned an idle %s rolls, and may stop the attack',
    token => {
      // Seat 1 is alone here, so violence is impossible, and so is an intrigue where it has an ally.
      const scene = town({
        allies: { 'via-rosa': [0, 2, 0] },
        plans: { 'via-rosa': ['corruption', token, 'bluff'] },
        missions: [[], [], []],
      });
      const rolled = answer(scene, { 0: 9 }, [4, 5]);
      // Seat 2, who bluffs without an ally, rolls nothing.
      expect(heard(rolled, 'defence')).toMatchObject({
        of: [{ seat: 1, dice: [[4], [5]], total: 9 }],
        stopped: true,
      });
      expect(heard(rolled, 'nothing')).toBeDefined();
    },
  );

  test('[V-C31][V-X24] one defender who equals the strength stops it; rolls are never added up, nobody is removed', () => {
    const equal = answer(defended('corruption'), { 0: 9 }, [3, 3, 3, 1, 1]);
    expect(heard(equal, 'nothing')).toBeDefined();
    expect(alliesIn(equal, 'via-rosa')).toEqual([1, 3, 2]);
    const below = answer(defended('corruption'), { 0: 9 }, [3, 3, 2, 4, 4]);
    expect(heard(below, 'defence')).toMatchObject({ stopped: false });
    expect(heard(below, 'succeeded')).toMatchObject({ by: 0, action: 'corruption' });
  });
});

describe('C4 corruption and violence', () => {
  test('[V-C40] corruption places one own ally from the supply', () => {
    const scene = answer(town({ plans: { 'via-rosa': ['corruption', null, null] } }), { 0: 1 });
    expect(heard(scene, 'added')).toEqual({
      t: 'added',
      by: 0,
      street: street('via-rosa'),
      why: 'corruption',
    });
    expect(alliesIn(scene, 'via-rosa')).toEqual([1, 0, 0]);
    expect(supply(scene)[0]).toBe(15);
  });

  test('[V-C40][V-X21] with an empty supply nothing is placed, and it still counts as successful', () => {
    const scene = answer(
      town({
        plans: { 'via-rosa': ['corruption', null, null] },
        owners: { sinagoga: 0 },
        change: crowd(0, 'via-stella'),
      }),
      { 0: 1 },
    );
    expect(heard(scene, 'succeeded')).toBeDefined();
    expect(heard(scene, 'benefit')).toMatchObject({ florins: 2 });
    expect(alliesIn(scene, 'via-rosa')).toEqual([0, 0, 0]);
  });

  test("[V-C41][V-X20] violence removes an ally of another player of the attacker's choice, and cannot be declined", () => {
    const scene = answer(
      town({
        allies: { 'via-rosa': [1, 1, 2] },
        plans: { 'via-rosa': ['violence', null, null] },
        mercenaries: [3, 0, 0],
      }),
      { 0: 3 },
      [7, 7, 1, 1, 1, 1],
    );
    expect(asked(scene)).toBe('victim 0');
    expect(refusal(scene, 0, 0)).toEqual({ code: 'own-ally', rule: 'V-C41' });
    expect(refusal(scene, 0, -1)).toEqual({ code: 'must-pick', rule: 'V-C41' });
    const done = answer(scene, { 0: 2 });
    expect(heard(done, 'removed')).toEqual({
      t: 'removed',
      by: 0,
      of: 2,
      street: street('via-rosa'),
      why: 'violence',
    });
    expect(alliesIn(done, 'via-rosa')).toEqual([1, 1, 1]);
    expect(supply(done)[2]).toBe(15);
  });
});
