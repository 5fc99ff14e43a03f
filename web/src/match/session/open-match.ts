import type { Seat } from '@tavola/kernel';
import { loadBoard, loadText } from '../../games.ts';
import { connectHost, type MatchHost } from '../../local/worker-client.ts';
import type { Moment, Opened, Refused } from '../../local/messages.ts';
import { Session } from './session.svelte.ts';

export interface OpenMatch {
  readonly session: Session;
  /** Stops listening to the match. */
  close(): void;
}

/** The source of a match for one viewer: this device or a server. */
export interface Source {
  readonly host: MatchHost;
  /** Whether the match is at this device. */
  readonly isHere: boolean;
  open(): Promise<Opened | Refused>;
  /** Reports new moments in order; returns a function that stops it. */
  listen(hear: (moment: Moment) => void): () => void;
}

/** Opens a match for one viewer, with its texts and its board. */
export const openFrom = async ({
  host: runner,
  isHere,
  open,
  listen,
}: Source): Promise<OpenMatch | Refused> => {
  // Moments that arrive while texts and board load wait here.
  const early: Moment[] = [];
  let session: Session | undefined;
  const close = listen(moment => {
    if (session) session.hear(moment);
    else early.push(moment);
  });
  const opened = await open();
  if ('refused' in opened) {
    close();
    return opened;
  }
  const [text, board] = await Promise.all([loadText(opened.meta.game), loadBoard(opened.meta.game)]);
  if (!text) {
    close();
    return { refused: { code: 'no-such-game' } };
  }
  session = new Session({ host: runner, opened, text, board, isHere });
  for (const moment of early) session.hear(moment);
  return { session, close };
};

/** A match at this device; `stale` is called when it must be opened again. */
export const openMatch = (
  id: string,
  seat: Seat | undefined,
  stale: () => void,
): Promise<OpenMatch | Refused> => {
  const client = connectHost();
  return openFrom({
    host: client,
    isHere: true,
    open: () => client.call('open', { id, seat }),
    listen: hear =>
      client.listen(news => {
        if (news.id !== id) return;
        if (news.t === 'stale') stale();
        else if (news.seat === seat) hear(news.moment);
      }),
  });
};
