import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '../../test/fair.ts';
import { ask, askNumber, beginTiny, call, each, writeLine, step, tiny, when } from '../../test/tiny.ts';
import { seedDice } from '../dice.ts';
import type { State } from './state.ts';

/** A state on the third day, with frames in two scripts, a loop and a question. */
const midGame = (): State<Fair> => {
  const turn = fair.begin(3, undefined, seedDice(4));
  if (!turn.ok) throw new Error(turn.error.code);
  const { state } = turn.value;
  for (let n = 0; n < 3; n++) fair.play(state, n, 0, seedDice(n));
  return state;
};

interface Loose {
  [name: string]: Loose;
}
const plain = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose;

/** Sets a field such as `state.at.1.label`; undefined removes it. */
const set = (saved: Loose, field: string, value: unknown): void => {
  const names = field.split('.');
  const last = names.pop()!;
  const inner = names.reduce((outer, name) => outer[name]!, saved);
  if (value === undefined) delete inner[last];
  else inner[last] = plain(value);
};

const told = (saved: unknown): unknown => {
  const loaded = fair.load(saved);
  return loaded.ok ? 'loaded' : { code: loaded.error.code, ...loaded.error.about };
};

describe('a save', () => {
  test('[K49] names its position by labels', () => {
    expect(plain(fair.save(midGame()))).toMatchObject({
      format: 1,
      game: 'fair',
      rules: 2,
      state: {
        at: [
          { label: 'main/T-1:day', loops: [] },
          { label: 'day/T-3:lay', loops: [{ list: [0, 1, 2], i: 0 }] },
        ],
        asked: { id: 1, who: [0], answers: [null, null, null], open: 1 },
      },
    });
  });

  test('[K49] of a finished game loads too', () => {
    const game = tiny({ main: [] });
    const { state } = beginTiny(game);
    expect(game.load(plain(game.save(state)))).toEqual({ ok: true, value: state });
  });

  test('[K49] is a copy, and so is the loaded state: playing on changes neither save nor file', () => {
    const state = midGame();
    const saved = fair.save(state);
    const before = JSON.stringify(saved);
    fair.play(state, 0, [1, 0, 0], seedDice(1));
    const loaded = fair.load(saved);
    if (!loaded.ok) throw new Error(loaded.error.code);
    fair.play(loaded.value, 0, [0, 1, 0], seedDice(1));
    expect(JSON.stringify(saved)).toBe(before);
  });

  test('[K49] is not disturbed by lines added, removed or moved around it', () => {
    const q = askNumber('q', (_, seat) => [seat]);
    const before = tiny({
      main: [writeLine('a'), each('T-1', t => t.list, [writeLine('b'), call('T-1', 'sub')]), writeLine('c')],
      sub: [writeLine('d'), ask('T-2', q), writeLine('e')],
    });
    const { state } = beginTiny(before);
    const after = tiny({
      added: [writeLine('z')],
      sub: [
        when('T-3', () => true, [call('T-3', 'added'), ask('T-4', askNumber('new')), ask('T-2', q)]),
        writeLine('e'),
      ],
      main: [
        step('T-0', () => {}),
        writeLine('a'),
        each('T-1', t => t.list, [call('T-1', 'sub'), writeLine('b')]),
      ],
    });
    const loaded = after.load(plain(before.save(state)));
    if (!loaded.ok) throw new Error(loaded.error.code);
    expect(after.view(loaded.value, 2)).toEqual(before.view(state, 2));
    after.play(loaded.value, 2, 7, seedDice(1));
    expect(loaded.value.table.log).toEqual(['a-1', 'b2', 'd2', 'q2:2=7', 'e2', 'b2', 'z0']);
  });

  test('[K49] whose line is gone or has moved into another loop is refused and names the line', () => {
    const q = askNumber('q');
    const saved = plain(
      (() => {
        const game = tiny({ main: [ask('T-1', q)] });
        return game.save(beginTiny(game).state);
      })(),
    );
    const about = { path: 'state.at[0]', label: 'main/T-1:q' };
    const error = { code: 'bad-save', about };
    for (const main of [[], [ask('T-2', q)], [each('T-1', () => [0], [ask('T-1', q)])]])
      expect(tiny({ main }).load(saved)).toEqual({ ok: false, error });
    const moved = tiny({ main: [call('T-1', 'sub')], sub: [ask('T-1', q)] });
    expect(moved.load(saved)).toEqual({ ok: false, error });
  });
});

