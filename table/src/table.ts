import { paceOf, type Bot, type Language, type PlayableGame } from '@tavola/bots';
import type { GameTypes, Seat } from '@tavola/kernel';
import type { Match } from '@tavola/match';
import { createBotOf } from './decide.ts';

/** A table at one moment, as its bots need it. */
export interface Table {
  /** Identifies the match, since question numbers are unique only within one match. */
  readonly id: string;
  readonly game: PlayableGame;
  readonly match: Match<GameTypes>;
  readonly language: Language;
  /** The level of the bot on each bot's seat. */
  readonly bots: ReadonlyMap<Seat, string>;
  /** The level of the bot that makes the open decision for each person whose time is up. */
  readonly standIns: ReadonlyMap<Seat, string>;
  /** Whether people have paused or ended the match. */
  readonly isStopped: boolean;
  /** The time until which an unhurried bot leaves people a moment; null if no person is there. */
  momentUntil(): number | null;
}

/** Whether only asides may happen, because the match is over or stopped. */
export const isStill = ({ game, match, isStopped }: Table): boolean =>
  isStopped || game.whyHalted(match.state) !== undefined;

type Asked = Pick<Table, 'match' | 'bots' | 'standIns'>;

const isInstant = (level: string): boolean => paceOf(level) === 'none';

/** The seats that bots have to answer for now, with their levels. */
const waitingSeats = ({ match, bots, standIns }: Asked): Map<Seat, string> => {
  const { asked } = match.state;
  const open = asked ? asked.who.filter(seat => asked.answers[seat] === null) : [];
  const own = open.flatMap(seat => (bots.has(seat) ? [[seat, bots.get(seat)!] as const] : []));
  return new Map([...own, ...standIns]);
};

/** The seats whose bots need no time, so that the host asks them itself. */
export const instantSeats = (table: Asked): Map<Seat, string> =>
  new Map([...waitingSeats(table)].filter(([seat, level]) => isInstant(level) && table.bots.has(seat)));

/** The seats whose bots think in a thread. */
export const thinkingSeats = (table: Asked): Map<Seat, string> =>
  new Map([...waitingSeats(table)].filter(([, level]) => !isInstant(level)));

/** The bots of these seats, without those of an unknown level. */
const botsOn = ({ game, language }: Table, seats: ReadonlyMap<Seat, string>): Map<Seat, Bot<GameTypes>> => {
  const bots = new Map<Seat, Bot<GameTypes>>();
  for (const [seat, level] of seats) {
    const bot = createBotOf(game, level, language);
    if (bot) bots.set(seat, bot);
  }
  return bots;
};

export const talkingBots = (table: Table): Map<Seat, Bot<GameTypes>> => botsOn(table, table.bots);

/** The time until which bots wait for people before they answer; null if they need not wait. */
export const waitUntil = (table: Table, now: number): number | null => {
  const { game, match } = table;
  if (game.asides.length === 0) return null;
  const until = table.momentUntil();
  if (until === null || until <= now) return null;
  const bots = botsOn(table, waitingSeats(table));
  return [...bots].some(([seat, bot]) => bot.isUnhurried(game.view(match.state, seat))) ? until : null;
};
