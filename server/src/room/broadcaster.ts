import type { Reader } from '@tavola/match';
import { CLOSE, type ClockView, type TableView } from '@tavola/protocol';
import { SpectatorFeed, isSpectator, type Shown } from './spectator-feed.ts';
import type { AnyGame } from '../match/games.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { replayEntry, versionFor, type LogEntry, type MatchPosition } from '../match/position.ts';
import { findAccess, mayWatch, type TableDoc } from '../lobby/table-document.ts';
import { makeClockView, makeTurnMessages, makeViewMessage, ReaderViews } from './messages.ts';
import { isTalkOpen } from './talk-phase.ts';
import { formatTable, formatTableChange, viewTable, viewTableFor } from './table-messages.ts';
import type { WritingHeard } from '../clock/deadlines.ts';
import type { ServerContext } from '../ops/context.ts';

/** The table and the match of the room whose changes are broadcast. */
export type RoomState = Shown & { readonly isBroken: boolean; readonly writing: WritingHeard };

/** Sends each subscriber of a room the part of its table and match that this subscriber may see. */
export class Broadcaster {
  readonly subscribers = new Set<Subscriber>();
  feed: SpectatorFeed | undefined;
  private readonly context: ServerContext;
  private readonly room: RoomState;
  /** The views of the current position: the next turn is sent as a change of them. */
  private views: ReaderViews | undefined;
  /** The table as each subscriber knows it: of a change only the fields that differ are sent. */
  private readonly knownTables = new WeakMap<Subscriber, TableView>();

  constructor(context: ServerContext, room: RoomState) {
    this.context = context;
    this.room = room;
  }

  gameOf(doc: TableDoc): AnyGame {
    const game = this.context.games.get(doc.game);
    if (!game) throw new Error(`unknown game ${doc.game}`);
    return game;
  }

  /** The room has moved on from `before` to `after` by this entry. */
  sendEntry(before: MatchPosition | undefined, entry: LogEntry, after: MatchPosition): void {
    const { doc } = this.room;
    const was = before && this.viewsOf(before);
    if (!was || entry.t === 'start') {
      // Delayed spectators finish the old match first.
      const isBehind = this.feed?.isBehind ?? false;
      if (isBehind) this.feed!.addMatch(doc, after, entry.at);
      else this.openFeed();
      for (const subscriber of this.subscribers)
        if (!isBehind || !isSpectator(subscriber)) this.sendView(subscriber);
      return;
    }
    const clock = this.clockAt(after);
    const is = this.viewsOf(after);
    const message = makeTurnMessages(was, is, entry, clock);
    const texts = new Map<Reader, string | undefined>();
    for (const subscriber of this.subscribers) {
      if (isSpectator(subscriber)) continue;
      const reader = readerOf(subscriber);
      if (!texts.has(reader)) texts.set(reader, message(reader));
      const text = texts.get(reader);
      if (text !== undefined) subscriber.send(text);
    }
    if (!this.feed || !mayWatch(doc)) return;
    // A deadline would tell delayed spectators when the question was asked, so they get no clock.
    const isDelayed = doc.watch.delay > 0;
    const publicMessage = isDelayed ? makeTurnMessages(was, is, entry, null) : message;
    // A delayed text is needed even without spectators: somebody may join before it is released.
    const isNeeded = isDelayed || [...this.subscribers].some(isSpectator);
    this.feed.addEntry(isNeeded ? publicMessage(null) : undefined, entry, after);
  }

  private viewsOf(position: MatchPosition, game = this.gameOf(this.room.doc)): ReaderViews {
    if (this.views?.position === position) return this.views;
    const views = new ReaderViews(game, position);
    if (position === this.room.position) this.views = views;
    return views;
  }

  /** Queues an entry of the past for delayed spectators. */
  queueEntry(game: AnyGame, before: MatchPosition, entry: LogEntry, after: MatchPosition): void {
    const [was, is] = [new ReaderViews(game, before), new ReaderViews(game, after)];
    this.feed?.addEntry(makeTurnMessages(was, is, entry, null)(null), entry, after);
  }

  /** Begins a feed for spectators that shows this table and match now. */
  openFeed(shown: Shown = { doc: this.room.doc, position: this.room.position }): void {
    this.feed?.close();
    const eachSpectator = (send: (subscriber: Subscriber) => void): void => {
      for (const subscriber of this.subscribers) if (isSpectator(subscriber)) send(subscriber);
    };
    this.feed = new SpectatorFeed(this.context.environment, this.room.doc.watch.delay * 1000, shown, {
      follow: ({ doc, position }, entry) =>
        position && entry.t !== 'start'
          ? replayEntry(this.gameOf(doc), doc.clock, position, entry)
          : position,
      sendText: text => eachSpectator(subscriber => subscriber.send(text)),
      sendTable: () => eachSpectator(subscriber => this.sendTable(subscriber)),
      sendView: () => eachSpectator(subscriber => this.sendView(subscriber)),
    });
  }

