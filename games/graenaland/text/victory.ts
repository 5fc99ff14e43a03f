import type { VictoryCard } from '../rules/index.ts';
import { GOALS } from '../rules/names.ts';
import type { DeepReadonly } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';
import { LABELS } from './labels.ts';
import { WORDS } from './words.ts';

/** G-O11, G-O17 A victory card in one line: the steps of each goal, and which are easier or harder than elsewhere. */
export const victoryLabel = (language: Language, card: DeepReadonly<VictoryCard>): string => {
  const { easier, harder } = LABELS[language];
  const goals = GOALS.map((goal, i) => {
    const mark = goal === card.easy ? ` (${easier})` : goal === card.hard ? ` (${harder})` : '';
    return `${WORDS[language].goals[goal]} ${card.steps[i]!.join('/')}${mark}`;
  });
  return goals.join('; ');
};

/** G-O17 What tells one victory card from another at a glance: its easier and its harder goal. */
export const shortVictoryLabel = (language: Language, { easy, hard }: DeepReadonly<VictoryCard>): string => {
  const { easier, harder } = LABELS[language];
  const { goals } = WORDS[language];
  return `${goals[easy]} (${easier}), ${goals[hard]} (${harder})`;
};
