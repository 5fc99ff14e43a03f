import type { State, GameTypes, Seat, SilenceOfQuestion } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import { measureRun, findRunEnd, type ClockSpan, type PlayHours } from './play-hours.ts';

/** The clocks of a match, derived from the times of its entries alone. */
export interface MatchClock {
  /** The open question, or -1. */
  readonly question: number;
  /** When the question was asked. */
  readonly since: number;
  /** By seat: when it first answered, or null. */
  readonly answered: readonly (number | null)[];
  /** By seat: the milliseconds left for longer decisions. */
  readonly bank: readonly number[];
  /** When all clocks were stopped, or null. */
  readonly stopped: number | null;
  /** Earlier stops during this question. */
  readonly pauses: readonly ClockSpan[];
  /** Whether silence answers the open question; absent if not. */
  readonly isSilent?: boolean;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

const hoursOf = (setting: ClockSetting): PlayHours | null => (setting.kind === 'slow' ? setting.play : null);

/** Time for one decision in milliseconds. */
const decisionTimeOf = (setting: ClockSetting): number => {
  switch (setting.kind) {
    case 'none':
      return Infinity;
    case 'live':
      return setting.seconds * SECOND_MS;
    case 'slow':
      return setting.hours * HOUR_MS;
  }
};

export const startClock = (setting: ClockSetting, state: State<GameTypes>, at: number): MatchClock => ({
  question: state.asked?.id ?? -1,
  since: at,
  answered: answeredFrom(state, at),
  bank: state.hands.map(() => (setting.kind === 'live' ? setting.bank * SECOND_MS : 0)),
  stopped: null,
  pauses: [],
});

/**
 * Standing orders answer with the question itself. Without their time a later change of such an answer would count as
 * the first one and show in the bank.
 */
const answeredFrom = ({ asked, hands }: State<GameTypes>, at: number): (number | null)[] =>
  hands.map((_, seat) => (asked && asked.answers[seat] !== null ? at : null));

/**
 * What silence has to do with an entry: whether it answers the question that is open now, and whether the wait for that
 * begins anew.
 */
interface SilenceAfter {
  readonly isAnswer: boolean;
  readonly isRenewed: boolean;
}

/** The clock after an entry; `by` is the seat that answered, if it was an answer. */
export const advanceClock = (
  setting: ClockSetting,
  clock: MatchClock,
  by: Seat | null,
  state: State<GameTypes>,
  at: number,
  silence: SilenceAfter = { isAnswer: false, isRenewed: false },
): MatchClock => {
  // The first answer counts: the bank is public, and must not show that an answer was changed.
  const answered = by === null ? clock.answered : clock.answered.with(by, clock.answered[by] ?? at);
  if (state.asked?.id === clock.question) {
    // The clock of an answer that was withdrawn or handed back runs on as if it had never been given.
    return {
      ...clock,
      ...(silence.isRenewed && { since: at, pauses: [] }),
      answered: answered.map((time, seat) => (state.asked!.answers[seat] === null ? null : (time ?? at))),
    };
  }
  const bank = clock.bank.map((left, seat) => {
    const time = answered[seat];
    // To be silent is no slow decision.
    if (setting.kind !== 'live' || clock.isSilent || time === null || time === undefined) return left;
    return Math.max(
      0,
      left - Math.max(0, measureRun(null, clock.pauses, clock.since, time) - decisionTimeOf(setting)),
    );
  });
  return {
    question: state.asked?.id ?? -1,
    since: at,
    answered: answeredFrom(state, at),
    bank,
    stopped: clock.stopped === null ? null : at,
    pauses: [],
    ...(silence.isAnswer && { isSilent: true }),
  };
};

export const stopClock = (clock: MatchClock, at: number): MatchClock =>
  clock.stopped === null ? { ...clock, stopped: at } : clock;

export const resumeClock = (clock: MatchClock, at: number): MatchClock =>
  clock.stopped === null
    ? clock
    : { ...clock, stopped: null, pauses: [...clock.pauses, [clock.stopped, Math.max(at, clock.stopped)]] };

/**
 * The clock without times in the future, which the log holds if another process with a fast clock has written it, or
 * if the machine's clock went back before a restart. Otherwise bots and deadlines would wait until that time comes.
 */
export const withoutFuture = (clock: MatchClock, now: number): MatchClock => {
  if (clock.since <= now && (clock.stopped ?? 0) <= now) return clock;
  const past = (time: number): number => Math.min(time, now);
  return {
    ...clock,
    since: past(clock.since),
    answered: clock.answered.map(time => (time === null ? null : past(time))),
    stopped: clock.stopped === null ? null : past(clock.stopped),
    pauses: clock.pauses.map(([from, to]) => [past(from), past(to)]),
  };
};

/**
 * Deadlines do not change while a question is open, but are asked for again and again. The list of pauses is
 * replaced with each question and each pause, and only then, so it is the key.
 */
const knownEnds = new WeakMap<
  MatchClock['pauses'],
  { readonly setting: ClockSetting; readonly ends: Map<number, number> }
>();

const findEnd = (setting: ClockSetting, { pauses, since }: MatchClock, amount: number): number => {
  let found = knownEnds.get(pauses);
  if (found?.setting !== setting) knownEnds.set(pauses, (found = { setting, ends: new Map() }));
  let end = found.ends.get(amount);
  if (end === undefined) found.ends.set(amount, (end = findRunEnd(hoursOf(setting), pauses, since, amount)));
  return end;
};

/**
 * Silence ends while somebody writes: it is waited for once more from the last stroke, but not longer than this after
 * the wait would have ended, or than another whole wait, so that nobody can stop a match by typing.
 */
const LONGEST_WRITING_MS = 15 * 60 * SECOND_MS;

const findSilenceEnd = (
  setting: ClockSetting,
  clock: MatchClock,
  time: number,
  writtenAt: number,
): number => {
  const end = findEnd(setting, clock, time);
  if (writtenAt <= clock.since) return end;
  const pauses = clock.pauses.filter(([, to]) => to > writtenAt);
  const renewed = findRunEnd(hoursOf(setting), pauses, writtenAt, time);
  const last = findEnd(setting, clock, time + Math.max(time, LONGEST_WRITING_MS));
  return Math.max(end, Math.min(renewed, last));
};

/**
 * By seat: its deadline; null where no clock runs. Silence may have a time of its own, and no bank makes it longer;
 * `writtenAt` is when somebody last wrote what is not sent yet.
 */
export const findDeadlines = (
  setting: ClockSetting,
  clock: MatchClock,
  state: State<GameTypes>,
  silence?: SilenceOfQuestion,
  writtenAt = -Infinity,
): (number | null)[] =>
  state.hands.map((_, seat) => {
    const { asked } = state;
    if (clock.stopped !== null) return null;
    if (!asked || !asked.who.includes(seat) || asked.answers[seat] !== null) return null;
    const usual = decisionTimeOf(setting) + (silence ? 0 : clock.bank[seat]!);
    const time = silence?.seconds === undefined ? usual : silence.seconds * SECOND_MS;
    if (time === Infinity) return null;
    return silence ? findSilenceEnd(setting, clock, time, writtenAt) : findEnd(setting, clock, time);
  });
