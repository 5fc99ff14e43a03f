import { withBots } from '@tavola/bots';
import { veronaStrategy } from './bot/strategy.ts';
import { verona as rules } from './rules/index.ts';

export * from './rules/index.ts';

/** The rules together with the bots that know them. */
export const verona = withBots(rules, { strategy: veronaStrategy });
