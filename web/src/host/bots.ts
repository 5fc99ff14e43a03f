import { levels, type Bot } from '@tavola/bots';
import { seeded, type Game, type Kinds, type Seat } from '@tavola/kernel';
import type { Hosted } from './hosted.ts';
import type { Meta } from './messages.ts';
import type { Task } from './mind.ts';

/** Long enough for a good thought, short enough for somebody who waits. */
const THINKING = 700;
/** So long after the last change people may have a word before a bot goes on, where its game says so. */
const PATIENCE = 10_000;

/** All bots of a match. They keep nothing between two decisions, so they are made when they are needed. */
export const botsAt = (game: Game, { players, language }: Meta): ReadonlyMap<Seat, Bot<Kinds>> =>
  new Map(
    players.flatMap(({ bot }, seat) => {
      const level = bot === null ? undefined : (levels.get(bot) ?? levels.get('random')!);
      return level ? [[seat, level(game, language && { language })] as const] : [];
    }),
  );

/** The first bot that is asked and has not answered. */
export const nextBot = ({ game, match: { state }, stored }: Hosted): Seat | undefined => {
  const { asked } = state;
  if (!asked || game.halted(state)) return undefined;
  return asked.who.find(seat => asked.answers[seat] === null && stored.meta.players[seat]!.bot !== null);
};

/** For how many milliseconds this bot should wait before it answers: only people are worth waiting for. */
export const patience = ({ game, match, stored: { meta } }: Hosted, seat: Seat, now: number): number => {
  if (meta.players.every(({ bot }) => bot !== null)) return 0;
  const isUnhurried = botsAt(game, meta).get(seat)!.isUnhurried(game.view(match.state, seat));
  return isUnhurried ? Math.max(0, meta.touched + PATIENCE - now) : 0;
};

/** What a bot has to decide now. It is given a world made up here: nothing that depends on the true one leaves. */
export const taskFor = ({ game, match, stored }: Hosted, seat: Seat, seed: () => number): Task => ({
  game: game.name,
  level: stored.meta.players[seat]!.bot!,
  seat,
  language: stored.meta.language,
  world: game.guess(match.state, seat, seeded(seed())),
  seed: seed(),
  budget: { milliseconds: THINKING },
});
