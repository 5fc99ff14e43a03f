import { describe, expect, test } from 'vitest';
import { fair } from '../test/fair.ts';
import { tiny, type Tiny } from '../test/tiny.ts';
import type { GameDef } from './define-game.ts';
import { replayRolls, seedDice } from './dice.ts';
import type { Game } from './game.ts';
import { decodeOptions, refuseData, type Option } from './options.ts';
import { ok, refuse } from './result.ts';

const specs: Option[] = [
  { name: 'planning', rule: 'T-1', kind: 'pick', values: ['together', 'turns'], default: 'together' },
  { name: 'quick', rule: 'T-2', kind: 'flag', default: false },
  { name: 'rounds', rule: 'T-3', kind: 'number', min: 2, max: 8, default: null },
  { name: 'first', rule: 'T-4', kind: 'seat', default: null },
  {
    name: 'board',
    rule: 'T-5',
    kind: 'data',
    default: null,
    check: raw => {
      if (raw === 'own code') return refuse('two-gates', 'T-5', { gate: 2 });
      if (raw === 'no place') return refuse('bad-data');
      if (!Array.isArray(raw)) return refuseData('', 'a list', raw);
      return raw[0] === 1 ? ok({ checked: raw }) : refuseData('streets[0].name', 'a name', raw[0]);
    },
  },
  { name: 'ally', rule: 'T-6', kind: 'flag', default: false, seats: [2, 3] },
];

const defaults = { planning: 'together', quick: false, rounds: null, first: null, board: null, ally: false };

const decoded = (raw: unknown, seats = 4): unknown => {
  const result = decodeOptions(specs, seats, raw);
  return result.ok ? result.value : { code: result.error.code, ...result.error.about };
};

describe('seats', () => {
  test('[K56] an unsupported number of seats is refused before the set-up', () => {
    for (const seats of [1, 5, 2.5, NaN, -1]) {
      const error = {
        code: 'bad-data',
        about: { path: 'seats', expected: 'a whole number from 2 to 4', found: `${seats}` },
      };
      expect(fair.decode(seats, {})).toEqual({ ok: false, error });
      expect(fair.begin(seats, {}, replayRolls([]))).toEqual({ ok: false, error });
    }
  });

  test('[K55] a game decodes its options, and refuses to begin with bad ones', () => {
    expect(fair.decode(2, { florins: 5 })).toEqual(ok({ florins: 5 }));
    expect(fair.decode(2, undefined)).toEqual(ok({ florins: 3 }));
    expect(fair.begin(2, { florins: 10 }, replayRolls([]))).toMatchObject({ error: { code: 'bad-data' } });
  });

  test('[K56] a set-up may refuse', () => {
    const game = tiny({ main: [] }, { setup: () => refuse('no-board', 'T-1') });
    expect(game.begin(2, {}, replayRolls([]))).toEqual(refuse('no-board', 'T-1'));
  });
});

describe('versions of the rules', () => {
  const setUp = ok({ table: { log: [], list: [], n: 0 }, hands: [{ n: 0 }], box: { n: 0 } });
  const game = (versions: object) => {
    const seen: number[] = [];
    const setup: GameDef<Tiny>['setup'] = (_seats, _options, dice, rules) => {
      dice.below(6);
      seen.push(rules);
      return setUp;
    };
    return { seen, game: tiny({ main: [] }, { ...versions, setup }) };
  };
  const begin = (of: Game<Tiny>, rules?: number) =>
    of.begin(1, {}, seedDice(1), rules === undefined ? {} : { rules });

  test('[K62] a match begins in the newest rules or in older ones that still play', () => {
    const { game: third, seen } = game({ rules: 3, oldestRules: 2 });
    expect([third.oldestRules, third.rules]).toEqual([2, 3]);
    expect([begin(third), begin(third, 3), begin(third, 2)].every(turn => turn.ok)).toBe(true);
    expect(seen).toEqual([3, 3, 2]);
  });

  test('[K62] other versions are refused, and nothing is rolled', () => {
    const { game: third, seen } = game({ rules: 3, oldestRules: 2 });
    for (const rules of [1, 4, 2.5, NaN])
      expect(begin(third, rules)).toEqual({
        ok: false,
        error: {
          code: 'bad-data',
          about: { path: 'rules', expected: 'a version from 2 to 3', found: `${rules}` },
        },
      });
    expect(seen).toEqual([]);
    const { game: second } = game({ rules: 2 });
    expect(second.oldestRules).toBe(2);
    expect(begin(second, 1).ok).toBe(false);
    expect(() => game({ rules: 2, oldestRules: 3 })).toThrow('newer');
  });
});

