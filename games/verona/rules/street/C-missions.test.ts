import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, crowd, florins, mission, street, supply, town, type Town } from '../test/town.ts';

const NOT_NOW = -1;

/** Seat 0 holds these missions and meets their conditions; Via Sottoriva has just ended with a bluff. */
const showing = (missions: readonly number[], more: Town = {}): TestPosition<Verona> =>
  town({
    seats: 4,
    plans: { 'via-sottoriva': ['bluff', null, null, null] },
    missions: [missions, [], [], []],
    ...more,
  });

/** Mission 3 has the streets Via Roma, Piazza Rosmini and Via Montani, and pays florins. */
const M03 = { 'via-roma': [1, 0, 0, 0], 'piazza-rosmini': [1, 0, 0, 0], 'via-montani': [1, 0, 0, 0] };
/** Mission 2 has the streets Via Pallone, Corso Porta Palio and Via Montani, and gives steps. */
const M02 = { 'via-pallone': [1, 0, 0, 0], 'corso-porta-palio': [1, 0, 0, 0], 'via-montani': [1, 0, 0, 0] };
/** Mission 13 has the streets Via Campofiore, Piazza Pradaval and Piazzetta Monte, and removes allies. */
const M13 = {
  'via-campofiore': [1, 0, 0, 0],
  'piazza-pradaval': [1, 1, 0, 0],
  'piazzetta-monte': [1, 0, 2, 0],
};
/** Mission 15 has the streets Via Carducci, Via Pallone and Piazza della Mercede, and adds allies. */
const M15 = {
  'via-carducci': [1, 0, 0, 0],
  'via-pallone': [1, 0, 0, 0],
  'piazza-della-mercede': [1, 0, 0, 0],
};

