import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '../test/fair.ts';
import { beginTiny, order, secretQuestion, tiny, ask, step, repeat, type Tiny } from '../test/tiny.ts';
import { seedDice } from './dice.ts';
import type { Result } from './result.ts';
import type { State } from './state/state.ts';

const value = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};
const code = (result: Result<unknown>): unknown => (result.ok ? 'ok' : result.error);

const dice = seedDice(5);
const begun = (): State<Fair> => value(fair.begin(3, undefined, seedDice(2))).state;
const leave = (s: State<Fair>, seat: number, name: string, said: unknown = []) =>
  value(fair.leaveOrder(s, seat, name, said, dice));
const leftBy = (s: State<Fair>, seat: number | undefined) =>
  fair.view(s, seat).orders.flatMap(({ name, left }) => (left === null ? [] : [[name, left]]));

/** Answers every question with the first answer until this one is open again, or the match is over. */
const playTo = (s: State<Fair>, day: number) => {
  let state = s;
  const whispers = [];
  while (!state.over && (state.table.day < day || fair.question(state) !== 'bid')) {
    const seat = state.asked!.who.find(other => state.asked!.answers[other] === null)!;
    const answer = fair.question(state) === 'bid' ? 0 : [0, 0, 0];
    const turn = value(fair.submit(state, seat, state.asked!.id, answer, dice));
    whispers.push(...turn.whispers);
    ({ state } = turn);
  }
  return { state, whispers };
};

describe('leaving an order', () => {
  test('[K65] a seat leaves one order for a question; another one takes its place; it can be taken back', () => {
    const one = leave(begun(), 1, 'bid-up-to', 2);
    expect(one).toMatchObject({ answer: 2, answered: undefined, events: [], whispers: [], rolls: [] });
    expect(leftBy(one.state, 1)).toEqual([['bid-up-to', 2]]);
    const other = leave(one.state, 1, 'never-bid');
    expect(leftBy(other.state, 1)).toEqual([['never-bid', []]]);
    const none = value(fair.clearOrder(other.state, 1, 'never-bid'));
    expect(none.state).toEqual(begun());
  });

  test('[K65] the input is left alone', () => {
    const s = begun();
    const before = JSON.stringify(s);
    leave(s, 0, 'never-bid');
    expect(JSON.stringify(s)).toBe(before);
  });

  test('[K66] it is refused with the rule', () => {
    const s = begun();
    expect(code(fair.leaveOrder(s, 0, 'sleep', [], dice))).toEqual({ code: 'no-such-order' });
    expect(code(fair.leaveOrder(s, 0, 'bid-up-to', 0, dice))).toMatchObject({
      code: 'out-of-range',
      rule: 'T-6',
    });
    expect(code(fair.leaveOrder(s, 0, 'bid-up-to', 8, dice))).toEqual({ code: 'unlucky', rule: 'T-6' });
    expect(code(fair.leaveOrder(s, 0, 'never-bid', 1, dice))).toEqual({ code: 'malformed', rule: 'T-6' });
    expect(code(fair.leaveOrder(s, 3, 'never-bid', [], dice))).toEqual({ code: 'not-now', rule: 'T-6' });
    expect(code(fair.clearOrder(s, 0, 'never-bid'))).toEqual({ code: 'no-order-left', rule: 'T-6' });
    const halted = value(fair.interject(s, 0, 'note', 'halt', dice)).state;
    expect(code(fair.leaveOrder(halted, 0, 'never-bid', [], dice))).toEqual({ code: 'halted', rule: 'T-5' });
    const { state: over } = playTo(s, 9);
    expect(over.over).toBe(true);
    expect(code(fair.leaveOrder(over, 0, 'never-bid', [], dice))).toEqual({ code: 'over' });
    expect(code(fair.clearOrder(over, 0, 'never-bid'))).toEqual({ code: 'over' });
  });
});

