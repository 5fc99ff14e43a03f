import type { VeronaOrderTexts } from '../en/orders.ts';

export const cs: VeronaOrderTexts = {
  'place-in-order': {
    title: 'První přívržence umístit podle pořadí',
    hint: 'Obsazené a nedovolené ulice se přeskočí; po poslední přijde na řadu první prázdná ulice seznamu.',
  },
  'show-when-able': {
    title: 'Ukázat úkol, jakmile to půjde',
    hint: 'Vyber úkoly v pořadí, v jakém se mají ukazovat. Nevybrané ti zůstanou v ruce.',
  },
  'show-none': {
    title: 'Neukazovat úkoly, dokud neřeknu jinak',
    hint: 'Úkoly zůstanou tajné a hra pokračuje bez ptaní.',
  },
  'pick-in-order': {
    title: 'Vybírat ulice v tomto kole podle pořadí',
    hint: 'Po nich přijdou na řadu ostatní ulice se žetony, jak jdou v seznamu za sebou.',
  },
  'cards-as-planned': {
    title: 'Karty tohoto kola podle plánu',
    hint: 'Jedna karta pro tvou intriku a jedna, kterou hádáš v intrikách ostatních.',
  },
  'bid-as-planned': {
    title: 'V ulicích tohoto kola nabízet podle plánu',
    hint: 'Floriny za korupci, žoldáky za násilí, nikdy víc, než máš. V ulici, kterou vynecháš, nenabídneš nic.',
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