describe('C5 showing missions', () => {
  test('[V-C50] after every street, clockwise from the successful player, or else from the first player', () => {
    // All four seats can show one of the missions 1, 12, 14 and 8, which ask nothing afterwards.
    const held = [1, 12, 14, 8] as const;
    const allies = {
      'via-campofiore': [1, 0, 0, 0],
      'via-rovereto': [1, 0, 0, 0],
      'piazza-rosmini': [1, 0, 0, 0],
      'piazza-santo-stefano': [0, 1, 0, 0],
      'vicolo-seghe': [0, 1, 0, 1],
      'piazza-pradaval': [0, 1, 0, 0],
      'via-carducci': [0, 0, 1, 0],
      'via-cantarane': [0, 0, 1, 0],
      'via-rosa': [0, 0, 1, 0],
      'via-pallone': [0, 0, 0, 1],
      'piazzetta-monte': [0, 0, 0, 1],
    };
    const settle = (
      scene: TestPosition<Verona>,
      show: (seat: number) => number,
    ): [TestPosition<Verona>, number[]] => {
      const shown: number[] = [];
      while (asked(scene)?.startsWith('show-mission')) {
        const [seat] = scene.state.asked!.who;
        scene = answer(scene, { [seat!]: show(seat!) });
        shown.push(...scene.events.flatMap(event => (event.t === 'mission' ? [event.seat] : [])));
      }
      return [scene, shown];
    };
    const order = (bid: number, rolls: number[], defended = 0): number[] => {
      const scene = town({
        seats: 4,
        first: 3,
        allies: { ...allies, 'via-sottoriva': [0, 0, defended, 0] },
        plans: { 'via-stella': ['bluff'], 'via-sottoriva': [null, 'corruption'] },
        missions: held.map(n => [n]),
      });
      // Seat 3 picks the first street, in which all pass, and seat 0 picks the second.
      const [second] = settle(answer(scene, { 3: street('via-stella') }), () => NOT_NOW);
      expect(asked(second)).toBe('bids 1');
      return settle(answer(second, { 1: bid }, rolls), seat => mission(held[seat]!))[1];
    };
    expect(order(1, [])).toEqual([1, 2, 3, 0]);
    expect(order(0, [])).toEqual([3, 0, 1, 2]);
    // A stopped attacker has not succeeded, even the strongest one.
    expect(order(1, [1], 1)).toEqual([3, 0, 1, 2]);
  });

  test('[V-C50] at most one mission a player and round', () => {
    const plans = {
      'via-sottoriva': ['bluff', null, null, null],
      'via-stella': ['bluff', null, null, null],
    } as const;
    let scene = showing([3, 2], { allies: { ...M03, ...M02 }, plans });
    scene = answer(scene, { 0: street('via-stella') });
    scene = answer(scene, { 0: mission(3) });
    expect(scene.events[0]).toEqual({ t: 'mission', seat: 0, mission: mission(3) });
    // The other street follows without a question, since seat 0 has shown a mission this round.
    expect(heard(scene, 'street')).toBeDefined();
    expect(asked(scene)).toBe('hire 0,1,2,3');
  });

  test('[V-C51] own allies in all three streets, and with four or five players one of them without anybody else', () => {
    const offered = (allies: Town['allies']): boolean =>
      refusal(showing([3], { allies: allies! }), 0, mission(3)) === undefined;
    expect(offered(M03)).toBe(true);
    expect(offered({ ...M03, 'via-montani': [0, 0, 0, 0] })).toBe(false);
    expect(offered({ ...M03, 'via-roma': [1, 1, 0, 0], 'piazza-rosmini': [2, 0, 0, 3] })).toBe(true);
    expect(
      offered({ 'via-roma': [1, 1, 0, 0], 'piazza-rosmini': [1, 1, 0, 0], 'via-montani': [1, 0, 1, 0] }),
    ).toBe(false);
  });

  test('[V-C51] with two or three players nobody else may be in any of the three', () => {
    const offered = (seats: number, rival: number): boolean => {
      const row = (others: number): number[] => [1, others, ...Array.from({ length: seats - 2 }, () => 0)];
      const scene = town({
        seats,
        allies: { 'via-roma': row(rival), 'piazza-rosmini': row(0), 'via-montani': row(0) },
        plans: { 'via-sottoriva': ['bluff'] },
        missions: [[3], []],
      });
      return refusal(scene, 0, mission(3)) === undefined;
    };
    for (const seats of [2, 3]) {
      expect(offered(seats, 0)).toBe(true);
      expect(offered(seats, 1)).toBe(false);
    }
    for (const seats of [4, 5]) expect(offered(seats, 1)).toBe(true);
  });

  test('[V-C53] a shown mission stays, whatever becomes of its streets', () => {
    const scene = answer(showing([3], { allies: M03 }), { 0: mission(3) });
    const { state } = scene;
    state.table.allies.fill(0);
    expect(verona.outcome(state).points[0]).toBe(5);
  });

  test('[V-C54][V-X18] all who hold an unshown mission are asked, able or not; passing is silent', () => {
    const scene = town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff', null, null, null] },
      allies: M03,
      missions: [[3], [1], [], [4]],
    });
    expect(asked(scene)).toBe('show-mission 0');
    const passed = answer(scene, { 0: NOT_NOW });
    expect(passed.events).toEqual([]);
    expect(asked(passed)).toBe('show-mission 1');
    expect(verona.choice(passed.state, 1)).toMatchObject({ of: [NOT_NOW] });
    const last = answer(answer(passed, { 1: NOT_NOW }), { 3: NOT_NOW });
    // There is only one pass, so the rules do not ask seat 0 again.
    expect(asked(last)).toBe('hire 0,1,2,3');
    expect(refusal(passed, 1, mission(1))).toMatchObject({ code: 'not-accomplished', rule: 'V-C51' });
    expect(refusal(passed, 1, mission(3))).toMatchObject({ code: 'not-held', rule: 'V-C50' });
  });

  test("[V-C54] the condition is looked at when one's turn comes, after what others were rewarded with", () => {
    // Seat 2 could show its mission until seat 0, who gets a reward first, removes an ally that it needs.
    const scene = town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff', null, null, null] },
      allies: {
        ...M13,
        'via-roma': [1, 0, 1, 0],
        'piazza-rosmini': [0, 0, 1, 0],
        'via-montani': [0, 0, 1, 0],
      },
      missions: [[13], [], [3], []],
    });
    const passed = answer(scene, { 0: NOT_NOW });
    expect(refusal(passed, 2, mission(3))).toBeUndefined();
    const robbed = answer(answer(scene, { 0: mission(13) }), { 0: street('via-roma') * 4 + 2 });
    expect(asked(robbed)).toBe('show-mission 2');
    expect(refusal(robbed, 2, mission(3))).toMatchObject({ code: 'not-accomplished', rule: 'V-C51' });
  });
});

