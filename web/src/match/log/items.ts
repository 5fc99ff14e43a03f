import type { GameTypes, OrderUsed } from '@tavola/kernel';
import type { RedactedLine } from '@tavola/match';
import type { GameText } from '../../text/game.ts';
import type { Moment } from '../../local/messages.ts';

type Gives = GameText<GameTypes>['whispersFor'];

/** Whether a whisper of the kernel says that a standing order was used. */
export const isOrderUsed = (event: GameTypes['event']): event is OrderUsed => event.t === 'order-used';

export interface LogItem {
  /** The line of the match. */
  readonly at: number;
  readonly event: GameTypes['event'];
  /** Whether only this viewer sees it. */
  readonly isWhisper: boolean;
}

/** The items of a line. A whisper follows the event it belongs to, or else precedes all events. */
export const itemsOf = (at: number, line: RedactedLine | undefined, gives?: Gives): LogItem[] => {
  if (!line || line.t === 'end') return [];
  const whispers = [...line.whispers];
  const told = line.events.flatMap(event => {
    const items: LogItem[] = [{ at, event, isWhisper: false }];
    const to = line.whispers[0]?.to;
    const given = to === undefined ? undefined : gives?.(event, to);
    for (let n = given?.n ?? 0; n > 0; n--) {
      const i = whispers.findIndex(whisper => whisper.event.t === given!.t);
      if (i < 0) break;
      const [own] = whispers.splice(i, 1);
      items.push({ at, event: own!.event, isWhisper: true });
    }
    return items;
  });
  return [...whispers.map(({ event }) => ({ at, event, isWhisper: true })), ...told];
};

export const eventsOf = ({ line }: Moment): readonly GameTypes['event'][] =>
  line && 'events' in line ? line.events : [];

/** All public events up to a line. */
export const publicEventsUntil = (log: readonly LogItem[], at: number): readonly GameTypes['event'][] =>
  log.filter(item => !item.isWhisper && item.at <= at).map(item => item.event);
