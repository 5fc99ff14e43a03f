import { withBots } from '@tavola/bots';
import { graenalandStrategy } from './bot/strategy.ts';
import { graenalandTableTalk } from './bot/table-talk.ts';
import { graenaland as rules } from './rules/index.ts';

export * from './rules/index.ts';

/** The rules together with the bots that know them. */
export const graenaland = withBots(rules, { strategy: graenalandStrategy, tableTalk: graenalandTableTalk });
