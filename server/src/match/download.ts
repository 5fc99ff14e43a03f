import { ok, refuse, type Result } from '@tavola/kernel';
import {
  makeMatch,
  makeRedacted,
  redactHeader,
  type EndLine,
  type Entry,
  type Reader,
  type RedactedLine,
} from '@tavola/match';
import { redactFor } from '../room/visibility.ts';
import type { Room } from '../room/room.ts';
import type { LogEntry } from './position.ts';
import { parseLogEntry } from './snapshots.ts';
import { mayWatch, type Access } from '../lobby/table-document.ts';

export interface Download {
  readonly name: string;
  readonly text: string;
}

/** The entries up to the first one that cannot be parsed, so that the file of a damaged match holds what is left. */
const parseReadable = (texts: readonly string[]): LogEntry[] => {
  const entries: LogEntry[] = [];
  try {
    for (const text of texts) entries.push(parseLogEntry(text));
  } catch {
    // The file ends where the log is damaged.
  }
  return entries;
};

/** A match as a file: whole once it has ended, before that redacted for the reader. */
export const makeDownload = async (
  room: Room,
  access: Access,
  wanted: string | undefined,
): Promise<Result<Download>> => {
  const { context } = room;
  const isSeat = access.role === 'seat';
  // Delayed spectators get the file of what they have seen.
  const { doc, position } = (!isSeat && room.broadcaster.feed?.shown) || room;
  const match = wanted ?? doc.match;
  const isNow = match === doc.match;
  if (match === null || !(isNow || doc.played.includes(match))) return refuse('no-such-match');
  const reader: Reader = isSeat ? access.seat : null;
  if (reader === null && !mayWatch(doc)) return refuse('no-such-match');
  const [start, ...rest] = parseReadable(await context.store.readEntries(match, 0));
  if (start?.t !== 'start') return refuse('no-such-match');
  const end: EndLine | undefined = rest.flatMap(entry => (entry.t === 'end' ? [entry.line] : []))[0];
  if (reader === null && isNow && doc.watch.delay > 0 && !position?.ended) return refuse('not-yet');
  // Also where another process or a restart has shown it: the whole file opens the seed.
  const last = rest.at(-1)?.at ?? start.at;
  if (reader === null && last + room.doc.watch.delay * 1000 > context.environment.now())
    return refuse('not-yet');
  const { header, opening } = start;
  if (end) {
    const entries: Entry[] = rest.flatMap(entry => (entry.t === 'line' ? [entry.line] : []));
    return ok({ name: `${header.game}-${match}.jsonl`, text: makeMatch({ header, opening, entries, end }) });
  }
  const lines: RedactedLine[] = [{ line: opening }, ...rest].flatMap(entry =>
    'line' in entry ? (redactFor(entry, reader) ?? []) : [],
  );
  const name = `${header.game}-${match}-${reader === null ? 'public' : `seat-${reader + 1}`}.jsonl`;
  return ok({ name, text: makeRedacted({ header: redactHeader(header, reader), lines }) });
};
