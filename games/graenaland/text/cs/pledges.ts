import { count } from '@tavola/web/text/language.ts';
import type { PledgeWords } from '../en/pledges.ts';

export const cs: PledgeWords = {
  what: {
    vote: (p, to) => `hlas pro návrh, který podá ${to.name(p.to)}`,
    cards: p => `nejméně ${count('cs', p.cards, ['karta', 'karty', 'karet'])} ve vlastním návrhu`,
    away: (p, to) => `žádný hrdina na území ${to.place(p.territory)}`,
    work: p => `nabídka nejméně ${count('cs', p.cards, ['karty', 'karet', 'karet'])} na společnou stavbu`,
    words: p => `„${p.text}“`,
  },
  condition: who => `pokud souhlasí ${who}`,
  states: { open: 'trvá', kept: 'dodržen', broken: 'porušen', void: 'bezpředmětný' },
};
