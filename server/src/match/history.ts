import type { Reader, RedactedLine } from '@tavola/match';
import { createPatch, type Patch } from '@tavola/protocol';
import { redactFor, EMPTY_UPDATE } from '../room/visibility.ts';
import { versionFor, type MatchPosition, type LogEntry } from './position.ts';
import type { Room } from '../room/room.ts';
import type { Rest } from './history-queue.ts';
import { replayInSlices, loadBasePosition, parseLogEntry } from './snapshots.ts';
import { ReaderViews, type AnyView } from '../room/messages.ts';

interface HistoryRange {
  /** Lines after this version, at most `limit` of them, up to the version that the reader may know. */
  readonly after: number;
  readonly limit: number;
  readonly until: number;
  readonly views: boolean;
}

export interface HistoryPage {
  readonly lines: readonly RedactedLine[];
  readonly views?: { readonly first: AnyView | null; readonly changes: readonly Patch[] };
}

/** Reads earlier lines, redacted for the reader, with the view after each if the range asks for views. */
export const readHistory = async (
  room: Room,
  match: string,
  reader: Reader,
  { after, limit, until, views }: HistoryRange,
  rest: Rest,
): Promise<HistoryPage> => {
  const { doc, context } = room;
  const entries = await context.store.readEntries(match, 0);
  const { header, opening } = JSON.parse(entries[0]!) as Extract<LogEntry, { readonly t: 'start' }>;
  const later = function* (): Generator<LogEntry> {
    for (const text of entries.slice(1)) yield parseLogEntry(text);
  };
  // An earlier match of the table may have been of another game.
  const game = context.games.get(header.game) ?? room.game;
  const { base } = loadBasePosition(game, doc.clock, { snapshot: null, entries: entries.slice(0, 1) });
  const lines: RedactedLine[] = [];
  const changes: Patch[] = [];
  let first: AnyView | null = null;
  let last: AnyView | null = null;
  const take = (line: RedactedLine, position: MatchPosition): void => {
    lines.push(line);
    if (!views) return;
    const seen = new ReaderViews(game, position).of(reader);
    if (last) changes.push(createPatch(last, seen));
    else first = seen;
    last = seen;
  };
  if (after === 0) take(redactFor({ line: opening }, reader)!, base);
  await replayInSlices(game, doc.clock, base, later(), rest, (before, now, entry) => {
    const version = versionFor(now, reader);
    if (version > until) return false;
    if (version !== versionFor(before, reader) && version > after && 'line' in entry)
      take(redactFor(entry, reader) ?? EMPTY_UPDATE, now);
    return lines.length < limit;
  });
  return views ? { lines, views: { first, changes } } : { lines };
};
