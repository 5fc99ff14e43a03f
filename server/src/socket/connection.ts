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
import { attend, depart } from './join.ts';
import { RateLimiter } from './rate-limiter.ts';
import { waitUntil } from '@tavola/table';
import { hostedTable } from '../bots/hosted-table.ts';
import { vote } from '../lobby/vote-effects.ts';
import { look } from '../room/attention.ts';
import { readerOf, type Subscriber } from './subscriber.ts';
import { DONE, judged, refuse, play, returned, type Reply } from '../match/commands.ts';
import { pastFor } from '../match/history.ts';
import { heardBy } from '../match/position.ts';
import { TableDeleted, type Room } from '../room/room.ts';
import { FrameWriter } from './frame-writer.ts';
import type { Rooms } from '../room/room-registry.ts';
import { hashOf } from '../lobby/tokens.ts';
import { rightOf } from '../lobby/table-document.ts';
import { say } from '../room/chat.ts';
import type { ServerContext } from '../ops/context.ts';
import { settleWriters, write } from '../room/typing.ts';

/** Milliseconds for the first message, and for a closing handshake. */
const HELLO_TIMEOUT_MS = 10_000;
/** Messages that wait on one socket: a client that sends more has lost its mind. */
const MAX_WAITING = 200;
/** Bytes of them: there is always room for one that is as large as they may be. */
const MAX_BYTES = 4 * LIMITS.message;
/** Things that wait at one table. */
const MAX_BACKLOG = 2000;

type Command = Exclude<ClientMessage, Hello | { t: 'ping' | 'writing' | 'see' }>;

/** A message that waits, or of one that was too much only what its refusal needs. */
interface Waiting {
  readonly message: ClientMessage | { readonly t: 'too-fast'; readonly id: string };
  readonly bytes: number;
}

/** What makes the server go through a whole match counts for more. */
const costOf = ({ t }: ClientMessage): number => (t === 'history' ? 5 : 1);

/** One socket, from its first message to its end. */
export class Socket {
  private readonly rooms: Rooms;
  private readonly world: ServerContext;
  private readonly ws: WebSocket;
  private readonly bucket: RateLimiter;
  private readonly cancelHello: () => void;
  private room: Room | undefined;
  private peer: Subscriber | undefined;
  private readonly outlet: FrameWriter;
  private readonly waiting: Waiting[] = [];
  private waitingBytes = 0;
  private isWorking = false;
  private isClosed = false;
  isAlive = true;
  /** The server stops: nothing more is taken. */
  isDeaf = false;

  constructor(rooms: Rooms, world: ServerContext, ws: WebSocket, stream: Duplex) {
    this.rooms = rooms;
    this.outlet = new FrameWriter(stream);
    this.world = world;
    this.ws = ws;
    this.bucket = new RateLimiter(world.limits.messages, world.host.now());
    this.cancelHello = world.host.after(HELLO_TIMEOUT_MS, () => this.close(CLOSE.noHello));
    ws.on('message', (data, isBinary) => this.hear(data, isBinary));
    ws.on('pong', () => (this.isAlive = true));
    // What ws itself finds wrong with a frame; it closes on its own.
    ws.on('error', error => world.log.debug({ err: error }, 'a socket has met trouble'));
    ws.on('close', () => this.closed());
  }

  private closed(): void {
    this.isClosed = true;
    this.cancelHello();
    if (this.room && this.peer) depart(this.room, this.peer);
  }

