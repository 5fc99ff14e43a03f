import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { openThread } from '../../src/bots/worker-client.ts';
import { createWorkerPool, createMetrics, systemEnvironment, type BotScheduler } from '../../src/index.ts';
import { bundleInto } from '../support/child.ts';
import { createErrorLog, TestServer, playRandomly } from '../support/test-server.ts';

let thinker = '';
beforeAll(async () => {
  const { folder, remove } = await bundleInto({ thinker: 'server/src/bots/worker.ts' });
  thinker = join(folder, 'thinker.mjs');
  return remove;
});

const crewOf = (milliseconds: number) => {
  const log = createErrorLog();
  const open = () => openThread(pathToFileURL(thinker));
  const bots = createWorkerPool({
    threads: 2,
    milliseconds,
    open,
    environment: systemEnvironment,
    log,
    metrics: createMetrics(),
  });
  cleanUp(() => bots.close());
  return { log, bots };
};

/** Plays until one person among three bots has given this many answers. */
const turns = async (bots: BotScheduler, settings: object, level: string, count: number): Promise<void> => {
  const server = await TestServer.open({ bots });
  const { clients } = await server.startMatch(1, settings, 3, level);
  expect(await playRandomly(clients, count)).toBe(count);
  server.assertNoErrors();
  await server.close();
};

test.each(['verona', 'graenaland', 'vendetta'])('bots that search play %s beside the server', async game => {
  const { bots, log } = crewOf(60);
  await turns(bots, { game, seats: 4 }, 'sharp', 3);
  await bots.close();
  expect(log.errors).toEqual([]);
});

test('a table goes on after a thread has failed', async () => {
  const { bots, log } = crewOf(60);
  let broken = 0;
  const breaking: BotScheduler = {
    ...bots,
    // An unknown level makes the thread fail, as a fault in a bot would.
    think: (task, share) => bots.think(broken++ % 3 === 0 ? { ...task, level: 'unknown' } : task, share),
  };
  await turns(breaking, { game: 'verona', seats: 4 }, 'steady', 4);
  await bots.close();
  expect(log.errors.length).toBeGreaterThan(0);
});
