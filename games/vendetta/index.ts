import { withBots } from '@tavola/bots';
import { vendettaStrategy } from './bot/strategy.ts';
import { vendettaTableTalk } from './bot/table-talk.ts';
import { vendetta as rules } from './rules/index.ts';

export * from './rules/index.ts';

/** The rules together with the bots that know them. */
export const vendetta = withBots(rules, { strategy: vendettaStrategy, tableTalk: vendettaTableTalk });
