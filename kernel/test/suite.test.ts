import { describe, expect, test } from 'vitest';
import { defineGame, ok, peek, rulebook, type Game, type GameDef, type Sealed } from '../src/index.ts';
import { wholeGameLaws } from '../suite/ends.ts';
import { lawsOf } from '../suite/laws.ts';
import type { Subject } from '../suite/index.ts';
import { bid, definition, fair, lay, note, type Fair } from './fair.ts';

const { step, ask, each, repeat, call, secretQuestion } = rulebook<Fair>();

const subjectOf = (game: Game<Fair>): Subject<Fair> => ({
  game,
  setups: [{ seats: 3 }],
  reveals: ['bids'],
  bound: 18,
});

/** Returns one message for each of these laws that the game breaks. */
const complaints = (game: Game<Fair>, ...ids: string[]): string[] => {
  const subject = subjectOf(game);
  const all = [...lawsOf(subject, { games: 12, every: 2 }), ...wholeGameLaws(subject, 5)];
  const chosen = all.filter(({ name }) => ids.some(id => name.startsWith(`[${id}]`)));
  return chosen.flatMap(({ check }) => {
    try {
      check();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
};

const changed = (more: Partial<GameDef<Fair>>): Game<Fair> => defineGame<Fair>({ ...definition, ...more });

/** Adds a line at the end of the day. */
const withLine = (line: ReturnType<typeof step>, more: Partial<GameDef<Fair>> = {}): Game<Fair> =>
  changed({ scripts: { ...definition.scripts, day: [...definition.scripts['day']!, line] }, ...more });

/** Puts another question in place of the bid, or of the laying. */
const withBid = (question: typeof bid): Game<Fair> =>
  changed({ scripts: { ...definition.scripts, day: [weather, ask('T-2', question), layInTurn] } });
const withLay = (question: typeof lay): Game<Fair> =>
  changed({
    scripts: { ...definition.scripts, day: [...head, each('T-3', t => t.seats, [ask('T-3', question)])] },
  });
const [weather, bids, layInTurn] = definition.scripts['day'] as [never, never, never];
const head = [weather, bids];
const forever = repeat('T-1', () => true, [call('T-1', 'day')]);

/** A rule that peeks at the card the winner drew and publishes it. */
const leakingBid: typeof bid = {
  ...bid,
  settle: (g, answers, who) => {
    bid.settle(g, answers, who);
    for (const hand of g.hands) for (const card of hand.cards) g.emit?.({ t: 'weather', roll: peek(card) });
  },
};

/** A choice that reads the box through a reference kept since the set-up. */
const closure = (): Game<Fair> => {
  let deck: readonly Sealed<number>[] = [];
  const setup: typeof definition.setup = (...start) => {
    const dealt = definition.setup(...start);
    if (dealt.ok) deck = dealt.value.box.deck;
    return dealt;
  };
  const choice: typeof bid.choice = () => ({ kind: 'amount', what: 'florins', min: 0, max: peek(deck[0]!) });
  return changed({
    setup,
    scripts: { ...definition.scripts, day: [weather, ask('T-2', { ...bid, choice }), layInTurn] },
  });
};

/** Changes the table, which the compiler forbids in a function that judges answers. */
const mutate = (table: object): undefined => {
  const loose = table as { notes: string[] };
  loose.notes.push('judged');
};

const breakAt = (text: unknown): undefined => {
  if (text === '0') throw new Error('not this word');
};

const counter = (): (() => number) => {
  let n = 0;
  return () => n++;
};

describe('[K60] the laws report', () => {
  const cases: [string, string, () => Game<Fair>][] = [
    [
      'K1',
      'a state with something that JSON leaves out',
      () => withLine(step('T-9', g => void Object.assign(g.table, { maybe: undefined }))),
    ],
    [
      'K1',
      'a state with a number that JSON does not know',
      () => withLine(step('T-9', g => void g.table.laid.push(NaN))),
    ],
    [
      'K1',
      'a view with a field that JSON leaves out',
      () => ({ ...fair, view: (s, seat) => ({ ...fair.view(s, seat), hand: undefined as never }) }),
    ],
    [
      'K2',
      'a copy that shares an array',
      () =>
        changed({
          clone: { ...definition.clone, table: t => ({ ...definition.clone.table(t), laid: t.laid }) },
        }),
    ],
    [
      'K2',
      'a copy that loses something',
      () => changed({ clone: { ...definition.clone, hand: () => ({ cards: [] }) } }),
    ],
    ['K3', 'a copy that shares a hand', () => changed({ clone: { ...definition.clone, hand: h => h } })],
    ['K3', 'a judge who changes what is judged', () => withLay({ ...lay, refuse: me => mutate(me.table) })],
    [
      'K3',
      'a rule that does more when somebody listens',
      () => withLine(step('T-9', g => void (g.emit && g.table.laid[0]!++))),
    ],
    [
      'K4',
      'a save that does not load',
      () => changed({ invariants: { ...definition.invariants, never: s => s.table.day < 2 } }),
    ],
    ['K5', 'an absent answer that is not legal', () => withBid({ ...bid, absent: () => 99 })],
    ['K5', 'an absent answer that is refused', () => withLay({ ...lay, absent: () => [1, 1, 0] })],
    ['K6', 'a sample that is not legal', () => withLay({ ...lay, sample: () => [1, 1, 0] })],
    [
      'K6',
      'a question without an answer',
      () => withBid({ ...bid, choice: () => ({ kind: 'one', what: 'florins', of: [] }), sample: () => 0 }),
    ],
    [
      'K6',
      'a branch without an answer',
      () =>
        withBid({
          ...secretQuestion({
            name: 'bid',
            talk: 'closed',
            who: t => t.seats,
            choice: () => ({
              kind: 'either',
              what: 'bid',
              branches: [
                { kind: 'one', what: 'florins', of: [0] },
                { kind: 'one', what: 'florins', of: [] },
              ],
            }),
            absent: () => ({ branch: 0, answer: 0 }),
            sample: () => ({ branch: 0, answer: 0 }),
            settle: () => {},
          }),
        }),
    ],
    [
      'K7',
      'a resampling that changes the own hand',
      () => changed({ resample: (s, _, dice) => definition.resample(s, undefined, dice) }),
    ],
    [
      'K7',
      'a resampling that moves pieces on the table',
      () => changed({ resample: (s, _, dice) => void (s.table.laid[0] = dice.below(9)) }),
    ],
    ['K8', 'an event that reveals a card', () => withBid(leakingBid)],
    [
      'K8',
      'a card that is put on the table',
      () => withLine(step('T-9', g => void (g.table.laid[0] = peek(g.box.deck[0]!)))),
    ],
    [
      'K8',
      'seats asked that depend on a hand',
      () =>
        withBid({
          ...bid,
          settle: (g, answers, who) => {
            bid.settle(g, answers, who);
            const rich = g.table.seats.filter(seat => g.hands[seat]!.cards.some(card => peek(card) > 3));
            g.table.seats = rich.length > 0 ? rich : g.table.seats;
          },
        }),
    ],
    [
      'K8',
      'an event that comes only if a hidden card is high',
      () => withLine(step('T-9', g => void (peek(g.box.deck[0]!) > 3 && g.emit?.({ t: 'note', by: 0 })))),
    ],
    [
      'K9',
      'a view that shows sealed answers',
      () => ({
        ...fair,
        view: (s, seat) => ({
          ...fair.view(s, seat),
          table: { ...s.table, laid: s.asked?.answers.map(Number) ?? [] },
        }),
      }),
    ],
    [
      'K10',
      'an answer that cannot be taken back',
      () => ({
        ...fair,
        withdraw: s => ok({ state: s, events: [], whispers: [], answer: undefined, rolls: [] }),
      }),
    ],
    ['K11', 'an invariant that does not hold', () => withLine(step('T-9', g => void g.box.deck.pop()))],
    [
      'K12',
      'a kernel that throws at junk',
      () => ({
        ...fair,
        submit: (s, seat, asked, raw, dice) => {
          if (!Number.isInteger(seat)) throw new Error('no such seat');
          return fair.submit(s, seat, asked, raw, dice);
        },
      }),
    ],
    [
      'K12',
      'a kernel that takes any seat',
      () => ({
        ...fair,
        submit: (s, seat, asked, raw, dice) =>
          fair.submit(s, s.asked?.who.includes(seat) ? seat : s.asked!.who[0]!, asked, raw, dice),
      }),
    ],
    [
      'K12',
      'an aside that breaks at some words',
      () =>
        changed({
          asides: [{ ...note, refuse: (_, text) => breakAt(text) }],
        }),
    ],
    [
      'K13',
      'a game that does not end',
      () =>
        changed({
          scripts: { ...definition.scripts, main: [forever] },
        }),
    ],
    ['K13', 'an outcome that forgets a seat', () => changed({ outcome: () => ({ points: [], ranks: [] }) })],
    [
      'K14',
      'chance that does not come through the dice',
      () => {
        const next = counter();
        return withLine(step('T-9', g => g.emit?.({ t: 'weather', roll: next() })));
      },
    ],
    [
      'K63',
      'an order that shows in the views of others',
      () => ({
        ...fair,
        view: (s, seat) => ({
          ...fair.view(s, seat),
          table: { ...s.table, laid: s.orders.map(left => left.length) },
        }),
      }),
    ],
    [
      'K64',
      'an order that cannot be cleared',
      () => ({
        ...fair,
        clearOrder: s =>
          ok({ state: s, events: [], whispers: [], answer: undefined, rolls: [], answered: undefined }),
      }),
    ],
    [
      'K8',
      'a view that shows what others have ordered',
      () => ({
        ...fair,
        view: (s, seat) => ({
          ...fair.view(s, seat),
          table: { ...s.table, laid: s.orders.flat().map(({ answer }) => Number(answer)) },
        }),
      }),
    ],
    ['K61', 'a choice that depends on the box', closure],
  ];

  test.each(cases)('%s: %s', (id, _, make) => {
    expect(complaints(make(), id)).toHaveLength(1);
  });

  test('every law is broken by some case above', () => {
    const subject = subjectOf(fair);
    const all = [...lawsOf(subject, { games: 1, every: 1 }), ...wholeGameLaws(subject, 1)];
    const ids = all.map(({ name }) => /^\[(K\d+)\] /.exec(name)?.[1]);
    expect(new Set(cases.map(([id]) => id))).toEqual(new Set(ids));
  });

  test('the set-up, the question and the action of a broken law', () => {
    const [said] = complaints(withBid({ ...bid, absent: () => 99 }), 'K5');
    expect(said).toMatch(/at question \d+ with {"seats":3}, before {"kind":"[a-z]+","seat":\d/);
  });

  test('a game without an end instead of waiting for it', () => {
    // With standing orders for every bid the script itself would not end.
    const { orders: _, ...bare } = bid;
    const day = [weather, ask('T-2', bare), layInTurn];
    const endless = changed({ scripts: { ...definition.scripts, main: [forever], day } });
    expect(complaints(endless, 'K11', 'K14')).toEqual([
      'no end after 1801 actions',
      'no end after 1801 actions',
    ]);
  });
});
