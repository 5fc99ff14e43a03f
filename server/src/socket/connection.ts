import type { Duplex } from 'node:stream';
import {
  CLOSE,
  decodeClient,
  LIMITS,
  type ClientMessage,
  type Close,
  type Hello,
  type SeeCommand,
} from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { RawData, WebSocket } from 'ws';
import { isFullFor, joinRoom, leaveRoom } from './join.ts';
import { RateLimiter } from './rate-limiter.ts';
import { waitUntil } from '@tavola/table';
import { hostedTable } from '../bots/hosted-table.ts';
import { giveShare, pledgeShare } from '../lobby/dice-draw.ts';
import { handleVote } from '../lobby/vote-effects.ts';
import { noteAttention } from '../room/attention.ts';
import { readerOf, type Subscriber } from './subscriber.ts';
import {
  DONE,
  checkAnswer,
  refuse,
  performCommand,
  markPresent,
  type CommandReply,
} from '../match/commands.ts';
import { readHistory } from '../match/history.ts';
import { versionFor } from '../match/position.ts';
import { TableDeleted, type Room } from '../room/room.ts';
import { FrameWriter } from './frame-writer.ts';
import type { RoomRegistry } from '../room/room-registry.ts';
import { hashSecret } from '../lobby/tokens.ts';
import { findAccess } from '../lobby/table-document.ts';
import { say } from '../room/chat.ts';
import type { ServerContext } from '../ops/context.ts';
import type { LoadMonitor } from '../load/load-monitor.ts';
import { stopTypists, setTyping } from '../room/typing.ts';

/** Time for the first message, and for the closing handshake. */
const HELLO_TIMEOUT_MS = 10_000;
/** A client with more messages than this waiting is broken or hostile. */
const MAX_QUEUED_MESSAGES = 200;
/** There is always room for one message of the largest size. */
const MAX_QUEUED_BYTES = 4 * LIMITS.message;
/** Commands that may wait in one room before further ones are refused. */
const MAX_ROOM_QUEUE = 2000;

type Command = Exclude<ClientMessage, Hello | { t: 'ping' | 'writing' | 'see' }>;

/** A message that waits for its turn. Of one over the rate limit only the id is kept, for its refusal. */
interface QueuedMessage {
  readonly message: ClientMessage | { readonly t: 'too-fast'; readonly id: string };
  readonly bytes: number;
}

/** What people write of their own accord is stored too; answers are never refused for that. */
const isFreeText = ({ t }: Command): boolean => t === 'say' || t === 'aside';

/** A page of the history costs more, since it replays a whole match. */
const costOf = ({ t }: ClientMessage): number => (t === 'history' ? 5 : 1);

interface ConnectionParts {
  readonly rooms: RoomRegistry;
  readonly context: ServerContext;
  readonly load: LoadMonitor;
  readonly ws: WebSocket;
  readonly stream: Duplex;
  readonly network: string;
}

/** One WebSocket, from its first message to its end. */
export class Connection {
  private readonly rooms: RoomRegistry;
  private readonly context: ServerContext;
  private readonly ws: WebSocket;
  private readonly network: string;
  private readonly load: LoadMonitor;
  private readonly rateLimiter: RateLimiter;
  private readonly cancelHello: () => void;
  private room: Room | undefined;
  private subscriber: Subscriber | undefined;
  private readonly writer: FrameWriter;
  private readonly queue: QueuedMessage[] = [];
  private queuedBytes = 0;
  private isWorking = false;
  private isClosed = false;
  isAlive = true;
  /** The server is stopping, so further messages are ignored. */
  isDraining = false;

  constructor({ rooms, context, load, ws, stream, network }: ConnectionParts) {
    this.rooms = rooms;
    this.network = network;
    this.writer = new FrameWriter(stream);
    this.context = context;
    this.load = load;
    this.ws = ws;
    this.rateLimiter = new RateLimiter(context.limits.messages, context.environment.now());
    this.cancelHello = context.environment.after(HELLO_TIMEOUT_MS, () => this.close(CLOSE.noHello));
    ws.on('message', (data, isBinary) => this.receive(data, isBinary));
    ws.on('pong', () => (this.isAlive = true));
    // A broken frame: ws closes the socket by itself.
    // Only its code is logged: strangers could otherwise write into the log.
    ws.on('error', (error: { readonly code?: unknown }) =>
      context.log.debug({ code: error.code }, 'socket error'),
    );
    ws.on('close', () => this.handleClose());
  }

  private handleClose(): void {
    this.isClosed = true;
    this.cancelHello();
    if (this.room && this.subscriber) leaveRoom(this.room, this.subscriber);
  }

