import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import { value } from '../../test/fairs.ts';
import { enact } from './enact.ts';
import { describeProblem } from '../file/problem.ts';
import { decodeScenario, parseScenario } from './scenario.ts';

const base = { game: 'fair', seats: 3, answers: [] };

const report = (scenario: object) => value(enact(fair, value(decodeScenario({ ...base, ...scenario }))));

/** Returns the problem of a scenario or its failures. */
const problem = (change: object): string => {
  const scenario = decodeScenario({ ...base, ...change });
  const enacted = scenario.ok ? enact(fair, scenario.value) : scenario;
  return enacted.ok ? 'none' : describeProblem(enacted.error);
};

/** Returns the refusal of a change while seat 0 is asked to lay tokens. */
const code = (deed: object) => report({ at: 'T-3:lay', answers: [deed] }).refused?.code;

describe('scenario files', () => {
  test('a scenario may name the version of the rules', () => {
    expect(report({ rules: 2 }).passed).toBe(true);
    expect(problem({ rules: 1 })).toBe('rules must be a version from 2 to 2, not 1');
  });

  test('an empty scenario sets the game up and runs to its first question', () => {
    const { events, rolls, asked, over, outcome, refused, passed, hands } = report({});
    expect(events).toEqual([{ t: 'weather', roll: rolls.at(-1)![1] }]);
    expect(asked).toMatchObject({ name: 'bid', rule: 'T-2', who: [0, 1, 2], talk: 'closed' });
    expect(asked!.choices[1]).toEqual({ kind: 'amount', what: 'florins', min: 0, max: 3 });
    expect({ over, outcome, refused, passed }).toEqual({
      over: false,
      outcome: null,
      refused: null,
      passed: true,
    });
    expect(hands).toEqual([{ cards: [] }, { cards: [] }, { cards: [] }]);
  });

  test('everything in a report is JSON', () => {
    const whole = report({ answers: [{ all: [1, 2, 3] }] });
    expect(JSON.parse(JSON.stringify(whole))).toMatchObject({ ...whole, views: expect.anything() });
  });

  test('begins at a line, by rule, label or calls, and at a given turn', () => {
    for (const at of ['T-3', 'T-3:lay', 'day/T-3:lay', ['main/T-1:day', 'T-3:lay']])
      expect(report({ at, current: 1 }).asked).toMatchObject({ name: 'lay', who: [1], current: 1 });
    expect(report({ at: 'T-3:lay' }).asked).toMatchObject({ who: [0] });
    expect(report({ at: 'T-3:lay' }).events).toEqual([]);
  });

  test('parts of table, hands and box are set: objects by field, arrays whole, one item by its index', () => {
    const { table, hands, box } = report({
      at: 'T-2',
      table: { day: 2, florins: { 1: 9 }, laid: [4, 5, 6] },
      hands: [null, { cards: [7] }, null],
      box: { deck: [] },
    });
    expect(table).toMatchObject({ day: 2, florins: [3, 9, 3], laid: [4, 5, 6], notes: [] });
    expect(hands).toEqual([{ cards: [] }, { cards: [7] }, { cards: [] }]);
    expect(box).toEqual({ deck: [] });
    expect(report({ hands: { 2: { cards: [1] } } }).hands[2]).toEqual({ cards: [1] });
  });

  test('standing orders', () => {
    const bids = [2, 1, 0].map((answer, seat) => ({ seat, answer }));
    const lays = [0, 1, 2].map(seat => ({ seat, answer: [0, 0, 0] }));
    const orders = [
      { seat: 1, order: 'bid-up-to', answer: 2 },
      { seat: 2, order: 'never-bid', answer: [] },
      { seat: 2, order: 'never-bid', answer: null },
    ];
    const { asked, whispers } = report({ answers: [...orders, ...bids, ...lays] });
    expect(asked).toMatchObject({ name: 'bid', answered: [1] });
    expect(whispers).toContainEqual({ to: 1, event: expect.objectContaining({ t: 'order-used' }) });
    expect(report({ answers: [{ seat: 1, order: 'never-bid', answer: 3 }] }).refused?.code).toBe('malformed');
  });

  test('answers, asides, withdrawals, absent seats, all at once', () => {
    const { steps, events, asked, whispers } = report({
      answers: [
        { seat: 0, answer: 3 },
        { seat: 0, withdraw: true },
        { seat: 1, aside: 'note', answer: 'hm' },
        { seat: 2, absent: true },
        { all: [2, 1, null] },
        { seat: 0, answer: [0, 0, 1] },
      ],
    });
    expect(steps.map(step => step.path)).toEqual([
      'beginning',
      'answers[0]',
      'answers[1]',
      'answers[2]',
      'answers[3]',
      'answers[4].all[0]',
      'answers[4].all[1]',
      'answers[5]',
    ]);
    expect(events.slice(1)).toEqual([
      { t: 'note', by: 1 },
      { t: 'bids', bids: [2, 1, 0], winner: 0 },
      { t: 'laid', by: 0, on: [0, 0, 1] },
    ]);
    expect(whispers).toMatchObject([{ to: 0, event: { t: 'drew' } }]);
    expect(asked).toMatchObject({ name: 'lay', who: [1] });
  });

  test('after a refusal no more answers are given', () => {
    const { refused, steps, asked, passed, failures } = report({
      at: 'T-3:lay',
      answers: [
        { seat: 0, answer: [1, 1, 0] },
        { seat: 0, answer: [0, 0, 0] },
      ],
    });
    expect(refused).toEqual({ code: 'neighbours', rule: 'T-3a', about: { stall: 0 }, path: 'answers[0]' });
    expect(steps.length).toBe(1);
    expect(asked).toMatchObject({ name: 'lay', who: [0] });
    expect(passed).toBe(false);
    expect(failures).toMatchObject([{ path: 'refused', expected: null }]);
  });

  test('seats that are not asked are always refused', () => {
    expect(code({ seat: 1, absent: true })).toBe('not-asked');
    expect(code({ seat: 1, answer: 0 })).toBe('not-asked');
    expect(code({ seat: 9, withdraw: true })).toBe('not-asked');
    expect(code({ all: [[0, 0, 0], [0, 0, 0], null] })).toBe('stale');
  });

  test('given rolls apply after the set-up; the seed decides the rest', () => {
    expect(report({ rolls: [4] }).events).toEqual([{ t: 'weather', roll: 4 }]);
    expect(report({ rolls: [[6, 2]] }).events).toEqual([{ t: 'weather', roll: 2 }]);
    expect(report({ rolls: [4] }).box).toEqual(report({ rolls: [5] }).box);
    expect(report({ seed: 2 }).box).not.toEqual(report({ seed: 3 }).box);
    expect(report({ seed: 1 })).toEqual(report({}));
  });

  test('missing and unused rolls are reported', () => {
    const day = [{ all: [0, 0, 0] }, ...[0, 1, 2].map(seat => ({ seat, answer: [0, 0, 0] }))];
    const short = report({ rolls: [4], answers: day });
    expect(short.problems).toEqual(['answers[3]: [T-1] no roll is left for a die of 6']);
    expect(short.asked).toMatchObject({ who: [2] });
    expect(short.passed).toBe(false);
    expect(report({ rolls: [4, 5, 6] }).problems).toEqual(['rolls: 2 are left over']);
    expect(problem({ rolls: [] })).toBe('it cannot begin: [T-1] no roll is left for a die of 6');
    expect(problem({ rolls: [9] })).toBe('it cannot begin: [T-1] roll 1 shows 9 on a die of 6');
  });

  test('an impossible position is reported as odd; an invariant broken later is a problem', () => {
    const { odd, problems, passed } = report({ hands: { 1: { cards: [7] } } });
    expect(odd).toEqual(['hand sizes']);
    expect({ problems, passed }).toEqual({ problems: [], passed: true });
  });

  test('expectations are compared', () => {
    const bidding = { rolls: [4], answers: [{ all: [1, 2, 0] }] };
    const met = {
      refused: null,
      events: [{ t: 'weather' }, { bids: [1, 2, 0] }],
      onlyEvents: [{ t: 'weather', roll: 4 }, { winner: 1 }],
      noEvents: ['laid', 'note'],
      whispers: [{ to: 1, event: { t: 'drew' } }],
      table: { day: 1, florins: { 1: 1 }, cards: [0, 1, 0] },
      hands: [null, {}, { cards: [] }],
      asked: 'lay',
      over: false,
      outcome: null,
    };
    expect(report({ ...bidding, expect: met })).toMatchObject({ failures: [], passed: true });
    const failed = (expected: object) =>
      report({ ...bidding, expect: expected }).failures.map(({ path }) => path);
    expect(failed({ refused: 'stale' })).toEqual(['refused']);
    expect(failed({ events: [{ t: 'bids' }, { t: 'weather' }] })).toEqual(['events[1]']);
    expect(failed({ onlyEvents: [{ t: 'weather' }] })).toEqual(['onlyEvents[1]']);
    expect(failed({ noEvents: ['laid', 'bids'] })).toEqual(['noEvents[1]']);
    expect(failed({ whispers: [{ to: 0 }] })).toEqual(['whispers[0]']);
    expect(failed({ table: { day: 2, florins: { 1: 2, 2: 2 }, cards: [0, 1] } })).toEqual([
      'table.day',
      'table.florins[1]',
      'table.florins[2]',
      'table.cards[2]',
    ]);
    expect(failed({ hands: { 1: { cards: [] } } })).toEqual(['hands[1].cards[0]']);
    expect(failed({ box: { deck: [] } })).toContain('box.deck[0]');
    expect(failed({ asked: { choices: [{ kind: 'spread' }, null, null] } })).toEqual([]);
    expect(failed({ asked: { choices: [{ kind: 'one' }, null, null] } })).toEqual(['asked.choices[0].kind']);
    expect(failed({ asked: null })).toEqual(['asked']);
    expect(failed({ asked: { name: 'bid', who: [0] } })).toEqual(['asked.name']);
    expect(failed({ over: true, outcome: { ranks: [1, 2, 2] } })).toEqual(['over', 'outcome']);
  });

  test('an expected refusal passes', () => {
    const refusing = { answers: [{ seat: 1, answer: 99 }] };
    for (const refused of ['out-of-range', { code: 'out-of-range', rule: 'T-2' }, { rule: 'T-2' }])
      expect(report({ ...refusing, expect: { refused } }).passed).toBe(true);
    for (const refused of ['stale', null, { rule: 'T-3' }])
      expect(report({ ...refusing, expect: { refused } }).passed).toBe(false);
  });

  test.each([
    [{ game: 7 }, 'game must be a text, not 7'],
    [{ seats: 9 }, 'seats must be a whole number from 2 to 4, not 9'],
    [{ seats: 'x' }, 'seats must be a whole number, 0 or more, not "x"'],
    [{ tabel: {} }, 'tabel is not known here'],
    [{ options: { florin: 3 } }, 'options.florin must be one of florins, not 3'],
    [
      { table: { florin: [] } },
      'table.florin is not known here; there are day, seats, florins, cards, laid, notes',
    ],
    [{ table: { day: '2' } }, 'table.day must be a number, not "2"'],
    [{ table: { florins: 3 } }, 'table.florins must be a list, not 3'],
    [{ table: { florins: [1, '2', 3] } }, 'table.florins[1] must be a number, not "2"'],
    [
      { table: { florins: { 3: 1 } } },
      'table.florins["3"] is not known here; the list has 3 items, counted from 0',
    ],
    [
      { table: JSON.parse('{"__proto__": 1}') as object },
      'table.__proto__ is not known here; there are day, seats, florins, cards, laid, notes',
    ],
    [{ table: { day: null } }, 'table.day must be a number, not null'],
    [{ table: [] }, 'table must be an object, not []'],
    [{ hands: [null] }, 'hands must be 3 hands, one a seat (null: as dealt), not 1'],
    [{ hands: [{ card: [] }, null, null] }, 'hands[0].card is not known here; there are cards'],
    [{ at: 'T-9' }, 'at names no line of the rules: T-9'],
    [{ at: 7 }, 'at must be a rule, a label or a list of them, not 7'],
    [{ at: 'T-3:lay', current: 8 }, 'current names no item that T-3 goes through from here'],
    [{ current: 1 }, 'current goes with `at`, which is missing'],
    [{ rolls: [0] }, 'rolls[0] must be a face (counted from 1) or [sides, face], not 0'],
    [{ rolls: [[6, 7]] }, 'rolls[0] must be a face (counted from 1) or [sides, face], not [6,7]'],
    [{ answers: [{ seat: 0 }] }, 'answers[0].answer is missing'],
    [{ answers: [{ seat: 0, withdraw: false }] }, 'answers[0].withdraw must be true, not false'],
    [
      { answers: [{ all: 3 }] },
      'answers[0].all must be a list by seat, null for a seat that does not answer, not 3',
    ],
    [{ answers: [{ seat: 0, anwser: 1, answer: 1 }] }, 'answers[0].anwser is not known here'],
    [{ expect: { event: [] } }, 'expect.event is not known here'],
    [
      { expect: { refused: 3 } },
      'expect.refused must be null, a code, or an object with code and rule, not 3',
    ],
  ])('%j', (change, expected) => {
    expect(problem(change)).toBe(expected);
  });

  test('broken JSON is reported with line and column', () => {
    const parsed = parseScenario('{"game": "fair",\n "seats" 3}');
    expect(parsed.ok ? '' : describeProblem(parsed.error)).toBe(
      'it is not JSON: "3" at line 2, column 10 does not belong there',
    );
  });

  test('no input makes it throw', () => {
    const keys = ['table', 'hands', 'box', 'rolls', 'answers', 'at', 'expect', 'options', 'current', 'seed'];
    const change = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue(), { noNullPrototype: true });
    fc.assert(
      fc.property(change, raw => {
        problem(raw);
      }),
    );
    const numbers = fc.array(fc.integer());
    const table = fc.record({
      seats: numbers,
      florins: numbers,
      cards: numbers,
      laid: numbers,
      day: fc.integer(),
    });
    fc.assert(
      fc.property(table, odd => {
        problem({ table: odd, answers: [{ all: [0, 0, 0] }] });
      }),
    );
    const deed = fc.record({ seat: fc.nat(4), answer: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(deed), answers => {
        expect(problem({ answers })).toBe('none');
      }),
    );
  });
});
