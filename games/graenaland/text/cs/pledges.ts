import { count } from '@tavola/web/text/language.ts';
import type { PledgeWords } from '../en/pledges.ts';

export const cs: PledgeWords = {
  what: {
    vote: (p, to) => `hlas pro návrh, který podá ${to.name(p.to)}`,
    cards: p => `v návrhu slibujícího nejméně ${count('cs', p.cards, ['karta', 'karty', 'karet'])}`,
    away: (p, to) => `žádný hrdina na území ${to.place(p.territory)}`,
    work: p => `nabídka nejméně ${count('cs', p.cards, ['karty', 'karet', 'karet'])} na společnou stavbu`,
    words: p => `„${p.text}“`,
  },
  condition: who => `pokud souhlasí ${who}`,
  states: { open: 'platí', kept: 'dodržen', broken: 'porušen', void: 'bezpředmětný' },
};
