/** The hours in which a clock may run, in minutes of the day in a time zone. */
export interface PlayHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** A span of time, in which a clock runs or stands still. */
export type ClockSpan = readonly [from: number, to: number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  let format = formats.get(zone);
  if (!format) {
    // The world has few time zones, so none is ever dropped.
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
};

/** How far a zone is ahead of UTC at a time. This asks Intl, which is slow. */
const askOffset = (zone: string, time: number): number => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
};

/** Offsets at midnights by zone, for a few years. */
const knownOffsets = new Map<string, Map<number, number>>();
const MAX_KNOWN_DAYS = 2000;

const offsetAtMidnight = (zone: string, day: number): number => {
  let days = knownOffsets.get(zone);
  if (!days) knownOffsets.set(zone, (days = new Map<number, number>()));
  let offset = days.get(day);
  if (offset === undefined) {
    if (days.size >= MAX_KNOWN_DAYS) days.clear();
    days.set(day, (offset = askOffset(zone, day * DAY_MS)));
  }
  return offset;
};

/** How far a zone is ahead of UTC. No zone changes its clocks twice a day, so only days of a change ask Intl. */
const offsetAt = (zone: string, time: number): number => {
  const day = Math.floor(time / DAY_MS);
  const offset = offsetAtMidnight(zone, day);
  return offset === offsetAtMidnight(zone, day + 1) ? offset : askOffset(zone, time);
};

/** The time at which a zone's clocks show `local`; in the hour that a change skips, the one after it. */
const timeOf = (zone: string, local: number): number => {
  const first = local - offsetAt(zone, local);
  return local - offsetAt(zone, first);
};

/** The spans from `start` on in which a clock runs. */
function* openIntervals(
  hours: PlayHours | null,
  pauses: readonly ClockSpan[],
  start: number,
): Generator<ClockSpan> {
  for (const [from, to] of dailyIntervals(hours, start)) {
    let next = from;
    for (const [begin, end] of pauses) {
      if (end <= next || begin >= to) continue;
      if (begin > next) yield [next, begin];
      next = Math.max(next, end);
    }
    if (next < to) yield [next, to];
  }
}

function* dailyIntervals(hours: PlayHours | null, start: number): Generator<ClockSpan> {
  if (!hours) {
    yield [start, Infinity];
    return;
  }
  const { from, to, zone } = hours;
  const local = start + offsetAt(zone, start);
  for (let day = Math.floor(local / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    const begin = Math.max(start, timeOf(zone, day + from * MINUTE_MS));
    const end = timeOf(zone, day + to * MINUTE_MS);
    if (begin < end) yield [begin, end];
  }
}

/** When a clock that starts at `start` has run for `amount` milliseconds. */
export const findRunEnd = (
  hours: PlayHours | null,
  pauses: readonly ClockSpan[],
  start: number,
  amount: number,
): number => {
  let left = amount;
  for (const [from, to] of openIntervals(hours, pauses, start)) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return Infinity;
};

/** How long a clock ran between two times. */
export const measureRun = (
  hours: PlayHours | null,
  pauses: readonly ClockSpan[],
  start: number,
  end: number,
): number => {
  let sum = 0;
  for (const [from, to] of openIntervals(hours, pauses, start)) {
    if (from >= end) break;
    sum += Math.min(to, end) - from;
  }
  return sum;
};