describe('using an order', () => {
  test('[K67] the question is answered at once for a seat that has left an order, and the seat alone is told', () => {
    const { state, whispers } = playTo(leave(begun(), 1, 'bid-up-to', 2).state, 2);
    expect(state.asked).toMatchObject({ who: [0, 1, 2], answers: [null, 2, null], open: 2 });
    expect(fair.view(state, 0).asked).toMatchObject({ answered: [1] });
    expect(whispers).toEqual([
      expect.objectContaining({ event: expect.objectContaining({ t: 'drew' }) }),
      { to: 1, event: { t: 'order-used', order: 'bid-up-to', question: 'bid', answer: 2 } },
    ]);
  });

  test('[K67] an answer by order can be changed like any other', () => {
    const { state } = playTo(leave(begun(), 1, 'bid-up-to', 2).state, 2);
    const changed = value(fair.submit(state, 1, state.asked!.id, 1, dice)).state;
    expect(changed.asked!.answers[1]).toBe(1);
    expect(value(fair.withdraw(state, 1, state.asked!.id)).state.asked!.answers[1]).toBe(null);
  });

  test('[K67] when all have left orders the question settles without being put', () => {
    let state = begun();
    for (const seat of [0, 1, 2]) ({ state } = leave(state, seat, 'never-bid'));
    const before = playTo(state, 2).state;
    expect(before.over).toBe(true);
    expect(before.table.day).toBe(3);
  });

  test('[K68] an answer that does not fit gives way to the absent one', () => {
    const s = leave(begun(), 1, 'bid-up-to', 9).state;
    s.table.florins[1] = 0;
    const { state } = playTo(s, 2);
    expect(state.asked!.answers[1]).toBe(0);
    const game = repeated({ answer: () => 99 });
    const { state: asked } = beginTiny(game, 2);
    const turn = value(game.leaveOrder(asked, 0, 'same', 3, dice));
    expect(turn.state.asked!.answers[0]).toBe(7);
  });

  test('[K69] an order that is left while its question is open answers it at once, in place of another answer', () => {
    const { state } = playTo(begun(), 2);
    const turn = leave(state, 1, 'bid-up-to', 2);
    expect(turn.answered).toBe(state.asked!.id);
    expect(turn.state.asked!.answers).toEqual([null, 2, null]);
    expect(turn.whispers).toMatchObject([{ to: 1, event: { t: 'order-used' } }]);
    const again = leave(turn.state, 1, 'never-bid');
    expect(again.state.asked).toMatchObject({ answers: [null, 0, null], open: 2 });
    const cleared = value(fair.clearOrder(again.state, 1, 'never-bid')).state;
    expect(cleared.asked).toEqual(again.state.asked);
  });

  test('[K69] the last answer settles the question, whoever gives it', () => {
    let { state } = playTo(begun(), 2);
    for (const seat of [0, 2]) ({ state } = value(fair.submit(state, seat, state.asked!.id, 0, dice)));
    const turn = leave(state, 1, 'bid-up-to', 1);
    expect(turn.events[0]).toMatchObject({ t: 'bids' });
    expect(fair.question(turn.state)).toBe('lay');
  });

  test('[K70] orders answer only the questions that they cover, and lapse with their period', () => {
    const first = leave(begun(), 1, 'never-bid');
    expect(first.answered).toBe(undefined);
    expect(first.state.asked!.answers).toEqual([null, null, null]);
    const game = repeated({});
    let { state } = beginTiny(game, 2);
    ({ state } = value(game.leaveOrder(state, 0, 'same', 3, dice)));
    ({ state } = value(game.submit(state, 1, state.asked!.id, 0, dice)));
    expect(state.asked!.answers).toEqual([3, null]);
    ({ state } = value(game.submit(state, 1, state.asked!.id, 0, dice)));
    // The third question is in the second period.
    expect(state.asked!.answers).toEqual([null, null]);
    expect(game.view(state, 0).orders).toMatchObject([{ name: 'same', left: null }]);
    expect(code(game.clearOrder(state, 0, 'same'))).toMatchObject({ code: 'no-order-left' });
  });

  test('[K70] an order that cannot be left any more is refused, and shown as long as it is left', () => {
    const game = repeated({}, { mayLeave: table => table.n < 2 });
    let { state } = beginTiny(game, 2);
    expect(game.view(state, 1).orders).toMatchObject([{ name: 'same', left: null }]);
    ({ state } = value(game.leaveOrder(state, 0, 'same', 3, dice)));
    ({ state } = value(game.submit(state, 1, state.asked!.id, 0, dice)));
    expect(state.table.n).toBe(2);
    expect(game.view(state, 0).orders).toMatchObject([{ name: 'same', choice: null, left: 3 }]);
    expect(game.view(state, 1).orders).toEqual([]);
    expect(code(game.leaveOrder(state, 1, 'same', 3, dice))).toEqual({ code: 'not-now', rule: 'T-8' });
    expect(game.sampleOrder(state, 1, 'same', dice)).toBe(undefined);
  });
});

