import type { Vendetta } from '../rules/index.ts';
import type { Choice, View } from '@tavola/kernel';

/** What an aside lets this viewer choose, or undefined where it is not open to them. */
export const asideOf = (view: View<Vendetta>, name: string): Choice | undefined =>
  view.asides.find(aside => aside.name === name)?.choice;

/** The numbers of a part of an aside that is answered in parts. */
export const offeredIn = (choice: Choice | undefined, part: string): readonly number[] => {
  const parts = choice?.kind === 'all' ? choice.parts : [];
  const found = parts.find(({ what }) => what === part);
  return found && 'of' in found ? found.of : [];
};

/** The asides that this board offers itself: all of them. */
export const ASIDES: readonly string[] = [
  'tell',
  'voice',
  'hold',
  'done',
  'reward',
  'reward-vote',
  'propose',
  'vote',
  'note',
  'change-note',
  'pause',
  'resume',
];
