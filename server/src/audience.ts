import type { Reader } from '@tavola/match';
import { CLOSE, type TableView } from '@tavola/protocol';
import { Gallery, isSpectator } from './gallery.ts';
import type { AnyGame } from './games.ts';
import { readerOf, type Peer } from './peer.ts';
import { heardBy, type Position, type Stored } from './position.ts';
import { mayWatch, rightOf, tableView, type TableDoc } from './table.ts';
import { votesView } from './votes.ts';
import { clockView, turnMessages, viewMessage } from './wire.ts';
import type { World } from './world.ts';

/** Who listens at a table, and what each of them is told. */
export abstract class Audience {
  readonly world: World;
  readonly peers = new Set<Peer>();
  doc: TableDoc;
  position: Position | undefined;
  gallery: Gallery | undefined;

  constructor(world: World, doc: TableDoc) {
    this.world = world;
    this.doc = doc;
  }

  get game(): AnyGame {
    const game = this.world.games.get(this.doc.game);
    if (!game) throw new Error(`there is no game ${this.doc.game}`);
    return game;
  }

  /** The match goes on; everybody here is told of it. */
  protected advance(entry: Stored, after: Position): void {
    const before = this.position;
    this.position = after;
    if (!before || entry.t === 'start') {
      this.openGallery(after);
      for (const peer of this.peers) this.sendView(peer);
      return;
    }
    const clock = clockView(this.doc.clock, after, this.world.host.now());
    const message = turnMessages(this.game, before, after, entry, clock);
    const texts = new Map<Reader, string | undefined>();
    for (const peer of this.peers) {
      if (isSpectator(peer)) continue;
      const reader = readerOf(peer);
      if (!texts.has(reader)) texts.set(reader, message(reader));
      const text = texts.get(reader);
      if (text !== undefined) peer.send(text);
    }
    if (this.gallery && mayWatch(this.doc)) {
      // When somebody's time is up says when a question was put: too early for those who see it later.
      const late = turnMessages(this.game, before, after, entry, this.doc.watch.delay > 0 ? null : clock);
      this.gallery.add(late(null), after, entry.at);
    }
  }

  protected openGallery(shown: Position): void {
    this.gallery?.close();
    this.gallery = new Gallery(this.world.host, this.doc.watch.delay * 1000, shown, text => {
      for (const peer of this.peers) if (isSpectator(peer)) peer.send(text);
      if (this.gallery && !this.gallery.isBehind && this.doc.phase === 'over') this.tellTable();
    });
  }

  /** Rights may have changed: who has none any more must go. The others see the table as it is now. */
  protected docChanged(): void {
    for (const peer of this.peers) {
      const right = rightOf(this.doc, peer.secret);
      const isSame =
        right && right.as === peer.right.as && ('seat' in right ? right.seat : -1) === seatOf(peer);
      if (!isSame) peer.close(CLOSE.revoked);
    }
    this.tellTable();
  }

  tellTable(): void {
    for (const peer of this.peers)
      peer.send(JSON.stringify({ t: 'table', v: this.versionFor(peer), table: this.tableFor(peer) }));
  }

  /** Spectators who see the match later must not learn here that it is over. */
  tableFor(peer: Peer): TableView {
    const view = tableView(this.doc, this.position?.paused ?? false, votesView(this.doc));
    const isLate = isSpectator(peer) && (this.gallery?.isBehind ?? false) && view.phase === 'over';
    return isLate ? { ...view, phase: 'playing' } : view;
  }

  sees(peer: Peer): boolean {
    return !isSpectator(peer) || mayWatch(this.doc);
  }

  /** The position as this peer may know it. */
  positionFor(peer: Peer): Position | undefined {
    if (!this.sees(peer)) return undefined;
    return isSpectator(peer) ? this.gallery?.shown : this.position;
  }

  versionFor(peer: Peer): number {
    const position = this.positionFor(peer);
    return position ? heardBy(position, readerOf(peer)) : 0;
  }

  sendView(peer: Peer): void {
    const position = this.positionFor(peer);
    if (!position || this.doc.match === null) return;
    const isLate = isSpectator(peer) && this.doc.watch.delay > 0;
    const clock = isLate ? null : clockView(this.doc.clock, position, this.world.host.now());
    peer.send(viewMessage(this.game, this.doc.match, position, readerOf(peer), clock));
  }

  protected clear(): void {
    this.gallery?.close();
    this.gallery = undefined;
    this.position = undefined;
  }
}

const seatOf = ({ right }: Peer): number => ('seat' in right ? right.seat : -1);
