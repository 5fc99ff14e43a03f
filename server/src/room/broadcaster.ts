import type { Reader } from '@tavola/match';
import { CLOSE, type TableView } from '@tavola/protocol';
import { SpectatorFeed, isSpectator, type Shown } from './spectator-feed.ts';
import type { AnyGame } from '../match/games.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { versionFor, replayEntry, type MatchPosition, type LogEntry } from '../match/position.ts';
import { mayWatch, findAccess, makeTableView, type TableDoc } from '../lobby/table-document.ts';
import { makeVotesView } from '../lobby/votes.ts';
import { makeClockView, makeTurnMessages, makeViewMessage, ReaderViews } from './messages.ts';
import type { ServerContext } from '../ops/context.ts';

/** Who listens at a table, and what each of them is told. */
export abstract class Broadcaster {
  readonly context: ServerContext;
  readonly subscribers = new Set<Subscriber>();
  doc: TableDoc;
  position: MatchPosition | undefined;
  feed: SpectatorFeed | undefined;
  /** Of the position that is so now: the next turn is told as a change of them. */
  private views: ReaderViews | undefined;

  constructor(context: ServerContext, doc: TableDoc) {
    this.context = context;
    this.doc = doc;
  }

  get game(): AnyGame {
    return this.gameOf(this.doc);
  }

  private gameOf(doc: TableDoc): AnyGame {
    const game = this.context.games.get(doc.game);
    if (!game) throw new Error(`there is no game ${doc.game}`);
    return game;
  }

  /** The match goes on; everybody here is told of it. */
  protected broadcastEntry(entry: LogEntry, after: MatchPosition): void {
    const before = this.position;
    const was = before && this.viewsOf(before);
    this.position = after;
    if (!was || entry.t === 'start') {
      // Who has still to see how the last match ended sees the next one after that.
      const isBehind = this.feed?.isBehind ?? false;
      if (isBehind) this.feed!.addMatch(this.doc, after, entry.at);
      else this.openFeed(after);
      for (const subscriber of this.subscribers)
        if (!isBehind || !isSpectator(subscriber)) this.sendView(subscriber);
      return;
    }
    const clock = makeClockView(this.doc.clock, after, this.context.environment.now());
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
    if (!this.feed || !mayWatch(this.doc)) return;
    // When somebody's time is up says when a question was put: too early for those who see it later.
    const isLate = this.doc.watch.delay > 0;
    const told = isLate ? makeTurnMessages(was, is, entry, null) : message;
    // Who comes to watch later than now hears what is shown later than now, and nothing else.
    const isHeard = isLate || [...this.subscribers].some(isSpectator);
    this.feed.addEntry(isHeard ? told(null) : undefined, entry, after);
  }

  private viewsOf(position: MatchPosition, game = this.game): ReaderViews {
    if (this.views?.position === position) return this.views;
    const views = new ReaderViews(game, position);
    if (position === this.position) this.views = views;
    return views;
  }

  protected openFeed(position: MatchPosition, doc = this.doc): void {
    this.feed?.close();
    const each = (tell: (subscriber: Subscriber) => void): void => {
      for (const subscriber of this.subscribers) if (isSpectator(subscriber)) tell(subscriber);
    };
    this.feed = new SpectatorFeed(
      this.context.environment,
      this.doc.watch.delay * 1000,
      { doc, position },
      {
        follow: ({ doc: then, position: before }, entry) =>
          before && entry.t !== 'start' ? replayEntry(this.gameOf(then), then.clock, before, entry) : before,
        tell: text => each(subscriber => subscriber.send(text)),
        tellTable: () => each(subscriber => this.sendTable(subscriber)),
        tellView: () => each(subscriber => this.sendView(subscriber)),
      },
    );
  }

  /** Rights may have changed: who has none any more must go. The others see the table as it is now. */
  protected broadcastTable(): void {
    for (const subscriber of this.subscribers) {
      const access = findAccess(this.doc, subscriber.secret);
      const isSame =
        access &&
        access.role === subscriber.access.role &&
        ('seat' in access ? access.seat : -1) === seatOf(subscriber);
      if (!isSame) subscriber.close(CLOSE.revoked);
    }
    // A lobby is seen as it is: guests choose their seats there.
    if (this.feed?.isDone) this.feed = undefined;
    const isShown = this.feed !== undefined && mayWatch(this.doc);
    for (const subscriber of this.subscribers)
      if (!isShown || !isSpectator(subscriber)) this.sendTable(subscriber);
    if (isShown) this.feed!.addTable(this.doc, this.context.environment.now());
  }

  private sendTable(subscriber: Subscriber): void {
    subscriber.send(
      JSON.stringify({ t: 'table', v: this.versionFor(subscriber), table: this.tableFor(subscriber) }),
    );
  }

  /** Table and match as this subscriber may know them: spectators who see the match later know the table of then. */
  private shownTo(subscriber: Subscriber): Shown {
    const isLate = isSpectator(subscriber) && mayWatch(this.doc);
    return (isLate && this.feed?.shown) || { doc: this.doc, position: this.position };
  }

  docFor(subscriber: Subscriber): TableDoc {
    return this.shownTo(subscriber).doc;
  }

  tableFor(subscriber: Subscriber): TableView {
    const { doc, position } = this.shownTo(subscriber);
    return makeTableView(doc, position?.paused ?? false, makeVotesView(doc));
  }

  maySee(subscriber: Subscriber): boolean {
    return !isSpectator(subscriber) || mayWatch(this.doc);
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
    const isLate = isSpectator(subscriber) && doc.watch.delay > 0;
    const clock = isLate ? null : makeClockView(doc.clock, position, this.context.environment.now());
    subscriber.send(
      makeViewMessage(doc.match, this.viewsOf(position, this.gameOf(doc)), readerOf(subscriber), clock),
    );
  }

  /** The match is no longer that of the table; whoever sees it later goes on seeing it. */
  protected clear(): void {
    this.position = undefined;
    this.views = undefined;
  }
}

const seatOf = ({ access }: Subscriber): number => ('seat' in access ? access.seat : -1);