describe('secrecy', () => {
  test('[K71] a view shows a seat its own orders and no others; an imagined world has no orders of others', () => {
    const { state } = leave(begun(), 1, 'bid-up-to', 2);
    expect(leftBy(state, 1)).toEqual([['bid-up-to', 2]]);
    for (const viewer of [0, 2, undefined])
      expect(JSON.stringify(fair.view(state, viewer))).toBe(JSON.stringify(fair.view(begun(), viewer)));
    expect(fair.view(state, undefined).orders).toEqual([]);
    expect(fair.resample(state, 1, dice).orders).toEqual(state.orders);
    expect(fair.resample(state, 0, dice).orders).toEqual([[], [], []]);
  });
});

describe('saves', () => {
  const saved = (orders: unknown): unknown => {
    const made = JSON.parse(JSON.stringify(fair.save(begun()))) as { state: { orders?: unknown } };
    if (orders === undefined) delete made.state.orders;
    else made.state.orders = orders;
    return made;
  };

  test('[K72] orders are saved; a save from before there were any has none', () => {
    const { state } = leave(begun(), 1, 'bid-up-to', 2);
    expect(fair.load(JSON.parse(JSON.stringify(fair.save(state))))).toEqual({ ok: true, value: state });
    expect(fair.load(saved(undefined))).toEqual({ ok: true, value: begun() });
  });

  const good = { order: 'bid-up-to', answer: 2, period: null };
  test.each([
    ['no list', {}, 'state.orders'],
    ['too many seats', [[], [], [], []], 'state.orders'],
    ['a seat without a list', [[], 3, []], 'state.orders[1]'],
    ['an order that does not exist', [[{ ...good, order: 'sleep' }], [], []], 'state.orders[0][0]'],
    ['two orders for one question', [[], [good, { ...good, order: 'never-bid' }], []], 'state.orders[1][1]'],
    ['no answer', [[], [], [{ order: 'never-bid', period: null }]], 'state.orders[2][0]'],
    ['an odd period', [[{ ...good, period: 'x' }], [], []], 'state.orders[0][0]'],
    ['a hole', [[null], [], []], 'state.orders[0][0]'],
  ])('[K72] a save with %s is refused with the path', (_, orders, path) => {
    expect(fair.load(saved(orders))).toEqual({ ok: false, error: { code: 'bad-save', about: { path } } });
  });

  test('[K32] two orders with one name are a mistake', () => {
    expect(() => repeated({}, {}, 2)).toThrow('two standing orders are called same');
  });
});

/** A game that asks two seats for a number three times, twice in each period. */
const repeated = (
  more: Partial<Parameters<typeof order>[0]>,
  orders: { mayLeave?(table: Readonly<Tiny['table']>): boolean } = {},
  times = 1,
) => {
  const same = order({
    name: 'same',
    rule: 'T-8',
    choice: () => ({ kind: 'amount', what: 'n', min: 0, max: 9 }),
    answer: (_, said) => said,
    ...more,
  });
  const question = secretQuestion({
    name: 'number',
    talk: 'open',
    who: () => [0, 1],
    choice: () => ({ kind: 'amount', what: 'n', min: 0, max: 9 }),
    absent: () => 7,
    orders: {
      period: table => Math.floor(table.n / 3),
      list: Array.from({ length: times }, () => same),
      ...orders,
    },
    settle: () => {},
  });
  const count = step('T-1', g => void g.table.n++);
  return tiny({ main: [repeat('T-1', table => table.n < 4, [count, ask('T-1', question)])] });
};
