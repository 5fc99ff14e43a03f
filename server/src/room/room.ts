import { CLOSE } from '@tavola/protocol';
import type { Append, StoreChange, Id } from '@tavola/store';
import { Broadcaster } from './broadcaster.ts';
import { summarizeMatch } from '../lobby/match-summary.ts';
import { RateLimiter } from '../socket/rate-limiter.ts';
import { nextDue } from '../clock/deadlines.ts';
import { RemotePresence } from './remote-presence.ts';
import type { MatchPosition, LogEntry } from '../match/position.ts';
import { rememberCommand } from '../match/recent-commands.ts';
import {
  replayEntries,
  loadBasePosition,
  makeSnapshot,
  parseLogEntry,
  needsSnapshot,
} from '../match/snapshots.ts';
import { mayWatch, type TableDoc } from '../lobby/table-document.ts';
import type { ServerLimits, ServerContext } from '../ops/context.ts';

/** That a person looks at a question with all of it shown, as their device says. Kept nowhere. */
export interface SeatAttention {
  readonly question: number;
  /** How much of the match they had heard. */
  readonly heard: number;
  readonly since: number;
  /** Whether they need no more time. */
  readonly enough: boolean;
}

/** Something that is to happen in the match, and where it leads. */
export interface MatchStep {
  readonly entry: LogEntry;
  readonly after: MatchPosition;
}

