import { describe, expect, test } from 'vitest';
import {
  askNumber,
  beginTiny,
  call,
  each,
  logOf,
  openQuestion,
  repeat,
  writeLine,
  step,
  ask,
  tiny,
  type Tiny,
  when,
} from '../../test/tiny.ts';
import { replayRolls, seedDice } from '../dice.ts';
import type { Script } from './script.ts';

const broken = (): never => {
  throw new Error('[list] is broken');
};

describe('the words of a script', () => {
  test('[K26] lines run in order, and the end of main is the end of the game', () => {
    const { state } = beginTiny(tiny({ main: [writeLine('a'), writeLine('b')] }));
    expect(state).toMatchObject({ over: true, at: [], asked: null });
    expect(state.table.log).toEqual(['a-1', 'b-1']);
  });

  test('[K29] an empty main is over at once', () => {
    expect(beginTiny(tiny({ main: [] })).state.over).toBe(true);
  });

  test('[K26] each runs its body once for every item, with loops inside loops', () => {
    const inner = each('T-2', (_, current) => [current, current + 5], [writeLine('b')]);
    expect(
      logOf(tiny({ main: [each('T-1', t => t.list, [writeLine('a'), inner, writeLine('c')])] })),
    ).toEqual(['a2', 'b2', 'b7', 'c2', 'a0', 'b0', 'b5', 'c0', 'a1', 'b1', 'b6', 'c1']);
  });

  test('[K26] a body is skipped if the list is empty or the test fails', () => {
    const never = [writeLine('never')];
    const main = [
      each('T-1', () => [], never),
      when('T-2', () => false, never),
      repeat('T-3', () => false, never),
    ];
    expect(logOf(tiny({ main: [...main, writeLine('after')] }))).toEqual(['after-1']);
  });

  test('[K26] repeat tests before each pass, when only once', () => {
    const count = step('T-1', g => void g.table.n++);
    const main = [
      when('T-2', t => t.n === 0, [count, writeLine('when')]),
      repeat('T-3', t => t.n < 3, [writeLine('repeat'), count]),
    ];
    expect(logOf(tiny({ main }))).toEqual(['when-1', 'repeat-1', 'repeat-1']);
  });

  test('[K26] call runs another script and returns, also from the last line', () => {
    const main = [writeLine('a'), call('T-1', 'one'), each('T-2', () => [7, 8], [call('T-2', 'one')])];
    const scripts = { main, one: [writeLine('b'), call('T-3', 'two')], two: [writeLine('c')] };
    expect(logOf(tiny(scripts))).toEqual(['a-1', 'b-1', 'c-1', 'b7', 'c7', 'b8', 'c8']);
  });

  test('[K26] all words work together around questions', () => {
    const scripts = {
      main: [
        repeat('T-1', t => t.n < 2, [
          step('T-1', g => void g.table.n++),
          each('T-2', t => t.list.slice(0, t.n), [
            when('T-3', (_, seat) => seat !== 9, [call('T-3', 'turn')]),
            writeLine('z'),
          ]),
        ]),
      ],
      turn: [
        ask(
          'T-4',
          askNumber('q', (_, seat) => [seat]),
        ),
        each('T-5', () => [5], [ask('T-5', askNumber('r'))]),
      ],
    };
    expect(logOf(tiny(scripts))).toEqual([
      'q2:2=1',
      'r5:0=2',
      'z2',
      'q2:2=3',
      'r5:0=4',
      'z2',
      'q0:0=5',
      'r5:0=6',
      'z0',
    ]);
  });

  test('[K27] changing the table in place does not change the list of a running loop', () => {
    const body = [writeLine('a'), step('T-2', g => void g.table.list.splice(0, 3, 9, 9))];
    expect(logOf(tiny({ main: [each('T-1', t => t.list, body)] }))).toEqual(['a2', 'a0', 'a1']);
  });

  test('[K27] copies of a state run their loops independently', () => {
    const change = step('T-3', g => void g.table.list.splice(0, 3, 9));
    const game = tiny({ main: [each('T-1', t => t.list, [ask('T-2', askNumber('q')), change])] });
    const { state } = beginTiny(game);
    const copy = game.clone(state);
    for (const s of [state, copy]) {
      for (let n = 0; s.asked; n++) game.play(s, 0, n, seedDice(1));
      expect(s.table.log).toEqual(['q2:0=0', 'q0:0=1', 'q1:0=2']);
    }
  });

  test('[K28] current is the item of the innermost loop, including the callers, and -1 outside', () => {
    const scripts = {
      main: [writeLine('a'), each('T-1', () => [4], [call('T-1', 'sub'), writeLine('d')]), writeLine('e')],
      sub: [writeLine('b'), each('T-2', (_, current) => [current + 1], [writeLine('c')]), writeLine('b')],
    };
    expect(logOf(tiny(scripts))).toEqual(['a-1', 'b4', 'c5', 'b4', 'd4', 'e-1']);
  });
});

