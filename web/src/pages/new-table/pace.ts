import { maxHours, type TableSettings } from '@tavola/protocol';
import type { Language } from '../../text/language.ts';
import type { OnlineText } from '../../text/online.ts';

/** How an online table deals with time, absent players, spectators and people who write. */
export type Pace = Pick<TableSettings, 'clock' | 'leave' | 'watch'> & { readonly writing: boolean };
type Clock = TableSettings['clock'];

/** The default settings of a kind of clock. */
export const createClock = (kind: Clock['kind']): Clock => {
  switch (kind) {
    case 'none':
      return { kind };
    case 'live':
      return { kind, seconds: 60, bank: 600 };
    case 'slow':
      return { kind, hours: 24, play: null };
  }
};

/** Limits the hours of a decision to what the play hours allow. */
export const limitHours = (clock: Clock): Clock =>
  clock.kind === 'slow' && (clock.play === null || clock.play.to > clock.play.from)
    ? { ...clock, hours: Math.max(1, Math.min(clock.hours, maxHours(clock.play))) }
    : clock;

/** A bot for absent players keeps a match going; without a clock it never steps in. */
export const createPace = (): Pace => ({
  clock: { kind: 'none' },
  leave: 'bot',
  watch: { who: 'nobody', delay: 0 },
  writing: false,
});

/** Minutes of the day as a time input writes them, which has no 24:00. */
export const formatTime = (minutes: number): string => {
  const within = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};
export const parseMinutes = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The clock's settings in one line. */
export const formatClock = (clock: Clock, words: OnlineText): string => {
  switch (clock.kind) {
    case 'none':
      return words.paceNone;
    case 'live':
      return `${words.paceLive}: ${words.clockLive(words.seconds(clock.seconds), words.minutes(Math.round(clock.bank / 60)))}`;
    case 'slow': {
      const { play } = clock;
      const hours = `${words.paceSlow}: ${words.clockSlow(words.hours(clock.hours))}`;
      return play
        ? `${hours}, ${words.clockHours(formatTime(play.from), formatTime(play.to), play.zone)}`
        : hours;
    }
  }
};

export const formatWatch = ({ who, delay }: Pace['watch'], words: OnlineText): string => {
  if (who === 'nobody') return words.watchNobody;
  return delay === 0 ? words.watchNow : words.watchLater(words.seconds(delay));
};

/** The time left on a clock: `1:05`, or with hours `1:01:05`. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

export const formatDate = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
