import { expect, test } from 'vitest';
import { games } from '@tavola/games/registry.ts';
import { TestServer, waitForAll, playRandomly } from '../support/test-server.ts';

test.each([...games.values()])(
  '$name is served: people and bots play, and what is told makes the view',
  async game => {
    const server = await TestServer.open();
    const people = 2;
    const seats = Math.max(game.seats.min, 3);
    const { made, secrets, clients } = await server.startMatch(people, { game: game.name }, seats - people);
    await playRandomly(clients, 25);
    await waitForAll(clients);
    for (const [seat, secret] of secrets.entries()) {
      const fresh = await server.join(made.table, secret);
      await fresh.until(() => fresh.view && fresh.version >= clients[seat]!.version);
      await clients[seat]!.until(() => clients[seat]!.version >= fresh.version);
      expect(clients[seat]!.view).toEqual(fresh.view);
    }
    server.assertNoErrors();
  },
);