  /** The table has changed: subscribers whose access changed are closed, the others get the new table. */
  sendTableToAll(): void {
    const { doc } = this.room;
    for (const subscriber of this.subscribers) {
      const access = findAccess(doc, subscriber.secret);
      const isSame = access?.role === subscriber.access.role && seatOf(access) === seatOf(subscriber.access);
      if (!isSame) subscriber.close(access?.role === 'former' ? CLOSE.handedOn : CLOSE.revoked);
    }
    // Guests choose their seats in a lobby, so a lobby is never delayed.
    if (this.feed?.isDone) this.feed = undefined;
    const isFed = this.feed !== undefined && mayWatch(doc);
    for (const subscriber of this.subscribers)
      if (!isFed || !isSpectator(subscriber)) this.sendTable(subscriber);
    if (isFed) this.feed!.addTable(doc, this.context.environment.now());
  }

  private sendTable(subscriber: Subscriber): void {
    const table = this.tableFor(subscriber);
    const known = this.knownTables.get(subscriber);
    this.knownTables.set(subscriber, table);
    const text = known ? formatTableChange(known, table) : formatTable(table);
    if (text !== undefined)
      subscriber.send(`{"t":"table","v":${this.versionFor(subscriber)},"table":${text}}`);
  }

  /** The whole table as JSON for a new subscriber, who from then on gets its changes. */
  introduceTable(subscriber: Subscriber): string {
    const table = this.tableFor(subscriber);
    this.knownTables.set(subscriber, table);
    return formatTable(table);
  }

  /** Table and match as this subscriber may know them: delayed spectators get both from the past. */
  private shownTo(subscriber: Subscriber): Shown {
    const isFed = isSpectator(subscriber) && mayWatch(this.room.doc);
    return (isFed && this.feed?.shown) || this.room;
  }

  docFor(subscriber: Subscriber): TableDoc {
    return this.shownTo(subscriber).doc;
  }

  tableFor(subscriber: Subscriber): TableView {
    return this.viewFor(this.shownTo(subscriber), readerOf(subscriber));
  }

  /** Whether people who did not make the change see it: they see no vote that is held back. */
  isShownChange(doc: TableDoc): boolean {
    const { position } = this.room;
    return (
      formatTableChange(this.viewFor(this.room, null), this.viewFor({ doc, position }, null)) !== undefined
    );
  }

  private viewFor({ doc, position }: Shown, reader: Reader): TableView {
    const isOpen = !doc.held?.length || isTalkOpen(this.gameOf(doc), position);
    const state = { paused: position?.paused ?? false, broken: this.room.isBroken };
    return isOpen ? viewTable(doc, state) : viewTableFor(doc, state, reader);
  }

  maySee(subscriber: Subscriber): boolean {
    return !isSpectator(subscriber) || mayWatch(this.room.doc);
  }

  /** The position as this subscriber may know it. */
  positionFor(subscriber: Subscriber): MatchPosition | undefined {
    return this.maySee(subscriber) ? this.shownTo(subscriber).position : undefined;
  }

  versionFor(subscriber: Subscriber): number {
    const position = this.positionFor(subscriber);
    return position ? versionFor(position, readerOf(subscriber)) : 0;
  }

  sendView(subscriber: Subscriber): void {
    const position = this.positionFor(subscriber);
    const doc = this.docFor(subscriber);
    if (!position || doc.match === null) return;
    const clock = this.seesClock(subscriber) ? this.clockAt(position) : null;
    const views = this.viewsOf(position, this.gameOf(doc));
    subscriber.send(makeViewMessage(doc.match, views, readerOf(subscriber), clock));
  }

  private clockAt(position: MatchPosition): ClockView | null {
    const { doc, writing } = this.room;
    const now = this.context.environment.now();
    return makeClockView(this.gameOf(doc), doc.clock, position, now, writing.at);
  }

  private seesClock(subscriber: Subscriber): boolean {
    return !isSpectator(subscriber) || this.room.doc.watch.delay === 0;
  }

  /** Sends the deadlines when they have changed without an entry of the match. */
  sendClock(): void {
    for (const subscriber of this.subscribers) {
      const position = this.positionFor(subscriber);
      if (!position || !this.seesClock(subscriber)) continue;
      const v = versionFor(position, readerOf(subscriber));
      subscriber.send(JSON.stringify({ t: 'clock', v, clock: this.clockAt(position) }));
    }
  }

  sendViewToAll(): void {
    for (const subscriber of this.subscribers) this.sendView(subscriber);
  }

  closeAll(): void {
    for (const subscriber of this.subscribers) subscriber.close(CLOSE.revoked);
  }

  /** The room has left its match; delayed spectators go on seeing it. */
  forgetViews(): void {
    this.views = undefined;
  }
}

const seatOf = (access: Subscriber['access']): number => ('seat' in access ? access.seat : -1);
