import type { VendettaOrderTexts } from '../en/orders.ts';

export const orders: VendettaOrderTexts = {
  'no-reaction': {
    title: 'Bez reakce',
    hint: 'Když proti tobě někdo vyvolá scénu, nereaguješ ani neposiluješ hod, dokud pokyn neodvoláš.',
  },
  'no-interruption': {
    title: 'Bez přerušení',
    hint: 'Po hodu kostkami nebouráš patra, dokud pokyn neodvoláš.',
  },
};
