import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { openThread } from '../../src/bots/worker-client.ts';
import { createWorkerPool, createMetrics, realHost, type BotScheduler } from '../../src/index.ts';
import { bundleInto } from '../support/child.ts';
import { collecting, House, playOn } from '../support/house.ts';

let thinker = '';
beforeAll(async () => {
  const { folder, remove } = await bundleInto({ thinker: 'server/src/bots/worker.ts' });
  thinker = join(folder, 'thinker.mjs');
  return remove;
});

const crewOf = (milliseconds: number) => {
  const meters = createMetrics();
  const log = collecting();
  const open = () => openThread(pathToFileURL(thinker));
  const minds = createWorkerPool({ threads: 2, milliseconds, open, host: realHost, log, meters });
  cleanUp(() => minds.close());
  return { meters, log, minds };
};

/** One person among three bots gives so many answers. */
const turns = async (minds: BotScheduler, settings: object, level: string, count: number): Promise<void> => {
  const house = await House.open({ minds });
  const { clients } = await house.match(1, settings, 3, level);
  expect(await playOn(clients, count)).toBe(count);
  house.well();
  await house.close();
};

test.each(['verona', 'graenaland', 'vendetta'])('bots that search play %s beside the server', async game => {
  const { minds, meters, log } = crewOf(60);
  await turns(minds, { game, seats: 4 }, 'sharp', 3);
  await minds.close();
  expect(log.errors).toEqual([]);
  expect(await meters.registry.getSingleMetricAsString('tavola_bot_seconds')).toContain('level="sharp"');
});

test('a thread that breaks is survived: its table goes on', async () => {
  const { minds, log } = crewOf(60);
  let broken = 0;
  const breaking: BotScheduler = {
    ...minds,
    // A level that nobody knows makes the thread fail, as a fault in a bot would.
    think: task => minds.think(broken++ % 3 === 0 ? { ...task, level: 'unknown' } : task),
  };
  await turns(breaking, { game: 'verona', seats: 4 }, 'steady', 4);
  await minds.close();
  expect(log.errors.length).toBeGreaterThan(0);
});
