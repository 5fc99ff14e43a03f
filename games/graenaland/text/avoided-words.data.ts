import type { AvoidedWords } from '@tavola/web/rules/text/types.ts';

export const avoidedWords: AvoidedWords = {
  en: {
    'calls? for a joint': 'call a joint work',
    'in the own': 'in their own',
    'an? own': 'one of your',
  },
  cs: {
    'vyhl[aá]\\p{L}*': 'oznámit vítězství, svolat společnou stavbu',
    'oznamovatel\\p{L}*': 'kdo oznámil vítězství',
    'příruč\\p{L}*': 'pravidla v krabici',
    'nabídk[auy] pro 5': 'přenechaná stavba',
    'sm(?:í|íš|ějí) (?:nabídnout|postavit|provést|zvednout)': 'může',
    'nedobírá se': 'nedobráno',
  },
  de: {
    'Klan\\p{L}*': 'Clan',
    'erklär\\p{L}*': 'verkünden',
    Inland: 'Landesinneres',
    man: 'du',
    'Plättchen\\p{L}*': 'Teil',
    'Siegkarte\\p{L}*': 'Siegpunktkarte',
    'ruft? zu einem gemeinsamen': 'ein gemeinsames Bauwerk ausrufen',
  },
};
