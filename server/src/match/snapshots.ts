import { replayRolls, type GameTypes, type State } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import type { Latest } from '@tavola/store';
import type { AnyGame } from './games.ts';
import { initialPosition, replayEntry, type Position, type Stored } from './position.ts';

/** As text in the store: the position with its state as the kernel saves it. */
export const makeSnapshot = (game: AnyGame, { match, ...position }: Position): string => {
  const { state, ...rest } = match;
  return JSON.stringify({ ...position, match: rest, saved: game.save(state) });
};

/** What the store gives back is ours; the kernel still checks the state itself, as rules may have changed since. */
const parseSnapshot = (game: AnyGame, text: string): Position => {
  const { saved, match, ...position } = JSON.parse(text) as Omit<Position, 'match'> & {
    readonly saved: unknown;
    readonly match: Omit<Position['match'], 'state'>;
  };
  const state = game.load(saved);
  if (!state.ok) throw new Error(`a snapshot cannot be loaded: ${JSON.stringify(state.error)}`);
  return { ...position, match: { ...match, state: shared(game, state.value) } };
};

export const parseStored = (text: string): Stored => JSON.parse(text) as Stored;

/**
 * Parts of a table that copies share are never changed, such as a board: matches that were loaded share them
 * too, or a thousand matches would hold a thousand boards.
 */
const shared = (game: AnyGame, state: State<GameTypes>): State<GameTypes> => {
  const copy = Object.entries(game.clone(state).table);
  const table = Object.entries(state.table).map(([name, value]: [string, unknown]): [string, unknown] => {
    const isShared = copy.some(([other, same]) => other === name && same === value);
    return isShared && typeof value === 'object' ? [name, interned(value)] : [name, value];
  });
  return { ...state, table: Object.fromEntries(table) };
};

const MAX_INTERNED = 64;
const internedTexts = new Map<string, unknown>();
const interned = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  if (text.length < 1000) return value;
  const known = internedTexts.get(text);
  if (known !== undefined) return known;
  if (internedTexts.size >= MAX_INTERNED) internedTexts.clear();
  internedTexts.set(text, value);
  return value;
};

const start = (game: AnyGame, setting: ClockSetting, entry: Stored): Position => {
  if (entry.t !== 'start') throw new Error('a log does not begin with its start');
  const { header, opening } = entry;
  const turn = game.begin(header.seats.length, header.options, replayRolls(opening.rolls));
  if (!turn.ok) throw new Error(`a match cannot begin: ${turn.error.code}`);
  return initialPosition(entry, turn.value, setting);
};

/** The position of a snapshot, or of the very beginning, and the entries that follow. */
export const loadBase = (
  game: AnyGame,
  setting: ClockSetting,
  { snapshot, entries }: Pick<Latest, 'snapshot' | 'entries'>,
): { readonly base: Position; readonly rest: readonly Stored[] } => {
  if (snapshot) return { base: parseSnapshot(game, snapshot.saved), rest: entries.map(parseStored) };
  const [first, ...rest] = entries.map(parseStored);
  if (!first) throw new Error('a match without entries');
  return { base: start(game, setting, first), rest };
};

/** Goes through entries one by one; `follow` sees each with the positions around it. */
export const foldEntries = (
  game: AnyGame,
  setting: ClockSetting,
  base: Position,
  entries: readonly Stored[],
  follow?: (before: Position, after: Position, entry: Stored) => void,
): Position => {
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
const SLICE = 5;

/** The same bit by bit, and only as far as `follow` wants to go on: others have their turn in between. */
export const foldSlowly = async (
  game: AnyGame,
  setting: ClockSetting,
  base: Position,
  entries: readonly Stored[],
  follow: (before: Position, after: Position, entry: Stored) => boolean,
): Promise<void> => {
  let started = performance.now();
  let position = base;
  for (const entry of entries) {
    let goesOn = true;
    position = foldEntries(game, setting, position, [entry], (before, after, read) => {
      goesOn = follow(before, after, read);
    });
    if (!goesOn) return;
    if (performance.now() - started < SLICE) continue;
    await new Promise(setImmediate);
    started = performance.now();
  }
};

/** However long a round is, loading goes through no more entries than this. */
const MOST_BEHIND = 64;

/** Whether the state should be kept now: at each new round, and now and then in between. */
export const wantsSnapshot = (position: Position, before: Position): boolean => {
  const round = roundOf(position.match.state);
  if (position.ended || round !== roundOf(before.match.state)) return true;
  return position.version - position.snapshot >= MOST_BEHIND;
};

const roundOf = ({ table }: State<GameTypes>): unknown => ('round' in table ? table.round : undefined);
