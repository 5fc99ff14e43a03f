import type { Seat } from '@tavola/kernel';
import { duesOf } from './clock.ts';
import type { AnyGame } from './games.ts';
import { isPausedByRules, type Position } from './position.ts';
import { isPlayedByBot, type TableDoc } from './table.ts';

/** Whether the match waits for nobody: over, or stopped. */
export const isStill = (game: AnyGame, { ended, paused, match }: Position): boolean =>
  ended || paused || isPausedByRules(game, match.state);

/** Seats that are asked and that a bot answers for. */
export const waitingBots = (doc: TableDoc, { match }: Position): Seat[] => {
  const { asked } = match.state;
  return asked ? asked.who.filter(seat => asked.answers[seat] === null && isPlayedByBot(doc, seat)) : [];
};

/** Persons with the time at which each one's time is up. */
export const personalDues = (doc: TableDoc, { clock, match }: Position): { seat: Seat; due: number }[] =>
  duesOf(doc.clock, clock, match.state).flatMap((due, seat) =>
    due === null || isPlayedByBot(doc, seat) ? [] : [{ seat, due }],
  );

/** When the server must do something by itself: at once for a bot, or when somebody's time is up. */
export const nextDue = (game: AnyGame, doc: TableDoc, position: Position, now: number): number | null => {
  if (isStill(game, position)) return null;
  if (waitingBots(doc, position).length > 0) return now;
  const dues = personalDues(doc, position).map(({ due }) => due);
  return dues.length > 0 ? Math.min(...dues) : null;
};
