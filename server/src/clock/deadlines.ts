import { paceOf } from '@tavola/bots';
import type { Seat } from '@tavola/kernel';
import { findDeadlines } from './clock.ts';
import type { AnyGame } from '../match/games.ts';
import { isPausedByRules, type MatchPosition } from '../match/position.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** After so long somebody else may take it that whoever thought for a bot is no more. */
const TAKEOVER_AFTER_MS = 15_000;

/** Whether the match waits for nobody: over, or stopped. */
export const isStill = (game: AnyGame, { ended, paused, match }: MatchPosition): boolean =>
  ended || paused || isPausedByRules(game, match.state);

/** Whether nothing at this table ever happens by itself: persons alone, and no clocks. */
export const isLeftAlone = (doc: TableDoc): boolean =>
  doc.clock.kind === 'none' && !doc.seats.some((_, seat) => isPlayedByBot(doc, seat));

const needsThread = (level: string): boolean => paceOf(level) !== 'none';

/** Seats that are asked and that a bot answers for. */
const waitingBots = (doc: TableDoc, { match }: MatchPosition): Seat[] => {
  const { asked } = match.state;
  return asked ? asked.who.filter(seat => asked.answers[seat] === null && isPlayedByBot(doc, seat)) : [];
};

/** Bots that can answer at once. */
export const instantBots = (doc: TableDoc, position: MatchPosition): Seat[] =>
  waitingBots(doc, position).filter(seat => !needsThread(levelOf(doc, seat)));

/** Seats that a bot has to think for, with its level: its own, and those of persons whose time is up. */
export const thinkers = (doc: TableDoc, position: MatchPosition, now: number): Map<Seat, string> => {
  const late = doc.leave === 'bot-once' ? lateSeats(doc, position, now) : [];
  const seats = [...waitingBots(doc, position), ...late];
  return new Map(
    seats.map(seat => [seat, levelOf(doc, seat)] as const).filter(([, level]) => needsThread(level)),
  );
};

/** Persons with the time at which each one's time is up. */
export const personalDues = (
  doc: TableDoc,
  { clock, match }: MatchPosition,
): { seat: Seat; due: number }[] =>
  doc.clock.kind === 'none'
    ? []
    : findDeadlines(doc.clock, clock, match.state).flatMap((due, seat) =>
        due === null || isPlayedByBot(doc, seat) ? [] : [{ seat, due }],
      );

export const lateSeats = (doc: TableDoc, position: MatchPosition, now: number): Seat[] =>
  personalDues(doc, position).flatMap(({ seat, due }) => (due <= now ? [seat] : []));

/** When some server must look after the match by itself: soon for a bot, or when somebody's time is up. */
export const nextDue = (
  game: AnyGame,
  doc: TableDoc,
  position: MatchPosition,
  now: number,
): number | null => {
  if (isLeftAlone(doc) || isStill(game, position)) return null;
  const dues = personalDues(doc, position).map(({ due }) => due);
  if (instantBots(doc, position).length > 0) dues.push(now);
  if (thinkers(doc, position, now).size > 0) dues.push(now + TAKEOVER_AFTER_MS);
  return dues.length > 0 ? Math.min(...dues) : null;
};
