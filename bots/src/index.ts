export type { Bot, Budget, Decision, Language, Manner, Reason, Remark, Worlds } from './bot.ts';
export type { AnyCodes } from './reason.ts';
export { strategyOfAny } from './any.ts';
export type { BotKnowledge, Level, PlayableGame } from './knowledge.ts';
export { withBots } from './knowledge.ts';
export { nextRemark } from './remarks.ts';
export { levels, paceOf } from './levels/levels.ts';
