import type { View } from '@tavola/kernel';
import type { PhaseLine } from '@tavola/web/text/game.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import type { Graenaland } from '../rules/index.ts';
import { LABELS } from './labels.ts';

const [MOVE, SHARE, BUILD] = [1, 2, 3];
const PHASE_OF: { readonly [question: string]: number } = { orders: MOVE, proposal: SHARE, vote: SHARE };

/** P, M, D, O16, B The phases of a round; with victory cards, declaring stands before building. */
export const phaseLine = (
  language: Language,
  { table, asked, over }: View<Graenaland>,
): PhaseLine | undefined => {
  const labels = LABELS[language];
  if (over) return undefined;
  if (table.round === 0) return { round: labels.preparation, phases: [], current: -1 };
  const phases =
    table.goals === 'cards' ? labels.phases.toSpliced(BUILD, 0, labels.declarePhase) : labels.phases;
  const current = asked?.name === 'declaration' ? BUILD : (PHASE_OF[asked?.name ?? ''] ?? phases.length - 1);
  return { round: fillIn(labels.round, { n: table.round }), phases, current };
};
