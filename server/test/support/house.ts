import { inspect } from 'node:util';
import { seeded, type Answer, type Choice, sample } from '@tavola/kernel';
import { memoryStore, type Store } from '@tavola/store';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { fair } from '@tavola/kernel/test/fair.ts';
import { games } from '@tavola/games/registry.ts';
import { createInlineWorker } from '../../bench/inline-worker.ts';
import {
  gamesOf,
  LIMITS,
  newApp,
  createMetrics,
  realHost,
  type App,
  type Environment,
  type Games,
  type Limits,
  type Log,
  type BotScheduler,
} from '../../src/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Client, untilOneHears } from './client.ts';

const testGames = gamesOf(...games.values(), fair);

const quiet: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Errors of the server fail the test that meets them, unless it expects some. */
export const collecting = (): Log & { readonly errors: unknown[] } => {
  const errors: unknown[] = [];
  return { ...quiet, errors, error: about => void errors.push(about) };
};

const EASY: Limits = {
  ...LIMITS,
  messages: { rate: 100_000, burst: 100_000 },
  talk: { rate: 1000, burst: 1000 },
  requests: 1_000_000,
  tables: 1_000_000,
  socketsPerAddress: 100_000,
  moment: 0,
};

export interface Seated {
  readonly seat: number;
  readonly secret: string;
}
export interface MadeTable extends Seated {
  readonly table: string;
  readonly link: string;
  readonly gallery: string;
}

/** A server on a port of its own, and what tests do with one. It is closed with the test that has opened it. */
export class House {
  readonly app: App;
  readonly port: number;
  readonly store: Store;
  readonly log: ReturnType<typeof collecting>;
  private readonly clients: Client[] = [];
  private closing: Promise<void> | undefined;

  private constructor(app: App, port: number, store: Store, log: ReturnType<typeof collecting>) {
    this.app = app;
    this.port = port;
    this.store = store;
    this.log = log;
  }

  static async open(
    settings: {
      readonly store?: Store;
      readonly host?: Environment;
      readonly limits?: Partial<Limits>;
      readonly minds?: BotScheduler;
      readonly games?: Games;
      readonly log?: Log;
      readonly logger?: FastifyBaseLogger;
    } = {},
  ): Promise<House> {
    const {
      store = memoryStore(),
      host = realHost,
      limits = {},
      games: hosted = testGames,
      minds = createInlineWorker(hosted),
    } = settings;
    const log = { ...collecting(), ...settings.log };
    const meters = createMetrics();
    const world = { store, host, log, games: hosted, minds, meters, limits: { ...EASY, ...limits } };
    const { logger } = settings;
    const app = await newApp(logger ? { world: { ...world, log: logger }, logger } : { world });
    const port = await app.listen(0, '127.0.0.1');
    const house = new House(app, port, store, log);
    cleanUp(() => house.close());
    return house;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, init);
  }

  /** A request with a secret; gives status and body. */
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

  async must(path: string, secret: string | undefined, body?: unknown): Promise<Record<string, unknown>> {
    const { status, body: answer } = await this.call(path, secret, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** A table with so many people; seat 0 is the host. */
  async table(
    people: number,
    settings: object = {},
    bots = 0,
    level = 'random',
  ): Promise<{ readonly made: MadeTable; readonly secrets: string[] }> {
    const made = (await this.must('/api/tables', undefined, {
      game: 'verona',
      seats: people + bots,
      name: 'Anna',
      ...settings,
    })) as unknown as MadeTable;
    const secrets = [made.secret];
    for (const name of ['Bruno', 'Carla', 'Dario', 'Elena'].slice(0, people - 1)) {
      const sat = await this.must(`/api/tables/${made.table}/sit`, made.link, { name });
      secrets.push((sat as unknown as Seated).secret);
    }
    for (let seat = people; seat < people + bots; seat++)
      await this.must(`/api/tables/${made.table}/bot`, made.secret, { seat, level });
    return { made, secrets };
  }

  start(made: MadeTable): Promise<unknown> {
    return this.must(`/api/tables/${made.table}/start`, made.secret, {});
  }

  client(headers?: { readonly [name: string]: string }): Client {
    const client = new Client(this.port, headers);
    this.clients.push(client);
    return client;
  }

  async join(table: string, secret: string, seen?: { match: string; v: number }): Promise<Client> {
    const client = this.client();
    await client.hello(table, secret, seen);
    return client;
  }

  /** A started match with a client for every seat, each with its view. */
  async match(
    people: number,
    settings: object = {},
    bots = 0,
    level = 'random',
  ): Promise<{ made: MadeTable; secrets: string[]; clients: Client[] }> {
    const { made, secrets } = await this.table(people, settings, bots, level);
    await this.start(made);
    const clients = await Promise.all(secrets.map(secret => this.join(made.table, secret)));
    for (const client of clients) await client.until(() => client.view);
    return { made, secrets, clients };
  }

  /** Nothing went wrong on the server so far. */
  well(): void {
    if (this.log.errors.length > 0) throw new Error(`the server has complained: ${inspect(this.log.errors)}`);
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

/** A random answer to what a client is asked, as far as the choice alone says. */
export const someAnswer = (client: Client, dice = seeded(7)): Answer =>
  sample(client.view!.asked!.choice as unknown as Choice, dice);

/** Far more than any match takes, and than rules ever refuse in a row. */
const MOST = { answers: 20_000, refusals: 500 };

/**
 * Clients answer at random until the match is over or `steps` answers were given. What a rule refuses that the
 * choice does not say is tried anew.
 */
export const playOn = async (
  clients: readonly Client[],
  steps = Infinity,
  dice = seeded(11),
): Promise<number> => {
  const [first] = clients as [Client];
  let answers = 0;
  let refusals = 0;
  while (answers < steps && !first.view!.over) {
    // Whoever is asked may hear of it after the others did.
    const asked = await untilOneHears(
      clients,
      () => clients.find(client => client.isAsked) ?? (first.view!.over && 'over'),
    );
    if (asked === 'over') break;
    const reply = await asked.answer(someAnswer(asked, dice));
    if (reply.t === 'done') [answers, refusals] = [answers + 1, 0];
    else if (!reply.rule || refusals++ > MOST.refusals)
      throw new Error(`refused: ${JSON.stringify(reply)}\n${asked.describe()}`);
    if (answers > MOST.answers) throw new Error(`the match does not end\n${asked.describe()}`);
    await level(clients);
  }
  return answers;
};

/** Waits until all have heard of the same question. */
export const level = async (clients: readonly Client[]): Promise<void> => {
  const newest = Math.max(...clients.map(client => client.version));
  for (const client of clients) await client.until(() => client.version >= newest);
};
