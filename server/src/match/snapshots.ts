import { replayRolls, type GameTypes, type State } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import type { MatchRecord } from '@tavola/store';
import type { AnyGame } from './games.ts';
import type { Rest } from './history-queue.ts';
import { initialPosition, replayEntry, type MatchPosition, type LogEntry } from './position.ts';

/** The log holds an entry that the rules of this version refuse, so the match cannot be loaded. */
export class BrokenMatch extends Error {}

/** Runs a replay of a stored log. Any failure means that the log does not fit the rules. */
export const rebuild = <T>(replay: () => T): T => {
  try {
    return replay();
  } catch (error) {
    throw new BrokenMatch('the stored match cannot be replayed', { cause: error });
  }
};

/** Formats a position for the store, with its state as the kernel saves it. */
export const makeSnapshot = (game: AnyGame, { match, ...position }: MatchPosition): string => {
  const { state, ...rest } = match;
  return JSON.stringify({ ...position, match: rest, saved: game.save(state) });
};

/** Parses a stored snapshot. The kernel checks the state, since the rules may have changed. */
const parseSnapshot = (game: AnyGame, text: string): MatchPosition => {
  const { saved, match, ...position } = JSON.parse(text) as Omit<MatchPosition, 'match'> & {
    readonly saved: unknown;
    readonly match: Omit<MatchPosition['match'], 'state'>;
  };
  const state = game.load(saved);
  if (!state.ok) throw new Error(`loading a snapshot failed: ${JSON.stringify(state.error)}`);
  return { ...position, match: { ...match, state: shareParts(game, state.value) } };
};

export const parseLogEntry = (text: string): LogEntry => JSON.parse(text) as LogEntry;

/**
 * Replaces the immutable parts of a table, such as its board, by one instance for all loaded matches: a thousand
 * matches would otherwise hold a thousand boards.
 */
const shareParts = (game: AnyGame, state: State<GameTypes>): State<GameTypes> => {
  const copy = Object.entries(game.clone(state).table);
  const table = Object.entries(state.table).map(([name, value]: [string, unknown]): [string, unknown] => {
    const isShared = copy.some(([other, same]) => other === name && same === value);
    return isShared && typeof value === 'object' ? [name, intern(value)] : [name, value];
  });
  return { ...state, table: Object.fromEntries(table) };
};

const MAX_INTERNED_PARTS = 64;
const internedTexts = new Map<string, unknown>();
const intern = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  if (text.length < 1000) return value;
  const known = internedTexts.get(text);
  if (known !== undefined) return known;
  if (internedTexts.size >= MAX_INTERNED_PARTS) internedTexts.clear();
  internedTexts.set(text, value);
  return value;
};

const replayStart = (game: AnyGame, setting: ClockSetting, entry: LogEntry): MatchPosition => {
  if (entry.t !== 'start') throw new Error('the log does not begin with a start');
  const { header, opening } = entry;
  const dice = replayRolls(opening.rolls);
  const turn = game.begin(header.seats.length, header.options, dice, { rules: header.rules });
  if (!turn.ok) throw new Error(`starting a match failed: ${turn.error.code}`);
  return initialPosition(entry, turn.value, setting);
};

/** The position of the snapshot, or of the start, and the entries after it. */
export const loadBasePosition = (
  game: AnyGame,
  setting: ClockSetting,
  { snapshot, entries }: Pick<MatchRecord, 'snapshot' | 'entries'>,
): { readonly base: MatchPosition; readonly rest: readonly LogEntry[] } => {
  if (snapshot) return { base: parseSnapshot(game, snapshot.saved), rest: entries.map(parseLogEntry) };
  const [first, ...rest] = entries.map(parseLogEntry);
  if (!first) throw new Error('the match has no entries');
  return { base: replayStart(game, setting, first), rest };
};

/** Replays entries one by one; `follow` gets each with the positions around it. */
export const replayEntries = (
  game: AnyGame,
  setting: ClockSetting,
  base: MatchPosition,
  entries: readonly LogEntry[],
  follow?: (before: MatchPosition, after: MatchPosition, entry: LogEntry) => void,
): MatchPosition => {
  let position = base;
  for (const entry of entries) {
    if (entry.t === 'start') throw new Error('the log has a second start');
    const after = replayEntry(game, setting, position, entry);
    follow?.(position, after, entry);
    position = after;
  }
  return position;
};

/** Time that a replay may block the process. */
const SLICE_MS = 5;

/** Replays entries until `follow` returns false, and lets other work run in between. */
export const replayInSlices = async (
  game: AnyGame,
  setting: ClockSetting,
  base: MatchPosition,
  entries: Iterable<LogEntry>,
  rest: Rest,
  follow: (before: MatchPosition, after: MatchPosition, entry: LogEntry) => boolean,
): Promise<void> => {
  let started = performance.now();
  let position = base;
  for (const entry of entries) {
    let goesOn = true;
    position = replayEntries(game, setting, position, [entry], (before, after, read) => {
      goesOn = follow(before, after, read);
    });
    if (!goesOn) break;
    if (performance.now() - started < SLICE_MS) continue;
    await rest(performance.now() - started);
    started = performance.now();
  }
  await rest(performance.now() - started);
};

/** Entries that loading replays at most, however long a round is. */
const MAX_ENTRIES_BEHIND = 64;

/** Whether to store a snapshot now: at each new round, and after a number of entries. */
export const needsSnapshot = (game: AnyGame, position: MatchPosition, before: MatchPosition): boolean => {
  const round = game.roundOf(position.match.state);
  if (position.ended || round !== game.roundOf(before.match.state)) return true;
  return position.version - position.snapshot >= MAX_ENTRIES_BEHIND;
};
