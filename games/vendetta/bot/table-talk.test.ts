import { vendetta, type Vendetta } from '../index.ts';
import { seedDice, type Answer, type Seat, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { playEvening } from './test/evening.ts';
import type { Remark } from '@tavola/bots/bot.ts';
import { levels } from '@tavola/bots/levels/levels.ts';

/** Returns the first position of a match that fits the condition. */
const found = (seats: number, isIt: (state: State<Vendetta>) => boolean): State<Vendetta> => {
  const like: State<Vendetta>[] = [];
  for (let seed = 1; like.length === 0 && seed < 50; seed++)
    playEvening({ seats, seed, look: state => void (isIt(state) && like.push(state)) });
  if (!like[0]) throw new Error('no position of 50 matches is like this');
  return like[0];
};

const said = (state: State<Vendetta>, seat: Seat): Remark | undefined =>
  levels.get('steady')!(vendetta).aside(vendetta.view(state, seat), seedDice(1));

const after = (state: State<Vendetta>, seat: Seat, aside: string, answer: Answer): State<Vendetta> => {
  const turn = vendetta.interject(state, seat, aside, answer, seedDice(1));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

const inTurn = found(3, ({ table }) => table.stage === 'turn' && table.round === 2);

/** Proposes one change and returns the votes of the other two. */
const votes = (change: readonly [number, number, number, number, number, number, string]): Answer[] => {
  const state = after(inTurn, 0, 'propose', [[...change, -1, 0, '']]);
  return [1, 2].map(seat => said(state, seat)?.answer ?? 'silent');
};

test('N-P11 a bot never pauses, and agrees to go on only after somebody else has', () => {
  playEvening({ seats: 3, seed: 5, hear: ({ aside }) => expect(aside).not.toBe('pause') });
  const paused = after(inTurn, 0, 'pause', 0);
  expect([1, 2].map(seat => said(paused, seat))).toEqual([undefined, undefined]);
  const wanted = after(paused, 0, 'resume', 0);
  expect(said(wanted, 1)).toEqual({ aside: 'resume', answer: 0 });
});

test('N-P04, N-P08 every proposal is answered: yes to what does no harm, no to what does', () => {
  const { proposed, reserve, round } = inTurn.table;
  expect(votes([2, -1, 0, reserve[0]! + 10, -1, -1, ''])).toEqual([
    [proposed, 0],
    [proposed, 0],
  ]);
  expect(votes([2, -1, 0, Math.max(0, reserve[0]! - 1), -1, -1, ''])).toEqual([
    [proposed, 1],
    [proposed, 1],
  ]);
  expect(votes([7, -1, 0, round + 5, -1, 2, ''])).toEqual([
    [proposed, 1],
    [proposed, 1],
  ]);
  const takes = votes([3, -1, 1, 1, -1, -1, '']);
  expect(takes[0]).toEqual([proposed, 0]);
});

const isToldTo = ({ table: { scene, stage } }: State<Vendetta>): boolean =>
  stage === 'telling' && scene !== null && scene.told.length === 0;

/** A bot rewards nobody who leads by far. */
const isAhead = ({ table: { seats, owner, power, reserve } }: State<Vendetta>, seat: Seat): boolean => {
  const worth = (of: Seat): number =>
    power.reduce((sum, n, piece) => (owner[piece] === of ? sum + n : sum), reserve[of]!);
  return seats.some(other => worth(seat) > worth(other));
};

test('N-P02 an uninvolved player votes for the one who told most, and rewards only a long tale', () => {
  let state = found(
    3,
    s => isToldTo(s) && s.table.scene!.defender >= 0 && !isAhead(s, s.table.scene!.defender),
  );
  const { caller, defender } = state.table.scene!;
  const other = [0, 1, 2].find(seat => seat !== caller && seat !== defender)!;
  expect(said(state, other)).toBeUndefined();
  for (let n = 0; n < 3; n++)
    state = after(state, defender, 'tell', [0, 'And then, slowly, it began to rain.']);
  const closed = vendetta.submit(state, caller, state.asked!.id, 0, seedDice(1));
  if (!closed.ok) throw new Error(closed.error.code);
  state = closed.value.state;
  for (let n = 0; n < 9 && state.asked && !state.table.scene?.closed; n++) {
    const { who, answers, id } = state.asked;
    const seat = who.find(asked => answers[asked] === null)!;
    const turn = vendetta.submit(state, seat, id, vendetta.absent(state, seat), seedDice(1));
    if (!turn.ok) throw new Error(turn.error.code);
    state = turn.value.state;
  }
  const remark = said(state, other)!;
  expect(remark).toEqual({ aside: 'reward', answer: [defender, 1] });
  const rewarded = after(state, other, 'reward', remark.answer);
  expect(rewarded.table.scene!.reward?.to).toBe(defender);
  expect(said(rewarded, other)).toBeUndefined();
});

test('N-P10 a bot lets go of a scene that the person before it held open', () => {
  const state = found(3, isToldTo);
  const other = [0, 1, 2].find(seat => seat !== state.table.scene!.caller)!;
  const held = after(state, other, 'hold', 0);
  const first = said(held, other);
  expect(first).toEqual({ aside: 'done', answer: 0 });
  expect(after(held, other, 'done', 0).table.scene!.holding).toEqual([]);
});

test('people may want a word before a scene is closed, and at no other time', () => {
  const { isUnhurried } = levels.get('random')!(vendetta);
  playEvening({
    seats: 2,
    seed: 6,
    look: state => {
      const view = vendetta.view(state, state.asked!.who[0]);
      expect(isUnhurried(view)).toBe(view.asked!.name === 'close');
    },
  });
});
