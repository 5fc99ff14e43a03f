import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '../test/fair.ts';
import {
  aside,
  ask,
  askNumber,
  beginTiny,
  each,
  openQuestion,
  secretQuestion,
  step,
  tiny,
} from '../test/tiny.ts';
import { seedDice } from './dice.ts';
import type { State } from './state/state.ts';

const dice = seedDice(1);

const begun = (): State<Fair> => {
  const turn = fair.begin(3, undefined, seedDice(2));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

/** Seat 1 has won a card on the first day, and seat 0 lays. */
const laying = (): State<Fair> => {
  const s = begun();
  for (const [seat, florins] of [1, 2, 0].entries()) fair.play(s, seat, florins, dice);
  return s;
};

describe('a view', () => {
  test('[K45] is made of the table and one hand and nothing else', () => {
    const s = laying();
    const view = fair.view(s, 1);
    expect(Object.keys(view)).toEqual([
      'seat',
      'table',
      'hand',
      'asked',
      'asides',
      'orders',
      'over',
      'outcome',
    ]);
    expect(view).toMatchObject({ seat: 1, table: s.table, hand: s.hands[1], over: false });
    expect(view.hand!.cards).toHaveLength(1);
    expect(fair.view(s, 0).hand).toEqual({ cards: [] });
  });

  test('[K45] of a spectator, or of a seat that does not exist, has no hand, no choice and no asides', () => {
    const s = laying();
    for (const nobody of [undefined, 7]) {
      const view = fair.view(s, nobody);
      expect(view).toMatchObject({ seat: nobody ?? null, hand: null, asides: [], table: s.table });
      expect(view.asked).toMatchObject({ name: 'lay', who: [0], choice: null, given: null });
    }
  });

  test('[K46] describes the open question: number, name, rule, whose turn, whether the table may talk', () => {
    expect(fair.view(begun(), 2).asked).toEqual({
      id: 0,
      name: 'bid',
      rule: 'T-2',
      talk: 'closed',
      who: [0, 1, 2],
      answered: [],
      current: -1,
      choice: { kind: 'amount', what: 'florins', min: 0, max: 3 },
      given: null,
    });
    expect(fair.view(laying(), 2).asked).toMatchObject({ id: 1, name: 'lay', talk: 'open', current: 0 });
  });

  test('[K46] whether the table may talk may depend on the table', () => {
    const asking = {
      ...askNumber('q'),
      talk: ({ n }: { n: number }) => (n === 1 ? 'open' : 'closed'),
    } as const;
    const game = tiny({
      main: [ask('T-1', asking), step('T-2', g => void (g.table.n = 1)), ask('T-3', asking)],
    });
    const { state } = beginTiny(game);
    expect(game.view(state, undefined).asked!.talk).toBe('closed');
    game.play(state, 0, 3, dice);
    expect(game.view(state, undefined).asked!.talk).toBe('open');
  });

  test('[K46] the name of the question is available without a view, until the end', () => {
    const s = begun();
    expect(fair.question(s)).toBe(fair.view(s, 0).asked!.name);
    expect(fair.question({ ...s, asked: null, over: true })).toBeUndefined();
  });

  test('[K46] shows the own answer and which seats have answered, and nothing more of the others', () => {
    const s = begun();
    fair.play(s, 1, 2, dice);
    expect(fair.view(s, 1).asked).toMatchObject({ answered: [1], given: 2, choice: { kind: 'amount' } });
    for (const other of [0, undefined])
      expect(fair.view(s, other).asked).toMatchObject({ answered: [1], given: null });
    expect(JSON.stringify(fair.view(s, 0))).not.toContain('"given":2');
  });

  test('[K46] does not show a forced answer, because its seat was never asked', () => {
    const q = openQuestion({
      name: 'q',
      talk: 'open',
      who: () => [0, 1],
      choice: me => ({ kind: 'amount', what: 'n', min: 0, max: me.seat }),
      absent: () => 0,
      settle: () => {},
    });
    const game = tiny({ main: [ask('T-1', q)] });
    const { state } = beginTiny(game);
    expect(game.view(state, 0).asked).toMatchObject({
      who: [1],
      answered: [],
      choice: null,
      given: null,
    });
  });

  test('[K42] shows the asides that this seat may use now, with their choices', () => {
    const mine = aside({
      name: 'mine',
      rule: 'T-5',
      who: t => [t.n],
      choice: me => ({ kind: 'one', what: 'n', of: [me.hand.n, me.current] }),
      settle: () => {},
    });
    const game = tiny({ main: [each('T-1', () => [2], [ask('T-1', askNumber('q'))])] }, { asides: [mine] });
    const { state } = beginTiny(game);
    expect(game.view(state, 0).asides).toEqual([
      { name: 'mine', rule: 'T-5', choice: { kind: 'one', what: 'n', of: [10, 2] } },
    ]);
    expect(game.view(state, 1).asides).toEqual([]);
  });

  test('[K47] has an outcome when the game is over, and then no question and no asides', () => {
    const s = begun();
    while (s.asked) {
      expect(fair.view(s, 0).outcome).toBeNull();
      const seat = s.asked.who.find(other => s.asked!.answers[other] === null)!;
      fair.play(s, seat, fair.absent(s, seat), dice);
    }
    // The first seat wins equal bids, so it gets three cards in three days.
    const outcome = { points: [3, 0, 0], ranks: [1, 2, 2] };
    for (const seat of [0, undefined])
      expect(fair.view(s, seat)).toMatchObject({ over: true, outcome, asked: null, asides: [] });
    expect(fair.outcome(s)).toEqual(outcome);
  });
});

/** A question that accepts only even numbers, only odd ones, or none. */
const picky = (legal: number) =>
  secretQuestion({
    name: 'picky',
    talk: 'open',
    who: () => [0],
    choice: () => ({ kind: 'amount', what: 'n', min: 0, max: 9 }),
    refuse: (_, n) => (n % 2 === legal ? undefined : { code: 'no' }),
    absent: () => -5,
    settle: () => {},
  });

describe('answers without a person', () => {
  test('[K40] absent gives the answer of a seat whose time is up', () => {
    expect(fair.absent(begun(), 0)).toBe(0);
    expect(fair.absent(laying(), 0)).toEqual([0, 0, 0]);
  });

  test('[K40] sample gives an answer that is not refused, or the absent one', () => {
    const odd = tiny({ main: [ask('T-1', picky(1))] });
    const seen = new Set(Array.from({ length: 200 }, () => odd.sample(beginTiny(odd).state, 0, dice)));
    expect([...seen].toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 3, 5, 7, 9]);
    const never = tiny({ main: [ask('T-1', picky(7))] });
    expect(never.sample(beginTiny(never).state, 0, dice)).toBe(-5);
  });

  test('[K40] a question may bring its own sample', () => {
    const game = tiny({ main: [ask('T-1', { ...picky(1), sample: () => 3 })] });
    expect(game.sample(beginTiny(game).state, 0, dice)).toBe(3);
  });

  test('[K42] an aside is sampled if the seat may use it, and is undefined otherwise', () => {
    const s = begun();
    expect(fair.sampleAside(s, 0, 'note', dice)).toMatch(/^[a-z]{1,12}$/);
    expect(fair.sampleAside(s, 9, 'note', dice)).toBeUndefined();
    expect(fair.sampleAside(s, 0, 'whistle', dice)).toBeUndefined();
    expect(fair.sampleAside({ ...s, over: true }, 0, 'note', dice)).toBeUndefined();
    const never = aside({
      name: 'never',
      rule: 'T-5',
      who: () => [0],
      choice: () => ({ kind: 'one', what: 'n', of: [1, 2] }),
      refuse: () => ({ code: 'no' }),
      settle: () => {},
    });
    const game = tiny({ main: [ask('T-1', askNumber('q'))] }, { asides: [never] });
    expect(game.sampleAside(beginTiny(game).state, 0, 'never', dice)).toBeUndefined();
  });

  test('[K40] only a seat that is asked has a choice, even after answering', () => {
    const s = begun();
    fair.play(s, 1, 2, dice);
    expect(fair.choice(s, 1)).toMatchObject({ kind: 'amount' });
    expect(fair.choice(s, 7)).toBeUndefined();
    expect(fair.choice(laying(), 1)).toBeUndefined();
  });
});

describe('a resampled state', () => {
  test('[K48] is another state with new sealed answers of others and the own one unchanged', () => {
    const s = begun();
    fair.play(s, 0, 1, dice);
    fair.play(s, 1, 3, dice);
    const before = JSON.stringify(s);
    const worlds = Array.from({ length: 60 }, () => fair.resample(s, 0, dice));
    expect(JSON.stringify(s)).toBe(before);
    expect(new Set(worlds.map(world => world.asked!.answers[0]))).toEqual(new Set([1]));
    expect(new Set(worlds.map(world => world.asked!.answers[1]))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(worlds.map(world => world.asked!.answers[2]))).toEqual(new Set([null]));
  });

  test('[K48] keeps no answer for a spectator', () => {
    const s = begun();
    fair.play(s, 0, 1, dice);
    const worlds = Array.from({ length: 60 }, () => fair.resample(s, undefined, dice));
    expect(new Set(worlds.map(world => world.asked!.answers[0])).size).toBe(4);
  });
});
