import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Notice } from '../store.ts';

/**
 * A NOTIFY payload holds the sender, who ignores it, and hints of a letter, an id and a version each. It must be
 * shorter than 8,000 bytes.
 */
const LETTERS = {
  m: 'match',
  t: 'table',
  k: 'talk',
  r: 'removal',
  h: 'here',
  y: 'writing',
  w: 'who',
} as const;
const HINT = /^([mtkrhyw])([A-Za-z0-9._-]{1,64}) (\d{1,16})$/;
/** The link of a seat: a table, a seat and a secret. */
const HANDED_ON = /^o([A-Za-z0-9._-]{1,64}) (\d{1,2}) ([A-Za-z0-9_-]{22,64})$/;
const MAX_HINTS = 80;

const formatHint = (notice: Notice): string => {
  switch (notice.about) {
    case 'match':
      return `m${notice.id} ${notice.version}`;
    case 'table':
      return `t${notice.id} ${notice.version}`;
    case 'talk':
      return `k${notice.id} ${notice.version}`;
    case 'removal':
      return `r${notice.id} 0`;
    case 'here':
      return `h${notice.id} ${maskOf(notice.seats)}`;
    case 'writing':
      return `y${notice.id} ${maskOf(notice.seats)}`;
    case 'who':
      return `w${notice.id} 0`;
    case 'handed-on':
      return `o${notice.id} ${notice.seat} ${notice.secret}`;
    case 'anything':
      throw new Error('only a listener knows that notices may be lost');
  }
};

/** Encodes seats as bits of a number; no table has as many seats as there are bits. */
const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);
const seatsOf = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, seat) => seat).filter(seat => mask & (1 << seat));

export const makePayloads = (sender: string, notices: readonly Notice[]): readonly string[] => {
  const payloads: string[] = [];
  for (let i = 0; i < notices.length; i += MAX_HINTS)
    payloads.push(
      sender +
        notices
          .slice(i, i + MAX_HINTS)
          .map(formatHint)
          .join(','),
    );
  return payloads;
};

/** Anybody who can reach the database can notify, so foreign payloads are ignored. */
export const parsePayload = (sender: string, payload: string): readonly Notice[] => {
  if (payload.startsWith(sender)) return [];
  return payload
    .slice(sender.length)
    .split(',')
    .flatMap((hint): Notice[] => {
      const [, table, seat, secret] = HANDED_ON.exec(hint) ?? [];
      if (table !== undefined && secret !== undefined)
        return [{ about: 'handed-on', id: table, seat: Number(seat), secret }];
      const [, letter, id, version] = HINT.exec(hint) ?? [];
      if (letter === undefined || id === undefined) return [];
      const about = LETTERS[letter as keyof typeof LETTERS];
      if (about === 'removal' || about === 'who') return [{ about, id }];
      if (about === 'here' || about === 'writing')
        return [{ about, id, process: payload.slice(0, sender.length), seats: seatsOf(Number(version)) }];
      return [{ about, id, version: Number(version) }];
    });
};

interface Listener {
  readonly close: () => Promise<void>;
}
interface ListenerEvents {
  readonly onPayload: (payload: string) => void;
  /** Payloads may have been lost. */
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;

/**
 * Keeps a listening connection. A lost one is replaced after growing pauses, and one notice then says that any may
 * be missing.
 */
export const openListener = async (
  config: pg.ClientConfig,
  channel: string,
  { onPayload, onGap, onError }: ListenerEvents,
): Promise<Listener> => {
  const stop = new AbortController();
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(config);
    // Without a listener the error of a lost connection would end the process.
    next.on('error', onError);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    next.once('end', () => {
      client = undefined;
      if (!stop.signal.aborted) void reconnect();
    });
  };

  const reconnect = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !stop.signal.aborted; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      try {
        await wait(pause, undefined, { signal: stop.signal });
        await connect();
        // The store was closed meanwhile.
        if (stop.signal.aborted) return await client?.end();
        return onGap();
      } catch (error) {
        if (!stop.signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };

  await connect();
  return {
    close: async () => {
      stop.abort();
      await client?.end();
    },
  };
};
