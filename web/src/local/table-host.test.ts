import type { Fair } from '@tavola/kernel/test/fair.ts';
import type { View } from '@tavola/kernel';
import { tableHost, type OpenTable } from '@tavola/table/suite';
import { threadMind } from './bots/worker-client.ts';
import { newHost } from './host.ts';
import { memoryShelf } from './match-storage.ts';
import type { News } from './messages.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await new Promise(resolve => setImmediate(resolve));
};

const openTable: OpenTable = async ({ game, level, thinker }) => {
  const timers = new Set<Timer>();
  const news: News[] = [];
  const reports: string[] = [];
  let [now, n] = [0, 3];
  const after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: now + milliseconds, act };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const hanging = threadMind(() => ({ postMessage: () => undefined, terminate: () => undefined }), after);
  const host = newHost({
    shelf: memoryShelf(),
    games: new Map([[game.name, game]]),
    mind: thinker === 'hangs' ? hanging : thinker,
    random: bytes => Uint8Array.from({ length: bytes }, () => (n = (n * 16807) % 2147483647) % 256),
    now: () => now,
    breath: () => new Promise(resolve => setImmediate(resolve)),
    after,
    report: (_, message) => reports.push(message),
    tell: one => news.push(one),
    changed: () => undefined,
  });
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bianca', bot: level },
  ];
  const begun = await host.call('begin', { game: game.name, players, options: {} });
  if ('refused' in begun) return { refused: begun.refused.code };
  const { id } = begun;
  const opened = await host.call('open', { id, seat: 0 });
  if ('refused' in opened) return { refused: opened.refused.code };
  const moments = () => news.flatMap(one => (one.t === 'moment' ? [one.moment] : []));
  const view = (): View<Fair> => (moments().at(-1)?.view ?? opened.view) as View<Fair>;
  const given = () => ({ id, seat: 0, question: view().asked!.id });
  await settle();
  return {
    view,
    settle,
    reports: () => reports,
    answer: answer => host.call('answer', { ...given(), answer }),
    interject: (aside, answer) => host.call('interject', { ...given(), aside, answer }),
    order: (order, answer) => host.call('order', { id, seat: 0, order, answer }),
    see: enough => host.call('see', { ...given(), at: moments().at(-1)?.at ?? 0, enough }),
    pass: async milliseconds => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.act();
        await settle();
      }
      now = end;
      await settle();
    },
    until: async look => {
      for (let tries = 0; !look(view()); tries++) {
        if (tries === 100) throw new Error(`waited in vain for ${look.toString()}`);
        await settle();
      }
    },
  };
};

tableHost('the browser', openTable);
