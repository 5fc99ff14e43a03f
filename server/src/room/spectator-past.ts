import type { Id } from '@tavola/store';
import { EMPTY_SEAT, mayWatch, type TableDoc } from '../lobby/table-document.ts';
import type { LogEntry, MatchPosition } from '../match/position.ts';
import { loadBasePosition, parseLogEntry, replayEntries } from '../match/snapshots.ts';
import type { ServerContext } from '../ops/context.ts';
import type { Broadcaster } from './broadcaster.ts';

/** The table whose past is shown. */
interface LoadedTable {
  readonly doc: TableDoc;
  readonly context: ServerContext;
  readonly position: MatchPosition | undefined;
  readonly broadcaster: Broadcaster;
}

/** The table as it was while it played a match, without any later decision. */
const restoreDoc = (doc: TableDoc, match: Id, { header }: MatchPosition): TableDoc => {
  const played = doc.played.includes(match) ? doc.played.slice(0, doc.played.indexOf(match)) : doc.played;
  const seats = header.seats.map(({ name }, seat) => {
    const current = doc.seats[seat] ?? EMPTY_SEAT;
    return { ...current, name, by: current.by === 'nobody' ? ('person' as const) : current.by };
  });
  const { game, options } = header;
  return {
    ...doc,
    game,
    options,
    seats,
    played,
    match,
    phase: 'playing',
    votes: [],
    held: [],
    deletes: null,
  };
};

/**
 * Opens the feed of delayed spectators at a table that was just loaded, perhaps between two matches: they see it as it
 * was, and each later entry when its delay is over. False if there is nothing that they have not seen.
 */
const openPastFeed = async (table: LoadedTable, shown: number): Promise<boolean> => {
  const { doc, context, broadcaster } = table;
  const { store, log } = context;
  const heads = (await store.listMatches(doc.id)).filter(({ at }) => at > shown);
  let isOpen = false;
  for (const { match, at: last } of heads) {
    const entries = (await store.readEntries(match, 0)).map(parseLogEntry);
    const [start] = entries;
    const game = start?.t === 'start' ? context.games.get(start.header.game) : undefined;
    if (!game || start?.t !== 'start') continue;
    let base: MatchPosition;
    try {
      const texts = entries.map(entry => JSON.stringify(entry));
      ({ base } = loadBasePosition(game, doc.clock, { snapshot: null, entries: texts.slice(0, 1) }));
      const rest: readonly LogEntry[] = entries.slice(1);
      const past = restoreDoc(doc, match, base);
      const seen = isOpen ? 0 : rest.findLastIndex(({ at }) => at <= shown) + 1;
      const position = replayEntries(game, doc.clock, base, rest.slice(0, seen));
      if (isOpen) broadcaster.feed!.addMatch(past, base, start.at);
      else broadcaster.openFeed({ doc: past, position });
      isOpen = true;
      replayEntries(game, doc.clock, position, rest.slice(seen), (before, after, entry) =>
        broadcaster.queueEntry(game, before, entry, after),
      );
      if (match !== doc.match) broadcaster.feed!.addTable({ ...past, phase: 'over' }, last);
    } catch (error) {
      log.warn({ err: error, table: doc.id }, 'spectators cannot see an earlier match');
    }
  }
  return isOpen;
};

/** Opens the feed of the spectators at a table that was just loaded and last changed at `changed`. */
export const openFeedAfterLoad = async (table: LoadedTable, changed: number): Promise<void> => {
  const { doc, position, context, broadcaster } = table;
  const { match, watch } = doc;
  const isDelayed = watch.delay > 0 && mayWatch(doc);
  const shown = context.environment.now() - watch.delay * 1000;
  // Delayed spectators may still have to see the match before, which a lobby or a new match has followed.
  if (isDelayed && (await openPastFeed(table, shown)))
    return broadcaster.feed!.addTable(doc, match === null ? shown : changed);
  if (match === null) return;
  if (!isDelayed || changed <= shown) return broadcaster.openFeed();
  // The earlier document is not kept: spectators get one that plays, without any later decision.
  const past: TableDoc = { ...doc, phase: 'playing', votes: [], held: [], deletes: null };
  broadcaster.openFeed({ doc: past, position });
  broadcaster.feed!.addTable(doc, changed);
};
