import type { Vendetta } from '../rules/index.ts';
import type { Choice, View } from '@tavola/kernel';

/** The choice of an aside, or undefined where this viewer may not use it. */
export const asideOf = (view: View<Vendetta>, name: string): Choice | undefined =>
  view.asides.find(aside => aside.name === name)?.choice;

/** The numbers that one part of an aside offers. */
export const listAsideNumbers = (choice: Choice | undefined, part: string): readonly number[] => {
  const parts = choice?.kind === 'all' ? choice.parts : [];
  const found = parts.find(({ what }) => what === part);
  return found && 'of' in found ? found.of : [];
};

/** This board draws every aside itself, so the frame adds no widget for them. */
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
  'veto-place',
  'correct',
  'veil',
  'strike',
  'strike-vote',
];
