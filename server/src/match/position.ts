import { replayRolls, type GameTypes, type Seat, type State, type Turn } from '@tavola/kernel';
import {
  combineSeed,
  runEntry,
  type EndLine,
  type Entry,
  type HeaderLine,
  type Match,
  type OpeningLine,
  type Reader,
  type Secrets,
} from '@tavola/match';
import type { ClockSetting } from '@tavola/protocol';
import { advanceClock, startClock, resumeClock, stopClock, type MatchClock } from '../clock/clock.ts';
import type { AnyGame } from './games.ts';
import { isVisibleTo } from '../room/visibility.ts';
import { rememberCommand } from './recent-commands.ts';

/** One entry of a match's log, as the store keeps it. */
export type LogEntry =
  | {
      readonly t: 'start';
      readonly at: number;
      readonly header: HeaderLine;
      readonly opening: OpeningLine;
      readonly secrets: Secrets;
    }
  | {
      readonly t: 'line';
      readonly at: number;
      readonly line: Entry;
      /** Seat and id of the command, by which a repetition is recognised; null if the server made the entry. */
      readonly command: string | null;
      /** The seat changed its answer before all were in, which no other seat may notice. */
      readonly again: boolean;
    }
  | { readonly t: 'end'; readonly at: number; readonly line: EndLine }
  | { readonly t: 'pause' | 'resume'; readonly at: number };

/** The state of a match after some of its entries. It is derived from them alone and immutable. */
export interface MatchPosition {
  /** The number of entries. */
  readonly version: number;
  readonly header: HeaderLine;
  readonly match: Match<GameTypes>;
  /** Over or given up. */
  readonly ended: boolean;
  readonly paused: boolean;
  /** How many lines each reader has got, spectators last: the version in messages to that reader. */
  readonly heard: readonly number[];
  readonly clock: MatchClock;
  /** The latest commands of each seat. */
  readonly recent: readonly string[];
  /** By seat: how often it has changed an answer or a standing order since the open question was put. */
  readonly changes?: readonly number[];
  /** By seat: how often its answer to the open question was withdrawn. */
  readonly withdrawals?: readonly number[];
  readonly snapshot: number;
  /** When the last entry was made that everybody heard of; undefined in snapshots of earlier versions. */
  readonly heardAt?: number;
}

const readersOf = (state: State<GameTypes>): Reader[] => [...state.hands.map((_, seat) => seat), null];

/** The version as a reader counts it. */
export const versionFor = ({ heard }: MatchPosition, reader: Reader): number =>
  heard[reader ?? heard.length - 1]!;

/** Whether everybody at the table hears of the entry, spectators too. */
export const isPublicStep = (
  before: MatchPosition | undefined,
  { t }: LogEntry,
  after: MatchPosition,
): boolean => t !== 'line' || !before || versionFor(before, null) !== versionFor(after, null);

export const isPausedByRules = (game: AnyGame, state: State<GameTypes>): boolean =>
  game.whyHalted(state) !== undefined;

export const initialPosition = (
  { header, secrets, at }: Extract<LogEntry, { t: 'start' }>,
  turn: Pick<Turn<GameTypes>, 'state' | 'rolls'>,
  setting: ClockSetting,
): MatchPosition => ({
  version: 1,
  header,
  match: {
    secrets,
    ...(header.shares && { diceSeed: combineSeed(secrets.seed, header.shares) }),
    state: turn.state,
    draws: turn.rolls.length,
  },
  ended: false,
  paused: false,
  heard: readersOf(turn.state).map(() => 1),
  clock: startClock(setting, turn.state, at),
  recent: [],
  snapshot: 0,
  heardAt: at,
});

