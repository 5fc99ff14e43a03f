import type { Language } from '@tavola/bots/bot.ts';
import { csPlan } from './cs-plan-words.ts';
import { dePlan } from './de-plan-words.ts';
import { enPlan } from './en-plan-words.ts';
import type { PlanWords } from './phrases.ts';

/** Bots write these texts, and the board suggests them to people. */
export const planWords: { readonly [L in Language]: PlanWords } = { cs: csPlan, en: enPlan, de: dePlan };
