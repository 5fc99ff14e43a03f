import type { Talk } from '@tavola/kernel';
import type { TownTable } from './types.ts';

/** V-C56 The book closes the talk while cards are picked; a silent table closes it in plans, bids and hiring too. */
export const talkInSecretPhases = ({ talk }: TownTable): Talk => (talk === 'silent' ? 'closed' : 'open');
