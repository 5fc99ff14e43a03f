import type { Kinds } from '@tavola/kernel';
import type { RedactedLine } from '@tavola/match';
import type { Moment } from '../host/messages.ts';

export interface LogItem {
  /** The line of the match that it is from. */
  readonly at: number;
  readonly event: Kinds['event'];
  /** Told to this viewer alone. */
  readonly isWhisper: boolean;
}

export const itemsOf = (at: number, line: RedactedLine | undefined): LogItem[] => {
  if (!line || line.t === 'end') return [];
  return [
    ...line.whispers.map(({ event }) => ({ at, event, isWhisper: true })),
    ...line.events.map(event => ({ at, event, isWhisper: false })),
  ];
};

export const eventsOf = ({ line }: Moment): readonly Kinds['event'][] =>
  line && 'events' in line ? line.events : [];

/** Everything public that happened up to a line. */
export const toldUntil = (log: readonly LogItem[], at: number): readonly Kinds['event'][] =>
  log.filter(item => !item.isWhisper && item.at <= at).map(item => item.event);
