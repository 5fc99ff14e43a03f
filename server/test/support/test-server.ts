import { inspect } from 'node:util';
import { seedDice, type Answer, type Choice, sample } from '@tavola/kernel';
import { openMemoryStore, type Store } from '@tavola/store';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { fair } from '@tavola/kernel/test/fair.ts';
import { games } from '@tavola/games/registry.ts';
import type { CreatedTable, GrantedSeat } from '../../src/lobby/lobby.ts';
import { createInlineWorker } from '../../bench/inline-worker.ts';
import {
  mapGames,
  DEFAULT_LIMITS,
  createApp,
  createMetrics,
  systemEnvironment,
  type App,
  type ServerEnvironment,
  type ServerLimits,
  type Log,
  type BotScheduler,
} from '../../src/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Client, waitUntilOneReceives } from './client.ts';

const testGames = mapGames(...games.values(), fair);

const quiet: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Logged errors fail the running test, unless it expects some. */
export const createErrorLog = (): Log & { readonly errors: unknown[] } => {
  const errors: unknown[] = [];
  return { ...quiet, errors, error: about => void errors.push(about) };
};

const RELAXED_LIMITS: ServerLimits = {
  ...DEFAULT_LIMITS,
  messages: { rate: 100_000, burst: 100_000 },
  talk: { rate: 1000, burst: 1000 },
  requests: 1_000_000,
  tables: 1_000_000,
  socketsPerAddress: 100_000,
  connections: { ...DEFAULT_LIMITS.connections, perAddress: 100_000, requests: 100_000 },
  delay: Infinity,
  moment: 0,
};

/** A server on its own port, which closes with the test that opened it. */
export class TestServer {
  readonly app: App;
  readonly port: number;
  readonly store: Store;
  readonly log: ReturnType<typeof createErrorLog>;
  private readonly clients: Client[] = [];
  private closing: Promise<void> | undefined;

  private constructor(app: App, port: number, store: Store, log: ReturnType<typeof createErrorLog>) {
    this.app = app;
    this.port = port;
    this.store = store;
    this.log = log;
  }

  static async open(
    settings: {
      readonly store?: Store;
      readonly environment?: ServerEnvironment;
      readonly limits?: Partial<ServerLimits>;
      readonly games?: ReturnType<typeof mapGames>;
      readonly log?: Log;
      readonly bots?: BotScheduler;
      readonly logger?: FastifyBaseLogger;
      readonly proxies?: number;
    } = {},
  ): Promise<TestServer> {
    const {
      store = openMemoryStore(),
      environment = systemEnvironment,
      limits = {},
      games: hosted = testGames,
      bots = createInlineWorker(hosted),
    } = settings;
    const log = { ...createErrorLog(), ...settings.log };
    const metrics = createMetrics();
    const context = {
      store,
      environment,
      log,
      games: hosted,
      bots,
      metrics,
      limits: { ...RELAXED_LIMITS, ...limits },
    };
    const { logger, proxies = 0 } = settings;
    const app = await createApp({
      proxies,
      ...(logger ? { context: { ...context, log: logger }, logger } : { context }),
    });
    const port = await app.listen(0, '127.0.0.1');
    const server = new TestServer(app, port, store, log);
    cleanUp(() => server.close());
    return server;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, init);
  }

  /** Sends a request with a secret and returns status and body. */
  async call(
    path: string,
    secret: string | undefined,
    body?: unknown,
    headers: { readonly [name: string]: string } = {},
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }> {
    const response = await this.fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = (text.startsWith('{') && !text.includes('\n') ? JSON.parse(text) : { text }) as Record<
      string,
      unknown
    >;
    return { status: response.status, body: parsed, headers: response.headers };
  }

  async request(path: string, secret: string | undefined, body?: unknown): Promise<Record<string, unknown>> {
    const { status, body: answer } = await this.call(path, secret, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Creates a table with this many people, where seat 0 is the host. */
  async createTable(
    people: number,
    settings: object = {},
    bots = 0,
    level = 'random',
  ): Promise<{ readonly made: CreatedTable; readonly secrets: string[] }> {
    const made = (await this.request('/api/tables', undefined, {
      game: 'verona',
      seats: people + bots,
      name: 'Anna',
      ...settings,
    })) as unknown as CreatedTable;
    const secrets = [made.secret];
    for (const name of ['Bruno', 'Carla', 'Dario', 'Elena'].slice(0, people - 1)) {
      const sat = await this.request(`/api/tables/${made.table}/sit`, made.link, { name });
      secrets.push((sat as unknown as GrantedSeat).secret);
    }
    for (let seat = people; seat < people + bots; seat++)
      await this.request(`/api/tables/${made.table}/bot`, made.secret, { seat, level });
    return { made, secrets };
  }

  start(made: CreatedTable): Promise<unknown> {
    return this.request(`/api/tables/${made.table}/start`, made.secret, {});
  }

  connect(headers?: { readonly [name: string]: string }): Client {
    const client = new Client(this.port, headers);
    this.clients.push(client);
    return client;
  }

  async join(table: string, secret: string, seen?: { match: string; v: number }): Promise<Client> {
    const client = this.connect();
    await client.hello(table, secret, seen);
    return client;
  }

  /** Starts a match with a client for every seat, each with its view. */
  async startMatch(
    people: number,
    settings: object = {},
    bots = 0,
    level = 'random',
  ): Promise<{ made: CreatedTable; secrets: string[]; clients: Client[] }> {
    const { made, secrets } = await this.createTable(people, settings, bots, level);
    await this.start(made);
    const clients = await Promise.all(secrets.map(secret => this.join(made.table, secret)));
    for (const client of clients) await client.until(() => client.view);
    return { made, secrets, clients };
  }

  /** Asserts that the server has logged no error so far. */
  assertNoErrors(): void {
    if (this.log.errors.length > 0) throw new Error(`the server logged errors: ${inspect(this.log.errors)}`);
  }

  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.app.stop();
    await this.store.close().catch(() => undefined);
  }
}

/** Picks a random answer for a client from the choice alone. */
export const pickAnswer = (client: Client, dice = seedDice(7)): Answer =>
  sample(client.view!.asked!.choice as unknown as Choice, dice);

/** A match takes far fewer answers, and rules refuse far fewer in a row. */
const MAX = { answers: 20_000, refusals: 500 };

/**
 * Clients answer at random until the match is over or has `steps` more answers. A choice may offer answers that a rule
 * refuses, and then the client tries another.
 */
export const playRandomly = async (
  clients: readonly Client[],
  steps = Infinity,
  dice = seedDice(11),
): Promise<number> => {
  const [first] = clients as [Client];
  let answers = 0;
  let refusals = 0;
  while (answers < steps && !first.view!.over) {
    // The asked seat may get the message after the others.
    const asked = await waitUntilOneReceives(
      clients,
      () => clients.find(client => client.isAsked) ?? (first.view!.over && 'over'),
    );
    if (asked === 'over') break;
    const reply = await asked.answer(pickAnswer(asked, dice));
    if (reply.t === 'done') [answers, refusals] = [answers + 1, 0];
    else if (!reply.rule || refusals++ > MAX.refusals)
      throw new Error(`refused: ${JSON.stringify(reply)}\n${asked.describe()}`);
    if (answers > MAX.answers) throw new Error(`the match does not end\n${asked.describe()}`);
    await waitForAll(clients);
  }
  return answers;
};

/** Waits until all clients have received the same question. */
export const waitForAll = async (clients: readonly Client[]): Promise<void> => {
  const newest = Math.max(...clients.map(client => client.version));
  for (const client of clients) await client.until(() => client.version >= newest);
};
