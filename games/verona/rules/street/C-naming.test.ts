import { peek, seedDice } from '@tavola/kernel';
import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { ALL_ABLE, M02, M03, M13, showing, shownIn } from '../test/missions.ts';
import { leaveOrder, mission, naming, street, town, type Town } from '../test/town.ts';

const NO_STEP = -1;
const NOT_NOW = -1;

describe('C5 naming missions', () => {
  /** Seat 1 could show mission 12 by its allies but holds another; seat 2 holds none. */
  const asking = (): TestPosition<Verona> =>
    town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff'] },
      allies: ALL_ABLE,
      missions: [[1], [3], [], [8, 2]],
    });

  test('[V-C54][V-X18] all who hold an unshown mission are asked at the same time, able or not, once', () => {
    const scene = asking();
    expect(asked(scene)).toBe('name-mission 0,1,3');
    expect(verona.view(scene.state, 1).asked!.talk).toBe('open');
    const one = answer(scene, { 0: naming(1) });
    const other = answer(scene, { 0: [] });
    expect([...one.events, ...other.events]).toEqual([]);
    for (const viewer of [1, 2, 3, undefined])
      expect(verona.view(one.state, viewer)).toEqual(verona.view(other.state, viewer));
    // There is only one pass, and who names none waits for the next street.
    const passed = answer(scene, { 0: [], 1: [], 3: [] });
    expect(passed.events.map(({ t }) => t)).toEqual(['profit']);
    expect(asked(passed)).toBe('hire 0,1,2,3');
  });

  test('[V-C54] a mission can be named only by who holds it, and once', () => {
    const scene = asking();
    expect(verona.choice(scene.state, 1)).toMatchObject({ max: 0, parts: [{ of: [] }] });
    expect(refusal(scene, 1, naming(12))).toMatchObject({ code: 'too-many', rule: 'V-C54' });
    expect(refusal(scene, 0, naming(12))).toMatchObject({ code: 'not-offered', rule: 'V-C54' });
    const twice = showing([3, 2], { allies: { ...M03, ...M02 } });
    expect(refusal(twice, 0, naming(3, 3))).toMatchObject({ code: 'twice', rule: 'V-C54' });
  });

  test('[V-S14][V-C54] whoever, as all can see, cannot accomplish any unshown mission is not asked', () => {
    const plans = { 'via-sottoriva': ['bluff'] } as const;
    const allies = { 'via-roma': [1, 1, 0, 0], 'piazza-rosmini': [1, 1, 0, 0], 'via-montani': [1, 0, 0, 0] };
    const missions = [[2], [3], [1], []];
    // Mission 3 might lie in the hand of seat 0; whether it does decides nothing.
    for (const of0 of [[2], [3]])
      expect(asked(town({ seats: 4, plans, allies, missions: missions.with(0, of0).with(1, [1]) }))).toBe(
        'name-mission 0',
      );
    // Once mission 3 has been shown, nothing that seat 0 can reach is left.
    const shown = town({
      seats: 4,
      plans,
      allies,
      missions: [[2], [1], [4], []],
      change: ({ table, box }) => {
        table.shownBy[mission(3)] = 2;
        box.missions = box.missions.filter(card => peek(card) !== mission(3));
      },
    });
    expect(asked(shown)).toBe('hire 0,1,2,3');
  });

  /** Seat 0 shows mission 13 and may then remove an ally of seat 2, whose turn comes later. */
  const robbing = (missions: readonly number[], of2: readonly number[] = [1, 1, 1]): TestPosition<Verona> =>
    town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff'] },
      allies: {
        ...M13,
        'via-roma': [1, 0, of2[0]!, 0],
        'piazza-rosmini': [1, 0, of2[1]!, 0],
        'via-montani': [1, 0, of2[2]!, 0],
      },
      missions: [[13], [], missions, []],
    });

  test("[V-C54] each condition is checked when the player's turn comes, after the rewards of those before", () => {
    const able = { 'via-roma': [1, 0, 1, 0], 'piazza-rosmini': [0, 0, 1, 0], 'via-montani': [0, 0, 1, 0] };
    const scene = town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff'] },
      allies: { ...M13, ...able },
      missions: [[13], [], [3], []],
    });
    const kept = answer(answer(scene, { 0: naming(13), 2: naming(3) }), {
      0: street('piazza-pradaval') * 4 + 1,
    });
    expect(shownIn(kept)).toEqual([2]);
    const robbed = answer(answer(scene, { 0: naming(13), 2: naming(3) }), { 0: street('via-roma') * 4 + 2 });
    expect(shownIn(robbed)).toEqual([]);
    expect(robbed.state.table.unshown[2]).toBe(1);
  });

  test('[V-C54] a mission that the reward of somebody else accomplishes can be named beforehand', () => {
    const scene = town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff'] },
      allies: {
        ...M02,
        'via-roma': [1, 0, 1, 0],
        'piazza-rosmini': [1, 0, 1, 0],
        'via-montani': [1, 0, 1, 0],
      },
      missions: [[2], [], [3], []],
    });
    const named = answer(scene, { 0: naming(2), 2: naming(3) });
    const left = answer(named, { 0: street('via-roma') * 20 + street('via-rosa') });
    expect(shownIn(answer(left, { 0: NO_STEP }))).toEqual([2]);
    expect(shownIn(answer(scene, { 0: [], 2: naming(3) }))).toEqual([]);
  });

  test('[V-C54] of several named missions the first that is accomplished then is shown', () => {
    const both = showing([3, 2], { allies: { ...M03, ...M02 } });
    expect(heard(answer(both, { 0: naming(2, 3) }), 'mission')?.mission).toBe(mission(2));
    const crowded = {
      ...M03,
      ...M02,
      'via-pallone': [1, 1],
      'corso-porta-palio': [1, 1],
      'via-montani': [1, 1],
    };
    const one = showing([3, 2], { allies: crowded });
    expect(heard(answer(one, { 0: naming(2, 3) }), 'mission')?.mission).toBe(mission(3));
  });

  test('[V-C54] what is named and not accomplished stays secret, before and after it is settled', () => {
    const worlds = [naming(3), []].map(named => {
      const scene = robbing([3]);
      const open = answer(scene, { 0: naming(13), 2: named });
      return [open, answer(open, { 0: street('via-roma') * 4 + 2 })] as const;
    });
    const [[open, settled], [open2, settled2]] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
    expect(asked(open)).toBe('remove-one 0');
    expect(settled.events).toEqual(settled2.events);
    for (const viewer of [0, 1, 3, undefined]) {
      expect(verona.view(open.state, viewer)).toEqual(verona.view(open2.state, viewer));
      expect(verona.view(settled.state, viewer)).toEqual(verona.view(settled2.state, viewer));
    }
    expect(verona.view(open.state, 2).hand!.named).toEqual([mission(3)]);
    expect(settled.state.hands[2]!.named).toEqual([]);
  });

  test('[V-C54] a world that a seat imagines has other namings of the others', () => {
    const open = answer(robbing([3]), { 0: naming(13), 2: naming(3) });
    const dice = seedDice(1);
    const named = Array.from(
      { length: 400 },
      () => verona.resample(open.state, 0, dice).hands[2]!.named.length,
    );
    expect(new Set(named)).toEqual(new Set([0, 1]));
    expect(verona.resample(open.state, 2, dice).hands[2]!.named).toEqual([mission(3)]);
  });
});

