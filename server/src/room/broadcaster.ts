import type { Reader } from '@tavola/match';
import { CLOSE, type TableView } from '@tavola/protocol';
import { Gallery, isSpectator, type Shown } from './spectator-feed.ts';
import type { AnyGame } from '../match/games.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { heardBy, replayEntry, type Position, type Stored } from '../match/position.ts';
import { mayWatch, rightOf, tableView, type TableDoc } from '../lobby/table-document.ts';
import { votesView } from '../lobby/votes.ts';
import { clockView, turnMessages, viewMessage, Views } from './messages.ts';
import type { ServerContext } from '../ops/context.ts';

/** Who listens at a table, and what each of them is told. */
export abstract class Broadcaster {
  readonly world: ServerContext;
  readonly peers = new Set<Subscriber>();
  doc: TableDoc;
  position: Position | undefined;
  gallery: Gallery | undefined;
  /** Of the position that is so now: the next turn is told as a change of them. */
  private views: Views | undefined;

  constructor(world: ServerContext, doc: TableDoc) {
    this.world = world;
    this.doc = doc;
  }

  get game(): AnyGame {
    return this.gameOf(this.doc);
  }

  private gameOf(doc: TableDoc): AnyGame {
    const game = this.world.games.get(doc.game);
    if (!game) throw new Error(`there is no game ${doc.game}`);
    return game;
  }

  /** The match goes on; everybody here is told of it. */
  protected advance(entry: Stored, after: Position): void {
    const before = this.position;
    const was = before && this.viewsOf(before);
    this.position = after;
    if (!was || entry.t === 'start') {
      // Who has still to see how the last match ended sees the next one after that.
      const isBehind = this.gallery?.isBehind ?? false;
      if (isBehind) this.gallery!.begin(this.doc, after, entry.at);
      else this.openGallery(after);
      for (const peer of this.peers) if (!isBehind || !isSpectator(peer)) this.sendView(peer);
      return;
    }
    const clock = clockView(this.doc.clock, after, this.world.host.now());
    const is = this.viewsOf(after);
    const message = turnMessages(was, is, entry, clock);
    const texts = new Map<Reader, string | undefined>();
    for (const peer of this.peers) {
      if (isSpectator(peer)) continue;
      const reader = readerOf(peer);
      if (!texts.has(reader)) texts.set(reader, message(reader));
      const text = texts.get(reader);
      if (text !== undefined) peer.send(text);
    }
    if (!this.gallery || !mayWatch(this.doc)) return;
    // When somebody's time is up says when a question was put: too early for those who see it later.
    const isLate = this.doc.watch.delay > 0;
    const told = isLate ? turnMessages(was, is, entry, null) : message;
    // Who comes to watch later than now hears what is shown later than now, and nothing else.
    const isHeard = isLate || [...this.peers].some(isSpectator);
    this.gallery.add(isHeard ? told(null) : undefined, entry, after);
  }

  private viewsOf(position: Position, game = this.game): Views {
    if (this.views?.position === position) return this.views;
    const views = new Views(game, position);
    if (position === this.position) this.views = views;
    return views;
  }

  protected openGallery(position: Position, doc = this.doc): void {
    this.gallery?.close();
    const each = (tell: (peer: Subscriber) => void): void => {
      for (const peer of this.peers) if (isSpectator(peer)) tell(peer);
    };
    this.gallery = new Gallery(
      this.world.host,
      this.doc.watch.delay * 1000,
      { doc, position },
      {
        follow: ({ doc: then, position: before }, entry) =>
          before && entry.t !== 'start' ? replayEntry(this.gameOf(then), then.clock, before, entry) : before,
        tell: text => each(peer => peer.send(text)),
        tellTable: () => each(peer => this.sendTable(peer)),
        tellView: () => each(peer => this.sendView(peer)),
      },
    );
  }

  /** Rights may have changed: who has none any more must go. The others see the table as it is now. */
  protected docChanged(): void {
    for (const peer of this.peers) {
      const right = rightOf(this.doc, peer.secret);
      const isSame =
        right && right.as === peer.right.as && ('seat' in right ? right.seat : -1) === seatOf(peer);
      if (!isSame) peer.close(CLOSE.revoked);
    }
    // A lobby is seen as it is: guests choose their seats there.
    if (this.gallery?.isDone) this.gallery = undefined;
    const isShown = this.gallery !== undefined && mayWatch(this.doc);
    for (const peer of this.peers) if (!isShown || !isSpectator(peer)) this.sendTable(peer);
    if (isShown) this.gallery!.change(this.doc, this.world.host.now());
  }

  private sendTable(peer: Subscriber): void {
    peer.send(JSON.stringify({ t: 'table', v: this.versionFor(peer), table: this.tableFor(peer) }));
  }

  /** Table and match as this peer may know them: spectators who see the match later know the table of then. */
  private shownTo(peer: Subscriber): Shown {
    const isLate = isSpectator(peer) && mayWatch(this.doc);
    return (isLate && this.gallery?.shown) || { doc: this.doc, position: this.position };
  }

  docFor(peer: Subscriber): TableDoc {
    return this.shownTo(peer).doc;
  }

  tableFor(peer: Subscriber): TableView {
    const { doc, position } = this.shownTo(peer);
    return tableView(doc, position?.paused ?? false, votesView(doc));
  }

  sees(peer: Subscriber): boolean {
    return !isSpectator(peer) || mayWatch(this.doc);
  }

  /** The position as this peer may know it. */
  positionFor(peer: Subscriber): Position | undefined {
    return this.sees(peer) ? this.shownTo(peer).position : undefined;
  }

  versionFor(peer: Subscriber): number {
    const position = this.positionFor(peer);
    return position ? heardBy(position, readerOf(peer)) : 0;
  }

  sendView(peer: Subscriber): void {
    const position = this.positionFor(peer);
    const doc = this.docFor(peer);
    if (!position || doc.match === null) return;
    const isLate = isSpectator(peer) && doc.watch.delay > 0;
    const clock = isLate ? null : clockView(doc.clock, position, this.world.host.now());
    peer.send(viewMessage(doc.match, this.viewsOf(position, this.gameOf(doc)), readerOf(peer), clock));
  }

  /** The match is no longer that of the table; whoever sees it later goes on seeing it. */
  protected clear(): void {
    this.position = undefined;
    this.views = undefined;
  }
}

const seatOf = ({ right }: Subscriber): number => ('seat' in right ? right.seat : -1);
