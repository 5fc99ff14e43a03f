import type { Call, Calls, FromHost, MatchCall, MatchCalls, News, ToHost } from './messages.ts';

/** The host of a match, as its page sees it. */
export interface MatchHost {
  call<C extends MatchCall>(call: C, input: MatchCalls[C]['in']): Promise<MatchCalls[C]['out']>;
}

/** The page's side of the host, which knows nothing of games, states or dice. */
export interface HostClient {
  call<C extends Call>(call: C, input: Calls[C]['in']): Promise<Calls[C]['out']>;
  /** Returns a function that stops listening. */
  listen(hear: (news: News) => void): () => void;
}

const workerHost = (): HostClient => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, { resolve(out: unknown): void; reject(error: Error): void }>();
  const listeners = new Set<(news: News) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if ('news' in data) {
      for (const hear of listeners) hear(data.news);
      return;
    }
    const asker = waiting.get(data.n);
    waiting.delete(data.n);
    if ('failed' in data) asker?.reject(new Error(data.failed));
    else asker?.resolve(data.out);
  });
  return {
    call: <C extends Call>(call: C, input: Calls[C]['in']) =>
      new Promise<Calls[C]['out']>((resolve, reject) => {
        const n = count++;
        waiting.set(n, { resolve: out => resolve(out as Calls[C]['out']), reject });
        // Drafts are reactive objects of the page, and only plain JSON crosses to the worker.
        const plain: unknown = input === undefined ? undefined : JSON.parse(JSON.stringify(input));
        worker.postMessage({ n, call, in: plain } satisfies ToHost);
      }),
    listen: hear => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
};

let shared: HostClient | undefined;
/** The page has one host, which starts when it is first needed. */
export const connectHost = (): HostClient => (shared ??= workerHost());
