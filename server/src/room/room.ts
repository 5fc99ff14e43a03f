import { CLOSE } from '@tavola/protocol';
import type { Append, Change, Id } from '@tavola/store';
import type { Look } from '@tavola/table';
import { Broadcaster } from './broadcaster.ts';
import { briefOf } from '../lobby/match-summary.ts';
import { RateLimiter } from '../socket/rate-limiter.ts';
import { nextDue } from '../clock/deadlines.ts';
import { Elsewhere } from './remote-presence.ts';
import type { Position, Stored } from '../match/position.ts';
import { remembered } from '../match/recent-commands.ts';
import { foldEntries, loadBase, makeSnapshot, parseStored, wantsSnapshot } from '../match/snapshots.ts';
import { mayWatch, type TableDoc } from '../lobby/table-document.ts';
import type { Limits, ServerContext } from '../ops/context.ts';

/** Something that is to happen in the match, and where it leads. */
export interface Step {
  readonly entry: Stored;
  readonly after: Position;
}

/** Thrown where another process has written first: what was decided must be decided anew. */
class Outrun extends Error {}

/** The table was deleted. */
export class TableDeleted extends Error {}

const MAX_TRIES = 8;

/**
 * One table in memory, with its match: everything that happens there goes through one mailbox, strictly one
 * after another. Decide, store, and only then tell. Nothing here is the truth: that is in the store, and after
 * any trouble the room is read from there anew.
 */
export class Room extends Broadcaster {
  /** Who is at this table in other processes. */
  readonly elsewhere = new Elsewhere();
  /** Who writes here, each with what ends it; and who does in other processes. */
  readonly writers = new Map<number, () => void>();
  readonly writersElsewhere = new Elsewhere();
  /** Those of whom everybody here was told last. */
  writersTold: readonly number[] = [];
  /** How those here look at the open question. */
  readonly looks = new Map<number, Look>();
  /** Since when nobody was here. */
  idleSince: number;
  /** The match that it is found by. */
  indexed: Id | null = null;
  private docVersion: number;
  /** What is to be done here, in its order; the first is being done. */
  private readonly mailbox: (() => Promise<void>)[] = [];
  /** How much was said, by room. */
  private readonly counts = new Map<Id, number>();
  /** Commands of each seat to say something, done lately; the store has them with what was said. */
  private said: readonly string[] = [];
  private readonly buckets = new Map<string, RateLimiter>();
  /** Called after everything that was done: clocks and bots go on from there. */
  private readonly onDone: (room: Room) => void;

  private constructor(world: ServerContext, doc: TableDoc, version: number, onDone: (room: Room) => void) {
    super(world, doc);
    this.docVersion = version;
    this.onDone = onDone;
    this.idleSince = world.host.now();
  }

  static async load(world: ServerContext, id: Id, onDone: (room: Room) => void): Promise<Room | undefined> {
    const table = await world.store.table(id);
    if (!table) return undefined;
    const room = new Room(world, JSON.parse(table.doc) as TableDoc, table.version, onDone);
    await room.loadMatch(table.at);
    return room;
  }

  get isBusy(): boolean {
    return this.mailbox.length > 0 || (this.gallery?.isBehind ?? false);
  }

  /** How many things wait to be done here: bounded, so that nobody can fill the memory. */
  get backlog(): number {
    return this.mailbox.length;
  }

  /** Whether one more may be done by this seat or of this kind now. */
  allows(key: string, limit: { readonly rate: number; readonly burst: number }): boolean {
    const now = this.world.host.now();
    let bucket = this.buckets.get(key);
    if (!bucket) this.buckets.set(key, (bucket = new RateLimiter(limit, now)));
    return bucket.take(now);
  }

  hasSaid(key: string): boolean {
    return this.said.includes(key);
  }
  noteSaid(key: string): void {
    this.said = remembered(this.said, key);
  }

