export type { Bot, Budget, Decision, Language, Level, Manner, Reason, Remark, Worlds } from './bot.ts';
export type { AnyCodes } from './reason.ts';
export type { GraenalandCodes } from './graenaland/reasons.ts';
export type { VendettaCodes } from './vendetta/reasons.ts';
export type { VeronaCodes } from './verona/reasons.ts';
export { nextRemark } from './company.ts';
export { levels, paceOf } from './levels.ts';