describe('options', () => {
  test('[K55] a missing option has its default', () => {
    for (const nothing of [undefined, null, {}, { planning: undefined, rounds: null }])
      expect(decoded(nothing)).toEqual(defaults);
  });

  const good: [string, object, object?][] = [
    ['a value of a list', { planning: 'turns' }],
    ['a flag', { quick: true }],
    ['the least number', { rounds: 2 }],
    ['the largest number', { rounds: 8 }],
    ['the last seat', { first: 3 }],
    ['data, as its check returns it', { board: [1, 2] }, { board: { checked: [1, 2] } }],
  ];
  test.each(good)('[K55] %s', (_, given, result) => {
    expect(decoded(given)).toEqual({ ...defaults, ...(result ?? given) });
  });

  test('[K55] an option for some numbers of seats may be set there, and has its default elsewhere', () => {
    expect(decoded({ ally: true }, 2)).toEqual({ ...defaults, ally: true });
    expect(decoded({ ally: false }, 4)).toEqual(defaults);
    expect(decoded({ ally: true }, 4)).toEqual({
      code: 'bad-data',
      path: 'options.ally',
      expected: 'unset unless seats is 2 or 3',
      found: 'true',
    });
  });

  const bad: [string, unknown, string, string, string][] = [
    ['a list', [1], 'options', 'an object', '[1]'],
    ['words', 'quick', 'options', 'an object', '"quick"'],
    ['a function', () => 0, 'options', 'an object', 'something that is not JSON'],
    ['a big integer', 1n, 'options', 'an object', 'something that is not JSON'],
    ['a symbol', Symbol('x'), 'options', 'an object', 'something that is not JSON'],
    [
      'a value that is not listed',
      { planning: 'never' },
      'options.planning',
      'one of "together", "turns"',
      '"never"',
    ],
    ['a number for a value', { planning: 0 }, 'options.planning', 'one of "together", "turns"', '0'],
    ['no value', { planning: null }, 'options.planning', 'one of "together", "turns"', 'null'],
    ['a word for a flag', { quick: 'yes' }, 'options.quick', 'true or false', '"yes"'],
    ['a number too small', { rounds: 1 }, 'options.rounds', 'a whole number from 2 to 8', '1'],
    ['a number too large', { rounds: 9 }, 'options.rounds', 'a whole number from 2 to 8', '9'],
    ['a fraction', { rounds: 2.5 }, 'options.rounds', 'a whole number from 2 to 8', '2.5'],
    ['not a number', { rounds: NaN }, 'options.rounds', 'a whole number from 2 to 8', 'NaN'],
    ['digits', { rounds: '3' }, 'options.rounds', 'a whole number from 2 to 8', '"3"'],
    ['a seat too many', { first: 4 }, 'options.first', 'a seat from 0 to 3, or null', '4'],
    ['a seat too few', { first: -1 }, 'options.first', 'a seat from 0 to 3, or null', '-1'],
    ['bad data inside', { board: [0] }, 'options.board.streets[0].name', 'a name', '0'],
    ['bad data altogether', { board: 7 }, 'options.board', 'a list', '7'],
  ];
  test.each(bad)(
    '[K56] %s is refused: where, what is expected, what was found',
    (_, raw, path, expected, found) => {
      expect(decoded(raw)).toEqual({ code: 'bad-data', path, expected, found });
    },
  );

  test('[K56] an unknown name is refused with the known ones, whatever it is called', () => {
    const expected = 'one of planning, quick, rounds, first, board, ally';
    for (const name of ['plannig', '__proto__', 'constructor', 'toString'])
      expect(decoded(JSON.parse(`{"${name}": 1}`))).toEqual({
        code: 'bad-data',
        path: `options.${name}`,
        expected,
        found: '1',
      });
  });

  test('[K56] a check of data may refuse in its own words', () => {
    expect(decodeOptions(specs, 4, { board: 'own code' })).toEqual(refuse('two-gates', 'T-5', { gate: 2 }));
    expect(decoded({ board: 'no place' })).toEqual({ code: 'bad-data', path: 'options.board' });
  });

  test('[K56] the value found is cut to one line', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(decoded({ quick: 'x'.repeat(500) })).toMatchObject({ found: `"${'x'.repeat(56)}...` });
    expect(decoded({ quick: round })).toMatchObject({ found: 'something that is not JSON' });
  });
});
