import { levels, type Bot } from '@tavola/bots';
import { seedDice, type Game, type GameTypes, type Seat } from '@tavola/kernel';
import type { LocalMatch } from './local-match.ts';
import type { Meta } from './messages.ts';
import type { Task } from './bots/mind.ts';

/** Long enough for a good thought, short enough for somebody who waits. */
const THINKING = 700;
/** So long people may have a word before a bot goes on, where its game says so: once they see what it is about. */
const SHOW_WAIT_MS = 15_000;
/** So long bots wait for somebody who is still being shown what happened, or looks elsewhere. */
const MOST = 120_000;

/** That somebody looks at a question, and how things stood for them. */
export interface Look {
  readonly question: number;
  /** The last line that they have been shown. */
  readonly at: number;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Whether they have no more to say. */
  readonly enough: boolean;
}

/** All bots of a match. They keep nothing between two decisions, so they are made when they are needed. */
export const botsAt = (game: Game, { players, language }: Meta): ReadonlyMap<Seat, Bot<GameTypes>> =>
  new Map(
    players.flatMap(({ bot }, seat) => {
      const level = bot === null ? undefined : (levels.get(bot) ?? levels.get('random')!);
      return level ? [[seat, level(game, language && { language })] as const] : [];
    }),
  );

/** The first bot that is asked and has not answered. */
export const nextBot = ({ game, match: { state }, stored }: LocalMatch): Seat | undefined => {
  const { asked } = state;
  if (!asked || game.whyHalted(state)) return undefined;
  return asked.who.find(seat => asked.answers[seat] === null && stored.meta.players[seat]!.bot !== null);
};

/** Whether somebody looks at the match as it stands now, and not still at what led to it. */
export const isCurrent = ({ match, stored: { lines } }: LocalMatch, look: Look): boolean =>
  look.question === match.state.asked?.id && look.at === lines.length - 1;

/** For how many milliseconds this bot should wait before it answers: only people are worth waiting for. */
export const patience = (hosted: LocalMatch, seat: Seat, look: Look | undefined, now: number): number => {
  const { game, match, stored } = hosted;
  const { players, touched } = stored.meta;
  if (players.every(({ bot }) => bot !== null)) return 0;
  if (!botsAt(game, stored.meta).get(seat)!.isUnhurried(game.view(match.state, seat))) return 0;
  if (!look || !isCurrent(hosted, look)) return Math.max(0, touched + MOST - now);
  return look.enough ? 0 : Math.max(0, look.since + SHOW_WAIT_MS - now);
};

/** What a bot has to decide now. It is given a world made up here: nothing that depends on the true one leaves. */
export const taskFor = ({ game, match, stored }: LocalMatch, seat: Seat, seed: () => number): Task => ({
  game: game.name,
  level: stored.meta.players[seat]!.bot!,
  seat,
  language: stored.meta.language,
  world: game.resample(match.state, seat, seedDice(seed())),
  seed: seed(),
  budget: { milliseconds: THINKING },
});
