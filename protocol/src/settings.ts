import * as v from 'valibot';
import { LIMITS, maxHours } from './limits.ts';
import { personName, seat, secret, token, whole } from './schemas.ts';

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');

const minuteOfDay = whole(24 * 60);

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** How long a person may think. Existing tables may exceed the limit of a new clock, so this schema does not apply it. */
export const clockSchema = v.variant('kind', [
  object({ kind: v.literal('none') }),
  /** Seconds for each decision, then a bank of seconds for the whole match. */
  object({
    kind: v.literal('live'),
    seconds: v.pipe(whole(3600), v.minValue(5)),
    bank: whole(6 * 3600),
  }),
  /** Hours for each decision. The clock stands still outside the play hours. */
  object({
    kind: v.literal('slow'),
    hours: v.pipe(whole(24 * 30), v.minValue(1)),
    /** Start and end in minutes of the day in the named zone; null means day and night. */
    play: v.nullable(
      v.pipe(
        object({
          from: minuteOfDay,
          to: minuteOfDay,
          zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'a time zone such as Europe/Prague')),
        }),
        v.check(({ from, to }) => to - from >= 60, 'play hours of at least an hour, with from before to'),
      ),
    ),
  }),
]);
/** The clock of a new table. */
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

/** Who may watch, and with how many seconds of delay. */
export const watchSchema = object({ who: v.picklist(['nobody', 'link']), delay: whole(3600) });
export type Watch = v.InferOutput<typeof watchSchema>;

/** The languages of the texts. */
export const LANGUAGES = ['cs', 'en', 'de'] as const;
export const languageSchema = v.picklist(LANGUAGES);
export type TableLanguage = v.InferOutput<typeof languageSchema>;

export const settingsFields = {
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,32}$/)),
  seats: v.pipe(whole(16), v.minValue(1)),
  options: v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
  clock: newClockSchema,
  leave: leaveSchema,
  watch: watchSchema,
  /** Whether others see that a person is writing. */
  writing: v.boolean(),
};

/** The settings that the host may change before the match. */
export const settingsSchema = object({
  ...settingsFields,
  /** Unchanged if absent. */
  writing: v.exactOptional(settingsFields.writing),
  /** The language of the bots' words, unchanged if absent. */
  language: v.exactOptional(languageSchema),
});
export type TableSettings = v.InferOutput<typeof settingsSchema>;

/**
 * A random key, made by the client and sent again with the same request if no reply arrives. The server derives the
 * secrets of its reply from it, so a repeated request gets the same secrets and no seat is lost to a broken connection.
 */
const keyField = { key: v.optional(v.nullable(secret), null) };

const personFields = {
  name: personName(LIMITS.name),
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

/** Another match at this table, perhaps one that goes on from the end of the last. */
export const rematchSchema = object({ continues: v.optional(v.boolean(), false) });

/** Asks for a new secret, because the seat's secret has leaked. */
export const secretSchema = object(keyField);

/** Seats a bot of this level, or frees the seat if it is null. */
export const botSchema = object({ seat, level: v.nullable(token) });
