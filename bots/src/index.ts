export type { Bot, Budget, Decision, Level, Reason, Worlds } from './bot.ts';
export { instantLevels, levels } from './levels.ts';
