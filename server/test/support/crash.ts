import { sample, seedDice, type Answer, type Choice, type Dice } from '@tavola/kernel';
import type { Store } from '@tavola/store';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import type { LogEntry } from '../../src/match/position.ts';
import { startChild, type Child } from './child.ts';
import { Client } from './client.ts';
import { waitUntil, WAIT_TIMEOUT_MS } from './wait.ts';

/** An answer that the server has confirmed and therefore must never lose. */
interface Confirmed {
  readonly match: string;
  readonly seat: number;
  readonly question: number;
  readonly answer: Answer;
}

/** A server is away for seconds, in which a player tries some hundred times; a match takes some thousand steps. */
const MOST = { connections: 20_000, steps: 50_000 };

interface Table {
  readonly id: string;
  readonly secrets: readonly string[];
}

const post = async (
  port: number,
  path: string,
  secret: string | undefined,
  body: object,
): Promise<Record<string, string>> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
};

export const createTable = async (port: number, game: string, people = 2): Promise<Table> => {
  const made = await post(port, '/api/tables', undefined, { game, seats: people, name: 'Seat 0' });
  const id = made['table']!;
  const secrets = [made['secret']!];
  for (let seat = 1; seat < people; seat++)
    secrets.push(
      (await post(port, `/api/tables/${id}/sit`, made['link'], { name: `Seat ${seat}` }))['secret']!,
    );
  await post(port, `/api/tables/${id}/start`, made['secret'], {});
  return { id, secrets };
};

/** One seat that plays on across crashes: it reconnects to any running server and repeats commands without a reply. */
export class CrashPlayer {
  readonly confirmed: Confirmed[] = [];
  client: Client | undefined;
  /** Versions that were older than what this seat had seen already. */
  readonly regressions: string[] = [];
  isOver = false;
  private readonly table: Table;
  private readonly seat: number;
  private readonly dice: Dice;
  private readonly portNow: () => number;
  private isStopped = false;
  private lastError: unknown;
  private pending: { readonly id: string; readonly question: number; readonly answer: Answer } | undefined;
  private commands = 0;
  private steps = 0;

  constructor(table: Table, seat: number, portNow: () => number) {
    this.table = table;
    this.seat = seat;
    this.dice = seedDice(seat + table.id.length * 31 + table.id.charCodeAt(0));
    this.portNow = portNow;
  }

  /** Plays until the match is over, or until `stop`. */
  async play(): Promise<void> {
    for (let tries = 0; !this.isStopped && !this.isOver; tries++) {
      if (tries === MOST.connections) throw new Error(`no way back: ${this.describe()}`);
      try {
        await this.playUntilClosed();
      } catch (error) {
        // A kill does not explain a message that breaks the protocol.
        if (this.client?.fault) throw this.client.fault;
        // The test has killed the server, so the player reconnects as a client does.
        this.lastError = error;
        await new Promise(done => setTimeout(done, 20));
      }
    }
    this.client?.close();
  }

  stop(): void {
    this.isStopped = true;
    this.client?.close();
  }

  /** Cuts its connection, as a lost network does. */
  cut(): void {
    this.client?.close();
  }

  /** The player's state for the message of a failed test. */
  describe(): string {
    const { table, pending, lastError: trouble, client } = this;
    const open = pending ? `, has got no reply to ${JSON.stringify(pending)}` : '';
    return `table ${table.id}${open}, last error ${String(trouble)}: ${client?.describe() ?? 'never came'}`;
  }

  private async playUntilClosed(): Promise<void> {
    const old = this.client;
    const client = new Client(this.portNow());
    this.client = client;
    if (old?.view) {
      client.view = old.view;
      client.match = old.match;
      client.version = old.version;
    }
    const seen = old?.match ? { match: old.match, v: old.version } : undefined;
    await client.hello(this.table.id, this.table.secrets[this.seat]!, seen);
    await this.untilOpenAnd(
      client,
      () => client.view && client.messages.some(({ t }) => t === 'view' || t === 'clock'),
    );
    if (old?.view && old.match === client.match && client.version < old.version)
      this.regressions.push(`${client.match}: ${client.version} after ${old.version}`);
    while (!this.isStopped && !client.closed) {
      if (this.steps++ === MOST.steps) {
        this.stop();
        throw new Error(`the match does not end within ${MOST.steps} steps`);
      }
      if (client.view!.over) {
        this.isOver = true;
        return;
      }
      if (this.pending || client.isAsked) await this.answer(client);
      else {
        const { version } = client;
        await this.untilOpenAnd(client, () => client.version > version || client.isAsked);
      }
    }
  }

  private async untilOpenAnd(client: Client, look: () => unknown): Promise<void> {
    await client.until(() => client.closed ?? (look() ? true : undefined));
    if (client.closed) throw new Error('closed');
  }

