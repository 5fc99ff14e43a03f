import {
  applyPatch,
  decodeServer,
  PROTOCOL,
  type JsonValue,
  type ServerMessage,
  type TableView,
} from '@tavola/protocol';
import { WebSocket } from 'ws';
import { WAIT_TIMEOUT_MS } from './wait.ts';

/** A message with the whole table, of which the server sends only the fields that have changed. */
type Received =
  | Exclude<ServerMessage, { readonly t: 'table' }>
  | { readonly t: 'table'; readonly v: number; readonly table: TableView };
type Of<T extends ServerMessage['t']> = Extract<Received, { t: T }>;

/** The open question in a view. */
export interface ClientQuestion {
  readonly id: number;
  readonly name: string;
  readonly who: readonly number[];
  readonly answered: readonly number[];
  readonly choice: JsonValue;
  readonly given: JsonValue;
}
export interface ClientView {
  readonly seat: number | null;
  readonly table: { readonly [name: string]: JsonValue };
  readonly hand: JsonValue;
  readonly asked: ClientQuestion | null;
  readonly over: boolean;
  readonly outcome: JsonValue;
}

const SHOWN = { messages: 5, letters: 400 };
/** While one state is waited for, far fewer messages come. */
const MOST_LOOKS = 100_000;

/** Waits for a condition and checks it again whenever one of the clients receives a message. */
export const waitUntilOneReceives = async <T>(
  clients: readonly Client[],
  look: () => T | undefined | false,
): Promise<T> => {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  const inVain = (why: string): Error =>
    new Error(`${why} for ${look.toString()}\n${clients.map(client => client.describe()).join('\n')}`);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    for (const { fault } of clients) if (fault) throw fault;
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (clients.every(({ closed }) => closed)) throw inVain('the socket is closed, so it is too late');
    const left = end - Date.now();
    if (left <= 0) throw inVain(`waited ${WAIT_TIMEOUT_MS / 1000} s in vain`);
    await new Promise<void>(done => {
      const timer = setTimeout(done, left);
      for (const client of clients)
        client.onceChanged(() => {
          clearTimeout(timer);
          done();
        });
    });
  }
  throw inVain(`looked ${MOST_LOOKS} times in vain`);
};

/** A client like that of the web: it keeps its view by applying changes. */
export class Client {
  readonly ws: WebSocket;
  readonly messages: Received[] = [];
  readonly texts: string[] = [];
  view: ClientView | undefined;
  match: string | null = null;
  /** The match of the table, even if the client has not seen it. */
  table: string | null = null;
  version = 0;
  seat: number | null = null;
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** A message that breaks the protocol, with which the next wait fails. */
  fault: Error | undefined;
  private commands = 0;
  private waiters: (() => void)[] = [];
  private knownTable: TableView | undefined;

  constructor(port: number, headers: { readonly [name: string]: string } = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, handshakeTimeout: WAIT_TIMEOUT_MS });
    this.ws.on('message', data => {
      try {
        this.receive((data as Buffer).toString());
      } catch (error) {
        this.fault ??= error as Error;
      }
      this.wake();
    });
    this.ws.on('error', () => undefined);
    this.ws.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.wake();
    });
  }

  private wake(): void {
    const { waiters } = this;
    this.waiters = [];
    for (const wake of waiters) wake();
  }

  private receive(text: string): void {
    const decoded = decodeServer(text);
    if (!decoded.ok)
      throw new Error(`not a message of the protocol at ${decoded.error.path}: ${text.slice(0, 200)}`);
    const message = this.complete(decoded.value);
    this.texts.push(text);
    this.messages.push(message);
    if (message.t === 'welcome') this.seat = message.seat;
    if (message.t === 'welcome' || message.t === 'table') this.table = message.table.match;
    if (message.t === 'view') {
      this.view = message.view as unknown as ClientView;
      this.match = message.match;
      this.version = message.v;
    }
    if (message.t === 'turn') {
      if (message.v !== this.version + 1) throw new Error(`turn ${message.v} after ${this.version}`);
      this.version = message.v;
      const { set, cut } = message as unknown as Parameters<typeof applyPatch>[1];
      this.view = applyPatch(this.view, { set, cut });
    }
  }

  private complete(message: ServerMessage): Received {
    if (message.t === 'welcome') this.knownTable = message.table;
    if (message.t !== 'table') return message;
    if (!this.knownTable) throw new Error('a change of a table came before the table');
    this.knownTable = { ...this.knownTable, ...message.table };
    return { ...message, table: this.knownTable };
  }

  /** Calls back once, after the next message or when the socket closes. */
  onceChanged(act: () => void): void {
    this.waiters.push(act);
  }

  /** The client's state for the message of a failed test. */
  describe(): string {
    const { seat, version, view, closed, messages } = this;
    const last = this.texts.slice(-SHOWN.messages).map(text => `  ${text.slice(0, SHOWN.letters)}`);
    const asked = view?.asked && { ...view.asked, choice: undefined, given: undefined };
    return [
      `seat ${seat} at version ${version}, ${closed ? `closed ${JSON.stringify(closed)}` : 'open'}, ` +
        `asked ${JSON.stringify(asked ?? null)}, ${messages.length} messages, the last ones:`,
      ...last,
    ].join('\n');
  }

  /** Waits for a condition and checks it again at each message. */
  async until<T>(look: () => T | undefined | false): Promise<T> {
    return waitUntilOneReceives([this], look);
  }

  /** Waits for the next message of a kind, ignoring the first `from` messages. */
  async next<T extends ServerMessage['t']>(t: T, from = 0): Promise<Of<T>> {
    return this.until(() => this.messages.slice(from).find((m): m is Of<T> => m.t === t));
  }

  async opened(): Promise<void> {
    if (this.ws.readyState === WebSocket.OPEN) return;
    await new Promise<void>((done, failed) => {
      this.ws.once('open', () => done());
      this.ws.once('close', code => failed(new Error(`closed with ${code}`)));
    });
  }

  async hello(table: string, secret: string, seen?: { match: string; v: number }): Promise<Of<'welcome'>> {
    await this.opened();
    this.send({ t: 'hello', protocol: PROTOCOL, table, secret, ...(seen && { seen }) });
    return this.next('welcome');
  }

  send(message: object): void {
    this.ws.send(JSON.stringify(message));
  }

  say(text: string, to: number | null = null, id?: string): ReturnType<Client['command']> {
    return this.command({ t: 'say', match: this.table, text, to }, id);
  }

  vote(on: string, yes = true, seat: number | null = null, id?: string): ReturnType<Client['command']> {
    return this.command({ t: 'vote', match: this.table, on, seat, yes }, id);
  }

  /** Sends a command and returns the reply. */
  async command(
    message: object,
    id = `c${this.seat}-${this.commands++}`,
  ): Promise<Of<'done'> | Of<'refused'>> {
    const from = this.messages.length;
    this.send({ ...message, id });
    return this.until(() =>
      this.messages
        .slice(from)
        .find((m): m is Of<'done'> | Of<'refused'> => (m.t === 'done' || m.t === 'refused') && m.id === id),
    );
  }

  answer(answer: unknown, question = this.view?.asked?.id, id?: string): ReturnType<Client['command']> {
    return this.command({ t: 'answer', match: this.match, seat: this.seat, question, answer }, id);
  }

  get isAsked(): boolean {
    const asked = this.view?.asked;
    return (
      !!asked && this.seat !== null && asked.who.includes(this.seat) && !asked.answered.includes(this.seat)
    );
  }

  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    return this.until(() => this.closed);
  }

  close(): void {
    this.ws.terminate();
  }
}