describe('C5 standing orders', () => {
  const plans = {
    'via-stella': ['bluff'],
    'via-sottoriva': ['bluff'],
    'via-rosa': ['bluff'],
  } as const;
  /** Before the first street is picked. */
  const before = (more: Town = {}): TestPosition<Verona> =>
    showing([3, 2], { allies: { ...M03, ...M02 }, plans, ...more });

  test('[V-C55] shown as soon as possible, in the order of preference, without a question', () => {
    const ordered = leaveOrder(before(), 0, 'show-when-able', naming(2, 3));
    const street1 = answer(ordered, { 0: street('via-stella') });
    expect(heard(street1, 'mission')).toEqual({ t: 'mission', seat: 0, mission: mission(2) });
    expect(street1.whispers).toEqual([
      {
        to: 0,
        event: { t: 'order-used', order: 'show-when-able', question: 'name-mission', answer: naming(2, 3) },
      },
    ]);
  });

  test('[V-C55] it answers at once, able or not, and nobody else learns which', () => {
    const able = { ...ALL_ABLE, ...M03 };
    const scenes = [[3], [5]].map(held =>
      answer(leaveOrder(before({ allies: able, missions: [held, [4], [], []] }), 0, 'show-none'), {
        0: street('via-stella'),
      }),
    );
    for (const scene of scenes) {
      expect(asked(scene)).toBe('name-mission 0,1');
      expect(verona.view(scene.state, undefined).asked!.answered).toEqual([0]);
    }
    for (const viewer of [1, 2, undefined])
      expect(verona.view(scenes[0]!.state, viewer)).toEqual(verona.view(scenes[1]!.state, viewer));
    const done = answer(scenes[0]!, { 1: [] });
    expect(shownIn(done)).toEqual([]);
  });

  test('[V-C55] none until the player says otherwise: it stands until it is changed', () => {
    let scene = leaveOrder(before(), 0, 'show-none');
    scene = answer(scene, { 0: street('via-stella') });
    expect([asked(scene), shownIn(scene)]).toEqual(['next-street 1', []]);
    scene = leaveOrder(scene, 0, 'show-when-able', naming(3));
    scene = answer(scene, { 1: street('via-rosa') });
    expect(heard(scene, 'mission')?.mission).toBe(mission(3));
  });

  test('[V-C55] left while the question is open it answers at once, and can be changed until it settles', () => {
    let scene = answer(before({ missions: [[3, 2], [4], [], []], allies: { ...ALL_ABLE, ...M03, ...M02 } }), {
      0: street('via-stella'),
    });
    expect(asked(scene)).toBe('name-mission 0,1');
    scene = leaveOrder(scene, 0, 'show-when-able', naming(3));
    expect(scene.state.asked!.answers[0]).toEqual(naming(3));
    scene = leaveOrder(scene, 0, 'show-none');
    expect(scene.state.asked!.answers[0]).toEqual([]);
    expect(shownIn(answer(scene, { 1: [] }))).toEqual([]);
  });

  test('[V-C55] only own unshown missions can be ordered, each once', () => {
    const { state } = before();
    const code = (seat: number, order: string, said: unknown): unknown => {
      const turn = verona.leaveOrder(state, seat, order, said, seedDice(1));
      return turn.ok ? 'left' : turn.error;
    };
    expect(code(0, 'show-when-able', naming(3, 2))).toBe('left');
    expect(code(0, 'show-when-able', naming(3, 3))).toMatchObject({ code: 'twice', rule: 'V-C55' });
    expect(code(0, 'show-when-able', naming(4))).toMatchObject({ code: 'not-offered', rule: 'V-C55' });
    expect(code(0, 'show-when-able', [])).toMatchObject({ rule: 'V-C55' });
    expect(code(1, 'show-none', [])).toEqual({ code: 'not-now', rule: 'V-C55' });
  });
});

