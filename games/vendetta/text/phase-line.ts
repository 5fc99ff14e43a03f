import type { View } from '@tavola/kernel';
import type { PhaseLine } from '@tavola/web/text/game.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import type { Vendetta } from '../rules/index.ts';
import { LABELS } from './labels.ts';

const FIRST_TURN = 1;

/** N-R01 to N-R04 A round is the prince's disfavour, and then the turns of the houses in their order. */
export const phaseLine = (
  language: Language,
  { table, over }: View<Vendetta>,
  names: readonly string[],
): PhaseLine | undefined => {
  const labels = LABELS[language];
  if (over) return undefined;
  if (table.round === 0) return { round: labels.preparation, phases: [], current: -1 };
  const turns = table.order.map(seat => names[seat] ?? '');
  const turn = table.order.indexOf(table.turn);
  return {
    round: fillIn(labels.round, { n: table.round }),
    phases: [labels.disfavour, ...turns],
    current: turn < 0 ? 0 : turn + FIRST_TURN,
  };
};
