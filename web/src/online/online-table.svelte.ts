import type { Refusal, Seat } from '@tavola/kernel';
import { listShares } from '@tavola/match';
import type { ClockView, ChatMessage, ServerMessage, TableView, VoteOn } from '@tavola/protocol';
import { steadyNow } from '../app/steady-now.ts';
import { keys, seatOf, type KeyName } from '../app/keys.ts';
import { api } from './connection/api.ts';
import { browserShares, DiceShareholder, makeShare, type DiceVerdict } from './connection/dice-share.ts';
import { MatchFeed } from './connection/match-feed.ts';
import { createBrowserEnvironment } from './connection/browser-environment.ts';
import { refusalOf } from './connection/refusal.ts';
import { ServerConnection, type ConnectionStatus, type CommandInput } from './connection/connection.ts';

/** A clock as the server sent it, and the lead of the server's time over ours. */
export interface ClockReading {
  readonly clock: ClockView;
  readonly ahead: number;
}

/** One client at one online table: the state that the socket delivers. */
export class OnlineTable {
  readonly id: string;
  readonly who: KeyName;
  readonly secret: string;
  readonly #wire: ServerConnection;
  line = $state.raw<ConnectionStatus>({ is: 'connecting' });
  /** Whether the connection was lost and is back. */
  isBack = $state(false);
  /** Whether the server has less of the match than this client had seen. */
  isSetBack = $state(false);
  table = $state.raw<TableView | undefined>();
  seat = $state.raw<Seat | undefined>();
  here = $state.raw<readonly Seat[]>([]);
  /** The seats that are writing. */
  writing = $state.raw<readonly Seat[]>([]);
  talk = $state.raw<readonly ChatMessage[]>([]);
  clock = $state.raw<ClockReading | undefined>();
  /** The match; replaced whenever the server sends all of it again. */
  feed = $state.raw<MatchFeed | undefined>();
  /** Secrets of seats that were handed on, for the new players. */
  handed = $state.raw<ReadonlyMap<Seat, string>>(new Map());
  /** Who was to add a share to the dice of this match and did not, and what this device knows about its own. */
  dice = $state.raw<{ readonly missing: readonly Seat[]; readonly verdict: DiceVerdict | undefined }>();
  readonly #shares: DiceShareholder;
  #ahead = 0;

  constructor(id: string, who: KeyName, secret: string) {
    this.id = id;
    this.who = who;
    this.secret = secret;
    // The connection reports at once, so the fields it sets must exist.
    this.#wire = new ServerConnection(
      createBrowserEnvironment(),
      () => ({ table: id, secret, seen: this.feed?.seen ?? null }),
      message => this.#hear(message),
      line => {
        this.isBack = line.is === 'here' && this.line.is === 'away';
        this.line = line;
      },
    );
    this.#shares = new DiceShareholder(id, browserShares, makeShare, wish => void this.#wire.send(wish));
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
  }

  readonly #nudge = (): void => {
    if (document.visibilityState === 'visible') this.#wire.nudge();
  };

  close(): void {
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
    this.#wire.close();
  }

  get isHost(): boolean {
    return this.seat !== undefined && this.table?.host === this.seat;
  }

  /** Messages and votes belong to this match, or to the table without a match. */
  get #match(): string | null {
    return this.table?.match ?? null;
  }

  nameOf(seat: Seat): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  readonly say = (text: string, to: Seat | null): Promise<Refusal | undefined> => {
    const occupant = to === null ? undefined : this.table?.seats[to]?.occupant;
    return this.#do({ t: 'say', match: this.#match, text, to, ...(occupant && { occupant }) });
  };
  readonly vote = (on: VoteOn, seat: Seat | null, yes: boolean): Promise<Refusal | undefined> =>
    this.#do({ t: 'vote', match: this.#match, on, seat, yes });
  readonly takeBack = (): Promise<Refusal | undefined> => this.#do({ t: 'back' });

  readonly mention = (on: boolean): void => this.#wire.mention({ t: 'writing', on });

  async #do(wish: CommandInput): Promise<Refusal | undefined> {
    return refusalOf(await this.#wire.send(wish));
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#ahead = message.now - steadyNow();
        if (message.seat !== null && this.seat === undefined) void api.device(this.id, this.secret);
        this.seat = message.seat ?? undefined;
        this.here = message.here;
        this.writing = [];
        this.#know(message.table);
        this.talk = message.talk;
        break;
      case 'view':
        this.#set(message.clock);
        this.#view(message);
        this.#judge(message);
        break;
      case 'turn':
        if (message.clock !== undefined) this.#set(message.clock);
        if (this.feed && !this.feed.turn(message)) void this.#wire.send({ t: 'again' });
        break;
      case 'table':
        this.#know({ ...this.table!, ...message.table });
        break;
      case 'here':
        this.here = message.here;
        break;
      case 'writing':
        this.writing = message.writing;
        break;
      case 'clock':
        this.#set(message.clock);
        break;
      case 'said':
        this.talk = [...this.talk, message.said];
        break;
      case 'handed-on':
        keys.keep(this.id, `heir-${message.seat}`, message.secret);
        this.handed = new Map(this.handed).set(message.seat, message.secret);
        break;
      case 'done':
      case 'refused':
      case 'lines':
      case 'pong':
      case 'stop':
        break;
    }
  }

  /** After a stale command the server repeats the view; a known version needs no work. */
  #view(message: Extract<ServerMessage, { readonly t: 'view' }>): void {
    const seen = this.feed?.seen;
    if (seen?.match === message.match && seen.v === message.v) return;
    this.isSetBack = seen?.match === message.match && message.v < seen.v;
    this.feed = new MatchFeed(
      {
        table: this.id,
        secret: this.secret,
        seat: this.seat,
        send: wish => this.#wire.send(wish),
        about: () => ({
          game: this.table!.game,
          options: this.table!.options,
          players: this.table!.seats.map(({ name, level }) => ({ name, bot: level })),
        }),
      },
      message,
    );
  }

  #judge(message: Extract<ServerMessage, { readonly t: 'view' }>): void {
    const { seat, table } = this;
    const { missing } = listShares(message.shares);
    const verdict =
      seat === undefined || !table ? undefined : this.#shares.judge(message, table.played.length, seat);
    this.dice = { missing, verdict };
  }

  #know(table: TableView): void {
    const isNewTalk = this.table !== undefined && this.table.match !== table.match;
    this.table = table;
    if (this.seat !== undefined && table.seats[this.seat]?.by === 'person')
      this.#shares.follow(table, this.seat);
    // Each match has its own talk, so a rematch begins with an empty one.
    if (isNewTalk) this.talk = [];
    if (table.match === null) {
      this.feed = undefined;
      this.clock = undefined;
    }
    this.handed = new Map(
      table.seats.flatMap(({ handedOn }, seat) => {
        const secret = handedOn ? keys.get(this.id, `heir-${seat}`) : undefined;
        return secret === undefined ? [] : [[seat, secret] as const];
      }),
    );
    const own = seatOf(this.who);
    if (own !== undefined && this.who.startsWith('seat')) keys.drop(this.id, `heir-${own}`);
  }

  #set(clock: ClockView | null): void {
    if (clock) this.#ahead = clock.now - steadyNow();
    this.clock = clock ? { clock, ahead: this.#ahead } : undefined;
  }
}
