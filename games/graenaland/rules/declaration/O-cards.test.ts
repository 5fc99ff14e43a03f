import { peek, seedDice, type Answer } from '@tavola/kernel';
import { answer, asked, at, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { pointsOf, countGoalProgress } from './goals.ts';
import { isSixWithinReach } from './within-reach.ts';
import { graenaland, type Graenaland } from '../index.ts';
import { GOALS, NONE } from '../names.ts';
import { leaveOrder, shareNothing } from '../test/calm.ts';
import { branches, build, cardsOf, choose, code, row, shore } from '../test/shore.ts';
import { window } from '../test/window.ts';

type S = TestPosition<Graenaland>;
const CARDS = { goals: 'cards' };

const NOTHING: Answer = { branch: 0, answer: 0 };
const declares = (...rows: ReturnType<typeof row>[]): Answer => ({ branch: 1, answer: rows });
const FORT = '2 ore, 2 wood, grain';
const CHURCH = '2 ore, wood, grain, livestock';
const both = (scene: S): Answer =>
  declares(row(scene, 1, code('fort', 0), FORT), row(scene, 1, code('church', 1), CHURCH));

describe('O victory cards', () => {
  test('[G-O10] three each, one is kept in secret, all at once; the others go out unseen', () => {
    const scene = at(graenaland, { seats: 4, options: { first: 0, ...CARDS } });
    expect(asked(scene)).toBe('keep 0,1,2,3');
    expect(scene.whispers.filter(({ event }) => event.t === 'dealt').map(({ to }) => to)).toEqual([
      0, 1, 2, 3,
    ]);
    const dealt = scene.state.hands.map(hand => hand.dealt.map(peek));
    expect(new Set(dealt.flat()).size).toBe(12);
    expect(graenaland.choice(scene.state, 2)).toEqual({ kind: 'one', what: 'victory-card', of: dealt[2] });
    expect(refusal(scene, 2, dealt[1]![0])).toMatchObject({ code: 'not-offered', rule: 'G-O10' });
    const kept = answer(scene, Object.fromEntries(dealt.map((cards, seat) => [seat, cards[1]!])));
    expect(kept.state.hands.map(hand => peek(hand.kept))).toEqual(dealt.map(cards => cards[1]));
    expect(heard(kept, 'kept')).toEqual({ t: 'kept' });
    expect(kept.whispers).toEqual([]);
    expect(asked(kept)).toBe('orders 1,2,3');
  });

  test('[G-O11] a point for each step reached: the example of the rulebook on v01, v02 and v04', () => {
    // Eight houses give 2, two territories with two 0, the largest settlement of 5 gives 1, three buildings 2, army 3
    // gives 1.
    const { table } = shore({
      options: CARDS,
      settlements: { 0: [2, 0, 0, 0], 1: [2, 0, 0, 0], 2: [1, 0, 0, 0] },
      buildings: { 0: [0, 0, 0] },
      army: [3, 1, 1, 1],
    }).state;
    expect(countGoalProgress(table, 0)).toEqual([8, 2, 5, 3, 3]);
    for (const card of [0, 1, 3]) expect(pointsOf(table, countGoalProgress(table, 0), card)).toBe(6);
  });

  test('[G-O17] cards say what is harder and what is easier on them', () => {
    const { victory } = shore({}).state.table.stock;
    expect(victory).toHaveLength(20);
    for (const { easy, hard, steps } of victory) {
      const others = (goal: (typeof GOALS)[number]): number[] =>
        victory.map(card => card.steps[GOALS.indexOf(goal)]![1]!);
      expect(steps[GOALS.indexOf(easy)]![1]).toBe(Math.min(...others(easy)));
      expect(steps[GOALS.indexOf(hard)]![1]).toBe(Math.max(...others(hard)));
    }
  });

  test('[G-O12][G-O16] all are asked at once and in secret before the main player builds', () => {
    const scene = window();
    expect(asked(scene)).toBe('declaration 0,1,2,3');
    const one = answer(scene, { 1: both(scene) });
    const other = answer(scene, { 1: NOTHING });
    for (const viewer of [0, 2, undefined])
      expect(graenaland.view(one.state, viewer)).toEqual(graenaland.view(other.state, viewer));
    expect(one.events).toEqual([]);
    expect(asked(answer(scene, { 0: NOTHING, 1: NOTHING, 2: NOTHING, 3: NOTHING }))).toBe('build 0');
  });

  test('[G-O16] asked only when six points are possible by what everybody sees', () => {
    const begun = (rules: number) => {
      const scene = at(graenaland, { seats: 4, options: { first: 0, ...CARDS }, rules });
      const kept = scene.state.hands.map((_, seat) => [seat, graenaland.absent(scene.state, seat)] as const);
      return answer(scene, Object.fromEntries(kept));
    };
    const first = begun(3);
    expect(asked(shareNothing(first))).toBe('build 0');
    expect(asked(shareNothing(begun(2)))).toBe('declaration 0,1,2,3');
    // Cards in hand bring it within reach by their number, whatever they are.
    const cardsHeld = (hands: string[]) =>
      isSixWithinReach(window({ hands, settlements: { 0: [1, 4, 0, 0], 1: [1, 2, 0, 0] } }).state.table);
    expect(cardsHeld(['', '', '', ''])).toBe(false);
    expect(cardsHeld(['', '9 grain, 6 livestock', '', ''])).toBe(true);
    expect(
      cardsHeld([
        '',
        'grain+grain, wood+wood, ore+ore, livestock+livestock, grain+wood, grain+ore, wood+ore',
        '',
        '',
      ]),
    ).toBe(true);
    const ready = window({
      settlements: { 0: [6, 0, 0, 0], 1: [2, 0, 0, 0] },
      army: [5, 1, 1, 1],
      hands: [],
    });
    expect(isSixWithinReach(ready.state.table)).toBe(true);
    expect(asked(ready)).toBe('declaration 0,1,2,3');
  });

  test('[G-O16] a player may order not to declare: it answers at once, also for one who could', () => {
    const scene = leaveOrder(window(), 1, 'no-declaration');
    // The question was open, so the order has answered it.
    expect(graenaland.view(scene.state, 0).asked!.answered).toEqual([1]);
    const other = leaveOrder(window(), 2, 'no-declaration');
    expect(graenaland.view(other.state, 0).asked!.answered).toEqual([2]);
    expect(asked(answer(scene, { 0: NOTHING, 2: NOTHING, 3: NOTHING }))).toBe('build 0');
  });

  test('[G-O13] the declarer builds, shows the card and wins; then the others build, the main player too', () => {
    const scene = window({ hands: ['5 grain', '4 ore, 4 wood, 2 grain, 2 livestock', '5 grain', '5 grain'] });
    const declared = answer(scene, { 0: NOTHING, 1: both(scene), 2: NOTHING, 3: NOTHING });
    expect(declared.events.map(event => event.t)).toEqual([
      'declared',
      'closing',
      'built',
      'built',
      'hero',
      'built-enough',
      'shown',
      'closing',
    ]);
    expect(heard(declared, 'declared')).toEqual({ t: 'declared', seats: [1], points: [7] });
    expect(heard(declared, 'shown')).toEqual({ t: 'shown', seat: 1, card: 0, points: 7 });
    expect(cardsOf(declared, 1)).toHaveLength(2);
    expect(asked(declared)).toBe('build 2');
    const last = choose(choose(declared, 'end'), 'end');
    expect(asked(last)).toBe('build 0');
    expect(branches(last, 0)).toEqual(['end']);
    const over = choose(last, 'end');
    expect(over.events.filter(event => event.t === 'shown').map(event => event.seat)).toEqual([0, 2, 3]);
    expect(graenaland.outcome(over.state)).toEqual({ points: [0, 7, 0, 0], ranks: [2, 1, 2, 2] });
  });

  test('[G-O12] several: the most points first, then the main player, then clockwise', () => {
    // Seats 0 and 2 already have six points, and seat 3 even seven.
    const scene = window({
      ship: 2,
      settlements: { 0: [6, 0, 0, 0], 1: [2, 0, 0, 0], 2: [0, 0, 6, 0], 3: [0, 0, 2, 6], 6: [0, 0, 0, 2] },
      army: [5, 1, 5, 5],
      hands: ['', '', '', ''],
      victory: [1, 5, 2, 12],
    });
    const points = (seat: number): number =>
      pointsOf(
        scene.state.table,
        countGoalProgress(scene.state.table, seat),
        peek(scene.state.hands[seat]!.kept),
      );
    expect([0, 2, 3].map(points)).toEqual([7, 6, 6]);
    const declared = answer(scene, { 0: NOTHING, 1: NOTHING, 2: declares(), 3: declares() });
    expect(heard(declared, 'declared')).toEqual({ t: 'declared', seats: [2, 3], points: [6, 6] });
    expect(declared.state.table.declarer).toBe(2);
    const most = answer(scene, { 0: declares(), 1: NOTHING, 2: declares(), 3: declares() });
    expect(heard(most, 'declared')).toEqual({ t: 'declared', seats: [2, 3, 0], points: [6, 6, 7] });
    expect(most.state.table.declarer).toBe(0);
    const clockwise = answer(
      window({
        ship: 1,
        settlements: { 0: [6, 0, 0, 0], 1: [2, 0, 0, 0], 2: [0, 0, 6, 0], 3: [0, 0, 2, 0] },
        army: [4, 1, 5, 1],
        hands: [],
        victory: [1, 5, 2, 12],
      }),
      {
        0: declares(),
        1: NOTHING,
        2: declares(),
        3: NOTHING,
      },
    );
    expect(heard(clockwise, 'declared')).toEqual({ t: 'declared', seats: [2, 0], points: [6, 6] });
    expect(clockwise.state.table.declarer).toBe(2);
  });

  test('[G-O14] a list is checked as a whole; what is wrong is told to the declarer alone', () => {
    const scene = window();
    const why = (...rows: ReturnType<typeof row>[]) => refusal(scene, 1, declares(...rows));
    expect(why()).toEqual({ code: 'too-few-points', rule: 'G-O14', about: { points: 4 } });
    const fort = row(scene, 1, code('fort', 0), FORT);
    expect(why(fort)).toEqual({ code: 'too-few-points', rule: 'G-O14', about: { points: 5 } });
    expect(why(fort, fort)).toEqual({ code: 'place-taken', rule: 'G-B12', about: { territory: 0, row: 1 } });
    // The ore suffices for two buildings but not for three.
    const hall = row(scene, 1, code('church', 0), CHURCH);
    expect(why(fort, row(scene, 1, code('church', 1), CHURCH), hall)).toMatchObject({
      code: 'not-enough-cards',
      rule: 'G-B05',
      about: { row: 2 },
    });
    expect(why(row(scene, 1, code('fort', 2), FORT))).toMatchObject({
      code: 'no-settlement-there',
      rule: 'G-B12',
    });
    // A build may rest on earlier ones.
    const settled = row(scene, 1, code('settlement', 2), '2 ore, wood, livestock');
    const church = row(scene, 1, code('church', 2), CHURCH);
    expect(why(church, settled)).toMatchObject({ code: 'no-settlement-there' });
    expect(why(settled, church)).toBeUndefined();
    const turn = graenaland.submit(scene.state, 1, scene.state.asked!.id, declares(fort), seedDice(1));
    expect(turn).toEqual({
      ok: false,
      error: { code: 'too-few-points', rule: 'G-O14', about: { points: 5 } },
    });
    expect(refusal(scene, 1, both(scene))).toBeUndefined();
  });

  test('[G-O12][G-W03] under the limits of closing builds: no supply card, no public works', () => {
    const scene = window({ supplies: 'ore+wood, wood+wood' });
    const road = { branch: 1, answer: [row(scene, 1, code('road', 0), 'ore, wood, livestock')] };
    expect(refusal(scene, 1, road)).toMatchObject({ code: 'not-offered' });
    expect(scene.state.table.supplies).toHaveLength(2);
  });

  test('[G-O14] the list carries palisade cards and markets', () => {
    const scene = window({
      works: { 2: ['palisade'], 0: ['market'] },
      settlements: { 0: [1, 5, 0, 0], 1: [1, 3, 1, 1], 2: [0, 0, 1, 0] },
      hands: ['', '5 ore, 4 wood, 2 grain, 3 livestock', '', ''],
      army: [1, 4, 1, 1],
    });
    const settle = { gifts: { 2: 'ore' }, markets: 1 };
    const list = declares(
      row(scene, 1, code('settlement', 2), '2 ore, wood, grain', settle),
      row(scene, 1, code('settlement', 2), 'ore, wood, 2 livestock', { markets: 1 }),
    );
    expect(refusal(scene, 1, list)).toMatchObject({ code: 'no-market-free', about: { row: 1 } });
    // A card that the player has given away does not pay for later builds.
    const given = declares(
      row(scene, 1, code('settlement', 2), '2 ore, wood, livestock', { gifts: { 2: 'grain' } }),
      row(scene, 1, code('hall', 1), '3 wood, livestock, grain'),
      row(scene, 1, code('settlement', 2), '2 ore, grain, livestock', { markets: 1 }),
    );
    expect(refusal(scene, 1, given)).toMatchObject({
      code: 'not-enough-cards',
      rule: 'G-B05',
      about: { row: 2 },
    });
    const good = declares(
      row(scene, 1, code('settlement', 2), '2 ore, wood, grain', settle),
      row(scene, 1, code('church', 1), CHURCH),
    );
    expect(refusal(scene, 1, good)).toBeUndefined();
    const declared = answer(scene, { 0: NOTHING, 1: good, 2: NOTHING, 3: NOTHING });
    expect(heard(declared, 'built')).toMatchObject({ markets: 1, gifts: [{ to: 2, deck: 2 }] });
    expect(cardsOf(declared, 2)).toHaveLength(1);
  });

  test('[G-O14][G-B40] markets that the last main player used are free for a declaration', () => {
    const scene = window({
      at: 'G-B02:build',
      works: { 0: ['market'] },
      hands: ['2 wood, ore', '4 ore, 4 wood, 2 grain, 2 livestock', '', ''],
    });
    const used = build(scene, 'road', 0, '2 wood, ore', { markets: 1 });
    expect(used.state.table.marketsUsed).toBe(1);
    const next = shareNothing(choose(used, 'end'));
    // Through the market a second wood stands for the grain of the church.
    const list = declares(
      row(next, 1, code('fort', 0), FORT),
      row(next, 1, code('church', 1), '2 ore, wood, livestock, wood', { markets: 1 }),
    );
    expect(refusal(next, 1, list)).toBeUndefined();
    const declared = answer(next, { 0: NOTHING, 1: list, 2: NOTHING, 3: NOTHING });
    expect(declared.events.flatMap(event => (event.t === 'built' ? [event.markets] : []))).toEqual([0, 1]);
  });

  test('[G-O15] a player who reaches six in an ordinary phase declares only in the next round, the list may be empty', () => {
    const scene = shore({
      options: CARDS,
      settlements: { 0: [5, 0, 0, 0], 1: [3, 1, 1, 1] },
      buildings: { 0: [0, NONE, NONE] },
      army: [3, 1, 1, 1],
      heroes: [[1], [0], [0], [0]],
      hands: [CHURCH],
      victory: [1, 5, 3, 4],
    });
    const built = build(scene, 'church', 0, CHURCH);
    expect(pointsOf(built.state.table, countGoalProgress(built.state.table, 0), 0)).toBeGreaterThanOrEqual(6);
    const ended = choose(built, 'end');
    // The rules ask for no victory, and the next round begins.
    expect(asked(ended)).toBe('orders 0,2,3');
    const next = shareNothing(ended);
    expect(refusal(next, 0, declares())).toBeUndefined();
    expect(asked(next)).toBe('declaration 0,1,2,3');
  });

  test('[G-O16][G-X06] names and points are shown; lists that are not first are void and stay secret', () => {
    const set = {
      settlements: { 0: [6, 0, 0, 0], 1: [2, 5, 0, 0], 2: [0, 3, 0, 0] },
      army: [5, 3, 1, 1],
      victory: [1, 2, 3, 4],
    };
    const scene = window(set);
    const mine = declares(row(scene, 1, code('fort', 1), FORT), row(scene, 1, code('church', 1), CHURCH));
    expect(refusal(scene, 1, mine)).toBeUndefined();
    const seven = answer(scene, { 0: declares(), 1: mine, 2: NOTHING, 3: NOTHING });
    const first = seven.state.table.declarer;
    const { seats, points } = heard(seven, 'declared')!;
    expect(seats).toEqual([0, 1]);
    expect(first).toBe(points[1]! > points[0]! ? 1 : 0);
    expect(seven.events.filter(event => event.t === 'built').every(event => event.seat === first)).toBe(true);
    const later = 1 - first;
    if (first === 0) expect(cardsOf(seven, later)).toHaveLength(12);
  });

  test('[G-X05] with a round limit victory cards are shown and points decide', () => {
    const scene = choose(
      shore({ options: { ...CARDS, rounds: 1 }, settlements: { 0: [6, 0, 0, 0] }, victory: [1, 5, 3, 4] }),
      'end',
    );
    expect(scene.events.filter(event => event.t === 'shown')).toHaveLength(4);
    expect(graenaland.outcome(scene.state)).toEqual({ points: [3, 0, 0, 0], ranks: [1, 2, 2, 2] });
  });

  test('[G-T03] with three players the first building brings no victory points for buildings', () => {
    const two = shore({
      seats: 3,
      options: CARDS,
      settlements: { 0: [1, 0, 0] },
      buildings: { 0: [0, 0, NONE] },
    });
    expect(countGoalProgress(two.state.table, 0)).toEqual([3, 1, 3, 1, 1]);
  });
});
