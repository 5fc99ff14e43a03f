import type { Seat } from '@tavola/kernel';
import { instantSeats, thinkingSeats, type Table } from '@tavola/table';
import { findDeadlines } from './clock.ts';
import type { AnyGame } from '../match/games.ts';
import { isPausedByRules, type MatchPosition } from '../match/position.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** After this another process may take over the decision of a bot. */
const TAKEOVER_AFTER_MS = 15_000;

/** Whether the match waits for no answer: over, or stopped. */
export const isStill = (game: AnyGame, { ended, paused, match }: MatchPosition): boolean =>
  ended || paused || isPausedByRules(game, match.state);

/** Whether nothing at this table ever happens by itself: persons alone, and no clocks. */
export const isLeftAlone = (doc: TableDoc): boolean =>
  doc.clock.kind === 'none' && !doc.seats.some((_, seat) => isPlayedByBot(doc, seat));

/** Seats that bots answer for: their own, and where the table says so those of persons whose time is up. */
export const answeredSeats = (
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): Pick<Table, 'match' | 'bots' | 'standIns'> => {
  const withLevel = (seat: Seat): readonly [Seat, string] => [seat, levelOf(doc, seat)];
  const bots = doc.seats.flatMap((_, seat) => (isPlayedByBot(doc, seat) ? [seat] : []));
  const late = doc.leave === 'bot-once' ? lateSeats(doc, position, now) : [];
  return {
    match: position.match,
    bots: new Map(bots.map(withLevel)),
    standIns: new Map(late.map(withLevel)),
  };
};

/** Persons with the time at which each one's time is up. */
const personalDues = (doc: TableDoc, { clock, match }: MatchPosition): { seat: Seat; due: number }[] =>
  doc.clock.kind === 'none'
    ? []
    : findDeadlines(doc.clock, clock, match.state).flatMap((due, seat) =>
        due === null || isPlayedByBot(doc, seat) ? [] : [{ seat, due }],
      );

export const lateSeats = (doc: TableDoc, position: MatchPosition, now: number): Seat[] =>
  personalDues(doc, position).flatMap(({ seat, due }) => (due <= now ? [seat] : []));

/** When the time of the next person is up; null if no clock runs, or if bots think for all who are late. */
export const nextPersonalDue = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): number | null => {
  if (isStill(game, position)) return null;
  const dues = personalDues(doc, position).map(({ due }) => due);
  return earliest(doc.leave === 'bot-once' ? dues.filter(due => due > now) : dues);
};

/** When some server must look after the match by itself: soon for a bot, or when somebody's time is up. */
export const nextDue = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): number | null => {
  if (isLeftAlone(doc) || isStill(game, position)) return null;
  const dues = personalDues(doc, position).map(({ due }) => due);
  const seats = answeredSeats(doc, position, now);
  if (instantSeats(seats).size > 0) dues.push(now);
  if (thinkingSeats(seats).size > 0) dues.push(now + TAKEOVER_AFTER_MS);
  return earliest(dues);
};

const earliest = (times: readonly number[]): number | null => (times.length > 0 ? Math.min(...times) : null);
