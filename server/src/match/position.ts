import { recorded, type GameTypes, type Seat, type State, type Turn } from '@tavola/kernel';
import {
  runEntry,
  type End,
  type Entry,
  type Header,
  type Match,
  type Opening,
  type Reader,
  type Secrets,
} from '@tavola/match';
import type { ClockSetting } from '@tavola/protocol';
import { clockAfter, newClock, resumed, stopped, type Clock } from '../clock/clock.ts';
import type { AnyGame } from './games.ts';
import { isVisibleTo } from '../room/visibility.ts';
import { remembered } from './recent-commands.ts';

/** One entry of a match's log, as the store keeps it. */
export type Stored =
  | {
      readonly t: 'start';
      readonly at: number;
      readonly header: Header;
      readonly opening: Opening;
      readonly secrets: Secrets;
    }
  | {
      readonly t: 'line';
      readonly at: number;
      readonly line: Entry;
      /** Seat and id of the command, so that it is never done twice; null for what no person sent. */
      readonly command: string | null;
      /** The seat changed its answer before all were in: nobody else hears of it. */
      readonly again: boolean;
    }
  | { readonly t: 'end'; readonly at: number; readonly line: End }
  | { readonly t: 'pause' | 'resume'; readonly at: number };

/** Where a match stands. Every value is worked out from the entries so far; nothing in it is ever changed. */
export interface Position {
  /** How many entries there are. */
  readonly version: number;
  readonly header: Header;
  readonly match: Match<GameTypes>;
  /** Over, or given up. */
  readonly ended: boolean;
  readonly paused: boolean;
  /** How many lines each reader has heard, spectators last: the version that is told to them. */
  readonly heard: readonly number[];
  readonly clock: Clock;
  /** Commands of each seat done lately. */
  readonly recent: readonly string[];
  /** By seat: how often its answer to the open question was changed or taken back. */
  readonly changes?: readonly number[];
  readonly snapshot: number;
}

const readersOf = (state: State<GameTypes>): Reader[] => [...state.hands.map((_, seat) => seat), null];

/** The version as a reader counts it. */
export const heardBy = ({ heard }: Position, reader: Reader): number => heard[reader ?? heard.length - 1]!;

export const isPausedByRules = (game: AnyGame, state: State<GameTypes>): boolean =>
  game.halted(state) !== undefined;

export const initialPosition = (
  { header, secrets, at }: Extract<Stored, { t: 'start' }>,
  turn: Pick<Turn<GameTypes>, 'state' | 'rolls'>,
  setting: ClockSetting,
): Position => ({
  version: 1,
  header,
  match: { secrets, state: turn.state, draws: turn.rolls.length },
  ended: false,
  paused: false,
  heard: readersOf(turn.state).map(() => 1),
  clock: newClock(setting, turn.state, at),
  recent: [],
  snapshot: 0,
});

/** The position after an entry whose match is known already. */
export const applyEntry = (
  game: AnyGame,
  setting: ClockSetting,
  before: Position,
  entry: Exclude<Stored, { t: 'start' }>,
  match: Match<GameTypes>,
): Position => {
  const version = before.version + 1;
  switch (entry.t) {
    case 'pause':
      return { ...before, version, paused: true, clock: stopped(before.clock, entry.at) };
    case 'resume': {
      const isStill = isPausedByRules(game, match.state);
      return {
        ...before,
        version,
        paused: false,
        clock: isStill ? before.clock : resumed(before.clock, entry.at),
      };
    }
    case 'end':
      return {
        ...before,
        version,
        ended: true,
        heard: before.heard.map(n => n + 1),
        clock: { ...before.clock, question: -1 },
      };
    case 'line': {
      const { state } = match;
      const heard = before.heard.map((n, i) => {
        const reader = i === before.heard.length - 1 ? null : i;
        return isVisibleTo(game, entry, reader, before.match.state, state) ? n + 1 : n;
      });
      const by: Seat | null = entry.line.t === 'answer' ? entry.line.seat : null;
      const ran = clockAfter(setting, before.clock, by, state, entry.at);
      // The rules themselves may pause and go on.
      const isStill = isPausedByRules(game, state);
      const clock = isStill ? stopped(ran, entry.at) : before.paused ? ran : resumed(ran, entry.at);
      const recent = entry.command === null ? before.recent : remembered(before.recent, entry.command);
      return { ...before, version, match, heard, clock, recent, changes: changesAfter(before, entry, state) };
    }
  }
};

const changesAfter = (
  { match, changes = [] }: Position,
  { line, again }: Extract<Stored, { t: 'line' }>,
  state: State<GameTypes>,
): readonly number[] => {
  if (state.asked?.id !== match.state.asked?.id) return [];
  if (!again && line.t !== 'withdrawal') return changes;
  return state.hands.map((_, seat) => (changes[seat] ?? 0) + (seat === line.seat ? 1 : 0));
};

/** Goes on from a position by an entry that was read: the rules run once more, on the recorded rolls. */
export const replayEntry = (
  game: AnyGame,
  setting: ClockSetting,
  before: Position,
  entry: Exclude<Stored, { t: 'start' }>,
): Position => {
  if (entry.t !== 'line') return applyEntry(game, setting, before, entry, before.match);
  const { state, secrets, draws } = before.match;
  const { line } = entry;
  const turn = runEntry(game, state, line, recorded(line.rolls));
  if (!turn.ok) throw new Error(`entry ${before.version + 1} of the log was refused: ${turn.error.code}`);
  const match = { secrets, state: turn.value.state, draws: draws + line.rolls.length };
  return applyEntry(game, setting, before, entry, match);
};