describe('C5 rewards', () => {
  test('[V-C52] 15 florins; 3 mercenaries; or points only', () => {
    const rich = answer(showing([3], { allies: M03 }), { 0: mission(3) });
    expect(heard(rich, 'reward')).toEqual({ t: 'reward', seat: 0, florins: 15, mercenaries: 0 });
    const M16 = { 'via-rosa': [1, 0, 0, 0], 'via-roma': [1, 0, 0, 0], 'via-mazzini': [1, 0, 0, 0] };
    const armed = answer(showing([16], { allies: M16 }), { 0: mission(16) });
    expect(armed.state.table.mercenaries[0]).toBe(3);
    const M01 = {
      'via-campofiore': [1, 0, 0, 0],
      'via-rovereto': [1, 0, 0, 0],
      'piazza-rosmini': [1, 0, 0, 0],
    };
    const plain = answer(showing([1], { allies: M01 }), { 0: mission(1) });
    expect(heard(plain, 'reward')).toBeUndefined();
    expect(florins(rich)[0]! - florins(plain)[0]!).toBe(15);
  });

  const move = (from: string, to: string): number => street(from) * 20 + street(to);

  test('[V-C52][V-X10] two steps: one ally two streets, or back again, or two allies out of one street', () => {
    const scene = answer(showing([2], { allies: { ...M02, 'via-pallone': [2, 0, 0, 0] } }), {
      0: mission(2),
    });
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

  test('[V-C52][V-X10] each step is optional', () => {
    const scene = answer(showing([2], { allies: M02 }), { 0: mission(2) });
    const stopped = answer(scene, { 0: NOT_NOW });
    expect(heard(stopped, 'moved')).toBeUndefined();
    expect(asked(stopped)).toBe('hire 0,1,2,3');
  });

  test("[V-C52] remove one other player's ally from any street where one has an ally", () => {
    const scene = answer(showing([13], { allies: { ...M13, 'via-stella': [0, 1, 0, 0] } }), {
      0: mission(13),
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
    const scene = answer(showing([13], { allies: lonely }), { 0: mission(13) });
    expect(heard(scene, 'reward-lost')).toEqual({ t: 'reward-lost', seat: 0, reward: 'remove' });
  });

  test('[V-C52] add one ally from the supply to any street where one has an ally', () => {
    const scene = answer(showing([15], { allies: { ...M15, 'via-rosa': [1, 0, 0, 0] } }), { 0: mission(15) });
    expect(refusal(scene, 0, street('via-roma'))).toMatchObject({ code: 'no-ally-there', rule: 'V-C52' });
    const added = answer(scene, { 0: street('via-rosa') });
    expect(alliesIn(added, 'via-rosa')).toEqual([2, 0, 0, 0]);
    expect(heard(added, 'added')).toMatchObject({ by: 0, why: 'mission' });
  });

  test('[V-X21] with an empty supply the reward adds nothing, and the mission counts', () => {
    const scene = answer(showing([15], { allies: M15, change: crowd(0, 'via-rosa') }), { 0: mission(15) });
    expect(heard(scene, 'supply-empty')).toEqual({ t: 'supply-empty', by: 0, why: 'mission' });
    expect(scene.state.table.shownBy[mission(15)]).toBe(0);
  });
});
