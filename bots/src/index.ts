export type { Bot, Level } from './bot.ts';
export { levels } from './levels.ts';