  /** Puts something into the mailbox. It may be done more than once if others write first: it must decide anew. */
  act<T>(decide: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.mailbox.push(() => this.attempt(decide).then(resolve, reject));
      if (this.mailbox.length === 1) void this.work();
    });
  }

  private async work(): Promise<void> {
    for (let next = this.mailbox[0]; next; next = this.mailbox[0]) {
      await next();
      this.mailbox.shift();
    }
  }

  private async attempt<T>(decide: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        const done = await decide();
        this.onDone(this);
        return done;
      } catch (error) {
        if (error instanceof TableDeleted) throw error;
        const isOutrun = error instanceof Outrun;
        if (!isOutrun) this.world.log.error({ err: error, table: this.doc.id }, 'a table has met trouble');
        // Whether a write that failed was stored is unknown: what is in the store is what happened.
        await this.refresh();
        if (!isOutrun || tries >= MAX_TRIES) throw error;
      }
  }

  /** Stores, then tells. */
  async write(change: {
    readonly doc?: TableDoc;
    readonly steps?: readonly Step[];
    readonly more?: readonly Change[];
  }): Promise<readonly number[]> {
    const { store, host, meters } = this.world;
    const { steps = [], more = [] } = change;
    const now = host.now();
    const doc = change.doc && change.doc !== this.doc ? kept(change.doc, now, this.world.limits) : this.doc;
    const changes: Change[] = [];
    if (doc !== this.doc)
      changes.push({
        t: 'table',
        id: doc.id,
        after: this.docVersion,
        doc: JSON.stringify(doc),
        at: now,
        deletes: doc.deletes,
      });
    const taken = steps.length > 0 ? this.withSnapshot(doc, steps, changes, now) : steps;
    changes.push(...more);
    const started = performance.now();
    const result = await store.write(changes);
    meters.writeSeconds.observe((performance.now() - started) / 1000);
    if (!result.ok) {
      meters.conflicts.inc();
      throw new Outrun(`${result.error.about} ${result.error.id} is at ${result.error.version}`);
    }
    for (const { entry } of taken) meters.stored(entry.t === 'line' ? entry.line.t : entry.t);
    if (doc !== this.doc) this.docVersion++;
    this.take(doc, taken);
    return result.value;
  }

  private withSnapshot(
    doc: TableDoc,
    steps: readonly Step[],
    changes: Change[],
    now: number,
  ): readonly Step[] {
    const match = doc.match!;
    const last = steps.at(-1)!;
    const isNew = last.after.version === steps.length;
    const before = isNew ? undefined : this.position;
    const keeps = before !== undefined && wantsSnapshot(last.after, before);
    const after = keeps ? { ...last.after, snapshot: last.after.version } : last.after;
    const append: Append = {
      t: 'append',
      match,
      table: doc.id,
      after: before?.version ?? 0,
      entries: steps.map(({ entry }) => JSON.stringify(entry)),
      at: now,
      due: nextDue(this.game, doc, after, now),
      brief: JSON.stringify(briefOf(after)),
    };
    changes.push(append);
    if (keeps)
      changes.push({ t: 'snapshot', match, version: after.version, saved: makeSnapshot(this.game, after) });
    return [...steps.slice(0, -1), { entry: last.entry, after }];
  }

  /** What was stored is so now, and everybody here is told. */
  private take(doc: TableDoc, steps: readonly Step[]): void {
    const old = this.doc;
    this.doc = doc;
    if (doc.match === null && old.match !== null) this.clear();
    for (const { entry, after } of steps) this.advance(entry, after);
    if (doc !== old || steps.some(({ entry }) => entry.t === 'pause' || entry.t === 'resume'))
      this.docChanged();
  }

  /** Deletes the table; whoever is here must go. */
  async remove(): Promise<void> {
    const result = await this.world.store.write([
      { t: 'remove', table: this.doc.id, after: this.docVersion },
    ]);
    if (!result.ok) throw new Outrun(result.error.about);
    for (const peer of this.peers) peer.close(CLOSE.revoked);
  }

  /** Reads what is in the store now, and tells what this room had missed. */
  async refresh(): Promise<void> {
    const { store } = this.world;
    const table = await store.table(this.doc.id);
    if (!table) {
      for (const peer of this.peers) peer.close(CLOSE.revoked);
      throw new TableDeleted(this.doc.id);
    }
    const old = this.doc;
    if (table.version !== this.docVersion) {
      this.doc = JSON.parse(table.doc) as TableDoc;
      this.docVersion = table.version;
    }
    if (this.doc.match !== old.match) {
      await this.loadMatch(table.at);
      for (const peer of this.peers) this.sendView(peer);
    } else await this.catchUp();
    if (this.doc !== old) this.docChanged();
  }

  /** Entries that another process wrote. */
  async catchUp(): Promise<void> {
    if (!this.position || this.doc.match === null) return;
    const entries = (await this.world.store.read(this.doc.match, this.position.version)).map(parseStored);
    foldEntries(this.game, this.doc.clock, this.position, entries, (_, after, entry) =>
      this.advance(entry, after),
    );
  }

  /** `changed`: when the table was last changed, as the store says. */
  private async loadMatch(changed: number): Promise<void> {
    this.clear();
    this.lastSaid = (await this.world.store.talk(this.talkRoom, 'all', 1)).at(-1)?.number ?? 0;
    const { match, watch, clock } = this.doc;
    if (match === null) return;
    const { store, host } = this.world;
    const latest = await store.latest(match);
    if (!latest) throw new Error(`match ${match} is not in the store`);
    if (watch.delay === 0 || !mayWatch(this.doc)) {
      const { base, rest } = loadBase(this.game, clock, latest);
      this.position = foldEntries(this.game, clock, base, rest);
      this.openGallery(this.position);
      return;
    }
    // Spectators see an earlier time, which may lie before the snapshot.
    const shown = host.now() - watch.delay * 1000;
    const [next] = latest.entries;
    const isBehind = (next === undefined ? latest.at : parseStored(next).at) <= shown;
    const whole = { snapshot: null, entries: isBehind ? [] : await store.read(match, 0) };
    const { base, rest } = loadBase(this.game, clock, isBehind ? latest : whole);
    const seen = rest.findLastIndex(({ at }) => at <= shown) + 1;
    this.position = foldEntries(this.game, clock, base, rest.slice(0, seen));
    const isLate = seen < rest.length || changed > shown;
    // How the table was then is not kept: a table that plays, and nothing that was decided since.
    this.openGallery(
      this.position,
      isLate ? { ...this.doc, phase: 'playing', votes: [], deletes: null } : this.doc,
    );
    foldEntries(this.game, clock, this.position, rest.slice(seen), (_, after, entry) =>
      this.advance(entry, after),
    );
    if (isLate) this.gallery!.change(this.doc, Math.max(changed, latest.at));
  }

  /** The number of what was last said where people talk now. */
  get lastSaid(): number {
    return this.counts.get(this.talkRoom) ?? 0;
  }
  set lastSaid(number: number) {
    this.counts.set(this.talkRoom, number);
  }

  /** Where the talk of this moment is kept. */
  get talkRoom(): Id {
    return this.doc.match ?? this.doc.id;
  }

  close(): void {
    for (const end of this.writers.values()) end();
    this.gallery?.close();
  }
}

/** A table before its match is kept for some time after it was last changed; one that has played, for longer. */
export const kept = (doc: TableDoc, now: number, { keepLobby, keepOver }: Limits): TableDoc =>
  doc.phase === 'lobby' ? { ...doc, deletes: now + (doc.played.length > 0 ? keepOver : keepLobby) } : doc;
