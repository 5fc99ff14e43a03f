export type { Bot, Budget, Decision, Level, Reason, Worlds } from './bot.ts';
export { levels } from './levels.ts';
