import { beforeAll, describe, expect, test } from 'vitest';
import { sqlitePlace } from '@tavola/store/contract/places.ts';
import { postgresPlace, withPostgres } from '@tavola/store/contract/postgres.ts';
import { bundleTestServer } from '../support/child.ts';
import { runCrashTest, type CrashReport } from '../support/crash.ts';

/** `TAVOLA_KILLS=100 npm run test:crash` is the long run. */
const KILLS = Number(process.env['TAVOLA_KILLS'] ?? 5);
const LIMIT = 300_000 + KILLS * 60_000;

const judge = (report: CrashReport): void => {
  console.log(
    `${report.kills} kills, ${report.confirmed} confirmed answers in ${report.matches} matches: none lost`,
  );
  expect(report.complaints).toBe('');
};

beforeAll(bundleTestServer);

describe('kill -9 under load', () => {
  test(
    'on SQLite nothing confirmed is lost and no match is stuck',
    async () => {
      const place = await sqlitePlace();
      judge(await runCrashTest(place.file, place.open, KILLS));
    },
    LIMIT,
  );

  withPostgres(database =>
    test(
      'on PostgreSQL nothing confirmed is lost and no match is stuck',
      async () => {
        const place = await postgresPlace(database);
        judge(await runCrashTest(place.url, place.open, KILLS));
      },
      LIMIT,
    ),
  );
});