describe('questions', () => {
  test('[K34] a question to no seat settles at once, without an answer', () => {
    const main = [
      ask(
        'T-1',
        askNumber('q', () => []),
      ),
      writeLine('a'),
    ];
    expect(logOf(tiny({ main }))).toEqual(['q-1:', 'a-1']);
  });

  test('[K34] the seats asked may depend on whose turn it is', () => {
    const question = askNumber('q', (_, seat) => [0, 1, 2].filter(other => other !== seat));
    expect(logOf(tiny({ main: [each('T-1', () => [1], [ask('T-1', question)])] }))).toEqual(['q1:0=1,2=2']);
  });

  test('[K34] the seats asked are fixed when the question is put', () => {
    const game = tiny({
      main: [
        ask(
          'T-1',
          askNumber('q', t => t.list),
        ),
      ],
    });
    const { state } = beginTiny(game);
    state.table.list.pop();
    expect(state.asked!.who).toEqual([2, 0, 1]);
  });

  test('[K35] it settles once, when the last answer is in, with the answers by seat', () => {
    const game = tiny({
      main: [
        ask(
          'T-1',
          askNumber('q', () => [2, 0]),
        ),
        writeLine('a'),
      ],
    });
    const { state } = beginTiny(game);
    game.play(state, 2, 5, seedDice(1));
    expect(state.table.log).toEqual([]);
    expect(state.asked).toMatchObject({ answers: [null, null, 5], open: 1 });
    game.play(state, 0, 4, seedDice(1));
    expect(state.table.log).toEqual(['q-1:0=4,2=5', 'a-1']);
    expect(state).toMatchObject({ asked: null, over: true });
  });

  test('[K35] every question of a match has its own number', () => {
    const game = tiny({ main: [each('T-1', () => [0, 1, 2], [ask('T-1', askNumber('q'))])] });
    const { state } = beginTiny(game);
    const ids: number[] = [];
    while (state.asked) {
      ids.push(state.asked.id);
      game.play(state, 0, 1, seedDice(1));
    }
    expect(ids).toEqual([0, 1, 2]);
  });

  /** A seat may lay as many as the table says, and seat 1 nothing. */
  const open = openQuestion({
    name: 'open',
    talk: 'open',
    who: t => t.list,
    choice: me => ({ kind: 'amount', what: 'n', min: 0, max: me.seat === 1 ? 0 : me.table.n }),
    absent: () => 0,
    settle: (g, answers, who) => void g.table.log.push(`${JSON.stringify(answers)} of ${who.join()}`),
  });

  test('[K36] an open question with one legal answer is answered by the kernel; others are asked', () => {
    const game = tiny({ main: [step('T-1', g => void (g.table.n = 3)), ask('T-2', open)] });
    const { state } = beginTiny(game);
    expect(state.asked).toEqual({ id: 0, who: [2, 0], answers: [null, 0, null], open: 2 });
    game.play(state, 0, 1, seedDice(1));
    game.play(state, 2, 2, seedDice(1));
    expect(state.table.log).toEqual(['[1,0,2] of 0,1,2']);
  });

  test('[K36] if all answers are forced, no seat is asked and no number is used up', () => {
    const { state } = beginTiny(tiny({ main: [ask('T-2', open), ask('T-3', askNumber('q'))] }));
    expect(state.table.log).toEqual(['[0,0,0] of 0,1,2']);
    expect(state.asked!.id).toBe(0);
  });

  test('[K36] a secret question is asked even if one answer is legal, because skipping it would reveal that', () => {
    const forced = {
      ...askNumber('q', t => t.list),
      choice: () => ({ kind: 'one', what: 'n', of: [3] }) as const,
    };
    expect(beginTiny(tiny({ main: [ask('T-1', forced)] })).state.asked!.who).toEqual([2, 0, 1]);
  });

  test('[K36] in a playout a secret question with one legal answer is answered on the way, and others are asked', () => {
    const forced = {
      ...askNumber('q', t => t.list),
      choice: () => ({ kind: 'one', what: 'n', of: [3] }) as const,
    };
    const game = tiny({ main: [ask('T-1', askNumber('p')), ask('T-2', forced), ask('T-3', askNumber('r'))] });
    const { state } = beginTiny(game);
    const copy = game.clone(state);
    game.playSilently(state, 0, 1, seedDice(1));
    expect(state.table.log).toEqual(['p-1:0=1', 'q-1:0=3,1=3,2=3']);
    expect(game.question(state)).toBe('r');
    // The next call with the same context is not silent.
    game.play(copy, 0, 1, seedDice(1));
    expect(game.question(copy)).toBe('q');
  });
});

describe('bugs in rules', () => {
  const endless: [string, Script<Tiny>][] = [
    ['repeats for ever', [repeat('T-7', () => true, [step('T-7', () => {})])]],
    ['calls itself', [call('T-7', 'main')]],
    [
      'asks no seat, forever',
      [
        repeat('T-7', () => true, [
          ask(
            'T-7',
            askNumber('q', () => []),
          ),
        ]),
      ],
    ],
  ];
  test.each(endless)('[K30] a script that %s is stopped, and its rule is named', (_, main) => {
    expect(() => beginTiny(tiny({ main }))).toThrow('T-7: the script neither asks nor ends');
  });

  const question = askNumber('q');
  const lines: [string, () => unknown][] = [
    ['step', () => beginTiny(tiny({ main: [step('T-6', broken)] }))],
    ['list', () => beginTiny(tiny({ main: [each('T-6', broken, [])] }))],
    ['test', () => beginTiny(tiny({ main: [when('T-6', broken, [])] }))],
    ['who', () => beginTiny(tiny({ main: [ask('T-6', { ...question, who: broken })] }))],
    [
      'settle without answers',
      () => beginTiny(tiny({ main: [ask('T-6', { ...askNumber('q', () => []), settle: broken })] })),
    ],
    ['settle', () => logOf(tiny({ main: [ask('T-6', { ...question, settle: broken })] }))],
    ['line after an answer', () => logOf(tiny({ main: [ask('T-5', question), step('T-6', broken)] }))],
  ];
  test.each(lines)('[K31] an error in a %s names the rule, once', (_, act) => {
    expect(act).toThrow(new Error('[T-6] [list] is broken'));
  });

  test('[K31] an error of a mismatched roll names the rule too', () => {
    const game = tiny({ main: [step('T-6', g => void g.dice.below(6))] });
    expect(() => game.begin(2, undefined, replayRolls([]))).toThrow('[T-6] no roll is left for a die of 6');
  });
});
