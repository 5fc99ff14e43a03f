import type { Result } from '@tavola/kernel';

const PREFIX = 'tavola.once.';
/** After these replies the request may or may not have been done. */
const UNKNOWN = ['no-server', 'failed'];

const inMemory = new Map<string, string>();
const store = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

const keep = (name: string, key: string): void => {
  inMemory.set(name, key);
  try {
    store()?.setItem(name, key);
  } catch {
    // Storage is full or forbidden, so memory has to do.
  }
};

/**
 * Sends a request that must not be done twice. If its reply is lost, the next request for the same purpose has the same
 * key, even after a reload, and gets the first result.
 */
export const requestOnce = async <T>(
  purpose: string,
  ask: (key: string) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const name = PREFIX + purpose;
  const key = inMemory.get(name) ?? store()?.getItem(name) ?? newKey();
  keep(name, key);
  const reply = await ask(key);
  if (reply.ok || !UNKNOWN.includes(reply.error.code)) {
    inMemory.delete(name);
    store()?.removeItem(name);
  }
  return reply;
};
