// @vitest-environment happy-dom
import type { Choice, Kinds, Refusal, View } from '@tavola/kernel';
import { beforeEach, expect, test } from 'vitest';
import type { BoardModule } from '../../boards/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { MatchHost } from '../host/client.ts';
import type { Moment, Opened } from '../host/messages.ts';
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
const view = (question: object | null, over = false): View<Kinds> =>
  ({ asked: question, over, asides: [], table: {} }) as unknown as View<Kinds>;
const moment = (at: number, now: View<Kinds> = view(asked(at))): Moment => ({
  at,
  line: { t: 'heard', events: [{ t: 'fight' }], whispers: [] },
  view: now,
});

const text = { refusal: () => undefined, ruleOf: () => 'V-C21' } as unknown as GameText<Kinds>;
const board = { isDrama: () => true } as unknown as BoardModule<Kinds>;

interface Beginning {
  readonly lines?: number;
  readonly over?: boolean;
  readonly now?: View<Kinds>;
  readonly refused?: Refusal;
}

const sitDown = ({
  lines = 1,
  over = false,
  now = view(asked(0), over),
  refused,
}: Beginning = {}): Session => {
  const log = Array.from({ length: lines }, (_, at) => ({ at, line: moment(at).line! }));
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bruno', bot: null },
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
  const host = { call: () => Promise.resolve(refused && { refused }) } as unknown as MatchHost;
  return new Session({ host, opened, text, board, isHere: false });
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
  session.attention.comeBack(MINUTE / 2);
  expect(session.attention.since).toBeUndefined();
  session.leave(MINUTE);
  session.hear(moment(2));
  session.attention.comeBack(3 * MINUTE);
  expect(session.attention.since?.map(({ at }) => at)).toEqual([2]);
  session.attention.close();
  session.leave(4 * MINUTE);
  for (const at of [3, 4, 5, 6]) session.hear(moment(at));
  session.attention.comeBack(4 * MINUTE + 1);
  expect(session.attention.since?.map(({ at }) => at)).toEqual([3, 4, 5, 6]);
});

test('after the line was cut a few dramas are shown, more are told', () => {
  const session = sitDown();
  let end = (): void => undefined;
  session.attention.catchUp(then => (end = then));
  for (const at of [1, 2, 3]) session.hear(moment(at));
  expect(session.attention.since).toBeUndefined();
  expect(session.isShowing).toBe(true);
  session.hear(moment(4));
  expect(session.isShowing).toBe(false);
  expect(session.attention.since?.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  session.attention.close();
  // Later on it is an ordinary queue again.
  end();
  for (const at of [5, 6, 7, 8, 9]) session.hear(moment(at));
  expect(session.attention.since).toBeUndefined();
});

test('what happened since is told again after a reload, until it is put away; also when the match ended meanwhile', () => {
  sitDown({ lines: 1 });
  expect(sitDown({ lines: 3 }).attention.since?.length).toBe(2);
  const again = sitDown({ lines: 3 });
  expect(again.attention.since?.length).toBe(2);
  again.attention.close();
  expect(sitDown({ lines: 3 }).attention.since).toBeUndefined();
  expect(sitDown({ lines: 5, over: true, now: view(null, true) }).attention.since?.length).toBe(2);
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
  expect(late.refusal?.code).toBe('stale');
});

test('Esc goes back through the steps of a draft', () => {
  const session = sitDown();
  session.setDraft(1);
  session.setDraft(3);
  expect(session.undo()).toBe(true);
  expect(session.draft).toBe(1);
  expect(session.undo()).toBe(true);
  expect(session.draft).toBe(0);
  expect(session.undo()).toBe(false);
});
