import type { OrderText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  'show-when-able': {
    title: 'Show missions as soon as I can',
    hint: 'Pick the missions in the order in which to show them. Those left out stay in your hand.',
  },
  'show-none': {
    title: 'Show no missions until I say otherwise',
    hint: 'You keep your missions secret, and the game goes on without asking you.',
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