describe('C5 in matches of the first version', () => {
  const first = (more: Town = {}): TestPosition<Verona> => showing([3], { rules: 1, allies: M03, ...more });

  test('[V-C50] players are asked one after another, and the condition is checked when they are', () => {
    const scene = first({ missions: [[3], [1], [], [4]] });
    expect(asked(scene)).toBe('show-mission 0');
    const passed = answer(scene, { 0: NOT_NOW });
    expect(passed.events).toEqual([]);
    expect(asked(passed)).toBe('show-mission 1');
    expect(verona.choice(passed.state, 1)).toMatchObject({ of: [NOT_NOW] });
    expect(refusal(passed, 1, mission(1))).toMatchObject({ code: 'not-accomplished', rule: 'V-C51' });
    expect(refusal(passed, 1, mission(3))).toMatchObject({ code: 'not-held', rule: 'V-C50' });
    expect(asked(answer(answer(passed, { 1: NOT_NOW }), { 3: NOT_NOW }))).toBe('hire 0,1,2,3');
    expect(shownIn(answer(scene, { 0: mission(3) }))).toEqual([0]);
  });

  test('[V-C55] and cannot order to show missions', () => {
    const offered = verona.view(first().state, 0).orders.map(({ question }) => question);
    expect(offered).toContain('hire');
    expect(offered).not.toContain('name-mission');
  });
});