  private async answer(client: Client): Promise<void> {
    const asked = client.view!.asked!;
    const pending = (this.pending ??= {
      id: `p${this.seat}-${this.commands++}`,
      question: asked.id,
      answer: sample(asked.choice as unknown as Choice, this.dice),
    });
    const from = client.messages.length;
    const { id, question, answer } = pending;
    client.send({ t: 'answer', id, match: client.match, seat: this.seat, question, answer });
    await this.untilOpenAnd(client, () =>
      client.messages.slice(from).some(m => (m.t === 'done' || m.t === 'refused') && m.id === id),
    );
    this.pending = undefined;
    const isDone = client.messages.slice(from).some(m => m.t === 'done' && m.id === id);
    if (isDone) this.confirmed.push({ match: client.match!, seat: this.seat, question, answer });
  }
}

/** Plays all matches to the end; throws if one is stuck, and names its state. */
export const finishMatches = async (
  players: readonly CrashPlayer[],
  playing: readonly Promise<void>[],
): Promise<void> => {
  const stuck = setTimeout(() => players.forEach(player => player.stop()), WAIT_TIMEOUT_MS);
  await Promise.all(playing).finally(() => clearTimeout(stuck));
  const open = players.filter(({ isOver }) => !isOver);
  if (open.length > 0)
    throw new Error(
      `${open.length} of ${players.length} seats are stuck after ${WAIT_TIMEOUT_MS / 1000} s:\n` +
        open.map(player => player.describe()).join('\n'),
    );
};

export interface CrashReport {
  readonly kills: number;
  readonly confirmed: number;
  readonly matches: number;
  readonly complaints: string;
}

/** Plays many matches, kills the server repeatedly at random moments, then checks the confirmed answers. */
export const runCrashTest = async (
  address: string,
  open: () => Promise<Store>,
  kills: number,
  tables = 8,
): Promise<CrashReport> => {
  let child: Child = await startChild(address);
  let complaints = '';
  const players: CrashPlayer[] = [];
  const running: Promise<void>[] = [];
  const addTable = async (): Promise<void> => {
    const table = await createTable(child.port, 'verona');
    for (const seat of table.secrets.keys()) {
      const player = new CrashPlayer(table, seat, () => child.port);
      players.push(player);
      const playing = player.play();
      // `finishMatches` reports a failed player; until then its rejection must not end the test.
      playing.catch(() => undefined);
      running.push(playing);
    }
  };
  const total = (): number => players.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  try {
    for (let n = 0; n < tables; n++) await addTable();
    for (let n = 0; n < kills; n++) {
      // A kill tests something only under load, so it comes some answers after the last one plus a random delay.
      const target = total() + 20 + Math.floor(Math.random() * 100);
      await waitUntil(
        `there are ${target} confirmed answers after kill ${n}`,
        async () => {
          if (players.filter(({ isOver }) => !isOver).length < tables) await addTable();
          return total() >= target;
        },
        () => [total(), child.complaints(), players.filter(({ isOver }) => !isOver)[0]?.describe()],
      );
      await child.kill();
      complaints += child.complaints();
      child = await startChild(address);
    }
    // Every match must come to its end, so none is stuck.
    await finishMatches(players, running);
  } finally {
    for (const player of players) player.stop();
  }
  complaints += child.complaints();
  await child.kill();
  const store = await open();
  cleanUp(() => store.close());
  await checkConfirmed(
    store,
    players.flatMap(({ confirmed }) => confirmed),
  );
  return { kills, confirmed: total(), matches: players.length / 2, complaints };
};

/** Checks that every confirmed answer is in the log of its match. */
export const checkConfirmed = async (store: Store, confirmed: readonly Confirmed[]): Promise<void> => {
  const keyOf = ({ seat, question, answer }: Omit<Confirmed, 'match'>): string =>
    JSON.stringify([seat, question, answer]);
  const logs = new Map<string, Set<string>>();
  for (const { match } of confirmed) {
    if (logs.has(match)) continue;
    const entries = (await store.readEntries(match, 0)).map(text => JSON.parse(text) as LogEntry);
    const lines = entries.flatMap(entry =>
      entry.t === 'line' && entry.line.t === 'answer' ? [entry.line] : [],
    );
    logs.set(match, new Set(lines.map(keyOf)));
    if (new Set(lines.map(line => `${line.seat} ${line.question}`)).size !== lines.length)
      throw new Error(`in ${match} an answer was done twice`);
  }
  const lost = confirmed.filter(answer => !logs.get(answer.match)!.has(keyOf(answer)));
  if (lost.length > 0)
    throw new Error(`${lost.length} confirmed answers are lost: ${JSON.stringify(lost[0])}`);
};
