import type { Kinds, Seat } from '@tavola/kernel';
import type { BoardModule } from '../../boards/contract.ts';
import { textOf } from '../../text/index.ts';
import { host } from '../host/client.ts';
import type { Moment, Refused } from '../host/messages.ts';
import { Session } from './session.svelte.ts';

const boards = import.meta.glob<BoardModule<Kinds>>('../../boards/*/index.ts');

const boardOf = (game: string): Promise<BoardModule<Kinds>> | undefined =>
  boards[`../../boards/${game}/index.ts`]?.();

export interface OpenMatch {
  readonly session: Session;
  /** Nothing is heard of the match any more. */
  close(): void;
}

/** Opens a match for one viewer, with all that its page needs; `stale` is called when it must be opened anew. */
export const openMatch = async (
  id: string,
  seat: Seat | undefined,
  stale: () => void,
): Promise<OpenMatch | Refused> => {
  const client = host();
  // What happens while words and board are being fetched waits here.
  const early: Moment[] = [];
  let session: Session | undefined;
  const close = client.listen(news => {
    if (news.id !== id) return;
    if (news.t === 'stale') stale();
    if (news.t !== 'moment' || news.seat !== seat) return;
    if (session) session.hear(news.moment);
    else early.push(news.moment);
  });
  const opened = await client.call('open', { id, seat });
  if ('refused' in opened) {
    close();
    return opened;
  }
  const [text, board] = await Promise.all([textOf(opened.meta.game), boardOf(opened.meta.game)]);
  if (!text) {
    close();
    return { refused: { code: 'no-such-game' } };
  }
  session = new Session({ host: client, opened, text, board });
  for (const moment of early) session.hear(moment);
  return { session, close };
};
