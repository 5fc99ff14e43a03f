import { beforeAll, expect, test } from 'vitest';
import { bundleProgram, startChild } from '../support/child.ts';
import { Client } from '../support/client.ts';
import { createTable } from '../support/crash.ts';

beforeAll(() => bundleProgram(new URL('../support/slow-serve.ts', import.meta.url)));

/** Twenty commands a second of each, of five milliseconds each: four times what a core can do. */
const CLIENTS = 40;
const COMMAND_EVERY_MS = 50;
const LOAD_MS = 3000;

const pause = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));
const findQuantile = (numbers: readonly number[], q: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(q * (numbers.length - 1))] ?? 0;

interface LoadReport {
  readonly sent: number;
  readonly done: number;
  readonly refused: number;
  readonly closed: number;
  /** Milliseconds until a command was done, from the moment it was sent. */
  readonly p50: number;
  readonly p99: number;
  /** How long a page of the server's own state took at most. */
  readonly health: number;
  /** Milliseconds after the load until a new command was done within a tenth of a second. */
  readonly recovered: number;
}

/** Asks for more than the server can do, without waiting for replies, then for one thing at a time. */
const overload = async (delay: number): Promise<LoadReport> => {
  const { port } = await startChild(`${delay}`);
  const tables = [];
  for (let n = 0; n < CLIENTS; n++) tables.push(await createTable(port, 'fair'));
  const clients = tables.map(() => new Client(port));
  for (const [n, client] of clients.entries()) await client.hello(tables[n]!.id, tables[n]!.secrets[0]!);
  for (const client of clients) await client.until(() => client.view);
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  let refused = 0;
  for (const client of clients)
    client.ws.on('message', data => {
      const message = JSON.parse((data as Buffer).toString()) as { t: string; id: string; about?: unknown };
      const at = sentAt.get(message.id);
      if (at === undefined) return;
      if (message.t === 'done') times.push(performance.now() - at);
      else refused++;
    });
  const send = (client: Client, id: string): void => {
    sentAt.set(id, performance.now());
    client.send({ t: 'why', id, match: client.match, seat: 0, question: 0, answer: 1 });
  };
  let health = 0;
  const end = performance.now() + LOAD_MS;
  const watching = (async () => {
    while (performance.now() < end) {
      const started = performance.now();
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
      health = Math.max(health, performance.now() - started);
      await pause(100);
    }
  })();
  for (let n = 0; performance.now() < end; n++) {
    for (const [i, client] of clients.entries()) if (!client.closed) send(client, `w${i}-${n}`);
    await pause(COMMAND_EVERY_MS);
  }
  const ended = performance.now();
  const done = times.length;
  const fresh = new Client(port);
  for (let tries = 0; ; tries++) {
    const client = tries === 0 || !fresh.closed ? fresh : new Client(port);
    const isQuick = await Promise.race([
      client
        .hello(tables[0]!.id, tables[0]!.secrets[1]!)
        .then(() => client.until(() => client.view))
        .then(async () => {
          const started = performance.now();
          const command = { t: 'why', match: client.match, seat: 1, question: 0, answer: 1 };
          const reply = await client.command(command);
          return reply.t === 'done' && performance.now() - started < 100;
        })
        .catch(() => false),
      pause(20_000).then(() => false),
    ]);
    client.close();
    if (isQuick || performance.now() - ended > 60_000) break;
    await pause(200);
  }
  const recovered = performance.now() - ended;
  await watching;
  const closed = clients.filter(client => client.closed).length;
  for (const client of clients) client.close();
  return {
    sent: sentAt.size,
    done,
    refused,
    closed,
    p50: findQuantile(times, 0.5),
    p99: findQuantile(times, 0.99),
    health,
    recovered,
  };
};

test('four times what a core can do is refused politely, and a moment later all is as before', async () => {
  const report = await overload(200);
  const { done, refused, closed, p99, health, recovered } = report;
  const about = JSON.stringify(report);
  expect(closed, about).toBe(0);
  expect(refused, about).toBeGreaterThan(0);
  expect(done, about).toBeGreaterThan(5);
  expect(p99, about).toBeLessThan(6000);
  expect(health, about).toBeLessThan(3000);
  expect(recovered, about).toBeLessThan(10_000);
});
