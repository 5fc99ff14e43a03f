/// <reference lib="webworker" />
import { steadyNow } from '../app/steady-now.ts';
import { games } from '@tavola/games/registry.ts';
import { decide, type Decided, type Task } from '@tavola/table';
import { newHost } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { browserShelf } from './match-storage.ts';
import { THINKER, THINKING_MS, threadMind, type Ears, type BotWorker } from './bots/worker-client.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** The bots' worker runs this same file, so that it is cached wherever the host is, even offline. */
const openThinker = ({ hear, fail }: Ears): BotWorker => {
  const worker = new Worker(scope.location.href, { type: 'module', name: THINKER });
  worker.addEventListener('message', ({ data }: MessageEvent<Decided>) => hear(data));
  worker.addEventListener('error', ({ message }) => {
    console.error('bot failed', message);
    fail();
  });
  return worker;
};

const after = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

const host = (): void => {
  const say = (message: FromHost): void => scope.postMessage(message);
  const others = new BroadcastChannel('tavola');
  const running = newHost({
    shelf: browserShelf(),
    games,
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    now: steadyNow,
    mind: threadMind(openThinker, after),
    breath: () => new Promise(resolve => setTimeout(resolve, 0)),
    after,
    report: (failure, message) => console.error(message, failure),
    tell: news => say({ news }),
    changed: id => others.postMessage(id),
  });
  others.addEventListener('message', ({ data }: MessageEvent<string>) => running.heard(data));
  scope.addEventListener('message', ({ data: { n, call, in: input } }: MessageEvent<ToHost>) => {
    running.call(call, input as never).then(
      out => say({ n, out }),
      (error: unknown) => say({ n, failed: error instanceof Error ? error.message : String(error) }),
    );
  });
};

const thinker = (): void =>
  scope.addEventListener('message', ({ data }: MessageEvent<Task>) =>
    scope.postMessage(decide(games, data, { milliseconds: THINKING_MS, now: () => performance.now() })),
  );

if (scope.name === THINKER) thinker();
else host();
