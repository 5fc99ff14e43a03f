import type { OrderText } from '@tavola/web/text/game.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const orders = {
  'no-reaction': {
    title: 'No reaction',
    hint: 'When a scene is called against you, you neither react nor boost, until you take this back.',
  },
  'no-interruption': {
    title: 'No interruption',
    hint: 'After the dice you pull down no floors, until you take this back.',
  },
} satisfies { readonly [order: string]: OrderText };

export type VendettaOrderTexts = TextShape<typeof orders>;