  close(why: Close): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.world.meters.dropped.inc({ reason: why.reason });
    this.outlet.flush();
    this.ws.close(why.code, why.reason);
    // Whoever does not answer the closing handshake is cut off.
    const timer = setTimeout(() => this.ws.terminate(), HELLO_TIMEOUT_MS);
    timer.unref();
    this.ws.once('close', () => clearTimeout(timer));
  }

  send(text: string): void {
    if (this.isClosed || this.ws.readyState !== this.ws.OPEN) return;
    if (this.outlet.backlog > this.world.limits.backlog) {
      // A slow reader must not fill our memory. What it misses it gets when it comes back.
      this.isClosed = true;
      this.world.meters.dropped.inc({ reason: CLOSE.slow.reason });
      this.ws.terminate();
      return;
    }
    this.world.meters.messages.out++;
    this.outlet.send(text);
  }

  private hear(data: RawData, isBinary: boolean): void {
    if (this.isClosed || this.isDeaf) return;
    this.world.meters.messages.in++;
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (bytes.length > LIMITS.message) return this.close(CLOSE.tooLarge);
    const message = isBinary ? undefined : decodeClient(bytes.toString());
    if (!message?.ok)
      return this.close(message?.error.path === 'protocol' ? CLOSE.otherVersion : CLOSE.malformed);
    this.take(message.value, bytes.length);
  }

  /** Counted when it comes and not when its turn comes: what is too much must not wait here in full. */
  private take(message: ClientMessage, size: number): void {
    if (this.bucket.take(this.world.host.now(), costOf(message))) {
      this.waiting.push({ message, bytes: size });
      this.waitingBytes += size;
    } else if ('id' in message) this.waiting.push({ message: { t: 'too-fast', id: message.id }, bytes: 0 });
    if (this.waiting.length > MAX_WAITING || this.waitingBytes > MAX_BYTES) {
      this.waiting.length = 0;
      return this.close(CLOSE.tooMany);
    }
    if (!this.isWorking) void this.work();
  }

  /** One message after another, in the order they came. */
  private async work(): Promise<void> {
    this.isWorking = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      try {
        await this.handle(next.message);
      } catch (error) {
        this.failed(error);
      }
      this.waiting.shift();
      this.waitingBytes -= next.bytes;
    }
    this.isWorking = false;
  }

  private failed(error: unknown): void {
    if (error instanceof TableDeleted) return this.close(CLOSE.revoked);
    this.world.log.error({ err: error, table: this.room?.doc.id }, 'a message has failed');
    this.close(CLOSE.failed);
  }

  private async handle(message: Waiting['message']): Promise<void> {
    if (this.isClosed) return;
    if (message.t === 'hello') return this.room ? this.close(CLOSE.malformed) : this.hello(message);
    const { room, peer } = this;
    if (!room || !peer) return this.close(CLOSE.noHello);
    if (message.t === 'ping') {
      const now = this.world.host.now();
      return this.send(JSON.stringify({ t: 'pong', v: room.versionFor(peer), now }));
    }
    if (message.t === 'writing') {
      if (peer.right.as === 'seat') write(room, peer.right.seat, message.on);
      return;
    }
    if (message.t === 'see') return this.see(room, peer, message);
    const started = performance.now();
    const reply = message.t === 'too-fast' ? refuse('too-fast') : await this.reply(room, peer, message);
    this.world.meters.commandSeconds.observe((performance.now() - started) / 1000);
    if (reply === undefined) return;
    const v = room.versionFor(peer);
    if (reply.done) return this.send(`{"t":"done","v":${v},"id":"${message.id}"}`);
    this.world.meters.refusals.inc({ code: reply.why.code });
    this.send(JSON.stringify({ t: 'refused', v, id: message.id, ...reply.why }));
    if (reply.resync) room.sendView(peer);
  }

  /**
   * In the mailbox, after which bots look anew whether anybody is to be waited for. It brings nobody back from away, and
   * the reply tells of the own moment alone, never how long others look.
   */
  private async see(room: Room, peer: Subscriber, message: SeeCommand): Promise<void> {
    const held = await this.rooms.act(room, async () => {
      const { position } = room;
      const isNoted = peer.right.as === 'seat' && look(room, peer.right.seat, message);
      if (!isNoted || !position || message.enough) return undefined;
      const now = this.world.host.now();
      if (waitUntil(hostedTable(room, room.doc, position), now) === null) return undefined;
      const { moment, patience } = this.world.limits;
      return Math.min(moment, position.clock.since + patience - now);
    });
    const v = room.versionFor(peer);
    this.send(JSON.stringify({ t: 'done', v, id: message.id, ...(held !== undefined && { held }) }));
  }

  private async hello({ table, secret, seen }: Hello): Promise<void> {
    this.cancelHello();
    const hash: Hash = hashOf(secret);
    const room = await this.rooms.open(table);
    if (!room) return this.close(CLOSE.refused);
    await this.rooms.act(room, async () => {
      if (this.isClosed) return;
      const right = rightOf(room.doc, hash);
      if (!right) return this.close(CLOSE.refused);
      this.room = room;
      this.peer = { right, secret: hash, send: text => this.send(text), close: why => this.close(why) };
      await attend(room, this.peer, seen);
    });
    // It may have gone while we were reading.
    if (this.isClosed && this.peer) depart(room, this.peer);
  }

  /** What a command comes to; undefined if the reply was of another kind. */
  private async reply(room: Room, peer: Subscriber, message: Command): Promise<Reply | undefined> {
    if (message.t === 'again') {
      room.sendView(peer);
      return DONE;
    }
    if (message.t === 'history') return this.history(room, peer, message);
    if (peer.right.as !== 'seat') return refuse('no-seat');
    const { seat } = peer.right;
    if (room.backlog > MAX_BACKLOG) return refuse('busy');
    if (!room.allows(`seat:${seat}`, this.world.limits.messages)) return refuse('too-fast');
    return this.rooms.act(room, async () => {
      // The secret may have been replaced while the message was waiting; then the socket was closed.
      if (this.isClosed) return refuse('no-seat');
      const back = returned(room.doc, seat);
      if (back !== room.doc) await room.write({ doc: back });
      switch (message.t) {
        case 'answer':
        case 'withdraw':
        case 'aside': {
          const played = await play(room, seat, message);
          // Whose words are told has written them; and nobody writes for a scene that is closed.
          settleWriters(room, message.t === 'aside' && played.done ? seat : undefined);
          return played;
        }
        case 'why':
          return judged(room, seat, message);
        case 'say':
          return say(room, seat, message);
        case 'vote': {
          const voted = await vote(room, seat, message);
          return voted.ok ? DONE : refuse(voted.error, voted.error.code === 'stale');
        }
        case 'back':
          return DONE;
      }
    });
  }

  private async history(
    room: Room,
    peer: Subscriber,
    { id, match, after, limit, views }: Extract<Command, { t: 'history' }>,
  ): Promise<Reply | undefined> {
    const doc = room.docFor(peer);
    const position = room.positionFor(peer);
    // Spectators share one allowance, or a second socket would be a second one.
    if (room.backlog > MAX_BACKLOG) return refuse('busy');
    if (!room.allows(`history:${readerOf(peer)}`, this.world.limits.history)) return refuse('too-fast');
    const isNow = match === doc.match;
    if (!room.sees(peer) || !(isNow ? position : doc.played.includes(match))) return refuse('no-such-match');
    const until = isNow ? heardBy(position!, readerOf(peer)) : Infinity;
    const past = await pastFor(room, match, readerOf(peer), { after, limit, until, views });
    this.send(JSON.stringify({ t: 'lines', v: room.versionFor(peer), id, match, after, ...past }));
    return undefined;
  }

  /** Asks whether somebody is still there; who did not answer the last time is not. */
  beat(): void {
    if (!this.isAlive) return this.ws.terminate();
    this.isAlive = false;
    this.ws.ping();
  }

  /** The server stops. */
  sendAway(after: number): void {
    const v = this.room && this.peer ? this.room.versionFor(this.peer) : 0;
    this.send(JSON.stringify({ t: 'stop', v, after }));
    this.close(CLOSE.goingAway);
  }
}
