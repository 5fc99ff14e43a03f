import type { VeronaOrderTexts } from '../en/orders.ts';

export const cs: VeronaOrderTexts = {
  'show-when-able': {
    title: 'Ukázat úkol, jakmile to půjde',
    hint: 'Vyber úkoly v pořadí, v jakém se mají ukazovat. Nevybrané ti zůstanou v ruce.',
  },
  'show-none': {
    title: 'Neukazovat úkoly, dokud neřeknu jinak',
    hint: 'Úkoly zůstanou tajné a hra pokračuje bez ptaní.',
  },
  'hire-no-more': {
    title: 'V dalších kolech zbrojení nikoho nenajímat',
    hint: 'Na první najímání v každém kole hry dostaneš otázku dál.',
  },
  'call-no-more': {
    title: 'Nevyhlašovat další kolo zbrojení',
    hint: 'Vyhlásit je může kdokoli jiný.',
  },
};
