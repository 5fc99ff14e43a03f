import type { Seat } from '@tavola/kernel';
import type { TableView } from '@tavola/protocol';
import type { Presence } from '../board-kit/contract.ts';
import { FRAME } from '../text/frame.ts';
import type { Language } from '../text/language.ts';
import { ONLINE } from '../text/online.ts';

/** Who is at each seat of a table on a server now, and how that is said. */
export const describePresence = (
  language: Language,
  seats: TableView['seats'],
  here: readonly Seat[],
): readonly Presence[] => {
  const o = ONLINE[language];
  return seats.map(({ by, level, away, handedOn }, seat) => {
    if (by === 'bot') return { is: 'bot', said: o.bot(FRAME[language].level[level ?? ''] ?? level ?? '') };
    if (handedOn) return { is: 'away', said: o.handedOn };
    // Also while its owner looks on it is a bot that plays.
    if (away) return { is: here.includes(seat) ? 'bot' : 'away', said: o.standIn };
    return here.includes(seat) ? { is: 'here', said: o.present } : { is: 'away', said: o.absent };
  });
};
