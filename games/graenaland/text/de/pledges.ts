import { count } from '@tavola/web/text/language.ts';
import type { PledgeWords } from '../en/pledges.ts';

export const de: PledgeWords = {
  what: {
    vote: (p, to) => `eine Stimme für den Vorschlag von ${to.name(p.to)}`,
    cards: p => `mindestens ${count('de', p.cards, ['Karte', 'Karten'])} im Vorschlag des Versprechenden`,
    away: (p, to) => `keinen Helden in ${to.place(p.territory)}`,
    work: p =>
      `ein Angebot von mindestens ${count('de', p.cards, ['Karte', 'Karten'])} zum gemeinsamen Bauwerk`,
    words: p => `„${p.text}“`,
  },
  condition: who => `wenn ${who} zustimmt`,
  states: { open: 'offen', kept: 'gehalten', broken: 'gebrochen', void: 'hinfällig' },
};
