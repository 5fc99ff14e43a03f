import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '../test/fair.ts';
import {
  aside,
  ask,
  askNumber,
  beginTiny,
  each,
  openQuestion,
  writeLine,
  step,
  tiny,
  type Tiny,
} from '../test/tiny.ts';
import { replayRolls, seedDice } from './dice.ts';
import type { Result } from './result.ts';
import type { Question } from './script/script.ts';
import type { Seat } from './state/seat.ts';
import type { GameTypes, State } from './state/state.ts';
import type { Turn } from './submit.ts';

const dice = seedDice(1);

const value = <K extends GameTypes>(result: Result<Turn<K>>): Turn<K> => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const error = (result: Result<unknown>): unknown => (result.ok ? 'accepted' : result.error);

/** The first day's bids are open, and each seat has three florins. */
const bidding = (seats = 3): State<Fair> => value(fair.begin(seats, undefined, seedDice(2))).state;
const bid = (s: State<Fair>, seat: Seat, florins: unknown) =>
  fair.submit(s, seat, s.asked!.id, florins, dice);
const bids = (s: State<Fair>, ...all: number[]): State<Fair> =>
  all.reduce((state, florins, seat) => value(bid(state, seat, florins)).state, s);
const note = (s: State<Fair>, seat: Seat, text: unknown) => fair.interject(s, seat, 'note', text, dice);

/** Explains why a dozen is not offered. */
const why: Question<Tiny>['why'] = (me, n) =>
  n === 12 ? { code: 'dozen', rule: 'T-7', about: { seat: me.seat } } : undefined;

const over = (): State<Fair> => {
  const s = bidding(2);
  while (s.asked) {
    const seat = s.asked.who.find(other => s.asked!.answers[other] === null)!;
    fair.play(s, seat, fair.absent(s, seat), dice);
  }
  return s;
};

describe('submitting an answer', () => {
  test('[K37] is refused for the first fault: the game, the question, the table, the seat, the answer', () => {
    const s = bidding();
    const halted = value(note(s, 0, 'halt')).state;
    expect(error(fair.submit(over(), 0, 0, 0, dice))).toEqual({ code: 'over' });
    expect(error(fair.submit(halted, 9, 7, 'x', dice))).toEqual({ code: 'stale' });
    expect(error(fair.submit(halted, 9, 0, 'x', dice))).toEqual({ code: 'halted', rule: 'T-5' });
    expect(error(fair.submit(s, 9, 0, 'x', dice))).toEqual({ code: 'not-asked', rule: 'T-2' });
    expect(error(fair.submit(s, 0, 0, 'x', dice))).toEqual({ code: 'malformed', rule: 'T-2' });
  });

  test('[K37] can be checked beforehand, which changes nothing', () => {
    const s = bidding();
    const before = structuredClone(s);
    for (const [seat, asked, raw] of [
      [9, 0, 1],
      [0, 7, 1],
      [0, 0, 'x'],
      [0, 0, 4],
    ] as const)
      expect(error(fair.checkAnswer(s, seat, asked, raw))).toEqual(
        error(fair.submit(s, seat, asked, raw, dice)),
      );
    expect(fair.checkAnswer(s, 0, 0, 2)).toEqual({ ok: true, value: 2 });
    expect(s).toEqual(before);
  });

  test('[K37] a late click cannot answer the next question', () => {
    const s = bids(bidding(), 1, 1, 1);
    expect(fair.view(s, 0).asked).toMatchObject({ id: 1, name: 'lay' });
    expect(error(fair.submit(s, 0, 0, [0, 0, 0], dice))).toEqual({ code: 'stale' });
    expect(error(fair.submit(s, 0, 1, [0, 0, 0], dice))).toBe('accepted');
  });

  test('[K37] a seat that is not asked cannot answer', () => {
    const s = bids(bidding(), 1, 1, 1);
    for (const seat of [1, 2, -1, 0.5, NaN, 3])
      expect(error(fair.submit(s, seat, 1, [0, 0, 0], dice))).toEqual({ code: 'not-asked', rule: 'T-3' });
  });

  test('[K38] a refusal names its own rule or the rule of the line', () => {
    const s = bids(bidding(), 0, 0, 0);
    expect(error(fair.submit(s, 0, 1, [2, 2, 0], dice))).toEqual({
      code: 'too-many',
      rule: 'T-3',
      about: { max: 3 },
    });
    expect(error(fair.submit(s, 0, 1, [1, 1, 0], dice))).toEqual({
      code: 'neighbours',
      rule: 'T-3a',
      about: { stall: 0 },
    });
  });

  test('[K38] a question may give its own reason against a number that is not offered', () => {
    const game = tiny({ main: [ask('T-1', { ...askNumber('q'), why })] });
    const refusal = (raw: unknown): unknown => error(game.submit(beginTiny(game).state, 0, 0, raw, dice));
    expect(refusal(12)).toEqual({ code: 'dozen', rule: 'T-7', about: { seat: 0 } });
    expect(refusal(13)).toEqual({ code: 'out-of-range', rule: 'T-1', about: { min: 0, max: 9 } });
    expect(refusal('12')).toEqual({ code: 'malformed', rule: 'T-1' });
    expect(refusal(9)).toBe('accepted');
  });

  test('[K39] an answer may be changed until the last one is in', () => {
    const s = bids(bidding(), 1, 2);
    const changed = value(bid(s, 0, 3)).state;
    expect(changed.asked).toMatchObject({ answers: [3, 2, null], open: 1 });
    expect(value(bid(changed, 2, 0)).events).toContainEqual({ t: 'bids', bids: [3, 2, 0], winner: 0 });
  });

  test('[K39] a refused change keeps the earlier answer', () => {
    const s = bids(bidding(), 1);
    expect(error(bid(s, 0, 9))).toMatchObject({ code: 'out-of-range' });
    expect(s.asked!.answers).toEqual([1, null, null]);
  });

  test('[K44] a turn holds the answer as accepted, all events and whispers, and every roll', () => {
    const s = bids(bidding(2), 1);
    const card = s.box.deck.at(-1)!;
    const turn = value(bid(s, 1, 3));
    expect(turn).toMatchObject({
      answer: 3,
      events: [{ t: 'bids', bids: [1, 3], winner: 1 }],
      whispers: [{ to: 1, event: { t: 'drew', card } }],
      rolls: [],
    });
    const opening = value(fair.begin(2, undefined, seedDice(2)));
    // Seven rolls shuffle eight cards, and one is the weather.
    expect(opening.rolls.map(([sides]) => sides)).toEqual([8, 7, 6, 5, 4, 3, 2, 6]);
    expect(opening.events).toEqual([{ t: 'weather', roll: opening.rolls.at(-1)![1] }]);
    expect(opening.answer).toBeUndefined();
    expect(value(fair.begin(2, undefined, replayRolls(opening.rolls))).state).toEqual(opening.state);
  });

  test('[K44] play builds events only for a listener, and no whispers', () => {
    const main = [
      ask('T-1', askNumber('q')),
      step('T-2', g => {
        g.table.log.push(`${typeof g.emit} ${typeof g.whisper}`);
        g.emit?.({ t: 'said', what: 'hello' });
      }),
    ];
    const game = tiny({ main });
    const [one, other] = [beginTiny(game).state, beginTiny(game).state];
    const heard: Tiny['event'][] = [];
    // The turn before had listeners, which must be gone.
    value(game.submit(one, 0, 0, 1, dice));
    game.play(one, 0, 1, dice);
    game.play(other, 0, 1, dice, event => heard.push(event));
    expect([one.table.log[1], other.table.log[1]]).toEqual(['undefined undefined', 'function undefined']);
    expect(heard).toEqual([{ t: 'said', what: 'hello' }]);
  });
});

