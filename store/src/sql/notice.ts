import type { Announcement, StoreChange, Notice } from '../store.ts';

/** The notices that other processes get about changes with these values. */
export const makeNotices = (changes: readonly StoreChange[], values: readonly number[]): readonly Notice[] =>
  changes.flatMap((change, i): Notice[] => {
    const version = values[i]!;
    switch (change.t) {
      case 'table':
        return [{ about: 'table', id: change.id, version }];
      case 'append':
        return [{ about: 'match', id: change.match, version }];
      case 'say':
        return [{ about: 'talk', id: change.room, version }];
      case 'remove':
        return [{ about: 'removal', id: change.table }];
      case 'brief':
      case 'snapshot':
      case 'hold':
      case 'release':
        // No process keeps these in memory.
        return [];
    }
  });

/** The notice that other processes get about something that is not stored. */
export const makeNotice = (announced: Announcement, process: string): Notice => {
  if (announced.about === 'handed-on') return announced;
  const { about, id, seats } = announced;
  return seats ? { about, id, process, seats } : { about: 'who', id };
};
