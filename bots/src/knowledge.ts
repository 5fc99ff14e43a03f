import type { Game, GameTypes } from '@tavola/kernel';
import type { Bot, BotSettings } from './bot.ts';
import type { Strategy } from './strategy.ts';
import type { TableTalk } from './table-talk.ts';

/** What bots know about one game. Without a strategy they play at random; without table talk they stay silent. */
export interface BotKnowledge<K extends GameTypes> {
  readonly strategy?: Strategy<K>;
  readonly tableTalk?: TableTalk<K>;
}

/** A game with optional knowledge for bots. */
export type PlayableGame<K extends GameTypes = GameTypes> = Game<K> & { readonly bot?: BotKnowledge<K> };

/** Adds the knowledge for bots to the rules of a game. */
export const withBots = <K extends GameTypes>(
  game: Game<K>,
  bot: BotKnowledge<K>,
): Game<K> & { readonly bot: BotKnowledge<K> } => ({ ...game, bot });

/** Makes a bot for a game. A bot keeps nothing between two decisions, because a match moves between hosts. */
export type Level = <K extends GameTypes>(game: PlayableGame<K>, manner?: BotSettings) => Bot<K>;
