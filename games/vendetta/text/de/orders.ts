import type { VendettaOrderTexts } from '../en/orders.ts';

export const orders: VendettaOrderTexts = {
  'no-reaction': {
    title: 'Keine Reaktion',
    hint: 'Wird eine Szene gegen dich eröffnet, reagierst und verstärkst du nicht, bis du den Auftrag zurücknimmst.',
  },
  'no-interruption': {
    title: 'Keine Unterbrechung',
    hint: 'Nach dem Würfeln trägst du keine Stockwerke ab, bis du den Auftrag zurücknimmst.',
  },
};
