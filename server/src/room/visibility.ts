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

/** An entry of the log that holds a line of the match. */
interface LineEntry {
  readonly line: OpeningLine | Entry | EndLine;
  readonly again?: boolean;
}

/**
 * What a reader hears of a line by itself. Of an answer that was changed before all were in, others hear nothing:
 * they know already that nobody waits for that seat, and more is not theirs to know.
 */
export const redactFor = ({ line, again = false }: LineEntry, reader: Reader): RedactedLine | undefined => {
  if (again && 'seat' in line && line.seat !== reader) return undefined;
  return redactLine(line, reader);
};

/** A line without words: something everybody can see has changed. */
export const EMPTY_UPDATE: RedactedLine = { t: 'heard', events: [], whispers: [] };

/** Whether a reader is told of an entry at all: it hears something, or what it sees changes. */
export const isVisibleTo = (
  game: AnyGame,
  entry: LineEntry,
  reader: Reader,
  before: State<GameTypes>,
  after: State<GameTypes>,
): boolean => {
  const { line, again = false } = entry;
  if (again) return 'seat' in line && line.seat === reader;
  // Of an answer, and that it was taken back, everybody hears; what is done besides may be nobody's concern.
  if (line.t !== 'aside' || redactFor(entry, reader)) return true;
  const seat = reader ?? undefined;
  const { set, cut } = createPatch(game.view(before, seat), game.view(after, seat));
  return set.length + cut.length > 0;
};
