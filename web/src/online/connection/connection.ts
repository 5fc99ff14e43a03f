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
/** A command without its id. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type ServerReply = Extract<ServerMessage, { readonly t: 'done' | 'refused' | 'lines' }>;

/** The state of the connection: connecting, here, lost for now, or ended for a reason. */
export type ConnectionStatus =
  | { readonly is: 'connecting' | 'here' }
  | { readonly is: 'away'; readonly tries: number }
  | { readonly is: 'gone'; readonly reason: string };

/** The used part of a browser's socket, so that a test can stand in for it. */
export interface Transport {
  send(text: string): void;
  close(): void;
}
export interface TransportListener {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** What a connection needs from the browser. */
export interface ConnectionEnvironment {
  plug(ears: TransportListener): Transport;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
  newId(): string;
}

interface Waiting {
  readonly message: Command;
  /** How often a busy server has asked to wait. */
  postponed: number;
  resolve(reply: ServerReply): void;
}

/** After this silence the client sends a ping. */
const SILENCE = 20_000;
const REPLY_TIMEOUT_MS = 8000;
/** A command that a busy server has put off this often is refused for its sender to see. */
const MAX_POSTPONED = 8;

const ends: readonly { readonly code: number; readonly reason: string; readonly returns: boolean }[] =
  Object.values(CLOSE);

/**
 * The connection of one reader with one table. It comes back by itself, says hello with what it has seen, and repeats
 * every command that got no reply: the server does each of them once.
 */
export class ServerConnection {
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

  /** Resolves when the server has replied, however long that takes. */
  send(wish: CommandInput): Promise<ServerReply> {
    const id = this.#outside.newId();
    return new Promise(resolve => {
      const message: Command = { ...wish, id };
      this.#waiting.set(id, { message, resolve, postponed: 0 });
      if (this.#isWelcome) this.#plug?.send(JSON.stringify(message));
    });
  }

  /** Sends a message once without repeating it, since a late one is no longer true. */
  mention(message: Extract<ClientMessage, { readonly t: 'writing' }>): void {
    if (this.#isWelcome) this.#say(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    this.#plug?.close();
  }

  /** Called when the network or the user is back: connects or pings at once. */
  nudge(): void {
    if (this.#isClosed) return;
    if (this.#isWelcome) this.#ask();
    else if (!this.#plug) this.#connect();
  }

  #connect(): void {
    this.#cancel?.();
    this.#tell(this.#tries === 0 ? { is: 'connecting' } : { is: 'away', tries: this.#tries });
    // An abandoned socket may still report something, so only the newest counts.
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
      if (asker && this.#isPostponed(asker, message)) return;
      this.#waiting.delete(message.id);
      asker?.resolve(message);
    }
    this.#hear(message);
  }

  /** A busy server names the time after which it may have done the work before this command. */
  #isPostponed(asker: Waiting, reply: ServerReply): boolean {
    const after = reply.t === 'refused' && reply.code === 'busy' ? reply.about?.['after'] : undefined;
    if (typeof after !== 'number' || asker.postponed >= MAX_POSTPONED) return false;
    asker.postponed++;
    // Growing pauses, so that clients ask less of a server that stays busy.
    this.#outside.after(after * asker.postponed, () => {
      if (this.#isWelcome && this.#waiting.get(asker.message.id) === asker) this.#say(asker.message);
    });
    return true;
  }

  #welcomed(): void {
    this.#isWelcome = true;
    this.#tries = 0;
    this.#wait = undefined;
    this.#tell({ is: 'here' });
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  /** A dead connection does not report itself, so silence leads to a ping. */
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
