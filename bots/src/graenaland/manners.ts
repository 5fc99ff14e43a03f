import type { Graenaland } from '@tavola/games/graenaland';
import type { Manners } from '../manners.ts';
import { offerFor } from './joint.ts';

export const graenalandManners: Manners<Graenaland> = {
  /** G-B32 Cards for a joint work of another. */
  aside: view => offerFor(view),
  /** G-B31 Others may want to offer something before a joint work is built or given up. */
  isUnhurried: ({ asked }) => asked?.name === 'joint-work',
  worded: (_, answer) => answer,
};
