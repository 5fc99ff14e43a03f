export type { Bot, Budget, Decision, Language, BotSettings, BotReason, Remark, Worlds } from './bot.ts';
export type { GenericCodes } from './reason.ts';
export { createGenericStrategy } from './levels/generic-strategy.ts';
export type { BotKnowledge, Level, PlayableGame } from './knowledge.ts';
export { withBots } from './knowledge.ts';
export { nextRemark } from './remarks.ts';
export { levels, paceOf } from './levels/levels.ts';
