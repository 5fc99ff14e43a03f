import type { View } from '@tavola/kernel';
import type { PhaseLine } from '@tavola/web/text/game.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import type { Verona } from '../rules/index.ts';
import { LABELS } from './labels.ts';

const STREETS = 1;
/** The phase of each question that does not belong to a street. */
const PHASE_OF: { readonly [question: string]: number } = {
  plan: 0,
  'next-token': 0,
  municipio: 2,
  hire: 3,
  'another-go': 3,
};

/** V-A01 to V-E40 The phases of a round. */
export const phaseLine = (
  language: Language,
  { table, asked, over }: View<Verona>,
): PhaseLine | undefined => {
  const labels = LABELS[language];
  if (over) return undefined;
  if (table.round === 0) return { round: labels.preparation, phases: [], current: -1 };
  return {
    round: fillIn(labels.round, { n: table.round }),
    phases: labels.phases,
    current: PHASE_OF[asked?.name ?? ''] ?? STREETS,
  };
};
