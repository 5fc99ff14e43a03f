import { vendetta } from '@tavola/games/vendetta';
import type { Game } from '@tavola/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thinkAtOnce } from '../../test/support/players/minds.ts';
import { newHost } from './host.ts';
import { memoryShelf } from './match-storage.ts';

const games = new Map([['vendetta', vendetta as unknown as Game]]);
const golden = readFileSync(
  new URL('../../../games/vendetta/golden/0002-three-houses-montefosco.jsonl', import.meta.url),
  'utf8',
);

test('a new match goes on from a finished one at this device, also one from a file', async () => {
  const host = newHost({
    shelf: memoryShelf(),
    games,
    mind: thinkAtOnce(games),
    random: bytes => new Uint8Array(bytes).fill(7),
    now: () => 1_800_000_000_000,
    breath: () => Promise.resolve(),
    after: () => () => undefined,
    report: () => undefined,
    tell: () => undefined,
    changed: () => undefined,
  });
  const taken = await host.call('take', { text: golden });
  if (!('id' in taken)) throw new Error(JSON.stringify(taken));
  const players = ['Anna', 'Bruno', 'Carla'].map(name => ({ name, bot: null }));
  const next = { game: 'vendetta', players, options: { tower: 'bare' }, continues: taken.id };
  const begun = await host.call('begin', next);
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  expect(begun.options).toMatchObject({ tower: 'bare', continues: { volume: 1, city: 'Montefosco' } });
  // A running match has no end to go on from.
  expect(await host.call('begin', { ...next, continues: begun.id })).toMatchObject({
    refused: { code: 'no-campaign' },
  });
  expect(await host.call('begin', { ...next, continues: 'none' })).toMatchObject({
    refused: { code: 'no-such-match' },
  });
  const [info] = await host.call('games', undefined);
  expect(info).toMatchObject({ hasCampaign: true, made: ['continues'] });
});
