import { beforeAll, expect, test } from 'vitest';
import { postgresPlace, sqlitePlace, withPostgres } from '../contract/index.ts';
import { bundleWriter, crashes, ROUNDS } from './crash.ts';

beforeAll(bundleWriter);

const LIMIT = 300_000 + ROUNDS * 20_000;

test(
  '[S19] SQLite: a killed process has lost nothing that was confirmed',
  async () => {
    const place = await sqlitePlace();
    expect(await crashes(place.file, place.open, ROUNDS)).toBeGreaterThan(0);
  },
  LIMIT,
);

withPostgres(database =>
  test(
    '[S19] PostgreSQL: a killed process has lost nothing that was confirmed',
    async () => {
      const place = await postgresPlace(database);
      expect(await crashes(place.url, place.open, ROUNDS)).toBeGreaterThan(0);
    },
    LIMIT,
  ),
);
