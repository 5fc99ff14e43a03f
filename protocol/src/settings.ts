import * as v from 'valibot';
import { LIMITS, maxHours } from './limits.ts';
import { line, seat, secret, token, whole } from './schemas.ts';

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');

const minuteOfDay = whole(24 * 60);

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** How long a person may think. As a client takes it: what a table already has is told whatever its size. */
export const clockSchema = v.variant('kind', [
  object({ kind: v.literal('none') }),
  /** Seconds for each decision, and a bank for the whole match that is used up when they are over. */
  object({
    kind: v.literal('live'),
    seconds: v.pipe(whole(3600), v.minValue(5)),
    bank: whole(6 * 3600),
  }),
  /** Hours for each decision; outside of the play hours the clock stands still. */
  object({
    kind: v.literal('slow'),
    hours: v.pipe(whole(24 * 30), v.minValue(1)),
    /** From and to in minutes of the day, in the named zone; null: day and night count. */
    play: v.nullable(
      v.pipe(
        object({
          from: minuteOfDay,
          to: minuteOfDay,
          zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'a time zone such as Europe/Prague')),
        }),
        v.check(({ from, to }) => to - from >= 60, 'play hours of at least an hour, from before to'),
      ),
    ),
  }),
]);
/** As somebody may set it. */
const newClockSchema = v.pipe(
  clockSchema,
  v.check(
    clock => clock.kind !== 'slow' || clock.hours <= maxHours(clock.play),
    'at most 90 days of play hours',
  ),
);
export type ClockSetting = v.InferOutput<typeof clockSchema>;

/** What happens when a person's time is up. */
export const leaveSchema = v.picklist(['absent', 'bot-once', 'bot']);
export type Leave = v.InferOutput<typeof leaveSchema>;

/** Who may watch, and how many seconds later. */
export const watchSchema = object({ who: v.picklist(['nobody', 'link']), delay: whole(3600) });
export type Watch = v.InferOutput<typeof watchSchema>;

/** The languages that there are words in. */
export const LANGUAGES = ['cs', 'en', 'de'] as const;
export const languageSchema = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof languageSchema>;

export const settingsFields = {
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,32}$/)),
  seats: v.pipe(whole(16), v.minValue(1)),
  options: v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
  clock: newClockSchema,
  leave: leaveSchema,
  watch: watchSchema,
  /** Whether others see that somebody writes what is to be told. */
  writing: v.boolean(),
};

/** What the host may change before the match. */
export const settingsSchema = object({
  ...settingsFields,
  /** As it is, if absent. */
  writing: v.exactOptional(settingsFields.writing),
  /** That of the bots' words; as it is, if absent. */
  language: v.exactOptional(languageSchema),
});
export type TableSettings = v.InferOutput<typeof settingsSchema>;

/**
 * Made by the client at random, and sent again with the same request if no reply came: secrets that the reply
 * tells are worked out from it, so the same ones are told again and nobody loses a seat to a broken line.
 */
const keyField = { key: v.optional(v.nullable(secret), null) };

const personFields = {
  name: line(LIMITS.name),
};
export const personSchema = object(personFields);
export type PersonRequest = v.InferOutput<typeof personSchema>;

/** Bodies of the HTTP requests. */
export const createSchema = object({
  game: settingsFields.game,
  seats: settingsFields.seats,
  options: v.optional(settingsFields.options, {}),
  clock: v.optional(newClockSchema, { kind: 'none' }),
  leave: v.optional(leaveSchema, 'absent'),
  watch: v.optional(watchSchema, { who: 'nobody', delay: 0 }),
  writing: v.optional(settingsFields.writing, false),
  language: v.optional(languageSchema, 'en'),
  ...personFields,
  ...keyField,
});
export type CreateRequest = v.InferOutput<typeof createSchema>;

export const sitSchema = object({ ...personFields, ...keyField, seat: v.optional(v.nullable(seat), null) });
export type SitRequest = v.InferOutput<typeof sitSchema>;

/** The seat's secret has leaked: a new one. */
export const secretSchema = object(keyField);

/** A bot of some level sits down, or (null) the seat becomes free. */
export const botSchema = object({ seat, level: v.nullable(token) });
