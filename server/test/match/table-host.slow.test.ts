import type { View } from '@tavola/kernel';
import type { Fair } from '@tavola/kernel/test/fair.ts';
import { tableHost, type OpenTable } from '@tavola/table/suite';
import { WAITING } from '@tavola/table';
import { createMetrics, createWorkerPool, mapGames, type BotScheduler, type Log } from '../../src/index.ts';
import type { BotThread } from '../../src/bots/worker-client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';

const ignore = (): void => undefined;

/** A thread that gives no answer until it is ended. */
const openHanging = (): BotThread => {
  let end: (error: Error) => void = ignore;
  return {
    run: () => new Promise((_, reject) => (end = reject)),
    hurry: ignore,
    close: async () => end(new Error('ended')),
  };
};

const openTable: OpenTable = async ({ game, level, thinker }) => {
  const environment = new FakeEnvironment();
  const reports: string[] = [];
  const report = (_: object, message: string): void => void reports.push(message);
  const log: Log = { debug: ignore, info: ignore, warn: report, error: report };
  const pool = {
    threads: 1,
    milliseconds: 1000,
    open: openHanging,
    environment,
    log,
    metrics: createMetrics(),
  };
  const minds: BotScheduler =
    thinker === 'hangs' ? createWorkerPool(pool) : { ...thinker, close: () => Promise.resolve() };
  const limits = { ...WAITING, heartbeat: 1e15 };
  const server = await TestServer.open({ environment, bots: minds, limits, log, games: mapGames(game) });
  const { made } = await server.createTable(1, { game: game.name, seats: 2 });
  const { status, body } = await server.call(`/api/tables/${made.table}/bot`, made.secret, {
    seat: 1,
    level,
  });
  if (status >= 300) return { refused: String(body['error']) };
  await server.start(made);
  const client = await server.join(made.table, made.secret);
  await client.until(() => client.view);
  const view = (): View<Fair> => client.view as unknown as View<Fair>;
  const given = () => ({ match: client.match, seat: 0, question: client.view!.asked?.id ?? 0 });
  const see = (v: number, enough: boolean) =>
    client.command({ t: 'see', match: client.match, question: given().question, v, enough });
  const settle = async (): Promise<void> => {
    // The request waits in the table's queue and changes nothing, since version 0 is in the past.
    for (let i = 0; i < 4; i++) await see(0, false);
  };
  await settle();
  return {
    view,
    settle,
    reports: () => reports,
    answer: answer => client.answer(answer),
    interject: (aside, answer) => client.command({ t: 'aside', ...given(), aside, answer }),
    order: (order, answer) =>
      client.command({ t: 'order', match: client.match, seat: client.seat, order, answer }),
    see: enough => see(client.version, enough),
    pass: async milliseconds => {
      environment.advance(milliseconds);
      await settle();
    },
    until: async look => {
      await client.until(() => look(view()));
    },
  };
};

tableHost('the server', openTable);
