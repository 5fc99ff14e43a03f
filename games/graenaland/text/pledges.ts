import type { Pledge } from '../rules/index.ts';
import { count, type InEach, type Language } from '@tavola/web/text/language.ts';

/** What a promise can name: players and a territory. */
export interface PledgeNames {
  name(seat: number): string;
  place(territory: number): string;
}

interface PledgeWords {
  /** What is promised, as a phrase after a colon. */
  readonly what: { readonly [K in Pledge['kind']]: (pledge: Pledge, to: PledgeNames) => string };
  condition(who: string): string;
  readonly states: { readonly [S in Pledge['state']]: string };
}

export const PLEDGE_WORDS: InEach<PledgeWords> = {
  en: {
    what: {
      vote: (p, to) => `a vote for the proposal of ${to.name(p.to)}`,
      cards: p => `at least ${count('en', p.cards, ['card', 'cards'])} in the own proposal`,
      away: (p, to) => `no hero in ${to.place(p.territory)}`,
      work: p => `an offer of at least ${count('en', p.cards, ['card', 'cards'])} to the joint work`,
      words: p => `“${p.text}”`,
    },
    condition: who => `if ${who} agrees`,
    states: { open: 'open', kept: 'kept', broken: 'broken', void: 'void' },
  },
  cs: {
    what: {
      vote: (p, to) => `hlas pro návrh, který podá ${to.name(p.to)}`,
      cards: p => `nejméně ${count('cs', p.cards, ['karta', 'karty', 'karet'])} ve vlastním návrhu`,
      away: (p, to) => `žádný hrdina na území ${to.place(p.territory)}`,
      work: p => `nabídka nejméně ${count('cs', p.cards, ['karty', 'karet', 'karet'])} na společnou stavbu`,
      words: p => `„${p.text}“`,
    },
    condition: who => `pokud souhlasí ${who}`,
    states: { open: 'trvá', kept: 'dodržen', broken: 'porušen', void: 'bezpředmětný' },
  },
  de: {
    what: {
      vote: (p, to) => `eine Stimme für den Vorschlag von ${to.name(p.to)}`,
      cards: p => `mindestens ${count('de', p.cards, ['Karte', 'Karten'])} im eigenen Vorschlag`,
      away: (p, to) => `keinen Helden in ${to.place(p.territory)}`,
      work: p =>
        `ein Angebot von mindestens ${count('de', p.cards, ['Karte', 'Karten'])} zum gemeinsamen Bauwerk`,
      words: p => `„${p.text}“`,
    },
    condition: who => `wenn ${who} zustimmt`,
    states: { open: 'offen', kept: 'gehalten', broken: 'gebrochen', void: 'hinfällig' },
  },
};

/** What is promised, with its condition: "no hero in Gardar, if Bruno agrees". */
export const pledgeText = (language: Language, pledge: Pledge, to: PledgeNames): string => {
  const words = PLEDGE_WORDS[language];
  const what = words.what[pledge.kind](pledge, to);
  return pledge.condition === 'none' ? what : `${what}, ${words.condition(to.name(pledge.to))}`;
};