/** Thrown where another process has written first: what was decided must be decided anew. */
class WriteConflict extends Error {}

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
  readonly remotePresence = new RemotePresence();
  /** Who writes here, each with what ends it; and who does in other processes. */
  readonly typists = new Map<number, () => void>();
  readonly remoteTypists = new RemotePresence();
  /** Those of whom everybody here was told last. */
  announcedTypists: readonly number[] = [];
  /** How those here look at the open question. */
  readonly attention = new Map<number, SeatAttention>();
  /** Since when nobody was here. */
  idleSince: number;
  /** The match that it is found by. */
  indexedMatch: Id | null = null;
  private docVersion: number;
  /** What is to be done here, in its order; the first is being done. */
  private readonly queue: (() => Promise<void>)[] = [];
  /** How much was said, by room. */
  private readonly talkNumbers = new Map<Id, number>();
  /** Commands of each seat to say something, done lately; the store has them with what was said. */
  private recentTalk: readonly string[] = [];
  private readonly rateLimiters = new Map<string, RateLimiter>();
  /** Called after everything that was done: clocks and bots go on from there. */
  private readonly onCommandDone: (room: Room) => void;

  private constructor(context: ServerContext, doc: TableDoc, version: number, onDone: (room: Room) => void) {
    super(context, doc);
    this.docVersion = version;
    this.onCommandDone = onDone;
    this.idleSince = context.environment.now();
  }

  static async load(context: ServerContext, id: Id, onDone: (room: Room) => void): Promise<Room | undefined> {
    const table = await context.store.readTable(id);
    if (!table) return undefined;
    const room = new Room(context, JSON.parse(table.doc) as TableDoc, table.version, onDone);
    await room.loadMatch(table.at);
    return room;
  }

  get isBusy(): boolean {
    return this.queue.length > 0 || (this.feed?.isBehind ?? false);
  }

  /** How many things wait to be done here: bounded, so that nobody can fill the memory. */
  get backlog(): number {
    return this.queue.length;
  }

  /** Whether one more may be done by this seat or of this kind now. */
  allows(key: string, limit: { readonly rate: number; readonly burst: number }): boolean {
    const now = this.context.environment.now();
    let bucket = this.rateLimiters.get(key);
    if (!bucket) this.rateLimiters.set(key, (bucket = new RateLimiter(limit, now)));
    return bucket.take(now);
  }

  hasTalked(key: string): boolean {
    return this.recentTalk.includes(key);
  }
  rememberTalk(key: string): void {
    this.recentTalk = rememberCommand(this.recentTalk, key);
  }

  /** Puts something into the mailbox. It may be done more than once if others write first: it must decide anew. */
  enqueue<T>(decide: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue.push(() => this.attempt(decide).then(resolve, reject));
      if (this.queue.length === 1) void this.workOffQueue();
    });
  }

  private async workOffQueue(): Promise<void> {
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      await next();
      this.queue.shift();
    }
  }

  private async attempt<T>(decide: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        const done = await decide();
        this.onCommandDone(this);
        return done;
      } catch (error) {
        if (error instanceof TableDeleted) throw error;
        const isOutrun = error instanceof WriteConflict;
        if (!isOutrun) this.context.log.error({ err: error, table: this.doc.id }, 'a table has met trouble');
        // Whether a write that failed was stored is unknown: what is in the store is what happened.
        await this.refresh();
        if (!isOutrun || tries >= MAX_TRIES) throw error;
      }
  }

  /** Stores, then tells. */
  async write(change: {
    readonly doc?: TableDoc;
    readonly steps?: readonly MatchStep[];
    readonly more?: readonly StoreChange[];
  }): Promise<readonly number[]> {
    const { store, environment, metrics } = this.context;
    const { steps = [], more = [] } = change;
    const now = environment.now();
    const doc =
      change.doc && change.doc !== this.doc
        ? postponeDeletion(change.doc, now, this.context.limits)
        : this.doc;
    const changes: StoreChange[] = [];
    if (doc !== this.doc)
      changes.push({
        t: 'table',
        id: doc.id,
        after: this.docVersion,
        doc: JSON.stringify(doc),
        at: now,
        deletes: doc.deletes,
      });
    const taken = steps.length > 0 ? this.planAppend(doc, steps, changes, now) : steps;
    changes.push(...more);
    const started = performance.now();
    const result = await store.write(changes);
    metrics.writeSeconds.observe((performance.now() - started) / 1000);
    if (!result.ok) {
      metrics.conflicts.inc();
      throw new WriteConflict(`${result.error.about} ${result.error.id} is at ${result.error.version}`);
    }
    for (const { entry } of taken) metrics.stored(entry.t === 'line' ? entry.line.t : entry.t);
    if (doc !== this.doc) this.docVersion++;
    this.adopt(doc, taken);
    return result.value;
  }

  private planAppend(
    doc: TableDoc,
    steps: readonly MatchStep[],
    changes: StoreChange[],
    now: number,
  ): readonly MatchStep[] {
    const match = doc.match!;
    const last = steps.at(-1)!;
    const isNew = last.after.version === steps.length;
    const before = isNew ? undefined : this.position;
    const keeps = before !== undefined && needsSnapshot(last.after, before);
    const after = keeps ? { ...last.after, snapshot: last.after.version } : last.after;
    const append: Append = {
      t: 'append',
      match,
      table: doc.id,
      after: before?.version ?? 0,
      entries: steps.map(({ entry }) => JSON.stringify(entry)),
      at: now,
      due: nextDue(this.game, doc, after, now),
      brief: JSON.stringify(summarizeMatch(after)),
    };
    changes.push(append);
    if (keeps)
      changes.push({ t: 'snapshot', match, version: after.version, saved: makeSnapshot(this.game, after) });
    return [...steps.slice(0, -1), { entry: last.entry, after }];
  }

  /** What was stored is so now, and everybody here is told. */
  private adopt(doc: TableDoc, steps: readonly MatchStep[]): void {
    const old = this.doc;
    this.doc = doc;
    if (doc.match === null && old.match !== null) this.clear();
    for (const { entry, after } of steps) this.broadcastEntry(entry, after);
    if (doc !== old || steps.some(({ entry }) => entry.t === 'pause' || entry.t === 'resume'))
      this.broadcastTable();
  }

  /** Deletes the table; whoever is here must go. */
  async remove(): Promise<void> {
    const result = await this.context.store.write([
      { t: 'remove', table: this.doc.id, after: this.docVersion },
    ]);
    if (!result.ok) throw new WriteConflict(result.error.about);
    for (const subscriber of this.subscribers) subscriber.close(CLOSE.revoked);
  }

  /** Reads what is in the store now, and tells what this room had missed. */
  async refresh(): Promise<void> {
    const { store } = this.context;
    const table = await store.readTable(this.doc.id);
    if (!table) {
      for (const subscriber of this.subscribers) subscriber.close(CLOSE.revoked);
      throw new TableDeleted(this.doc.id);
    }
    const old = this.doc;
    if (table.version !== this.docVersion) {
      this.doc = JSON.parse(table.doc) as TableDoc;
      this.docVersion = table.version;
    }
    if (this.doc.match !== old.match) {
      await this.loadMatch(table.at);
      for (const subscriber of this.subscribers) this.sendView(subscriber);
    } else await this.catchUp();
    if (this.doc !== old) this.broadcastTable();
  }

  /** Entries that another process wrote. */
  async catchUp(): Promise<void> {
    if (!this.position || this.doc.match === null) return;
    const entries = (await this.context.store.readEntries(this.doc.match, this.position.version)).map(
      parseLogEntry,
    );
    replayEntries(this.game, this.doc.clock, this.position, entries, (_, after, entry) =>
      this.broadcastEntry(entry, after),
    );
  }

  /** `changed`: when the table was last changed, as the store says. */
  private async loadMatch(changed: number): Promise<void> {
    this.clear();
    this.lastTalkNumber = (await this.context.store.readTalk(this.talkRoom, 'all', 1)).at(-1)?.number ?? 0;
    const { match, watch, clock } = this.doc;
    if (match === null) return;
    const { store, environment } = this.context;
    const latest = await store.readMatch(match);
    if (!latest) throw new Error(`match ${match} is not in the store`);
    if (watch.delay === 0 || !mayWatch(this.doc)) {
      const { base, rest } = loadBasePosition(this.game, clock, latest);
      this.position = replayEntries(this.game, clock, base, rest);
      this.openFeed(this.position);
      return;
    }
    // Spectators see an earlier time, which may lie before the snapshot.
    const shown = environment.now() - watch.delay * 1000;
    const [next] = latest.entries;
    const isBehind = (next === undefined ? latest.at : parseLogEntry(next).at) <= shown;
    const whole = { snapshot: null, entries: isBehind ? [] : await store.readEntries(match, 0) };
    const { base, rest } = loadBasePosition(this.game, clock, isBehind ? latest : whole);
    const seen = rest.findLastIndex(({ at }) => at <= shown) + 1;
    this.position = replayEntries(this.game, clock, base, rest.slice(0, seen));
    const isLate = seen < rest.length || changed > shown;
    // How the table was then is not kept: a table that plays, and nothing that was decided since.
    this.openFeed(
      this.position,
      isLate ? { ...this.doc, phase: 'playing', votes: [], deletes: null } : this.doc,
    );
    replayEntries(this.game, clock, this.position, rest.slice(seen), (_, after, entry) =>
      this.broadcastEntry(entry, after),
    );
    if (isLate) this.feed!.addTable(this.doc, Math.max(changed, latest.at));
  }

  /** The number of what was last said where people talk now. */
  get lastTalkNumber(): number {
    return this.talkNumbers.get(this.talkRoom) ?? 0;
  }
  set lastTalkNumber(number: number) {
    this.talkNumbers.set(this.talkRoom, number);
  }

  /** Where the talk of this moment is kept. */
  get talkRoom(): Id {
    return this.doc.match ?? this.doc.id;
  }

  close(): void {
    for (const end of this.typists.values()) end();
    this.feed?.close();
  }
}

/** A table before its match is kept for some time after it was last changed; one that has played, for longer. */
export const postponeDeletion = (
  doc: TableDoc,
  now: number,
  { keepLobby, keepOver }: ServerLimits,
): TableDoc =>
  doc.phase === 'lobby' ? { ...doc, deletes: now + (doc.played.length > 0 ? keepOver : keepLobby) } : doc;
