import type { Reader, RedactedLine } from '@tavola/match';
import { createPatch, type Patch } from '@tavola/protocol';
import { lineFor, EMPTY_UPDATE } from '../room/visibility.ts';
import { heardBy, type Position, type Stored } from './position.ts';
import type { Room } from '../room/room.ts';
import { foldSlowly, loadBase } from './snapshots.ts';
import { Views, type WireView } from '../room/messages.ts';

interface Wanted {
  /** The version behind which the lines are wanted, at most how many, and up to which version the reader may know. */
  readonly after: number;
  readonly limit: number;
  readonly until: number;
  readonly views: boolean;
}

export interface Past {
  readonly lines: readonly RedactedLine[];
  readonly views?: { readonly first: WireView | null; readonly changes: readonly Patch[] };
}

/** Lines of the past as this reader may have them, and, if wanted, what the reader saw after each. */
export const pastFor = async (
  room: Room,
  match: string,
  reader: Reader,
  { after, limit, until, views }: Wanted,
): Promise<Past> => {
  const { doc, world } = room;
  const entries = await world.store.read(match, 0);
  const { header, opening } = JSON.parse(entries[0]!) as Extract<Stored, { readonly t: 'start' }>;
  // An earlier match of the table may have been of another game.
  const game = world.games.get(header.game) ?? room.game;
  const { base, rest } = loadBase(game, doc.clock, { snapshot: null, entries });
  const lines: RedactedLine[] = [];
  const changes: Patch[] = [];
  let first: WireView | null = null;
  let last: WireView | null = null;
  const take = (line: RedactedLine, position: Position): void => {
    lines.push(line);
    if (!views) return;
    const seen = new Views(game, position).of(reader);
    if (last) changes.push(createPatch(last, seen));
    else first = seen;
    last = seen;
  };
  if (after === 0) take(lineFor({ line: opening }, reader)!, base);
  await foldSlowly(game, doc.clock, base, rest, (before, now, entry) => {
    const version = heardBy(now, reader);
    if (version > until) return false;
    if (version !== heardBy(before, reader) && version > after && 'line' in entry)
      take(lineFor(entry, reader) ?? EMPTY_UPDATE, now);
    return lines.length < limit;
  });
  return views ? { lines, views: { first, changes } } : { lines };
};
