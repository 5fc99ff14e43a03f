import { applied, decodeServer, PROTOCOL, type JsonValue, type ServerMessage } from '@tavola/protocol';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** The open question in a view. */
export interface AskedView {
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
  readonly asked: AskedView | null;
  readonly over: boolean;
  readonly outcome: JsonValue;
}

/** How long a test waits for what must come; nothing waits that long unless something is broken. */
const PATIENCE = 120_000;

/** A client as the web has one: it keeps the view by applying what it is told. */
export class Client {
  readonly ws: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  view: ClientView | undefined;
  match: string | null = null;
  /** The match of the table, seen or not. */
  table: string | null = null;
  version = 0;
  seat: number | null = null;
  closed: { readonly code: number; readonly reason: string } | undefined;
  private commands = 0;
  private waiters: (() => void)[] = [];

  constructor(port: number, headers: { readonly [name: string]: string } = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
    this.ws.on('message', data => this.hear((data as Buffer).toString()));
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

  private hear(text: string): void {
    const decoded = decodeServer(text);
    if (!decoded.ok)
      throw new Error(`not a message of the protocol at ${decoded.error.path}: ${text.slice(0, 200)}`);
    const message = decoded.value;
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
      const { set, cut } = message as unknown as Parameters<typeof applied>[1];
      this.view = applied(this.view as unknown as JsonValue, { set, cut }) as unknown as ClientView;
    }
    this.wake();
  }

  /** Waits until it is so, looking again at each message. */
  async until<T>(look: () => T | undefined | false): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      const left = end - Date.now();
      if (left <= 0)
        throw new Error(`waited in vain for ${look.toString()}; last: ${this.texts.slice(-3).join('\n')}`);
      await new Promise<void>(done => {
        const timer = setTimeout(done, left);
        this.waiters.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  /** The next message of a kind that is not among the first `from`. */
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

  /** Sends a command and gives what came back. */
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

  async gone(): Promise<{ readonly code: number; readonly reason: string }> {
    return this.until(() => this.closed);
  }

  close(): void {
    this.ws.terminate();
  }
}
