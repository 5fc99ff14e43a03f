import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/pick-refusals.ts';
import { de } from './de/pick-refusals.ts';
import { en, type PickRefusals } from './en/pick-refusals.ts';

export type PickRefusal = keyof PickRefusals;

/** The rule that forbids each pick. */
export const PICK_RULES = {
  'not-composing': 'N-R04',
  'scene-called': 'N-R04',
  'no-object': 'N-C08',
  arrested: 'N-R06',
  'own-tower': 'N-C02',
  'too-weak': 'N-A01',
  'house-fallen': 'N-E01',
  'locked-up': 'N-R05',
  'empty-reserve': 'N-O09',
  'nothing-to-strengthen': 'N-T05',
  'floors-pulled': 'N-T03',
} as const satisfies { readonly [R in PickRefusal]: string };

/** Why something on the table cannot be picked; `{piece}` and `{house}` are filled in. */
export const PICK_REFUSALS: InEach<PickRefusals> = { cs, en, de };
