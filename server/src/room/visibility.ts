import type { GameTypes, State } from '@tavola/kernel';
import {
  redactLine,
  type EndLine,
  type Entry,
  type OpeningLine,
  type Reader,
  type RedactedLine,
} from '@tavola/match';
import { createPatch } from '@tavola/protocol';
import type { AnyGame } from '../match/games.ts';

/** A log entry that holds a line of the match. */
interface LineEntry {
  readonly line: OpeningLine | Entry | EndLine;
  readonly again?: boolean;
}

/**
 * The part of a line that a reader gets. Others get nothing of an answer that was changed before all were in: they
 * already know that the seat has answered, and more would be a leak.
 */
export const redactFor = ({ line, again = false }: LineEntry, reader: Reader): RedactedLine | undefined => {
  if (again && 'seat' in line && line.seat !== reader) return undefined;
  return redactLine(line, reader);
};

/** A line without content, sent when only the reader's view has changed. */
export const EMPTY_UPDATE: RedactedLine = { t: 'heard', events: [], whispers: [] };

/** Whether a reader gets an update about an entry: the reader gets part of its line, or sees a change. */
export const isVisibleTo = (
  game: AnyGame,
  entry: LineEntry,
  reader: Reader,
  before: State<GameTypes>,
  after: State<GameTypes>,
): boolean => {
  const { line, again = false } = entry;
  if (again) return 'seat' in line && line.seat === reader;
  // Answers and withdrawals are public; an aside or an order may concern a single seat.
  if ((line.t !== 'aside' && line.t !== 'order') || redactFor(entry, reader)) return true;
  const seat = reader ?? undefined;
  const { set, cut } = createPatch(game.view(before, seat), game.view(after, seat));
  return set.length + cut.length > 0;
};