/** The position after an entry, given the match after it. */
export const applyEntry = (
  game: AnyGame,
  setting: ClockSetting,
  before: MatchPosition,
  entry: Exclude<LogEntry, { t: 'start' }>,
  match: Match<GameTypes>,
): MatchPosition => {
  const version = before.version + 1;
  switch (entry.t) {
    case 'pause':
      return { ...before, version, paused: true, clock: stopClock(before.clock, entry.at) };
    case 'resume': {
      const isStill = isPausedByRules(game, match.state);
      return {
        ...before,
        version,
        paused: false,
        clock: isStill ? before.clock : resumeClock(before.clock, entry.at),
      };
    }
    case 'end':
      return {
        ...before,
        version,
        ended: true,
        heardAt: entry.at,
        heard: before.heard.map(n => n + 1),
        clock: { ...before.clock, question: -1 },
      };
    case 'line': {
      const { state } = match;
      const heard = before.heard.map((n, i) => {
        const reader = i === before.heard.length - 1 ? null : i;
        return isVisibleTo(game, entry, reader, before.match.state, state) ? n + 1 : n;
      });
      const ran = advanceClock(
        setting,
        before.clock,
        answeringSeat(entry.line),
        state,
        entry.at,
        silenceAfter(game, entry, state),
      );
      // The rules may pause and resume a match too.
      const isStill = isPausedByRules(game, state);
      const clock = isStill ? stopClock(ran, entry.at) : before.paused ? ran : resumeClock(ran, entry.at);
      const recent = entry.command === null ? before.recent : rememberCommand(before.recent, entry.command);
      const changes = changesAfter(before, entry, state);
      const isHeard = heard.at(-1) !== before.heard.at(-1);
      return {
        ...before,
        version,
        match,
        heard,
        clock,
        recent,
        changes,
        withdrawals: withdrawalsAfter(before, entry, state),
        ...(isHeard && { heardAt: entry.at }),
      };
    }
  }
};

/** The seat that has answered the open question with this line, perhaps by an order. */
const answeringSeat = (line: Entry): Seat | null =>
  line.t === 'answer' || (line.t === 'order' && line.question !== null) ? line.seat : null;

/** Where silence answers, who tells something or asks for more time begins the wait anew. */
const silenceAfter = (
  game: AnyGame,
  { line }: Extract<LogEntry, { t: 'line' }>,
  state: State<GameTypes>,
): { readonly isAnswer: boolean; readonly isRenewed: boolean } => {
  const silence = game.silence(state);
  return {
    isAnswer: silence !== undefined,
    isRenewed: line.t === 'aside' && silence?.renewedBy.includes(line.aside) === true,
  };
};

const changesAfter = (
  { match, changes = [] }: MatchPosition,
  { line, again }: Extract<LogEntry, { t: 'line' }>,
  state: State<GameTypes>,
): readonly number[] => {
  if (state.asked?.id !== match.state.asked?.id) return [];
  if (!again && line.t !== 'withdrawal' && line.t !== 'order') return changes;
  return state.hands.map((_, seat) => (changes[seat] ?? 0) + (seat === line.seat ? 1 : 0));
};

const withdrawalsAfter = (
  { match, withdrawals = [] }: MatchPosition,
  { line }: Extract<LogEntry, { t: 'line' }>,
  state: State<GameTypes>,
): readonly number[] => {
  if (state.asked?.id !== match.state.asked?.id) return [];
  if (line.t !== 'withdrawal') return withdrawals;
  return state.hands.map((_, seat) => (withdrawals[seat] ?? 0) + (seat === line.seat ? 1 : 0));
};

/** The position after a stored entry: the rules run again on the recorded rolls. */
export const replayEntry = (
  game: AnyGame,
  setting: ClockSetting,
  before: MatchPosition,
  entry: Exclude<LogEntry, { t: 'start' }>,
): MatchPosition => {
  if (entry.t !== 'line') return applyEntry(game, setting, before, entry, before.match);
  const { state, draws } = before.match;
  const { line } = entry;
  const turn = runEntry(game, state, line, replayRolls(line.rolls));
  if (!turn.ok) throw new Error(`entry ${before.version + 1} of the log was refused: ${turn.error.code}`);
  const match = { ...before.match, state: turn.value.state, draws: draws + line.rolls.length };
  return applyEntry(game, setting, before, entry, match);
};
