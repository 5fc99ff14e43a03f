import { expect, test, describe } from 'vitest';
import { House, playOn } from './house.ts';

describe('a match over sockets', () => {
  test('four people play Verona to its end, and all see the same', async () => {
    const house = await House.open();
    const { clients } = await house.match(4);
    await playOn(clients);
    for (const client of clients) {
      await client.until(() => client.view!.over);
      expect(client.view!.outcome).toEqual(clients[0]!.view!.outcome);
      expect(client.view!.table).toEqual(clients[0]!.view!.table);
    }
    expect(house.log.errors).toEqual([]);
    await house.close();
  }, 60_000);
});