describe('withdrawing an answer', () => {
  test('[K39] gives the question back to the seat and changes nothing else', () => {
    const s = bids(bidding(), 1, 2);
    const before = JSON.stringify(s);
    const turn = value(fair.withdraw(s, 0, 0));
    expect(turn).toMatchObject({ events: [], whispers: [], rolls: [], answer: undefined });
    expect(turn.state.asked).toEqual({ id: 0, who: [0, 1, 2], answers: [null, 2, null], open: 2 });
    expect(JSON.stringify(s)).toBe(before);
  });

  test('[K39] is refused if there is nothing to withdraw', () => {
    const s = bids(bidding(), 1);
    expect(error(fair.withdraw(over(), 0, 0))).toEqual({ code: 'over' });
    expect(error(fair.withdraw(s, 0, 1))).toEqual({ code: 'stale' });
    expect(error(fair.withdraw(s, 7, 0))).toEqual({ code: 'not-asked', rule: 'T-2' });
    expect(error(fair.withdraw(s, 1, 0))).toEqual({ code: 'not-answered', rule: 'T-2' });
    expect(error(fair.withdraw(value(fair.withdraw(s, 0, 0)).state, 0, 0))).toMatchObject({
      code: 'not-answered',
    });
  });

  test('[K41] is refused while the table is halted, as answering is', () => {
    const s = value(note(bidding(), 0, 'halt')).state;
    expect(error(fair.withdraw(s, 0, 0))).toEqual({ code: 'halted', rule: 'T-5' });
    expect(error(bid(s, 0, 0))).toEqual({ code: 'halted', rule: 'T-5' });
    expect(error(note(s, 1, 'go on'))).toBe('accepted');
  });
});

