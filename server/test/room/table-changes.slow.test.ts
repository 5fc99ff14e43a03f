import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TableDoc } from '../../src/lobby/table-document.ts';
import { TestServer } from '../support/test-server.ts';

interface Board {
  readonly streets: object[];
}
/** Our own board without its remarks. */
const readBoard = (): Board => {
  const text = readFileSync('games/verona/rules/setup/board.json', 'utf8');
  const { name, streets, neighbours, missions } = JSON.parse(text) as Board & { [field: string]: unknown };
  return { name, streets, neighbours, missions } as Board;
};

test('a table keeps of its options what the game knows', async () => {
  const server = await TestServer.open();
  const board = readBoard();
  const spoiled = readBoard();
  for (const street of spoiled.streets) Object.assign(street, { junk: 'x'.repeat(2000) });
  const { made } = await server.createTable(2, { options: { board: spoiled } });
  const optionsNow = async (): Promise<TableDoc['options']> =>
    (JSON.parse((await server.store.readTable(made.table))!.doc) as TableDoc).options;
  expect((await optionsNow())['board']).toEqual(board);
  const settings = { game: 'verona', seats: 3, clock: { kind: 'none' }, leave: 'absent' };
  await server.request(`/api/tables/${made.table}/settings`, made.secret, {
    ...settings,
    watch: { who: 'nobody', delay: 0 },
    options: { board: spoiled },
  });
  expect((await optionsNow())['board']).toEqual(board);
  server.assertNoErrors();
});

test('of a change of a table its readers get what has changed', async () => {
  const server = await TestServer.open();
  const { made, secrets } = await server.createTable(2, { options: { board: readBoard() } });
  const clients = [await server.join(made.table, made.link), await server.join(made.table, secrets[1]!)];
  const path = `/api/tables/${made.table}/person`;
  await server.request(path, made.secret, { name: 'Zoe' });
  for (const client of clients) {
    const { table } = await client.next('table');
    expect(table.seats[0]!.name).toBe('Zoe');
    // The test's client has completed the message.
    expect(table.options['board']).toEqual(readBoard());
    expect(client.texts.at(-1)!.length).toBeLessThan(1000);
  }
  server.assertNoErrors();
});
