import type { Game, GameTypes } from '@tavola/kernel';
import type { Bot, BotSettings } from './bot.ts';
import type { Strategy } from './strategy.ts';
import type { TableTalk } from './table-talk.ts';

/** What bots know about one game: without a strategy they play it at random, without table talk they say nothing. */
export interface BotKnowledge<K extends GameTypes> {
  readonly strategy?: Strategy<K>;
  readonly tableTalk?: TableTalk<K>;
}

/** A game with what bots know about it. A game without any is playable too. */
export type PlayableGame<K extends GameTypes = GameTypes> = Game<K> & { readonly bot?: BotKnowledge<K> };

/** The game as it comes to the table: its rules together with its bots. */
export const withBots = <K extends GameTypes>(
  game: Game<K>,
  bot: BotKnowledge<K>,
): Game<K> & { readonly bot: BotKnowledge<K> } => ({ ...game, bot });

/** Makes a bot for a game. What it learns between two decisions, it may not keep: a match moves between hosts. */
export type Level = <K extends GameTypes>(game: PlayableGame<K>, manner?: BotSettings) => Bot<K>;