describe('asides', () => {
  test('[K42] happen besides the question and do not answer it', () => {
    const turn = value(note(bidding(), 2, ' hello '));
    expect(turn).toMatchObject({ answer: 'hello', events: [{ t: 'note', by: 2 }], whispers: [], rolls: [] });
    expect(turn.state.table.notes).toEqual(['hello']);
    expect(turn.state.asked).toMatchObject({ id: 0, who: [0, 1, 2], open: 3 });
  });

  test('[K42] are refused for the first fault', () => {
    const s = bidding();
    expect(error(note(over(), 0, 'x'))).toEqual({ code: 'over' });
    for (const name of ['whistle', '', '__proto__', 'toString'])
      expect(error(fair.interject(s, 9, name, 'x', dice))).toEqual({ code: 'no-such-aside' });
    for (const seat of [9, -1, NaN, 0.5])
      expect(error(note(s, seat, 7))).toEqual({ code: 'not-now', rule: 'T-5' });
    expect(error(note(s, 0, 7))).toEqual({ code: 'malformed', rule: 'T-5' });
    expect(error(note(s, 0, ''))).toEqual({ code: 'too-short', rule: 'T-5', about: { min: 1 } });
    const noted = value(note(s, 0, 'x')).state;
    expect(error(note(noted, 1, 'x'))).toEqual({ code: 'said-before', rule: 'T-5' });
  });

  test('[K42] know whose turn it is, whatever happened before', () => {
    const turns = aside({
      name: 'whose',
      rule: 'T-5',
      who: () => [0],
      choice: () => ({ kind: 'one', what: 'n', of: [0] }),
      settle: g => void g.table.log.push(`turn of ${g.current}`),
    });
    const q = ask(
      'T-1',
      askNumber('q', () => [0]),
    );
    const game = tiny(
      { main: [q, each('T-2', () => [4, 5], [ask('T-2', askNumber('r'))])] },
      { asides: [turns] },
    );
    const outside = beginTiny(game).state;
    const { state } = beginTiny(game, 3, { at: 'T-2', current: 5 });
    expect(value(game.interject(state, 0, 'whose', 0, dice)).state.table.log).toEqual(['turn of 5']);
    expect(value(game.interject(outside, 0, 'whose', 0, dice)).state.table.log).toEqual(['turn of -1']);
  });

  test('[K31] an error in an aside names its rule', () => {
    const broken = aside({
      name: 'broken',
      rule: 'T-8',
      who: () => [0],
      choice: () => ({ kind: 'one', what: 'n', of: [0] }),
      settle: () => {
        throw new Error('no');
      },
    });
    const game = tiny({ main: [ask('T-1', askNumber('q'))] }, { asides: [broken] });
    expect(() => game.interject(beginTiny(game).state, 0, 'broken', 0, dice)).toThrow('[T-8] no');
  });
});

describe('answering anew', () => {
  /** Sets how much may be laid. Seat 2 may never lay, seat 1 only if the limit is high. */
  const limit = aside({
    name: 'limit',
    rule: 'T-5',
    who: () => [0],
    choice: () => ({ kind: 'amount', what: 'n', min: 0, max: 9 }),
    settle: (g, _, n) => {
      g.table.n = n;
      return n === 9 ? undefined : 'answer anew';
    },
  });
  const lay = openQuestion({
    name: 'lay',
    talk: 'open',
    who: t => t.list,
    choice: me => ({ kind: 'amount', what: 'n', min: 0, max: Math.max(0, me.table.n - [0, 3, 9][me.seat]!) }),
    absent: () => 0,
    settle: (g, answers) => void g.table.log.push(JSON.stringify(answers)),
  });
  const game = tiny(
    { main: [step('T-1', g => void (g.table.n = 2)), ask('T-2', lay), writeLine('after')] },
    { asides: [limit] },
  );
  const set = (s: State<Tiny>, n: number): State<Tiny> => value(game.interject(s, 0, 'limit', n, dice)).state;

  test('[K43] hands back all answers, even fitting ones, under the same number', () => {
    const s = bids(bidding(), 1, 3);
    const anew = value(note(s, 1, 'wait')).state;
    expect(anew.asked).toEqual({ id: 0, who: [0, 1, 2], answers: [null, null, null], open: 3 });
    expect(anew.questions).toBe(1);
    // The note has cost a florin, so this answer no longer fits.
    expect(error(bid(anew, 1, 3))).toMatchObject({ code: 'out-of-range' });
  });

  test('[K43] computes forced answers again, and asks a seat that can choose now', () => {
    const { state } = beginTiny(game);
    expect(state.asked).toMatchObject({ who: [0], answers: [null, 0, 0] });
    expect(set(state, 5).asked).toEqual({ id: 0, who: [0, 1], answers: [null, null, 0], open: 2 });
  });

  test('[K43] if no seat can choose any more, the question settles and the game goes on', () => {
    const s = set(beginTiny(game).state, 0);
    expect(s.table.log).toEqual(['[0,0,0]', 'after-1']);
    expect(s).toMatchObject({ over: true, asked: null, at: [] });
  });

  test('[K43] an ordinary aside leaves all answers as they are', () => {
    const given = value(game.submit(set(beginTiny(game).state, 5), 1, 0, 2, dice)).state;
    expect(given.asked!.answers).toEqual([null, 2, 0]);
    expect(set(given, 9).asked).toEqual(given.asked);
  });
});
