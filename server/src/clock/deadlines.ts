import type { Seat } from '@tavola/kernel';
import { instantSeats, thinkingSeats, type Table } from '@tavola/table';
import { findDeadlines } from './clock.ts';
import type { AnyGame } from '../match/games.ts';
import { isPausedByRules, type MatchPosition } from '../match/position.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** What a room has heard of people who write what is not sent yet. */
export interface WritingHeard {
  /** When somebody last wrote. */
  readonly at: number;
  /** From when on the room would have heard of it; in a room that was just loaded, writers have yet to report. */
  readonly knownFrom: number;
}

/** After this, another process may take over the bot's decision. */
const TAKEOVER_AFTER_MS = 15_000;

/** Whether the match waits for no answer, because it is over or stopped. */
export const isStill = (game: AnyGame, { ended, paused, match }: MatchPosition): boolean =>
  ended || paused || isPausedByRules(game, match.state);

/** Whether this table never acts by itself, because it has neither bots nor clocks, and no silence runs out. */
export const isLeftAlone = (game: AnyGame, doc: TableDoc, position: MatchPosition | undefined): boolean =>
  doc.clock.kind === 'none' &&
  !doc.seats.some((_, seat) => isPlayedByBot(doc, seat)) &&
  (position === undefined || game.silence(position.match.state)?.seconds === undefined);

/** The seats that bots answer for: their own and, if the table allows it, those of people whose time is up. */
export const answeredSeats = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): Pick<Table, 'match' | 'bots' | 'standIns'> => {
  const withLevel = (seat: Seat): readonly [Seat, string] => [seat, levelOf(doc, seat)];
  const bots = doc.seats.flatMap((_, seat) => (isPlayedByBot(doc, seat) ? [seat] : []));
  const late = doc.leave === 'bot-once' ? lateSeats(game, doc, position, now) : [];
  return {
    match: position.match,
    bots: new Map(bots.map(withLevel)),
    standIns: new Map(late.map(withLevel)),
  };
};

/** The people with a running clock, each with the time at which it runs out. */
const personalDues = (
  game: AnyGame,
  doc: TableDoc,
  { clock, match }: MatchPosition,
  writing?: WritingHeard,
): { seat: Seat; due: number }[] => {
  const silence = game.silence(match.state);
  const known = silence && writing ? writing.knownFrom : -Infinity;
  return findDeadlines(doc.clock, clock, match.state, silence, writing?.at).flatMap((due, seat) =>
    due === null || isPlayedByBot(doc, seat) ? [] : [{ seat, due: Math.max(due, known) }],
  );
};

const dueSeats = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
  writing?: WritingHeard,
): Seat[] =>
  personalDues(game, doc, position, writing).flatMap(({ seat, due }) => (due <= now ? [seat] : []));

const isAnsweredBySilence = (game: AnyGame, { match }: MatchPosition): boolean =>
  game.silence(match.state) !== undefined;

/** The people whose time is up. Silence is an answer, so nobody is late with it. */
export const lateSeats = (game: AnyGame, doc: TableDoc, position: MatchPosition, now: number): Seat[] =>
  isAnsweredBySilence(game, position) ? [] : dueSeats(game, doc, position, now);

/** The people whose silence is their answer by now, unless somebody is writing. */
export const silentSeats = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
  writing: WritingHeard,
): Seat[] => (isAnsweredBySilence(game, position) ? dueSeats(game, doc, position, now, writing) : []);

/** The time at which the next clock runs out; null if no clock runs or bots already answer for all late people. */
export const nextPersonalDue = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
  writing: WritingHeard,
): number | null => {
  if (isStill(game, position)) return null;
  const dues = personalDues(game, doc, position, writing).map(({ due }) => due);
  return earliest(
    doc.leave === 'bot-once' && !isAnsweredBySilence(game, position) ? dues.filter(due => due > now) : dues,
  );
};

/** The time at which a server must look after the match: soon for a bot, or when a clock runs out. */
export const nextDue = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): number | null => {
  if (isLeftAlone(game, doc, position) || isStill(game, position)) return null;
  const dues = personalDues(game, doc, position).map(({ due }) => due);
  const seats = answeredSeats(game, doc, position, now);
  if (instantSeats(seats).size > 0) dues.push(now);
  if (thinkingSeats(seats).size > 0) dues.push(now + TAKEOVER_AFTER_MS);
  return earliest(dues);
};

const earliest = (times: readonly number[]): number | null => (times.length > 0 ? Math.min(...times) : null);
