import { beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '@tavola/store';
import { sqlitePlace } from '@tavola/store/contract/places.ts';
import { postgresPlace, withPostgres } from '@tavola/store/contract/postgres.ts';
import { bundleTestServer } from '../support/child.ts';
import { checkConfirmed } from '../support/crash.ts';
import { runFaults, type FaultPlan } from '../support/faults/fault-runner.ts';

/** `npm run test:faults` sets these; without them the run is short. */
const MINUTES = Number(process.env['TAVOLA_FAULT_MINUTES'] ?? 0);
const STORES = process.env['TAVOLA_FAULT_STORE'];
const SERVERS = process.env['TAVOLA_FAULT_SERVERS'];
const SEED = Number(process.env['TAVOLA_FAULT_SEED'] ?? 1);
const LIMIT_MS = MINUTES * 60_000 + 300_000;

const judge = async (plan: Omit<FaultPlan, 'seed' | 'milliseconds' | 'tables' | 'report'>) => {
  const report = (line: string): void => {
    if (MINUTES > 0) console.log(`${plan.store}, ${plan.servers}: ${line}`);
  };
  const result = await runFaults({
    ...plan,
    seed: SEED,
    milliseconds: MINUTES * 60_000,
    tables: MINUTES > 0 ? 8 : 2,
    report,
  });
  const { faults, confirmed, matches, slowestMs, findings } = result;
  report(
    `seed ${SEED}: ${JSON.stringify(faults)}, ${confirmed} confirmed answers in ${matches} matches, slowest recovery ${Math.round(slowestMs)} ms, ${findings.length} findings`,
  );
  expect(findings).toEqual([]);
  expect(confirmed).toBeGreaterThan(0);
};

const isWanted = (store: string, servers: number): boolean =>
  (STORES ?? store) === store && (SERVERS ?? String(servers)) === String(servers);

beforeAll(bundleTestServer);

test('an answer that was confirmed and is not stored is found', async () => {
  const lost = [{ match: 'm', seat: 0, question: 1, answer: 2 }];
  await expect(checkConfirmed(openMemoryStore(), lost)).rejects.toThrow('1 confirmed answers are lost');
});

test.runIf(isWanted('sqlite', 1))(
  'faults on SQLite lose nothing and stop no table',
  async () => {
    const place = await sqlitePlace();
    await judge({ store: 'sqlite', address: place.file, servers: 1, open: place.open });
  },
  LIMIT_MS,
);

withPostgres(database => {
  for (const servers of MINUTES > 0 ? [1, 2] : [2])
    test.runIf(isWanted('postgres', servers))(
      `faults on PostgreSQL with ${servers} servers lose nothing and stop no table`,
      async () => {
        const { url, open, disconnect } = await postgresPlace(database);
        await judge({ store: 'postgres', address: url, servers, open, disconnect });
      },
      LIMIT_MS,
    );
});
