import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { seedDice, type Game } from '@tavola/kernel';
import { openMemoryStore } from '@tavola/store';
import { describe, expect, test } from 'vitest';
import type { Decided } from '@tavola/table';
import type { BotScheduler } from '../../src/bots/bot-scheduler.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import { listMatchTexts, findFreeAnswerers, storeMatch, findTwoWorlds, secretOf } from '../support/worlds.ts';

/** A scheduler that answers at once with this reason. */
const giving = (game: Game, mayAnswer: Promise<void>, reason: Decided['reason']): BotScheduler => ({
  think: ({ world, seat, seed }) => ({
    decided: mayAnswer.then(() => ({
      answer: game.sample(world, seat, seedDice(seed)),
      ...(reason && { reason }),
    })),
    cancel: () => undefined,
  }),
  close: () => Promise.resolve(),
});

describe.each([
  ['verona', verona, 4, 6],
  ['graenaland', graenaland, 4, 4],
  ['vendetta', vendetta, 4, 4],
])('why bots answer as they do in %s', (name, game, seats, count) => {
  const reasons: Decided['reason'][] = [
    undefined,
    { code: 'contests-majority', about: { building: 8, street: 17, chance: 100, worth: -250 } },
  ];
  test('changes no byte of what anybody is sent before the end', async () => {
    for (const [n, scene] of findTwoWorlds(game, seats, count, 7).entries()) {
      const id = `${name}-why-${n}`;
      const open = findFreeAnswerers(scene);
      const secret = scene.reader === null ? secretOf('gallery') : secretOf(`${scene.reader}`);
      const sent: string[][] = [];
      for (const [w, reason] of reasons.entries()) {
        let allow = (): void => undefined;
        const mayAnswer = new Promise<void>(resolve => (allow = resolve));
        const store = openMemoryStore();
        await storeMatch(store, id, game, w === 0 ? scene.state : scene.other, open);
        const bots = giving(game, mayAnswer, reason);
        const server = await TestServer.open({ store, environment: new FakeEnvironment(1), bots });
        const listener = await server.join(id, secret);
        await listener.until(() => listener.view);
        allow();
        await listener.until(() => listener.view!.asked!.answered.length === open.length);
        const kept = (await store.readEntries(`m-${id}`, 1)).filter(entry =>
          entry.includes('contests-majority'),
        );
        expect(kept).toHaveLength(w * open.length);
        const file = await server.call(`/api/tables/${id}/file?match=m-${id}`, secret);
        sent.push([...listMatchTexts(listener), JSON.stringify(file.body)]);
        server.assertNoErrors();
        await server.close();
      }
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[1]!.length).toBeGreaterThan(open.length);
      expect(sent[1]!.join('')).not.toContain('"reason"');
    }
  }, 60_000);
});
