import { withBots } from '@tavola/bots';
import { newgameStrategy } from './bot/strategy.ts';
import { newgame as rules } from './rules/index.ts';

export * from './rules/index.ts';

/** The rules together with the bots that know them. */
export const newgame = withBots(rules, { strategy: newgameStrategy });
