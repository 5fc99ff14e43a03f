import type { Talk } from '@tavola/kernel';
import type { IslandTable } from './types.ts';

/** G-D03 By the book the table may talk about everything but what is still to be proposed, called or offered. */
export const talkByBook = ({ talk }: IslandTable): Talk => (talk === 'book' ? 'open' : 'closed');

/** G-D03 The main player's turn to call a joint work or to offer a build lasts until one of both is done. */
export const talkWhileBuilding = (table: IslandTable): Talk =>
  table.limits === 'own' && !table.called ? 'closed' : talkByBook(table);
