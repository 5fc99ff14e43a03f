import {
  CLOSE,
  decodeServer,
  PROTOCOL,
  type ClientMessage,
  type Hello,
  type ServerMessage,
} from '@tavola/protocol';
import { computeBackoff } from './backoff.ts';

export type Command = Exclude<ClientMessage, Hello | { readonly t: 'ping' | 'writing' }>;
/** A command before it gets its id. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type CommandReply = Extract<ServerMessage, { readonly t: 'done' | 'refused' | 'lines' }>;

/** How things are with the server: on the way, there, lost for now, or over for this reason. */
export type ConnectionStatus =
  | { readonly is: 'connecting' | 'here' }
  | { readonly is: 'away'; readonly tries: number }
  | { readonly is: 'gone'; readonly reason: string };

/** What of a browser's socket is used: so that a test can be the other end. */
export interface Transport {
  send(text: string): void;
  close(): void;
}
export interface TransportListener {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** All that a wire needs from outside. */
export interface ConnectionEnvironment {
  plug(ears: TransportListener): Transport;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
  newId(): string;
}

interface Waiting {
  readonly message: Command;
  resolve(reply: CommandReply): void;
}

/** Silence after which we ask whether anybody is there, and how long we wait for a sound. */
const SILENCE = 20_000;
const REPLY_TIMEOUT_MS = 8000;

const ends: readonly { readonly code: number; readonly reason: string; readonly returns: boolean }[] =
  Object.values(CLOSE);

/**
 * The connection of one reader with one table. It comes back by itself, says hello with what it has seen, and repeats
 * every command that got no reply: the server does each of them once.
 */
export class Connection {
  readonly #outside: ConnectionEnvironment;
  readonly #hello: () => Omit<Hello, 't' | 'protocol'>;
  readonly #hear: (message: ServerMessage) => void;
  readonly #tell: (line: ConnectionStatus) => void;
  readonly #waiting = new Map<string, Waiting>();
  #plug: Transport | undefined;
  #isWelcome = false;
  #tries = 0;
  #wait: number | undefined;
  #cancel: (() => void) | undefined;
  #isClosed = false;

  constructor(
    outside: ConnectionEnvironment,
    hello: () => Omit<Hello, 't' | 'protocol'>,
    hear: (message: ServerMessage) => void,
    tell: (line: ConnectionStatus) => void,
  ) {
    this.#outside = outside;
    this.#hello = hello;
    this.#hear = hear;
    this.#tell = tell;
    this.#connect();
  }

  /** Resolved when the server has answered, however long that takes. */
  send(wish: CommandInput): Promise<CommandReply> {
    const id = this.#outside.newId();
    return new Promise(resolve => {
      const message: Command = { ...wish, id };
      this.#waiting.set(id, { message, resolve });
      if (this.#isWelcome) this.#plug?.send(JSON.stringify(message));
    });
  }

  /** Said once and forgotten: what is late is not true any more. */
  mention(message: Extract<ClientMessage, { readonly t: 'writing' }>): void {
    if (this.#isWelcome) this.#say(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    this.#plug?.close();
  }

  /** The network is back, or the page is looked at again: no reason to wait, and one to ask. */
  nudge(): void {
    if (this.#isClosed) return;
    if (this.#isWelcome) this.#ask();
    else if (!this.#plug) this.#connect();
  }

  #connect(): void {
    this.#cancel?.();
    this.#tell(this.#tries === 0 ? { is: 'connecting' } : { is: 'away', tries: this.#tries });
    // A socket that was given up may still say something: only the newest is listened to.
    const isCurrent = (): boolean => this.#plug === plug && !this.#isClosed;
    const plug: Transport = this.#outside.plug({
      opened: () => {
        if (isCurrent()) this.#say({ t: 'hello', protocol: PROTOCOL, ...this.#hello() });
      },
      heard: text => {
        if (isCurrent()) this.#heard(text);
      },
      closed: code => {
        if (isCurrent()) this.#closed(code);
      },
    });
    this.#plug = plug;
    this.#cancel = this.#outside.after(REPLY_TIMEOUT_MS, () => this.#giveUp());
  }

  #say(message: ClientMessage): void {
    this.#plug?.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    const decoded = decodeServer(text);
    if (!decoded.ok) return this.#giveUp();
    const message = decoded.value;
    this.#listen();
    if (message.t === 'stop') this.#wait = message.after;
    if (message.t === 'welcome') this.#welcomed();
    if (message.t === 'done' || message.t === 'refused' || message.t === 'lines') {
      const asker = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      asker?.resolve(message);
    }
    this.#hear(message);
  }

  #welcomed(): void {
    this.#isWelcome = true;
    this.#tries = 0;
    this.#wait = undefined;
    this.#tell({ is: 'here' });
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  /** As long as there is nothing to hear we ask now and then: a dead line does not say that it is dead. */
  #listen(): void {
    this.#cancel?.();
    this.#cancel = this.#outside.after(SILENCE, () => this.#ask());
  }

  #ask(): void {
    this.#cancel?.();
    this.#say({ t: 'ping' });
    this.#cancel = this.#outside.after(REPLY_TIMEOUT_MS, () => this.#giveUp());
  }

  #giveUp(): void {
    const plug = this.#plug;
    this.#plug = undefined;
    plug?.close();
    this.#later();
  }

  #closed(code: number): void {
    this.#plug = undefined;
    const end = ends.find(known => known.code === code);
    if (end && !end.returns) {
      this.#isWelcome = false;
      this.#isClosed = true;
      this.#cancel?.();
      this.#tell({ is: 'gone', reason: end.reason });
      return;
    }
    this.#later();
  }

  #later(): void {
    this.#isWelcome = false;
    this.#cancel?.();
    const wait = this.#wait ?? computeBackoff(this.#tries, this.#outside.random());
    this.#wait = undefined;
    this.#tries++;
    this.#tell({ is: 'away', tries: this.#tries });
    this.#cancel = this.#outside.after(wait, () => this.#connect());
  }
}
