import type { Seat } from '@tavola/kernel';
import { instantSeats, thinkingSeats, type Table } from '@tavola/table';
import { findDeadlines } from './clock.ts';
import type { AnyGame } from '../match/games.ts';
import { isPausedByRules, type MatchPosition } from '../match/position.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** After this, another process may take over the bot's decision. */
const TAKEOVER_AFTER_MS = 15_000;

/** Whether the match waits for no answer, because it is over or stopped. */
export const isStill = (game: AnyGame, { ended, paused, match }: MatchPosition): boolean =>
  ended || paused || isPausedByRules(game, match.state);

/** Whether this table never acts by itself, because it has neither bots nor clocks. */
export const isLeftAlone = (doc: TableDoc): boolean =>
  doc.clock.kind === 'none' && !doc.seats.some((_, seat) => isPlayedByBot(doc, seat));

/** The seats that bots answer for: their own and, if the table allows it, those of people whose time is up. */
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

/** The people with a running clock, each with the time at which it runs out. */
const personalDues = (doc: TableDoc, { clock, match }: MatchPosition): { seat: Seat; due: number }[] =>
  doc.clock.kind === 'none'
    ? []
    : findDeadlines(doc.clock, clock, match.state).flatMap((due, seat) =>
        due === null || isPlayedByBot(doc, seat) ? [] : [{ seat, due }],
      );

export const lateSeats = (doc: TableDoc, position: MatchPosition, now: number): Seat[] =>
  personalDues(doc, position).flatMap(({ seat, due }) => (due <= now ? [seat] : []));

/** The time at which the next clock runs out; null if no clock runs or bots already answer for all late people. */
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

/** The time at which a server must look after the match: soon for a bot, or when a clock runs out. */
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
