// @vitest-environment happy-dom
import type { Choice, GameTypes, Refusal, View } from '@tavola/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../board-kit/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { MatchHost } from '../../local/worker-client.ts';
import type { Moment, Opened } from '../../local/messages.ts';
import { Session } from './session.svelte.ts';

const MINUTE = 60_000;
const bid: Choice = { kind: 'amount', what: 'florins', min: 0, max: 3 };
const asked = (
  id: number,
  choice: Choice | undefined = bid,
  answered: readonly number[] = [],
  given?: unknown,
) => ({
  id,
  name: 'bid',
  rule: 'V-C21',
  who: [0, 1],
  answered,
  choice,
  ...(given !== undefined && { given }),
});
const view = (question: object | null, over = false): View<GameTypes> =>
  ({ asked: question, over, asides: [], orders: [], table: {} }) as unknown as View<GameTypes>;
const moment = (at: number, now: View<GameTypes> = view(asked(at))): Moment => ({
  at,
  line: { t: 'heard', events: [{ t: 'fight' }], whispers: [] },
  view: now,
});

const text = { refusal: () => undefined, ruleOf: () => 'V-C21' } as unknown as GameText<GameTypes>;
const board = { isDrama: () => true } as unknown as BoardModule<GameTypes>;

interface Beginning {
  readonly lines?: number;
  readonly over?: boolean;
  readonly now?: View<GameTypes>;
  readonly refused?: Refusal;
  readonly board?: BoardModule<GameTypes>;
  /** Hears what is asked of the host, which answers when this has. */
  readonly hear?: (call: string, input: object) => unknown;
  readonly opponent?: string | null;
  readonly isHere?: boolean;
}

const sitDown = ({
  lines = 1,
  over = false,
  now = view(asked(0), over),
  refused,
  board: onBoard = board,
  hear = () => undefined,
  opponent = null,
  isHere = false,
}: Beginning = {}): Session => {
  const log = Array.from({ length: lines }, (_, at) => ({ at, line: moment(at).line! }));
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bruno', bot: opponent },
  ];
  const meta = {
    id: 'm',
    game: 'verona',
    players,
    options: {},
    commitment: '',
    begun: 0,
    touched: 0,
    lines,
    over,
  };
  const opened: Opened = { meta, seat: 0, view: now, log };
  const host = {
    call: async (call: string, input: { readonly at: number }) => {
      const held = await hear(call, input);
      if (call === 'see') return held;
      return call === 'past' ? view(asked(input.at)) : call === 'whyNot' ? refused : refused && { refused };
    },
  } as unknown as MatchHost;
  return new Session({ host, opened, text, board: onBoard, isHere });
};

beforeEach(() => localStorage.clear());

test('somebody in another window is called for a question at once, although a drama comes before it', () => {
  const session = sitDown({ now: view(null) });
  session.hear(moment(1));
  expect(session.canAnswer).toBe(false);
  expect(session.wanted).toBe(1);
  // Nothing is played to a page that is hidden.
  session.leave(0);
  expect(session.isShowing).toBe(false);
  session.hear(moment(2));
  expect(session.isShowing).toBe(false);
  expect(session.canAnswer).toBe(true);
});

test('who looked away for a moment and missed little is told nothing; for longer, or of much, all of it', () => {
  const session = sitDown();
  session.leave(0);
  session.hear(moment(1));
  session.catchUp.comeBack(MINUTE / 2);
  expect(session.catchUp.since).toBeUndefined();
  session.leave(MINUTE);
  session.hear(moment(2));
  session.catchUp.comeBack(3 * MINUTE);
  expect(session.catchUp.since?.map(({ at }) => at)).toEqual([2]);
  session.catchUp.close();
  session.leave(4 * MINUTE);
  for (const at of [3, 4, 5, 6]) session.hear(moment(at));
  session.catchUp.comeBack(4 * MINUTE + 1);
  expect(session.catchUp.since?.map(({ at }) => at)).toEqual([3, 4, 5, 6]);
});

