import { copyFileSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sqlitePlace } from '@tavola/store/contract/places.ts';
import { systemEnvironment, type ServerEnvironment } from '../../src/index.ts';
import { TestServer, playRandomly } from '../support/test-server.ts';

interface SavedTable {
  readonly game: string;
  readonly table: string;
  readonly link: string;
  readonly gallery: string;
  readonly secrets: readonly string[];
  readonly over: boolean;
  /** The name of the open question. */
  readonly asked: string | null;
  readonly hands: readonly unknown[];
}

const read = (name: string): URL => new URL(`fixtures/${name}`, import.meta.url);
const { writtenAt, tables } = JSON.parse(readFileSync(read('tables-0.1.0.json'), 'utf8')) as {
  readonly writtenAt: number;
  readonly tables: readonly SavedTable[];
};

/** The server deletes unused tables after weeks, so its clock stands at the day of recording. */
const environment: ServerEnvironment = { ...systemEnvironment, now: () => writtenAt };

const openSaved = async (): Promise<TestServer> => {
  const place = await sqlitePlace();
  copyFileSync(read('tables-0.1.0.db'), place.file);
  return TestServer.open({ store: await place.open(), environment });
};

describe('a database that version 0.1.0 wrote', () => {
  test.each(tables.filter(({ hands }) => hands.length > 0))(
    'its links open a match of $game, which stands where it stood and goes on',
    async ({ game, table, gallery, secrets, over, asked, hands }) => {
      const server = await openSaved();
      const clients = await Promise.all(secrets.map(secret => server.join(table, secret)));
      for (const client of clients) await client.until(() => client.view);
      const views = clients.map(({ view }) => view!);
      // Newer rules may keep more in a hand than the version that wrote it.
      expect(views.map(({ hand }) => hand)).toMatchObject(hands);
      expect(views.map(view => view.asked?.name ?? null)).toEqual(clients.map(() => asked));
      expect(views.map(view => view.over)).toEqual(clients.map(() => over));
      const spectator = await server.join(table, gallery);
      await spectator.until(() => spectator.view);
      expect(spectator.view!.table).toEqual(views[0]!.table);
      // Random answers reliably end only Verona; for the others it is enough that they go on.
      const answers = await playRandomly(clients, game === 'verona' ? Infinity : 50);
      if (game === 'verona') expect(clients[0]!.view!.over).toBe(true);
      else expect(answers).toBeGreaterThan(0);
      server.assertNoErrors();
    },
  );

  test('a table that was still filling up takes one more and begins', async () => {
    const [waiting] = tables.filter(({ hands }) => hands.length === 0);
    const { table, link, secrets } = waiting!;
    const server = await openSaved();
    const sat = await server.request(`/api/tables/${table}/sit`, link, { name: 'Carla' });
    await server.request(`/api/tables/${table}/start`, secrets[0], {});
    const carla = await server.join(table, String(sat['secret']));
    await carla.until(() => carla.view);
    expect(carla.view!.asked).not.toBeNull();
    server.assertNoErrors();
  });
});
