import type { Pledge } from '../rules/index.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { cs } from './cs/pledges.ts';
import { de } from './de/pledges.ts';
import { en, type PledgeNames, type PledgeWords } from './en/pledges.ts';

export const PLEDGE_WORDS: InEach<PledgeWords> = { cs, en, de };

/** The promise with its condition: "no hero in Gardar, if Bruno agrees". */
export const pledgeText = (language: Language, pledge: Pledge, to: PledgeNames): string => {
  const words = PLEDGE_WORDS[language];
  const what = words.what[pledge.kind](pledge, to);
  return pledge.condition === 'none' ? what : `${what}, ${words.condition(to.name(pledge.to))}`;
};
