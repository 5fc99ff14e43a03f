import type { AvoidedWords } from '@tavola/web/rules/text/types.ts';

export const avoidedWords: AvoidedWords = {
  en: {
    'in the own': 'in their own',
    'an? own': 'one of your',
    'sellswords?': 'mercenary',
    'henchm[ae]n': 'ally',
    'coins?': 'florin',
  },
  cs: {
    'příruč\\p{L}*': 'pravidla v krabici',
    'zlaťák\\p{L}*': 'florin',
  },
  de: {
    man: 'du',
    'Chips?': 'Aktionsmarke',
    'Aktionschips?': 'Aktionsmarke',
    'Östliche\\p{L}* Stadtviertel\\p{L}*': 'Ostviertel',
    'Münze\\p{L}*': 'Florin',
  },
};
