import type { Seat } from '@tavola/kernel';
import type { TableView } from '@tavola/protocol';
import type { Presence } from '../board-kit/contract.ts';
import { FRAME } from '../text/frame.ts';
import type { Language } from '../text/language.ts';
import { ONLINE } from '../text/online.ts';

/** The presence of each seat of an online table, with its text. */
export const describePresence = (
  language: Language,
  seats: TableView['seats'],
  here: readonly Seat[],
): readonly Presence[] => {
  const o = ONLINE[language];
  return seats.map(({ by, level, away, handedOn }, seat) => {
    if (by === 'bot') return { is: 'bot', said: o.bot(FRAME[language].level[level ?? ''] ?? level ?? '') };
    if (handedOn) return { is: 'away', said: o.handedOn };
    // A bot plays even while the seat's owner looks on.
    if (away) return { is: here.includes(seat) ? 'bot' : 'away', said: o.standIn };
    return here.includes(seat) ? { is: 'here', said: o.present } : { is: 'away', said: o.absent };
  });
};