  close(why: Close): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.context.metrics.dropped.inc({ reason: why.reason });
    this.writer.flush();
    this.ws.close(why.code, why.reason);
    // A client that does not answer the closing handshake is cut off.
    const timer = setTimeout(() => this.ws.terminate(), HELLO_TIMEOUT_MS);
    timer.unref();
    this.ws.once('close', () => clearTimeout(timer));
  }

  send(text: string): void {
    if (this.isClosed || this.ws.readyState !== this.ws.OPEN) return;
    if (this.writer.backlog > this.context.limits.backlog) {
      // A slow reader must not fill the memory; it gets what it has missed when it reconnects.
      this.isClosed = true;
      this.context.metrics.dropped.inc({ reason: CLOSE.slow.reason });
      this.ws.terminate();
      return;
    }
    this.writer.send(text);
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isClosed || this.isDraining) return;
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (bytes.length > LIMITS.message) return this.close(CLOSE.tooLarge);
    const message = isBinary ? undefined : decodeClient(bytes.toString());
    if (!message?.ok)
      return this.close(message?.error.path === 'protocol' ? CLOSE.otherVersion : CLOSE.malformed);
    if (message.value.t !== 'ping' && !this.load.admit()) return this.postpone(message.value);
    this.queueMessage(message.value, bytes.length);
  }

  /**
   * Refuses a message that comes to a busy server. For a moment nothing more is read from its client: whoever goes on
   * sending fills the buffers of the network and costs nothing.
   */
  private postpone(message: ClientMessage): void {
    if (message.t === 'hello') return this.close(CLOSE.busy);
    if ('id' in message) this.send(JSON.stringify(this.makeBusyReply(message.id, this.load.retryAfter())));
    this.ws.pause();
    this.context.environment.after(this.load.deafFor(), () => this.ws.resume());
  }

  private makeBusyReply(id: string, after: number): object {
    const v = this.room && this.subscriber ? this.room.broadcaster.versionFor(this.subscriber) : 0;
    return { t: 'refused', v, id, code: 'busy', about: { after } };
  }

  /** The rate limit counts a message on arrival, so that a flood does not wait here in full. */
  private queueMessage(message: ClientMessage, size: number): void {
    if (this.rateLimiter.take(this.context.environment.now(), costOf(message))) {
      this.queue.push({ message, bytes: size });
      this.queuedBytes += size;
    } else if ('id' in message) this.queue.push({ message: { t: 'too-fast', id: message.id }, bytes: 0 });
    if (this.queue.length > MAX_QUEUED_MESSAGES || this.queuedBytes > MAX_QUEUED_BYTES) {
      this.queue.length = 0;
      return this.close(CLOSE.tooMany);
    }
    if (!this.isWorking) void this.workOffQueue();
  }

  /** Handles messages one after another, in their order of arrival. */
  private async workOffQueue(): Promise<void> {
    this.isWorking = true;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      try {
        await this.handle(next.message);
      } catch (error) {
        this.handleFailure(error);
      }
      this.queue.shift();
      this.queuedBytes -= next.bytes;
    }
    this.isWorking = false;
  }

  private handleFailure(error: unknown): void {
    if (error instanceof TableDeleted) return this.close(CLOSE.revoked);
    this.context.log.error({ err: error, table: this.room?.doc.id }, 'message failed');
    this.close(CLOSE.failed);
  }

  private async handle(message: QueuedMessage['message']): Promise<void> {
    if (this.isClosed) return;
    if (message.t === 'hello') return this.room ? this.close(CLOSE.malformed) : this.handleHello(message);
    const { room, subscriber } = this;
    if (!room || !subscriber) return this.close(CLOSE.noHello);
    if (message.t === 'ping') {
      const now = this.context.environment.now();
      return this.send(JSON.stringify({ t: 'pong', v: room.broadcaster.versionFor(subscriber), now }));
    }
    if (message.t === 'writing') {
      if (subscriber.access.role === 'seat') setTyping(room, subscriber.access.seat, message.on);
      return;
    }
    if (message.t === 'see') return this.handleSee(room, subscriber, message);
    const reply =
      message.t === 'too-fast' ? refuse('too-fast') : await this.runCommand(room, subscriber, message);
    if (reply === undefined) return;
    const v = room.broadcaster.versionFor(subscriber);
    if (reply.done) return this.send(`{"t":"done","v":${v},"id":"${message.id}"}`);
    this.send(JSON.stringify({ t: 'refused', v, id: message.id, ...reply.why }));
    if (reply.resync) room.broadcaster.sendView(subscriber);
  }

  /**
   * Runs in the room's queue, after which bots check again whether to wait. It does not end an absence, and the
   * reply holds only the reader's own time, not how long others look.
   */
  private async handleSee(room: Room, subscriber: Subscriber, message: SeeCommand): Promise<void> {
    const held = await this.rooms.enqueue(room, async () => {
      const { position } = room;
      const isNoted =
        subscriber.access.role === 'seat' && noteAttention(room, subscriber.access.seat, message);
      if (!isNoted || !position || message.enough) return undefined;
      const now = this.context.environment.now();
      if (waitUntil(hostedTable(room, room.doc, position), now) === null) return undefined;
      const { moment, patience } = this.context.limits;
      return Math.min(moment, position.clock.since + patience - now);
    });
    const v = room.broadcaster.versionFor(subscriber);
    this.send(JSON.stringify({ t: 'done', v, id: message.id, ...(held !== undefined && { held }) }));
  }

  private async handleHello({ table, secret, seen }: Hello): Promise<void> {
    this.cancelHello();
    const hash: Hash = hashSecret(secret);
    const room = await this.rooms.open(table);
    if (!room) return this.close(CLOSE.refused);
    // A crowd must not fill the queue in which seats act.
    const coming = findAccess(room.doc, hash);
    if (coming && isFullFor(room, { access: coming })) return this.close(CLOSE.tooMany);
    await this.rooms.enqueue(room, async () => {
      if (this.isClosed) return;
      const known = findAccess(room.doc, hash);
      await room.freshen(known?.role === 'seat' ? known.seat : null, seen);
      const access = findAccess(room.doc, hash);
      if (!access) return this.close(CLOSE.refused);
      if (access.role === 'former') return this.close(CLOSE.handedOn);
      this.room = room;
      this.subscriber = {
        access,
        secret: hash,
        network: this.network,
        send: text => this.send(text),
        close: why => this.close(why),
      };
      await joinRoom(room, this.subscriber, seen);
    });
    // The socket may have closed while the table was read.
    if (this.isClosed && this.subscriber) leaveRoom(room, this.subscriber);
  }

  /** Runs a command and gives its reply; undefined if the reply was already sent in another form. */
  private async runCommand(
    room: Room,
    subscriber: Subscriber,
    message: Command,
  ): Promise<CommandReply | undefined> {
    if (message.t === 'again') {
      room.broadcaster.sendView(subscriber);
      return DONE;
    }
    if (message.t === 'history') return this.sendHistory(room, subscriber, message);
    if (subscriber.access.role !== 'seat') return refuse('no-seat');
    const { seat } = subscriber.access;
    if (room.backlog > MAX_ROOM_QUEUE) return refuse('busy');
    if (!room.allows(`seat:${seat}`, this.context.limits.messages)) return refuse('too-fast');
    if (isFreeText(message) && !this.rooms.storage.take(this.network, JSON.stringify(message).length))
      return refuse('too-much-stored');
    return this.rooms.enqueue(room, async () => {
      // The secret may have been replaced while the message waited, which closes this socket.
      if (this.isClosed) return refuse('no-seat');
      const back = markPresent(room.doc, seat);
      if (back !== room.doc) await room.write({ doc: back });
      switch (message.t) {
        case 'answer':
        case 'withdraw':
        case 'aside':
        case 'order': {
          const played = await performCommand(room, seat, message);
          // A player whose text is sent has stopped typing, and typing for a closed scene ends.
          stopTypists(room, message.t === 'aside' && played.done ? seat : undefined);
          return played;
        }
        case 'why':
          return checkAnswer(room, seat, message);
        case 'say':
          return say(room, seat, message);
        case 'vote': {
          const voted = await handleVote(room, seat, message);
          return voted.ok ? DONE : refuse(voted.error, voted.error.code === 'stale');
        }
        case 'pledge':
        case 'share': {
          const drawn = await (message.t === 'pledge'
            ? pledgeShare(room, seat, message.hash)
            : giveShare(room, seat, message.share));
          return drawn.ok ? DONE : refuse(drawn.error);
        }
        case 'back':
          return DONE;
      }
    });
  }

  private async sendHistory(
    room: Room,
    subscriber: Subscriber,
    { id, match, after, limit, views }: Extract<Command, { t: 'history' }>,
  ): Promise<CommandReply | undefined> {
    const doc = room.broadcaster.docFor(subscriber);
    const position = room.broadcaster.positionFor(subscriber);
    // Spectators share one limit, since otherwise every further socket would add one.
    if (room.backlog > MAX_ROOM_QUEUE) return refuse('busy');
    if (!room.allows(`history:${readerOf(subscriber)}`, this.context.limits.history))
      return refuse('too-fast');
    const isNow = match === doc.match;
    if (!room.broadcaster.maySee(subscriber) || !(isNow ? position : doc.played.includes(match)))
      return refuse('no-such-match');
    const until = isNow ? versionFor(position!, readerOf(subscriber)) : Infinity;
    const share = { address: this.network, table: room.doc.id };
    const past = await this.rooms.history.run(share, rest =>
      readHistory(room, match, readerOf(subscriber), { after, limit, until, views }, rest),
    );
    if (!past) return refuse('busy');
    this.send(
      JSON.stringify({ t: 'lines', v: room.broadcaster.versionFor(subscriber), id, match, after, ...past }),
    );
    return undefined;
  }

  /** Pings the client, and terminates a socket that did not answer the last ping. */
  checkAlive(): void {
    if (!this.isAlive) return this.ws.terminate();
    this.isAlive = false;
    this.ws.ping();
  }

  /** Tells the client to reconnect later, since the server stops. */
  sendAway(after: number): void {
    const v = this.room && this.subscriber ? this.room.broadcaster.versionFor(this.subscriber) : 0;
    this.send(JSON.stringify({ t: 'stop', v, after }));
    this.close(CLOSE.goingAway);
  }
}
