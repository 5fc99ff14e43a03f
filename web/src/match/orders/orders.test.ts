// @vitest-environment happy-dom
import { games } from '@tavola/games/registry.ts';
import { seedDice, type Game, type GameTypes } from '@tavola/kernel';
import { fair } from '@tavola/kernel/test/fair.ts';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { thinkAtOnce } from '../../../test/support/players/minds.ts';
import { loadText } from '../../games.ts';
import { newHost } from '../../local/host.ts';
import { memoryShelf } from '../../local/match-storage.ts';
import type { Opened } from '../../local/messages.ts';
import type { GameText } from '../../text/game.ts';
import { LANGUAGES } from '../../text/language.ts';
import { plainText } from '../../text/plain-text.ts';
import { languageContext } from '../../ui/language.ts';
import { Session } from '../session/session.svelte.ts';
import Table from '../Table.svelte';
import { findOrderText } from './order-text.ts';

// The page asks the browser's own worker which options the game has.
vi.mock('../../local/worker-client.ts', () => ({ connectHost: () => ({ call: () => Promise.resolve([]) }) }));

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
  flushSync();
};

let mounted: object | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

/** Opens a match of a person against a bot, in a game without texts and board of its own. */
const sitDown = async (): Promise<Session> => {
  const all = new Map<string, Game>([['fair', fair]]);
  const dice = seedDice(3);
  let session: Session | undefined;
  const host = newHost({
    shelf: memoryShelf(),
    games: all,
    mind: thinkAtOnce(all),
    random: bytes => Uint8Array.from({ length: bytes }, () => dice.below(256)),
    now: () => 1_800_000_000_000,
    breath: () => new Promise(resolve => setImmediate(resolve)),
    after: (_, then) => {
      const timer = setImmediate(then);
      return () => clearImmediate(timer);
    },
    report: (_, message) => {
      throw new Error(message);
    },
    tell: one => {
      if (one.t === 'moment') session?.hear(one.moment);
    },
    changed: () => undefined,
  });
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bruno', bot: 'random' },
  ];
  const begun = await host.call('begin', { game: 'fair', players, options: {} });
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const opened = (await host.call('open', { id: begun.id, seat: 0 })) as Opened;
  const text: GameText<GameTypes> = plainText('fair', () => 'T-1');
  session = new Session({ host, opened, text, board: undefined, isHere: true });
  mounted = mount(Table, {
    target: document.body,
    props: { session },
    context: languageContext(() => 'en'),
  });
  await settle();
  return session;
};

const find = (id: string, within: ParentNode = document): HTMLElement | undefined =>
  within.querySelector<HTMLElement>(`[data-testid="${id}"]`) ?? undefined;
const press = async (id: string, within?: ParentNode): Promise<void> => {
  find(id, within)!.click();
  await settle();
};
const textOf = (id: string): string => find(id)!.textContent.replaceAll(/\s+/g, ' ').trim();

/** Bids nothing and lays nothing until the second day, whose bid orders can answer. */
const playToSecondDay = async (session: Session): Promise<void> => {
  for (let steps = 0; steps < 20; steps++) {
    const { view, canAnswer } = session;
    if (view.over || (view.table as { readonly day: number }).day >= 2) return;
    if (canAnswer) {
      session.setDraft(view.asked!.name === 'bid' ? 0 : [0, 0, 0]);
      await session.confirm();
    }
    await settle();
  }
};

test('orders are left, changed and taken back in the list beside the log', async () => {
  const session = await sitDown();
  await press('tab-orders');
  expect(textOf('order-never-bid')).toBe('Never bid T-6 Give this order');
  await press('give', find('order-never-bid'));
  expect(textOf('order-never-bid')).toBe('Never bid in force T-6 Take back');
  expect(textOf('tab-orders')).toBe('Standing orders 11 order in force');
  // One order takes the place of the other, since both answer the same question.
  const upTo = (): HTMLElement => find('order-bid-up-to')!;
  await press('choose', upTo());
  const field = upTo().querySelector<HTMLInputElement>('input[type=number]')!;
  field.value = '2';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  await press('give', upTo());
  expect(session.orders.all).toMatchObject([
    { name: 'bid-up-to', left: 2 },
    { name: 'never-bid', left: null },
  ]);
  expect(textOf('order-bid-up-to')).toContain('Bid up to in force T-6 2 Change Take back');
  await press('choose', upTo());
  upTo().querySelector<HTMLInputElement>('input[type=number]')!.value = '8';
  upTo()
    .querySelector('input')!
    .dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  await press('give', upTo());
  expect(upTo().querySelector('[role=status]')!.textContent).toContain('T-6');
  expect(session.commands.refusal).toBeUndefined();
  await press('take-back-order', upTo());
  expect(session.orders.all).toMatchObject([{ left: null }, { left: null }]);
});

test('at its question an order is offered beside the answer', async () => {
  const session = await sitDown();
  expect(session.view.asked!.name).toBe('bid');
  expect(find('order-never-bid')).toBeUndefined();
  expect(find('from-now-on')!.getAttribute('aria-expanded')).toBe('false');
  await press('from-now-on');
  await press('give', find('order-never-bid'));
  expect(session.orders.all).toMatchObject([{ left: null }, { left: [] }]);
  session.setDraft(0);
  await session.confirm();
  await settle();
  expect(session.view.asked!.name).toBe('lay');
  expect(find('from-now-on')).toBeUndefined();
});

test('its seat is told when an order was used, in a notice and in the log', async () => {
  const session = await sitDown();
  await session.orders.change('never-bid', []);
  expect(find('order-notice')!.textContent.trim()).toBe('');
  await playToSecondDay(session);
  expect(session.log.filter(({ event }) => event.t === 'order-used')).toHaveLength(1);
  expect(textOf('order-notice')).toContain('Your standing order “Never bid” has answered.');
  expect(document.querySelector('.log')!.textContent).toContain(
    'Your standing order “Never bid” has answered.',
  );
  find('order-notice')!.querySelector('button')!.click();
  await settle();
  expect(find('order-notice')!.textContent.trim()).toBe('');
  expect(find('order-never-bid')).toBeDefined();
});

const withOrders = [...games.values()].filter(({ orders }) => orders.length > 0);
test.each(withOrders.map(game => [game.name, game] as const))(
  'every standing order of %s has a name and a hint in every language',
  async (name, game) => {
    const text = (await loadText(name))!;
    for (const order of game.orders)
      for (const language of LANGUAGES) {
        const words = findOrderText(text, language, order.name);
        expect(words.title, `${language} ${order.name}`).toMatch(/^\p{Lu}/u);
        expect(words.hint, `${language} ${order.name}`).toMatch(/^\p{Lu}.*\.$/u);
      }
  },
);
