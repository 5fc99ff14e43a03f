import type { Kinds, Seat } from '@tavola/kernel';
import type { BoardModule } from '../../boards/contract.ts';
import { textOf } from '../../text/index.ts';
import { host } from '../host/client.ts';
import type { Moment, Refused } from '../host/messages.ts';
import { Session } from './session.svelte.ts';

/** A board whose game's own types are forgotten: safe as long as boards and views of games are not mixed. */
const any = <K extends Kinds>(board: BoardModule<K>): BoardModule<Kinds> =>
  board as unknown as BoardModule<Kinds>;

/** Games with a board of their own; the others are played with the widgets alone. */
const boards: { readonly [game: string]: () => Promise<BoardModule<Kinds>> } = {
  verona: async () => any((await import('../../boards/verona/index.ts')).verona),
};

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
  const [text, board] = await Promise.all([textOf(opened.meta.game), boards[opened.meta.game]?.()]);
  if (!text) {
    close();
    return { refused: { code: 'no-such-game' } };
  }
  session = new Session({ host: client, opened, text, board });
  for (const moment of early) session.hear(moment);
  return { session, close };
};
