import type { Graenaland } from '../rules/index.ts';
import type { TableTalk } from '@tavola/bots/table-talk.ts';
import { offerFor } from './building/joint-work.ts';

export const graenalandTableTalk: TableTalk<Graenaland> = {
  /** G-B32 Cards for a joint work of another. */
  aside: view => offerFor(view),
  /** G-B31 Others may want to offer something before a joint work is built or given up. */
  isUnhurried: ({ asked }) => asked?.name === 'joint-work',
  addWords: (_, answer) => answer,
};