test('after the line was cut a few dramas are shown, more are told', () => {
  const session = sitDown();
  let end = (): void => undefined;
  session.catchUp.catchUp(then => (end = then));
  for (const at of [1, 2, 3]) session.hear(moment(at));
  expect(session.catchUp.since).toBeUndefined();
  expect(session.isShowing).toBe(true);
  session.hear(moment(4));
  expect(session.isShowing).toBe(false);
  expect(session.catchUp.since?.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  session.catchUp.close();
  // Later on it is an ordinary queue again.
  end();
  for (const at of [5, 6, 7, 8, 9]) session.hear(moment(at));
  expect(session.catchUp.since).toBeUndefined();
});

test('what happened since is told again after a reload, until it is put away; also when the match ended meanwhile', () => {
  sitDown({ lines: 1 });
  expect(sitDown({ lines: 3 }).catchUp.since?.length).toBe(2);
  const again = sitDown({ lines: 3 });
  expect(again.catchUp.since?.length).toBe(2);
  again.catchUp.close();
  expect(sitDown({ lines: 3 }).catchUp.since).toBeUndefined();
  expect(sitDown({ lines: 5, over: true, now: view(null, true) }).catchUp.since?.length).toBe(2);
});

test('all lines of a batch are read out, except those that a drama has told', () => {
  const session = sitDown();
  session.hear(moment(1));
  session.shown();
  expect(session.spoken).toEqual([]);
  for (const at of [2, 3]) session.hear(moment(at));
  session.skipAll();
  expect(session.spoken.map(({ at }) => at)).toEqual([2, 3]);
});

test('the same show stays the same while other things change', () => {
  const session = sitDown();
  session.hear(moment(1));
  const { showing } = session;
  session.highlights = [{ what: 'street', number: 3 }];
  session.hear(moment(2));
  expect(session.showing).toBe(showing);
});

test('an answer taken back is composed again, unless it could not be taken back', async () => {
  const given = () => view(asked(0, bid, [0], 2));
  const accepted = sitDown({ now: given() });
  accepted.setDraft(undefined);
  await accepted.takeBack();
  expect(accepted.draft).toBe(2);
  const late = sitDown({ now: given(), refused: { code: 'stale' } });
  late.setDraft(undefined);
  await late.takeBack();
  expect(late.draft).toBeUndefined();
  expect(late.commands.refusal?.code).toBe('stale');
});

test('Esc goes back through the steps of a draft', () => {
  const session = sitDown();
  session.setDraft(1);
  session.setDraft(3);
  expect(session.undo()).toBe(true);
  expect(session.draft).toBe(1);
  expect(session.undo()).toBe(true);
  expect(session.draft).toBeUndefined();
  expect(session.undo()).toBe(false);
});

test('an amount is not chosen beforehand, unless there is no other', () => {
  expect(sitDown().isWhole).toBe(false);
  expect(sitDown({ now: view(asked(0, { ...bid, max: 0 })) }).isWhole).toBe(true);
});

test('what the board doubts is sent with the second click, and a change is doubted anew', async () => {
  const calls: string[] = [];
  const session = sitDown({
    hear: call => calls.push(call),
    board: { ...board, doubts: (_, draft) => (draft === 0 ? 'Really nothing?' : undefined) },
  });
  session.setDraft(0);
  expect(session.doubt).toBeUndefined();
  await session.confirm();
  expect([session.doubt, calls]).toEqual(['Really nothing?', []]);
  session.setDraft(1);
  session.setDraft(0);
  expect(session.doubt).toBeUndefined();
  await session.confirm();
  expect(calls).toEqual([]);
  await session.confirm();
  expect(calls).toEqual(['answer']);
  // Without a doubt the answer is sent at once.
  session.setDraft(2);
  await session.confirm();
  expect(calls).toEqual(['answer', 'answer']);
});

test('of several things that cannot be done, the last is told', async () => {
  const session = sitDown({ refused: { code: 'out-of-range' } });
  session.commands.refuse({ code: 'central', sentence: 'Not there.' });
  await session.explain();
  expect(session.sentenceOf(session.commands.refusal!)).not.toBe('Not there.');
  session.commands.refuse({ code: 'central', sentence: 'Not there.' });
  expect(session.sentenceOf(session.commands.refusal!)).toBe('Not there.');
  session.setDraft(1);
  expect(session.commands.refusal).toBeUndefined();
});

test('an answer that does not arrive is said to be on its way, until it has arrived', async () => {
  vi.useFakeTimers();
  let arrive = (): void => undefined;
  const session = sitDown({ hear: () => new Promise<void>(resolve => (arrive = resolve)) });
  session.setDraft(1);
  const sent = session.confirm();
  expect(session.commands.isDelayed).toBe(false);
  vi.advanceTimersByTime(5000);
  expect([session.commands.isSending, session.commands.isDelayed]).toEqual([true, true]);
  arrive();
  await sent;
  expect([session.commands.isSending, session.commands.isDelayed]).toEqual([false, false]);
  vi.useRealTimers();
});

const ONLY: Choice = {
  kind: 'all',
  what: 'offer',
  parts: [
    { kind: 'amount', what: 'florins', min: 0, max: 0 },
    { kind: 'some', what: 'card', of: [], min: 0, max: 0 },
  ],
};

test.each([
  ['is given without a click where one person plays against bots', true, 'steady', board, [[0, []]]],
  ['waits for the person where another one is at the table', true, null, board, []],
  ['waits for the person where somebody may watch', false, 'steady', board, []],
  [
    'waits for the person where the board says so',
    true,
    'steady',
    { ...board, needsConfirm: () => true },
    [],
  ],
])('the only possible answer %s', async (_, isHere, opponent, onBoard, expected) => {
  const given: unknown[] = [];
  const session = sitDown({
    now: view(asked(0, ONLY)),
    isHere,
    opponent,
    board: onBoard,
    hear: (call, input) =>
      void (call === 'answer' && given.push((input as { readonly answer: unknown }).answer)),
  });
  await vi.waitFor(() => expect(session.commands.isSending).toBe(false));
  expect(given).toEqual(expected);
  expect(session.wanted).toBe(expected.length > 0 ? undefined : 0);
});

test('the only possible answer is given once a server says that nobody watches', async () => {
  const given: string[] = [];
  const session = sitDown({
    now: view(asked(0, ONLY)),
    opponent: 'steady',
    hear: call => void given.push(call),
  });
  session.setWatched(true);
  expect(session.wanted).toBe(0);
  session.setWatched(false);
  await vi.waitFor(() => expect(given).toEqual(['answer']));
});

test('what is watched again in the past leaves one where one was', async () => {
  const session = sitDown({ lines: 6 });
  await session.goTo(2);
  await session.watchAgain(2);
  expect(session.showing?.again).toBe(true);
  expect(session.toldUntil).toBe(1);
  session.shown();
  expect(session.showing).toBeUndefined();
  expect([session.isPast, session.at]).toEqual([true, 2]);
  // Going elsewhere ends it, and so does coming back.
  await session.watchAgain(2);
  await session.goTo(3);
  expect([session.showing, session.at]).toEqual([undefined, 3]);
  await session.watchAgain(3);
  session.now();
  expect([session.showing, session.isPast]).toEqual([undefined, false]);
});

test('the moment that bots leave begins when all has been shown, goes on with whoever is busy, and ends on request', async () => {
  const seen: object[] = [];
  const session = sitDown({
    now: view(asked(0)),
    opponent: 'steady',
    board: { ...board, lingers: ({ asked: open }) => open?.id === 7 },
    hear: (call, input) => (call === 'see' ? (seen.push(input), 15_000) : undefined),
  });
  const now = view({ ...asked(7), who: [1], choice: undefined });
  session.hear(moment(1, now));
  session.hear(moment(2, now));
  session.shown();
  expect([seen.length, session.linger.isHeld]).toEqual([0, false]);
  session.shown();
  const told = { id: 'm', seat: 0, question: 7, at: 2, enough: false };
  expect(seen).toEqual([told]);
  await vi.waitFor(() => expect(session.linger.isHeld).toBe(true));
  session.linger.stir(Date.now() + 1000);
  expect(seen.length).toBe(1);
  session.linger.stir(Date.now() + 5000);
  expect(seen).toEqual([told, told]);
  session.linger.goOn();
  expect(seen.at(-1)).toEqual({ ...told, enough: true });
  expect(session.linger.isHeld).toBe(false);
  // Without a notice, nothing is reported.
  session.hear(moment(3, view(asked(8, undefined, [0]))));
  session.shown();
  expect(seen.length).toBe(3);
});

test('bots wait no longer for a viewer who has answered, nor again until the answer is taken back', async () => {
  const seen: { at: number; enough: boolean }[] = [];
  const session = sitDown({
    now: view(asked(0)),
    opponent: 'steady',
    board: { ...board, lingers: () => true },
    hear: (call, input) =>
      call === 'see' ? (seen.push(input as { at: number; enough: boolean }), 15_000) : undefined,
  });
  seen.length = 0;
  for (const [at, answered] of [[], [0], []].entries()) {
    session.hear(moment(at + 1, view(asked(7, undefined, answered))));
    session.shown();
    // The host has replied by the next task.
    await new Promise(resolve => setTimeout(resolve, 0));
    expect(session.linger.isHeld).toBe(answered.length === 0);
  }
  expect(seen.map(({ at, enough }) => [at, enough])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('nobody says that they see what only people decide', () => {
  const seen: string[] = [];
  sitDown({ board: { ...board, lingers: () => true }, hear: call => seen.push(call) });
  expect(seen).toEqual([]);
});