describe('a malformed save', () => {
  const whole: [string, unknown, object][] = [
    ['nothing', undefined, { code: 'bad-save', path: '' }],
    ['null', null, { code: 'bad-save', path: '' }],
    ['words', 'save', { code: 'bad-save', path: '' }],
    ['a list', [], { code: 'bad-save', path: 'format' }],
    ['an object', {}, { code: 'bad-save', path: 'format' }],
    ['another format', { format: 2 }, { code: 'bad-save', path: 'format' }],
    ['another game', { format: 1, game: 'chess' }, { code: 'other-game', path: 'game' }],
    ['no rules', { format: 1, game: 'fair' }, { code: 'bad-save', path: 'rules' }],
    ['half a version', { format: 1, game: 'fair', rules: 1.5 }, { code: 'bad-save', path: 'rules' }],
    ['version none', { format: 1, game: 'fair', rules: 0 }, { code: 'bad-save', path: 'rules' }],
    ['newer rules', { format: 1, game: 'fair', rules: 3 }, { code: 'newer-rules', path: 'rules' }],
    ['no state', { format: 1, game: 'fair', rules: 2 }, { code: 'bad-save', path: 'state' }],
  ];
  test.each(whole)('[K50] %s', (_, saved, error) => {
    expect(told(saved)).toEqual(error);
  });

  const DAY = { label: 'main/T-1:day', loops: [] };
  const LAY = { label: 'day/T-3:lay', loops: [{ list: [0, 1, 2], i: 0 }] };
  /** The fault, the path of the refusal, and the value set in one field of a good save. */
  const parts: [string, string, string, unknown][] = [
    ['the state is a list', 'state', 'state', []],
    ['no table', 'state.table', 'state.table', undefined],
    ['the table is a list', 'state.table', 'state.table', []],
    ['no hands', 'state.hands', 'state.hands', undefined],
    ['hands are an object', 'state.hands', 'state.hands', {}],
    ['a hand is null', 'state.hands[1]', 'state.hands.1', null],
    ['no box', 'state.box', 'state.box', undefined],
    ['questions are no number', 'state.questions', 'state.questions', '2'],
    ['questions are less than none', 'state.questions', 'state.questions', -1],
    ['over is a number', 'state.over', 'state.over', 0],
    ['over, but somewhere', 'state.at', 'state.over', true],
    ['not over, but nowhere', 'state.at', 'state.at', []],
    ['at is an object', 'state.at', 'state.at', {}],
    ['a frame is null', 'state.at[0]', 'state.at.0', null],
    ['a frame has no label', 'state.at[1]', 'state.at.1.label', undefined],
    ['an unknown label', 'state.at[1]', 'state.at.1.label', 'day/T-3:no'],
    ['a label of a line below', 'state.at[1]', 'state.at.1.label', 'main/T-1:day'],
    ['a question below the top', 'state.at[0]', 'state.at.0.label', 'day/T-2:bid'],
    ['the caller is missing', 'state.at[0]', 'state.at', [LAY]],
    ['a caller too many', 'state.at[1]', 'state.at', [DAY, DAY, LAY]],
    ['no loops', 'state.at[1]', 'state.at.1.loops', undefined],
    ['a loop is missing', 'state.at[1]', 'state.at.1.loops', []],
    ['a loop too many', 'state.at[0]', 'state.at.0.loops', [{ list: [0], i: 0 }]],
    ['a loop is a number', 'state.at[1]', 'state.at.1.loops.0', 7],
    ['a list of words', 'state.at[1]', 'state.at.1.loops.0.list', ['0']],
    ['an item past the end', 'state.at[1]', 'state.at.1.loops.0.i', 3],
    ['an item before the first', 'state.at[1]', 'state.at.1.loops.0.i', -1],
    ['nothing asked', 'state.asked', 'state.asked', null],
    ['the question is of another number', 'state.asked.id', 'state.asked.id', 0],
    ['answers are missing', 'state.asked.answers', 'state.asked.answers', undefined],
    ['an answer too many', 'state.asked.answers', 'state.asked.answers.3', null],
    ['a truth for an answer', 'state.asked.answers[1]', 'state.asked.answers.1', true],
    ['the first answer is none', 'state.asked.answers[0]', 'state.asked.answers.0', false],
    ['a branch without an answer', 'state.asked.answers[1]', 'state.asked.answers.1', { branch: 0 }],
    ['an answer half good', 'state.asked.answers[1]', 'state.asked.answers.1', [1, true]],
    ['an object for an answer', 'state.asked.answers[1]', 'state.asked.answers.1', {}],
    ['an answer too deep', 'state.asked.answers[1]', 'state.asked.answers.1', [[[[[1]]]]]],
    ['who is missing', 'state.asked.who', 'state.asked.who', undefined],
    ['a seat that is not there', 'state.asked.who', 'state.asked.who', [3]],
    ['a seat by name', 'state.asked.who', 'state.asked.who', ['length']],
    ['a seat twice', 'state.asked.who', 'state.asked.who', [0, 0]],
    ['nobody asked', 'state.asked.open', 'state.asked.who', []],
    ['a wrong count', 'state.asked.open', 'state.asked.open', 2],
    ['all have answered', 'state.asked.open', 'state.asked.answers.0', [0, 0, 0]],
  ];
  test.each(parts)('[K50] %s: %s', (_, path, field, value) => {
    const saved = plain(fair.save(midGame()));
    expect(told(saved)).toBe('loaded');
    set(saved, field, value);
    expect(told(saved)).toMatchObject({ code: 'bad-save', path });
  });

  test('[K49] keeps given answers of every kind', () => {
    const game = tiny({
      main: [
        ask(
          'T-1',
          askNumber('q', () => [0, 1]),
        ),
      ],
    });
    const { state } = beginTiny(game);
    const rows = [[1, 'a', [2]], []];
    for (const given of [7, 'words', [1, 2], [1, 'a', [2]], rows, [rows, 3], { branch: 1, answer: [rows] }]) {
      const asked = { ...state.asked!, answers: [given, null, null], open: 1 };
      const loaded = game.load(plain(game.save({ ...state, asked })));
      expect(loaded.ok && loaded.value.asked).toEqual(asked);
    }
  });

  test('[K50] too many or too few hands for the game', () => {
    const saved = plain(fair.save(midGame()));
    for (const hands of [[{}], Array.from({ length: 5 }, () => ({}))]) {
      const answers = hands.map(() => null);
      const orders = hands.map(() => []);
      const state = { ...saved['state'], hands, orders, asked: { ...saved['state']!['asked'], answers } };
      expect(told({ ...saved, state })).toEqual({ code: 'bad-save', path: 'state.hands' });
    }
  });

  test('[K50] a broken invariant is named, and one that throws means a wrong shape', () => {
    const saved = plain(fair.save(midGame()));
    set(saved, 'state.box.deck', [1, 1]);
    expect(told(saved)).toEqual({ code: 'bad-save', path: 'state', invariant: 'eight cards' });
    set(saved, 'state.box', {});
    expect(told(saved)).toEqual({ code: 'bad-save', path: 'state', invariant: 'shape' });
    // No invariant checks these: the choice reads one, the copy the other.
    for (const field of ['state.table.florins', 'state.table.notes']) {
      const other = plain(fair.save(midGame()));
      set(other, field, undefined);
      expect(told(other)).toEqual({ code: 'bad-save', path: 'state', invariant: 'shape' });
    }
  });
});

