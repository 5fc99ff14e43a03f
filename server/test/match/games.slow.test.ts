import { expect, test } from 'vitest';
import { games } from '@tavola/games/registry.ts';
import { House, level, playOn } from '../support/house.ts';

test.each([...games.values()])(
  '$name is served: people and bots play, and what is told makes the view',
  async game => {
    const house = await House.open();
    const people = 2;
    const seats = Math.max(game.seats.min, 3);
    const { made, secrets, clients } = await house.match(people, { game: game.name }, seats - people);
    await playOn(clients, 25);
    await level(clients);
    for (const [seat, secret] of secrets.entries()) {
      const fresh = await house.join(made.table, secret);
      await fresh.until(() => fresh.view && fresh.version >= clients[seat]!.version);
      await clients[seat]!.until(() => clients[seat]!.version >= fresh.version);
      expect(clients[seat]!.view).toEqual(fresh.view);
    }
    house.well();
  },
);
