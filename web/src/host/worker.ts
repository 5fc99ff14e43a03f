/// <reference lib="webworker" />
import { games } from './games.ts';
import { newHost } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { browserShelf } from './shelf.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromHost): void => scope.postMessage(message);
const others = new BroadcastChannel('tavola');

const host = newHost({
  shelf: browserShelf(),
  games,
  random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
  now: () => Date.now(),
  clock: () => performance.now(),
  breath: () => new Promise(resolve => setTimeout(resolve, 0)),
  after: (milliseconds, then) => void setTimeout(then, milliseconds),
  tell: news => say({ news }),
  changed: id => others.postMessage(id),
});

others.addEventListener('message', ({ data }: MessageEvent<string>) => host.heard(data));

scope.addEventListener('message', ({ data: { n, call, in: input } }: MessageEvent<ToHost>) => {
  host.call(call, input as never).then(
    out => say({ n, out }),
    (error: unknown) => say({ n, failed: error instanceof Error ? error.message : String(error) }),
  );
});
