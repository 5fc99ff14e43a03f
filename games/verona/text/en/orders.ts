import type { OrderText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  'place-in-order': {
    title: 'Place your first allies in this order',
    hint: 'Streets that are taken or not allowed are passed over; after the last one, the first empty street of the list.',
  },
  'show-when-able': {
    title: 'Show missions as soon as I can',
    hint: 'Pick the missions in the order in which to show them. Those left out stay in your hand.',
  },
  'show-none': {
    title: 'Show no missions until I say otherwise',
    hint: 'You keep your missions secret, and the game goes on without asking you.',
  },
  'pick-in-order': {
    title: 'Pick the streets of this round in this order',
    hint: 'After those, the others with tokens as they stand in the list of streets.',
  },
  'cards-as-planned': {
    title: 'Cards of this round as planned',
    hint: 'One card for your own intrigue, and one that you guess in those of others.',
  },
  'bid-as-planned': {
    title: 'Bid in the streets of this round as planned',
    hint: 'Florins for corruption, mercenaries for violence, never more than you have. In a street that you leave out you bid nothing.',
  },
  'hire-no-more': {
    title: 'Hire nobody in further rounds of hiring',
    hint: 'You are still asked how many you hire first in each round of the game.',
  },
  'call-no-more': {
    title: 'Never call for another round of hiring',
    hint: 'Others may still call for one.',
  },
} satisfies { readonly [order: string]: OrderText };

export type VeronaOrderTexts = TextShape<typeof en>;
