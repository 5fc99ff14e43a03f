import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ok, type Result } from '@tavola/kernel';
import * as v from 'valibot';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `a whole number from ${min} to ${max}`),
    v.maxValue(max, `a whole number from ${min} to ${max}`),
  );

const ADDRESS = /^(off|([\w.-]+|\[[\da-fA-F:]+\]):\d{1,5})$/;
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}
const readAddress = (text: string): ListenAddress | null => {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(text) ?? [];
  return host === undefined ? null : { host, port: Number(port) };
};

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const settings = v.object({
  PORT: v.optional(number(0, 65_535), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'an address to listen on, such as 0.0.0.0')), '0.0.0.0'),
  /** The folder of the SQLite file. */
  TAVOLA_DATA: v.optional(v.pipe(v.string(), v.minLength(1, 'a folder')), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user@host/database')),
  ),
  /** A file with the password of that address, so that it stands neither there nor in a list of processes. */
  DATABASE_PASSWORD_FILE: v.optional(v.pipe(v.string(), v.minLength(1, 'a file'))),
  TAVOLA_LOG: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
  /** Other origins whose pages may use this server. */
  TAVOLA_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(origin => origin.trim())),
      v.check(
        origins => origins.every(isOrigin),
        'origins such as https://tavola.example, separated by commas',
      ),
    ),
    undefined,
  ),
  /** The number of proxies in front: that many entries from the right of X-Forwarded-For are theirs. */
  TAVOLA_PROXIES: v.optional(number(0, 10), '0'),
  /** How much the store may hold before nothing new may begin, in megabytes. */
  TAVOLA_QUOTA_MB: v.optional(number(1, 100_000_000), '20000'),
  TAVOLA_KEEP_DAYS: v.optional(number(1, 36_500), '365'),
  /** How long a searching bot may think about a decision, in milliseconds, and how many may do so at once. */
  TAVOLA_BOT_TIME: v.optional(number(50, 60_000), '1000'),
  TAVOLA_BOT_THREADS: v.optional(number(1, 64)),
  /** Where metrics are served, apart from the pages. */
  TAVOLA_METRICS: v.optional(
    v.pipe(
      v.string(),
      v.regex(ADDRESS, 'an address such as 127.0.0.1:9464, or off'),
      v.transform(readAddress),
      v.check(address => (address?.port ?? 0) <= 65_535, 'an address such as 127.0.0.1:9464, or off'),
    ),
  ),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database: string | undefined;
  readonly databasePasswordFile: string | undefined;
  readonly log: (typeof LEVELS)[number];
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly keepDays: number;
  readonly quotaMegabytes: number;
  readonly botTime: number;
  readonly botThreads: number;
  /** Null if metrics are not served; undefined for the default address, which may be in use. */
  readonly metrics: ListenAddress | null | undefined;
}

/** Reads the settings, or gives one sentence for each mistake, which never repeats a value. */
export const readConfig = (env: {
  readonly [name: string]: string | undefined;
}): Result<Config, string[]> => {
  // Compose files pass an omitted variable as an empty one.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  // A misspelt variable would otherwise be ignored.
  const unknown = Object.keys(given).filter(
    name => name.startsWith('TAVOLA_') && !Object.hasOwn(settings.entries, name),
  );
  const result = v.safeParse(settings, given);
  if (!result.success || unknown.length > 0)
    return {
      ok: false,
      error: [
        ...(result.issues ?? []).map(issue => `${v.getDotPath(issue) ?? ''} must be ${issue.message}`),
        ...unknown.map(name => `${name} is not a setting of this server`),
      ],
    };
  const {
    PORT,
    HOST,
    TAVOLA_DATA,
    DATABASE_URL,
    DATABASE_PASSWORD_FILE,
    TAVOLA_LOG,
    TAVOLA_ORIGINS,
    TAVOLA_PROXIES,
    TAVOLA_KEEP_DAYS,
    TAVOLA_QUOTA_MB,
    TAVOLA_BOT_TIME,
    TAVOLA_BOT_THREADS,
    TAVOLA_METRICS,
  } = result.output;
  return ok({
    port: PORT,
    host: HOST,
    data: resolve(TAVOLA_DATA),
    database: DATABASE_URL,
    databasePasswordFile: DATABASE_PASSWORD_FILE,
    log: TAVOLA_LOG,
    origins: TAVOLA_ORIGINS ?? [],
    proxies: TAVOLA_PROXIES,
    keepDays: TAVOLA_KEEP_DAYS,
    quotaMegabytes: TAVOLA_QUOTA_MB,
    botTime: TAVOLA_BOT_TIME,
    // One core is left for the main thread.
    botThreads: TAVOLA_BOT_THREADS ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    metrics: TAVOLA_METRICS,
  });
};
