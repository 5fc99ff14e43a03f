import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { seeded, type Game } from '@tavola/kernel';
import { memoryStore } from '@tavola/store';
import { describe, expect, test } from 'vitest';
import type { Decided } from '@tavola/table';
import type { BotScheduler } from '../../src/bots/bot-scheduler.ts';
import { FakeHost } from '../support/host.ts';
import { House } from '../support/house.ts';
import { heard, openTo, place, scenes, secretOf } from '../support/worlds.ts';

/** Those who think for bots, as soon as they may, and give this reason. */
const giving = (game: Game, mayAnswer: Promise<void>, reason: Decided['reason']): BotScheduler => ({
  think: ({ world, seat, seed }) => ({
    decided: mayAnswer.then(() => ({
      answer: game.sample(world, seat, seeded(seed)),
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
    for (const [n, scene] of scenes(game, seats, count, 7).entries()) {
      const id = `${name}-why-${n}`;
      const open = openTo(scene);
      const secret = scene.reader === null ? secretOf('gallery') : secretOf(`${scene.reader}`);
      const sent: string[][] = [];
      for (const [w, reason] of reasons.entries()) {
        let allow = (): void => undefined;
        const mayAnswer = new Promise<void>(resolve => (allow = resolve));
        const store = memoryStore();
        await place(store, id, game, w === 0 ? scene.state : scene.other, open);
        const minds = giving(game, mayAnswer, reason);
        const house = await House.open({ store, host: new FakeHost(1), minds });
        const listener = await house.join(id, secret);
        await listener.until(() => listener.view);
        allow();
        await listener.until(() => listener.view!.asked!.answered.length === open.length);
        const kept = (await store.read(`m-${id}`, 1)).filter(entry => entry.includes('contests-majority'));
        expect(kept).toHaveLength(w * open.length);
        const file = await house.call(`/api/tables/${id}/file?match=m-${id}`, secret);
        sent.push([...heard(listener), JSON.stringify(file.body)]);
        house.well();
        await house.close();
      }
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[1]!.length).toBeGreaterThan(open.length);
      expect(sent[1]!.join('')).not.toContain('"reason"');
    }
  }, 60_000);
});
