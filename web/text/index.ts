import type { Kinds } from '@tavola/kernel';
import type { GameText } from './game.ts';

/** A text whose game's own types are forgotten: safe as long as texts and views of games are not mixed. */
const any = <K extends Kinds>(text: GameText<K>): GameText<Kinds> => text;

const texts: { readonly [game: string]: () => Promise<GameText<Kinds>> } = {
  graenaland: async () => any((await import('./graenaland/index.ts')).graenaland),
  verona: async () => any((await import('./verona/index.ts')).verona),
  vendetta: async () => any((await import('./vendetta/index.ts')).vendetta),
};

/** Loaded when a match of the game is opened. */
export const textOf = (game: string): Promise<GameText<Kinds>> | undefined => texts[game]?.();
/** The games that can be played now. */
export const playable: readonly string[] = Object.keys(texts);
