import { describe, expect, test } from 'vitest';
import { fair } from '../../test/fair.ts';
import {
  ask,
  askNumber,
  beginTiny,
  call,
  each,
  logOf,
  repeat,
  writeLine,
  tiny,
  when,
} from '../../test/tiny.ts';
import { seedDice } from '../dice.ts';
import { ok, refuse } from '../result.ts';
import type { StartPlace } from './start-position.ts';

/** Two ways lead to the script `turn`, whose loop begins with its caller's item. */
const game = tiny({
  main: [
    writeLine('a'),
    each('T-1', t => t.list, [writeLine('b'), call('T-1', 'turn'), writeLine('c')]),
    when('T-2', () => false, [writeLine('d'), ask('T-2', askNumber('hidden'))]),
    repeat('T-3', t => t.n > 0, [call('T-3', 'turn')]),
    each('T-6', () => [], [ask('T-6', askNumber('empty'))]),
  ],
  turn: [
    ask(
      'T-4',
      askNumber('q', () => [0]),
    ),
    each('T-5', (_, current) => [current, current + 10], [
      writeLine('e'),
      ask(
        'T-5',
        askNumber('r', () => [0]),
      ),
    ]),
  ],
  orphan: [ask('T-9', askNumber('lost'))],
});

const refusal = (place: StartPlace): unknown => {
  const turn = game.begin(3, undefined, seedDice(1), { place });
  return turn.ok ? 'begun' : turn.error;
};
const askedAt = (place: StartPlace): [string, number] => {
  const { asked } = game.view(beginTiny(game, 3, place).state, 0);
  return [asked!.name, asked!.current];
};

const beginChanged = (place: StartPlace) =>
  fair.begin(3, undefined, seedDice(1), {
    place,
    change: dealt => ok({ ...dealt, table: { ...dealt.table, florins: [0, 7, 0], seats: [1, 2] } }),
  });

describe('starting at a line', () => {
  const names: [string][] = [['T-4'], ['T-4:q'], ['turn/T-4'], ['turn/T-4:q']];
  test.each(names)('[K52] a line is found by its rule or its label, with or without the script: %s', at => {
    expect(askedAt({ at })).toEqual(['q', 2]);
  });

  test('[K52] steps, loops and tests are found by their rule and word', () => {
    expect(beginTiny(game, 3, { at: 'main/T-1:step' }).state.table.log).toEqual(['a-1', 'b2']);
    expect(beginTiny(game, 3, { at: 'main/T-1:each' }).state.table.log).toEqual(['b2']);
    expect(askedAt({ at: 'T-2:hidden' })).toEqual(['hidden', -1]);
    // The test fails, so the game skips the body and ends.
    expect(beginTiny(game, 3, { at: 'T-2:when' }).state.over).toBe(true);
    expect(beginTiny(game, 3, { at: 'T-3:repeat' }).state.over).toBe(true);
  });

  test('[K52] the first of several ways is taken, unless calls on the way are named', () => {
    expect(beginTiny(game, 3, { at: 'T-4' }).state.at).toHaveLength(2);
    expect(askedAt({ at: 'T-4' })).toEqual(['q', 2]);
    expect(askedAt({ at: ['T-1', 'T-4'] })).toEqual(['q', 2]);
    expect(askedAt({ at: ['T-3', 'T-4'] })).toEqual(['q', -1]);
    expect(askedAt({ at: ['main/T-3:turn', 'turn/T-4:q'] })).toEqual(['q', -1]);
  });

  test('[K52] from there the game goes on as usual', () => {
    const log = logOf(game, 3, { at: 'T-5:r', current: 12 });
    expect(log.slice(0, 5)).toEqual(['r12:0=1', 'c2', 'b0', 'q0:0=2', 'e0']);
    expect(log.at(-1)).toBe('c1');
  });

  test('[K53] loops stand at their first item, the innermost at the given one', () => {
    expect(askedAt({ at: 'T-5:r' })).toEqual(['r', 2]);
    expect(askedAt({ at: 'T-5:r', current: 12 })).toEqual(['r', 12]);
  });

  test('[K53] the innermost loop may be around a call on the way', () => {
    expect(askedAt({ at: 'T-4', current: 0 })).toEqual(['q', 0]);
    const { state } = beginTiny(game, 3, { at: 'T-4', current: 0 });
    game.play(state, 0, 5, seedDice(1));
    // The inner loop is made from the caller's item.
    expect(game.view(state, 0).asked!.current).toBe(0);
    expect(state.table.log).toEqual(['q0:0=5', 'e0']);
  });

  test('[K53] a named loop is entered at the given item', () => {
    expect(beginTiny(game, 3, { at: 'main/T-1:each', current: 1 }).state.table.log).toEqual(['b1']);
    expect(beginTiny(game, 3, { at: 'turn/T-5', current: 12 }).state.table.log).toEqual(['e12']);
  });

  test('[K27] a loop that starts in its middle has its own list', () => {
    const { state } = beginTiny(game, 3, { at: 'T-4', current: 0 });
    state.table.list.pop();
    expect(state.at[0]!.loops).toEqual([{ list: [2, 0, 1], i: 1 }]);
  });

  const nobody: [string, StartPlace, string][] = [
    ['an item that the loop does not have', { at: 'T-5:r', current: 99 }, 'T-5'],
    ['an item that the loop around the call does not have', { at: 'T-4', current: 99 }, 'T-4'],
    ['an item where there is no loop', { at: 'T-2:hidden', current: 0 }, 'T-2'],
    ['a line in a loop over nothing', { at: 'T-6:empty' }, 'T-6'],
  ];
  test.each(nobody)('[K53] %s is refused', (_, place, rule) => {
    expect(refusal(place)).toEqual({ code: 'nobody-there', rule, about: { path: 'current' } });
  });

  const nowhere: [string, StartPlace, string][] = [
    ['an unknown rule', { at: 'T-77' }, 'T-77'],
    ['an unknown label', { at: 'turn/T-4:nothing' }, 'turn/T-4:nothing'],
    ['no name', { at: '' }, ''],
    ['no names', { at: [] }, ''],
    ['a way that does not lead there', { at: ['T-5', 'T-4'] }, 'T-5 > T-4'],
    ['a line that no way leads to', { at: 'T-9' }, 'T-9'],
    ['the end of a loop, which is no line', { at: 'main/T-1:next' }, 'main/T-1:next'],
  ];
  test.each(nowhere)('[K52] %s is refused', (_, place, label) => {
    expect(refusal(place)).toEqual({ code: 'no-such-line', about: { path: 'at', label } });
  });

  test('[K54] parts of the set-up can be changed first, or the change refused', () => {
    const turn = beginChanged({ at: 'T-3', current: 1 });
    expect(turn.ok && fair.choice(turn.value.state, 1)).toMatchObject({ kind: 'spread', max: 7 });
    // The loop is made from the changed table.
    expect(beginChanged({ at: 'T-3', current: 0 })).toMatchObject({
      ok: false,
      error: { code: 'nobody-there' },
    });
    const no = fair.begin(3, undefined, seedDice(1), { change: () => refuse('bad-data') });
    expect(no).toEqual(refuse('bad-data'));
  });

  test('[K54] without a place the game starts at the top', () => {
    const turn = fair.begin(2, undefined, seedDice(1), {});
    expect(turn).toEqual(fair.begin(2, undefined, seedDice(1)));
    expect(turn.ok && fair.view(turn.value.state, 0).asked?.name).toBe('bid');
  });
});
