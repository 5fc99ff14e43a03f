import { verona as game } from '@tavola/games/verona';
import { seedDice, type GameTypes, type View } from '@tavola/kernel';
import type { RedactedLine } from '@tavola/match';
import { expect, test } from 'vitest';
import { loadText } from '../../games.ts';
import { itemsOf } from './items.ts';
import { createLogWriter } from './log-writer.ts';
import { findReasons } from './log-reasons.ts';

const events: readonly { readonly t: string }[] = [];
const whispers: readonly [] = [];
const answered = (seat: number, question: number, more: object = {}): RedactedLine => ({
  t: 'answer',
  seat,
  question,
  events,
  whispers,
  ...more,
});
const wants = (street: number) => ({ code: 'takes-street', about: { street } });
const heard = (...lines: RedactedLine[]) => lines.map((line, at) => ({ at, line }));

test('of several who decide at once all reasons come when the last has answered, by seat', () => {
  const lines = heard(answered(2, 7), answered(0, 7), { t: 'heard', events, whispers }, answered(1, 7));
  const opened = [2, 0].map(seat => ({ seat, question: 7, reason: wants(seat) }));
  expect(findReasons(lines, opened)).toEqual([
    { at: 3, seat: 0, reason: wants(0) },
    { at: 3, seat: 2, reason: wants(2) },
  ]);
});

test('before the end there is what a bot did for the viewer, unless the viewer then did otherwise', () => {
  const own = answered(1, 4, { answer: 3, reason: wants(3) });
  expect(findReasons(heard(own), [])).toEqual([{ at: 0, seat: 1, reason: wants(3) }]);
  const back: RedactedLine = { t: 'withdrawal', seat: 1, question: 4, events, whispers };
  expect(findReasons(heard(own, back, answered(1, 4, { answer: 5 })), [])).toEqual([]);
});

test('a reason of a question that was never heard of, or that says nothing, is not told', () => {
  expect(findReasons(heard(answered(0, 1)), [{ seat: 0, question: 2, reason: wants(1) }])).toEqual([]);
  expect(findReasons(heard(answered(0, 1)), [{ seat: 0, question: 1, reason: { code: 'chance' } }])).toEqual(
    [],
  );
});

test('a reason stands below what came of it, not below what happens to come first', async () => {
  const begun = game.begin(2, {}, seedDice(1));
  if (!begun.ok) throw new Error(begun.error.code);
  const view = game.view(begun.value.state, undefined) as unknown as View<GameTypes>;
  const text = (await loadText('verona'))!;
  const tell = createLogWriter({ text, names: ['Anna', 'Bruno'], language: 'en', beginning: 'B' });
  const moved = { t: 'moved', of: 1, from: 1, to: 2, allies: 1, why: 'mission' };
  const mission = (seat: number) => ({ t: 'mission', seat, mission: 3 });
  const items = itemsOf(4, answered(0, 9, { events: [moved, mission(1), mission(0)] }));
  const shows = (seat: number) => ({
    at: 4,
    seat,
    reason: { code: 'shows-mission', about: { mission: 3 } },
  });
  const stays = { at: 4, seat: 0, reason: { code: 'nothing-to-show' } };
  const [part] = tell(items, view, [shows(0), stays, shows(1)]);
  expect(part!.lines.map(line => line.whys.map(({ name }) => name))).toEqual([[], ['Bruno'], ['Anna']]);
});

test('the log tells a reason below the first sentence of its line, and none that nobody has words for', async () => {
  const begun = game.begin(2, {}, seedDice(1));
  if (!begun.ok) throw new Error(begun.error.code);
  const view = game.view(begun.value.state, undefined) as unknown as View<GameTypes>;
  const text = (await loadText('verona'))!;
  const placed = (by: number) => ({ t: 'placed', by, street: by + 1 });
  const items = [1, 2].flatMap(at =>
    itemsOf(at, answered(at - 1, at, { events: [placed(at - 1), placed(0)] })),
  );
  const tell = createLogWriter({ text, names: ['Anna', 'Bruno'], language: 'en', beginning: 'B' });
  const whys = [
    // No event shows the result of this one.
    { at: 0, seat: 0, reason: wants(1) },
    { at: 2, seat: 1, reason: wants(2) },
    { at: 2, seat: 1, reason: { code: 'unheard-of' } },
  ];
  const [part] = tell(items, view, whys);
  expect(part!.lines.map(line => line.whys.map(({ name }) => name))).toEqual([[], [], ['Bruno'], []]);
  expect(part!.lines[2]!.whys[0]!.sentence).toMatch(/^wants the points of \w/);
});
