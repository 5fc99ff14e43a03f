import { replayRolls, type GameTypes, type State } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import type { MatchRecord } from '@tavola/store';
import type { AnyGame } from './games.ts';
import { initialPosition, replayEntry, type MatchPosition, type LogEntry } from './position.ts';

/** As text in the store: the position with its state as the kernel saves it. */
export const makeSnapshot = (game: AnyGame, { match, ...position }: MatchPosition): string => {
  const { state, ...rest } = match;
  return JSON.stringify({ ...position, match: rest, saved: game.save(state) });
};

/** What the store gives back is ours; the kernel still checks the state itself, as rules may have changed since. */
const parseSnapshot = (game: AnyGame, text: string): MatchPosition => {
  const { saved, match, ...position } = JSON.parse(text) as Omit<MatchPosition, 'match'> & {
    readonly saved: unknown;
    readonly match: Omit<MatchPosition['match'], 'state'>;
  };
  const state = game.load(saved);
  if (!state.ok) throw new Error(`a snapshot cannot be loaded: ${JSON.stringify(state.error)}`);
  return { ...position, match: { ...match, state: shareParts(game, state.value) } };
};

export const parseLogEntry = (text: string): LogEntry => JSON.parse(text) as LogEntry;

/**
 * Parts of a table that copies share are never changed, such as a board: matches that were loaded share them
 * too, or a thousand matches would hold a thousand boards.
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
  if (entry.t !== 'start') throw new Error('a log does not begin with its start');
  const { header, opening } = entry;
  const turn = game.begin(header.seats.length, header.options, replayRolls(opening.rolls));
  if (!turn.ok) throw new Error(`a match cannot begin: ${turn.error.code}`);
  return initialPosition(entry, turn.value, setting);
};

/** The position of a snapshot, or of the very beginning, and the entries that follow. */
export const loadBasePosition = (
  game: AnyGame,
  setting: ClockSetting,
  { snapshot, entries }: Pick<MatchRecord, 'snapshot' | 'entries'>,
): { readonly base: MatchPosition; readonly rest: readonly LogEntry[] } => {
  if (snapshot) return { base: parseSnapshot(game, snapshot.saved), rest: entries.map(parseLogEntry) };
  const [first, ...rest] = entries.map(parseLogEntry);
  if (!first) throw new Error('a match without entries');
  return { base: replayStart(game, setting, first), rest };
};

/** Goes through entries one by one; `follow` sees each with the positions around it. */
export const replayEntries = (
  game: AnyGame,
  setting: ClockSetting,
  base: MatchPosition,
  entries: readonly LogEntry[],
  follow?: (before: MatchPosition, after: MatchPosition, entry: LogEntry) => void,
): MatchPosition => {
  let position = base;
  for (const entry of entries) {
    if (entry.t === 'start') throw new Error('a second start in a log');
    const after = replayEntry(game, setting, position, entry);
    follow?.(position, after, entry);
    position = after;
  }
  return position;
};

/** Milliseconds that going through a match may keep everybody else waiting. */
const SLICE_MS = 5;

/** The same bit by bit, and only as far as `follow` wants to go on: others have their turn in between. */
export const replayInSlices = async (
  game: AnyGame,
  setting: ClockSetting,
  base: MatchPosition,
  entries: readonly LogEntry[],
  follow: (before: MatchPosition, after: MatchPosition, entry: LogEntry) => boolean,
): Promise<void> => {
  let started = performance.now();
  let position = base;
  for (const entry of entries) {
    let goesOn = true;
    position = replayEntries(game, setting, position, [entry], (before, after, read) => {
      goesOn = follow(before, after, read);
    });
    if (!goesOn) return;
    if (performance.now() - started < SLICE_MS) continue;
    await new Promise(setImmediate);
    started = performance.now();
  }
};

/** However long a round is, loading goes through no more entries than this. */
const MAX_ENTRIES_BEHIND = 64;

/** Whether the state should be kept now: at each new round, and now and then in between. */
export const needsSnapshot = (position: MatchPosition, before: MatchPosition): boolean => {
  const round = roundOf(position.match.state);
  if (position.ended || round !== roundOf(before.match.state)) return true;
  return position.version - position.snapshot >= MAX_ENTRIES_BEHIND;
};

const roundOf = ({ table }: State<GameTypes>): unknown => ('round' in table ? table.round : undefined);
