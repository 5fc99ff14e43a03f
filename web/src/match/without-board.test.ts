// @vitest-environment happy-dom
import { games } from '@tavola/games/registry.ts';
import type { Game, GameTypes } from '@tavola/kernel';
import { fair } from '@tavola/kernel/test/fair.ts';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { thinkAtOnce } from '../../test/support/players/minds.ts';
import { loadText } from '../games.ts';
import type { Environment } from '../local/environment.ts';
import { newHost } from '../local/host.ts';
import { memoryShelf } from '../local/match-storage.ts';
import type { News, Opened } from '../local/messages.ts';
import type { GameText } from '../text/game.ts';
import { languageContext } from '../ui/language.ts';
import { plainText } from '../text/plain-text.ts';
import { Session } from './session/session.svelte.ts';
import Table from './Table.svelte';

// The page asks the browser's own worker which options the game has.
vi.mock('../local/worker-client.ts', () => ({ connectHost: () => ({ call: () => Promise.resolve([]) }) }));

/** More answers than one person gives in a short game. */
const MAX_ANSWERS = 200;

/** Found as the client finds them, and not loaded. */
const boards = import.meta.glob('../../../games/*/board/index.ts');

/** A game of the kernel's tests, and every game that has no board of its own. */
const boardless: readonly (readonly [name: string, game: Game, text: Promise<GameText<GameTypes>>])[] = [
  ['fair', fair, Promise.resolve(plainText('fair', () => 'T-1'))],
  ...[...games].flatMap(([name, game]) => {
    if (`../../../games/${name}/board/index.ts` in boards) return [];
    return [[name, game, loadText(name)!] as const];
  }),
];

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
  flushSync();
};

const environment = (all: ReadonlyMap<string, Game>, tell: (news: News) => void): Environment => ({
  shelf: memoryShelf(),
  games: all,
  mind: thinkAtOnce(all),
  random: bytes => Uint8Array.from({ length: bytes }, (_, i) => i),
  now: () => 1_800_000_000_000,
  breath: () => new Promise(resolve => setImmediate(resolve)),
  after: (_, then) => {
    const timer = setImmediate(then);
    return () => clearImmediate(timer);
  },
  report: (_, message) => {
    throw new Error(message);
  },
  tell,
  changed: () => undefined,
});

/** Presses what the widget offers until the answer is whole, then confirms it. */
const answerByHand = async (session: Session): Promise<void> => {
  for (let presses = 0; presses < 50 && !session.isWhole; presses++) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.widget button:not([disabled])')];
    buttons[presses % buttons.length]?.click();
    flushSync();
  }
  expect(session.isWhole, document.querySelector('.widget')?.textContent).toBe(true);
  document.querySelector<HTMLButtonElement>('[data-testid="confirm"]')!.click();
  await settle();
};

test.each(boardless)('%s is played to its end with the widgets alone', async (name, game, loading) => {
  const text = await loading;
  let session: Session | undefined;
  const host = newHost(
    environment(new Map([[name, game]]), one => {
      if (one.t === 'moment') session?.hear(one.moment);
    }),
  );
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bruno', bot: 'random' },
  ];
  const begun = await host.call('begin', { game: name, players, options: {} });
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const opened = (await host.call('open', { id: begun.id, seat: 0 })) as Opened;
  session = new Session({ host, opened, text, board: undefined, isHere: true });
  const table = mount(Table, {
    target: document.body,
    props: { session },
    context: languageContext(() => 'en'),
  });
  await settle();
  for (let answers = 0; answers < MAX_ANSWERS && !session.view.over; answers++) {
    if (session.canAnswer) await answerByHand(session);
    else await settle();
  }
  expect(session.view.over).toBe(true);
  expect(session.view.outcome?.ranks).toContain(1);
  void unmount(table);
});
