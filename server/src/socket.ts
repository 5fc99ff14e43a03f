import { CLOSE, decodeClient, LIMITS, type ClientMessage, type Close, type Hello } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { RawData, WebSocket } from 'ws';
import { attend, depart, linesFor } from './attend.ts';
import { Bucket } from './bucket.ts';
import { vote } from './council.ts';
import { readerOf, type Peer } from './peer.ts';
import { DONE, not, play, returned, type Reply } from './play.ts';
import { heardBy } from './position.ts';
import { Gone, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { hashOf } from './secret.ts';
import { rightOf } from './table.ts';
import { say } from './talk.ts';
import type { World } from './world.ts';

/** Milliseconds for the first message, and for a closing handshake. */
const PATIENCE = 10_000;
/** Messages that wait on one socket: a client that sends more has lost its mind. */
const MAX_WAITING = 200;
/** Things that wait at one table. */
const MAX_BACKLOG = 2000;

type Command = Exclude<ClientMessage, Hello | { t: 'ping' }>;

/** One socket, from its first message to its end. */
export class Socket {
  private readonly rooms: Rooms;
  private readonly world: World;
  private readonly ws: WebSocket;
  private readonly bucket: Bucket;
  private readonly onSeat: (table: string, seat: number) => void;
  private readonly cancelHello: () => void;
  private room: Room | undefined;
  private peer: Peer | undefined;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private isClosed = false;
  isAlive = true;
  /** The server stops: nothing more is taken. */
  isDeaf = false;

  constructor(rooms: Rooms, world: World, ws: WebSocket, onSeat: (table: string, seat: number) => void) {
    this.rooms = rooms;
    this.world = world;
    this.ws = ws;
    this.onSeat = onSeat;
    this.bucket = new Bucket(world.limits.messages, world.host.now());
    this.cancelHello = world.host.after(PATIENCE, () => this.close(CLOSE.noHello));
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
    this.ws.close(why.code, why.reason);
    // Whoever does not answer the closing handshake is cut off.
    const timer = setTimeout(() => this.ws.terminate(), PATIENCE);
    timer.unref();
    this.ws.once('close', () => clearTimeout(timer));
  }

  send(text: string): void {
    if (this.isClosed || this.ws.readyState !== this.ws.OPEN) return;
    if (this.ws.bufferedAmount > this.world.limits.backlog) {
      // A slow reader must not fill our memory. What it misses it gets when it comes back.
      this.isClosed = true;
      this.world.meters.dropped.inc({ reason: CLOSE.slow.reason });
      this.ws.terminate();
      return;
    }
    this.world.meters.messages.inc({ way: 'out' });
    this.ws.send(text);
  }

  private hear(data: RawData, isBinary: boolean): void {
    if (this.isClosed || this.isDeaf) return;
    this.world.meters.messages.inc({ way: 'in' });
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (bytes.length > LIMITS.message) return this.close(CLOSE.tooLarge);
    const message = isBinary ? undefined : decodeClient(bytes.toString());
    if (!message?.ok)
      return this.close(message?.error.path === 'protocol' ? CLOSE.otherVersion : CLOSE.malformed);
    if (++this.waiting > MAX_WAITING) return this.close(CLOSE.tooMany);
    this.tail = this.tail
      .then(() => this.handle(message.value))
      .catch((error: unknown) => this.failed(error))
      .finally(() => this.waiting--);
  }

  private failed(error: unknown): void {
    if (error instanceof Gone) return this.close(CLOSE.revoked);
    this.world.log.error({ err: error, table: this.room?.doc.id }, 'a message has failed');
    this.close(CLOSE.failed);
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (this.isClosed) return;
    if (message.t === 'hello') return this.room ? this.close(CLOSE.malformed) : this.hello(message);
    const { room, peer } = this;
    if (!room || !peer) return this.close(CLOSE.noHello);
    const now = this.world.host.now();
    const isAllowed = this.bucket.take(now, message.t === 'history' ? 5 : 1);
    if (message.t === 'ping') {
      if (isAllowed) this.send(JSON.stringify({ t: 'pong', v: room.versionFor(peer), now }));
      return;
    }
    const stop = this.world.meters.commandSeconds.startTimer();
    const reply = isAllowed ? await this.reply(room, peer, message) : not('too-fast');
    stop();
    if (reply === undefined) return;
    const v = room.versionFor(peer);
    if (reply.done) return this.send(`{"t":"done","v":${v},"id":"${message.id}"}`);
    this.world.meters.refusals.inc({ code: reply.why.code });
    this.send(JSON.stringify({ t: 'refused', v, id: message.id, ...reply.why }));
    if (reply.resync) room.sendView(peer);
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
      if (right.as === 'seat') this.onSeat(table, right.seat);
    });
    // It may have gone while we were reading.
    if (this.isClosed && this.peer) depart(room, this.peer);
  }

  /** What a command comes to; undefined if the reply was of another kind. */
  private async reply(room: Room, peer: Peer, message: Command): Promise<Reply | undefined> {
    if (message.t === 'again') {
      room.sendView(peer);
      return DONE;
    }
    if (message.t === 'history') return this.history(room, peer, message);
    if (peer.right.as !== 'seat') return not('no-seat');
    const { seat } = peer.right;
    if (room.backlog > MAX_BACKLOG) return not('busy');
    if (!room.allows(`seat:${seat}`, this.world.limits.messages)) return not('too-fast');
    return this.rooms.act(room, async () => {
      // The secret may have been replaced while the message was waiting.
      const right = rightOf(room.doc, peer.secret);
      if (right?.as !== 'seat' || right.seat !== seat) return not('no-seat');
      const back = returned(room.doc, seat);
      if (back !== room.doc) await room.write({ doc: back });
      switch (message.t) {
        case 'answer':
        case 'withdraw':
        case 'aside':
          return play(room, seat, message);
        case 'say':
          return say(room, seat, message);
        case 'vote': {
          const voted = await vote(room, seat, message);
          return voted.ok ? DONE : not(voted.error);
        }
        case 'back':
          return DONE;
      }
    });
  }

  private async history(
    room: Room,
    peer: Peer,
    { id, match, after, limit }: Extract<Command, { t: 'history' }>,
  ): Promise<Reply | undefined> {
    const { doc } = room;
    const position = room.positionFor(peer);
    const isNow = match === doc.match;
    if (!room.sees(peer) || !(isNow ? position : doc.played.includes(match))) return not('no-such-match');
    const until = isNow ? heardBy(position!, readerOf(peer)) : Infinity;
    const lines = await linesFor(room, match, readerOf(peer), after, limit, until);
    this.send(JSON.stringify({ t: 'lines', v: room.versionFor(peer), id, match, after, lines }));
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
