import { expect, test } from 'vitest';
import { serveMetrics } from '../../src/ops/metrics-listener.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import type { Client } from '../support/client.ts';

type Deed = (anna: Client) => Promise<unknown>;

/** Plays a match up to a sealed bid, lets the bidder do more that nobody may notice, and reads the metrics. */
const metricsAfter = async (deeds: readonly Deed[]): Promise<string> => {
  const server = await TestServer.open({ environment: new FakeEnvironment() });
  const { clients } = await server.startMatch(3, { game: 'fair' });
  const [anna] = clients as [Client];
  await anna.answer(1);
  for (const deed of deeds) await deed(anna);
  const { text } = await server.app.readMetrics();
  await server.close();
  return text;
};

const HIDDEN: readonly (readonly [string, Deed])[] = [
  ['a changed answer', anna => anna.answer(2)],
  ['an answer changed twice', anna => anna.answer(3).then(() => anna.answer(0))],
  [
    'a standing order',
    anna => anna.command({ t: 'order', match: anna.match, seat: 0, order: 'never-bid', answer: [] }),
  ],
  ['a refused answer', anna => anna.answer(99)],
  ['a refused command', anna => anna.command({ t: 'back' }).then(() => anna.vote('resume', true))],
  [
    'a question why',
    anna =>
      anna.command({ t: 'why', match: anna.match, seat: 0, question: anna.view!.asked!.id, answer: 99 }),
  ],
];

test('metrics do not move with a deed that nobody else at the table may notice', async () => {
  const without = await metricsAfter([]);
  expect(without).toContain('tavola_entries_total{kind="answer"} 1');
  for (const [name, deed] of HIDDEN) expect(await metricsAfter([deed]), name).toBe(without);
});

test('metrics have a listener of their own, and are not among the pages', async () => {
  const server = await TestServer.open();
  expect((await server.call('/metrics', undefined)).status).toBe(404);
  const listener = await serveMetrics(server.app.readMetrics, { host: '127.0.0.1', port: 0 });
  try {
    const address = `http://127.0.0.1:${listener.port}`;
    const reply = await fetch(`${address}/metrics`);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(await reply.text()).toContain('tavola_tables 0');
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  } finally {
    listener.close();
  }
});
