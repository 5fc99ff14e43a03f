import { CHARACTER, LAYOUT, PROP } from '../rules/index.ts';
import type { Dice, ListRow } from '@tavola/kernel';
import { WORDLESS } from './fill-branch.ts';
import type { WeighedAnswer } from './weighed-answer.ts';

/** N-S02 How to lay out up to twelve points: something strong to act with, somebody to play, something small to react with. */
const LAYOUTS: readonly (readonly (readonly [kind: number, power: number])[])[] = [
  [
    [PROP, 6],
    [CHARACTER, 6],
  ],
  [
    [PROP, 6],
    [CHARACTER, 4],
    [PROP, 2],
  ],
  [
    [PROP, 6],
    [CHARACTER, 3],
    [PROP, 3],
  ],
  [
    [PROP, 5],
    [PROP, 4],
    [CHARACTER, 3],
  ],
  [
    [PROP, 4],
    [CHARACTER, 6],
    [PROP, 2],
  ],
  [
    [PROP, 6],
    [CHARACTER, 4],
  ],
  [
    [PROP, 3],
    [CHARACTER, 3],
    [PROP, 3],
    [CHARACTER, 3],
  ],
];

const pointsOf = (rows: readonly (readonly [number, number])[]): number =>
  rows.reduce((sum, [, power]) => sum + power, 0);

/** All layouts weigh the same, because a secret layout must not be predictable. */
export const layouts = (dice: Dice): WeighedAnswer[] => {
  const from = dice.below(LAYOUTS.length);
  return LAYOUTS.map((_, i) => {
    const rows = LAYOUTS[(from + i) % LAYOUTS.length]!;
    return {
      weight: 0,
      thought: () => ({
        answer: rows.map(([kind, power]): ListRow => [kind, power, WORDLESS, WORDLESS]),
        reason: { code: 'lays-out', about: { power: Math.min(LAYOUT, pointsOf(rows)) } },
      }),
    };
  });
};