/** A save of rules 1, in which florins were called money. */
const old = (): Loose => {
  const saved = plain(fair.save(midGame()));
  const { florins, ...table } = saved['state']!['table']!;
  return plain({ ...saved, rules: 1, state: { ...saved['state'], table: { ...table, money: florins } } });
};

/** A migration that leaves its mark. */
const grown = (by: string) => (state: unknown) => {
  const { table, ...rest } = state as { table: { log: string[] } };
  return { ...rest, table: { ...table, log: [...table.log, by] } };
};

describe('migrations', () => {
  test('[K51] a save of older rules is migrated', () => {
    const loaded = fair.load(old());
    // The order of fields may differ.
    expect(loaded).toEqual({ ok: true, value: midGame() });
  });

  test('[K51] several versions are migrated one by one', () => {
    const main = [ask('T-1', askNumber('q'))];
    const first = tiny({ main });
    const third = tiny({ main }, { rules: 3, migrations: { 1: grown('one'), 2: grown('two') } });
    const loaded = third.load(plain(first.save(beginTiny(first).state)));
    expect(loaded.ok && loaded.value.table.log).toEqual(['one', 'two']);
  });

  test('[K51] rules without a migration are refused, as are newer ones', () => {
    const main = [ask('T-1', askNumber('q'))];
    const saved = plain(tiny({ main }).save(beginTiny(tiny({ main })).state));
    const later = tiny({ main }, { rules: 3, migrations: { 1: state => state } });
    expect(later.load(saved)).toMatchObject({
      error: { code: 'no-migration', about: { path: 'rules', from: 2 } },
    });
    expect(tiny({ main }).load({ ...saved, rules: 2 })).toMatchObject({ error: { code: 'newer-rules' } });
  });

  test('[K51] a save keeps the rules that its match began with, in the shape of the newest', () => {
    const main = [ask('T-1', askNumber('q'))];
    const game = tiny({ main }, { rules: 3, oldestRules: 2, migrations: { 2: grown('two') } });
    const saved = plain(game.save(beginTiny(game).state));
    expect(saved.rules).toBe(3);
    expect(game.load({ ...saved, rules: 2 })).toMatchObject({ value: { table: { log: ['two'] } } });
  });

  test('[K51] a state that a migration cannot read is refused without throwing', () => {
    for (const state of [null, undefined, 7, {}, { table: null }])
      expect(told({ ...old(), state })).toMatchObject({ code: 'bad-save', path: 'state' });
  });
});
