import { applyPatch, type JsonValue } from '@tavola/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { TestServer, playRandomly } from '../support/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

/** The views of a client after each line, computed from one reply to `history`. */
const viewsOf = async (client: Client, after: number): Promise<JsonValue[]> => {
  const from = client.messages.length;
  client.send({ t: 'history', id: `h${after}`, match: client.match, after, limit: 200, views: true });
  const { lines, views } = await client.next('lines', from);
  const { first, changes } = views as unknown as {
    readonly first: JsonValue;
    readonly changes: readonly Parameters<typeof applyPatch>[1][];
  };
  const seen = [first];
  for (const change of changes) seen.push(applyPatch(seen.at(-1)!, change));
  expect(seen).toHaveLength(lines.length);
  return seen;
};

describe('the past', () => {
  test('comes with what the reader saw then, from any line on', async () => {
    const { made, clients } = await server.startMatch(3, { watch: { who: 'link', delay: 0 } });
    const spectator = await server.join(made.table, made.gallery);
    await spectator.until(() => spectator.view);
    const seen: JsonValue[][] = [];
    for (let n = 0; n < 12; n++) {
      seen.push([...clients, spectator].map(({ view }) => view as unknown as JsonValue));
      await playRandomly(clients, 1);
    }
    for (const [i, client] of [...clients, spectator].entries()) {
      const views = await viewsOf(client, 0);
      expect(views[0]).toEqual(seen[0]![i]);
      for (const then of seen) expect(views).toContainEqual(then[i]);
      expect(views.at(-1)).toEqual(client.view);
      expect(await viewsOf(client, 5)).toEqual(views.slice(5));
    }
  });
});

describe('why', () => {
  test('says what the rules would say, and changes nothing', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [client] = clients;
    const { asked } = client!.view!;
    const ask = (answer: unknown, question = asked!.id): ReturnType<Client['command']> =>
      client!.command({ t: 'why', match: client!.match, seat: 0, question, answer });
    expect((await ask(2)).t).toBe('done');
    expect(await ask(99)).toMatchObject({ t: 'refused', code: 'out-of-range' });
    expect(await ask(2, asked!.id + 1)).toMatchObject({ t: 'refused', code: 'stale' });
    expect(client!.view!.asked).toEqual(asked);
    expect(clients[1]!.messages.some(({ t }) => t === 'turn')).toBe(false);
  });
});

test('games are described as a form needs them', async () => {
  const { games } = (await server.request('/api/games', undefined)) as {
    games: { name: string; seats: object; options: { kind: string }[]; levels: string[] }[];
  };
  const verona = games.find(({ name }) => name === 'verona')!;
  expect(verona).toMatchObject({ seats: { min: 2, max: 5 }, levels: ['random', 'steady', 'sharp'] });
  expect(verona.options.length).toBeGreaterThan(0);
  expect(verona.options.map(({ kind }) => kind)).not.toContain('data');
});
