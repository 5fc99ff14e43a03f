/** When a clock may run: from and to in minutes of the day, in a zone. */
export interface PlayHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** From, to. The clock stands still meanwhile. */
export type Pause = readonly [from: number, to: number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  let format = formats.get(zone);
  if (!format) {
    // As many zones as the world has: no need to forget any.
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

/** How far the clocks of a zone are ahead of UTC at a time, as the system says: that takes its time. */
const askOffset = (zone: string, time: number): number => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
};

/** Offsets at the beginnings of days, by zone; a few years of them. */
const known = new Map<string, Map<number, number>>();
const MOST_KNOWN = 2000;

const atMidnight = (zone: string, day: number): number => {
  let days = known.get(zone);
  if (!days) known.set(zone, (days = new Map<number, number>()));
  let offset = days.get(day);
  if (offset === undefined) {
    if (days.size >= MOST_KNOWN) days.clear();
    days.set(day, (offset = askOffset(zone, day * DAY)));
  }
  return offset;
};

/** How far ahead they are. No zone changes its clocks there and back within a day: only days of change are asked. */
const offsetAt = (zone: string, time: number): number => {
  const day = Math.floor(time / DAY);
  const offset = atMidnight(zone, day);
  return offset === atMidnight(zone, day + 1) ? offset : askOffset(zone, time);
};

/** The time at which the clocks of a zone show this; in the hour that a change of clocks skips, the one after. */
const timeOf = (zone: string, local: number): number => {
  const first = local - offsetAt(zone, local);
  return local - offsetAt(zone, first);
};

/** The stretches of time in which a clock runs, from `start` on. */
function* open(hours: PlayHours | null, pauses: readonly Pause[], start: number): Generator<Pause> {
  for (const [from, to] of daily(hours, start)) {
    let next = from;
    for (const [begin, end] of pauses) {
      if (end <= next || begin >= to) continue;
      if (begin > next) yield [next, begin];
      next = Math.max(next, end);
    }
    if (next < to) yield [next, to];
  }
}

function* daily(hours: PlayHours | null, start: number): Generator<Pause> {
  if (!hours) {
    yield [start, Infinity];
    return;
  }
  const { from, to, zone } = hours;
  const local = start + offsetAt(zone, start);
  for (let day = Math.floor(local / DAY) * DAY; ; day += DAY) {
    const begin = Math.max(start, timeOf(zone, day + from * MINUTE));
    const end = timeOf(zone, day + to * MINUTE);
    if (begin < end) yield [begin, end];
  }
}

/** When a clock that starts at `start` has run for so many milliseconds. */
export const runsUntil = (
  hours: PlayHours | null,
  pauses: readonly Pause[],
  start: number,
  amount: number,
): number => {
  let left = amount;
  for (const [from, to] of open(hours, pauses, start)) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return Infinity;
};

/** How long a clock ran between two times. */
export const ran = (
  hours: PlayHours | null,
  pauses: readonly Pause[],
  start: number,
  end: number,
): number => {
  let sum = 0;
  for (const [from, to] of open(hours, pauses, start)) {
    if (from >= end) break;
    sum += Math.min(to, end) - from;
  }
  return sum;
};
