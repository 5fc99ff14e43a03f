import type { Look } from '@tavola/table';
import type { Reader } from '@tavola/match';
import type { Hello } from '@tavola/protocol';
import type { Append, MatchRecord, StoreChange, StoredTable, Id } from '@tavola/store';
import { Broadcaster } from './broadcaster.ts';
import { summarizeMatch } from '../lobby/match-summary.ts';
import { changeSummary } from '../lobby/table-summary.ts';
import { RateLimiter } from '../socket/rate-limiter.ts';
import { withoutFuture } from '../clock/clock.ts';
import { nextDue, type WritingHeard } from '../clock/deadlines.ts';
import { RemotePresence } from './remote-presence.ts';
import type { AnyGame } from '../match/games.ts';
import { isPublicStep, versionFor, type MatchPosition, type LogEntry } from '../match/position.ts';
import { rememberCommand } from '../match/recent-commands.ts';
import {
  replayEntries,
  loadBasePosition,
  BrokenMatch,
  makeSnapshot,
  parseLogEntry,
  needsSnapshot,
  rebuild,
} from '../match/snapshots.ts';
import { isTalkOpen } from './talk-phase.ts';
import { openFeedAfterLoad } from './spectator-past.ts';
import type { TableDoc } from '../lobby/table-document.ts';
import type { ServerLimits, ServerContext } from '../ops/context.ts';
import type { Account } from '../load/fair-queue.ts';

/** An entry of the log that is to be written, and the position it leads to. */
export interface MatchStep {
  readonly entry: LogEntry;
  readonly after: MatchPosition;
}

interface SeenVersions {
  readonly seen: number;
  readonly stored: number;
}

type StoredMatch = Pick<MatchRecord, 'snapshot' | 'entries'>;

/** Another process has written first, so the command has to decide again. */
class WriteConflict extends Error {}

/** The table was deleted. */
export class TableDeleted extends Error {}

const MAX_TRIES = 8;
const CLAIM_IN_LOG = 'a client claims to have seen more than the store has';
const HOUR_MS = 3_600_000;
/** A longer snapshot is not stored, since the store would refuse it and every move with it. */
const MAX_SNAPSHOT = 12_000_000;

/**
 * One table in memory with its match. All commands go through one queue, strictly one after another: each decides,
 * stores, and only then broadcasts. The store holds the truth: after any error the room is read from there again.
 */
export class Room {
  readonly context: ServerContext;
  readonly broadcaster: Broadcaster;
  doc: TableDoc;
  position: MatchPosition | undefined;
  /** The match cannot be loaded; its table can still be read, saved to a file and deleted. */
  isBroken = false;
  /** The seats with a device at another process. */
  readonly remotePresence = new RemotePresence();
  /** The seats that type at this process, each with the function that cancels its timer. */
  readonly typists = new Map<number, () => void>();
  readonly remoteTypists = new RemotePresence();
  /** The typists that the subscribers know of. */
  announcedTypists: readonly number[] = [];
  writing: WritingHeard;
  /** By seat: the question that its reader has seen. */
  readonly attention = new Map<number, Look>();
  /** When the last subscriber left, or the room was last asked for. */
  idleSince: number;
  /** When the last device of a seat left; an absence of unknown length began when the room was loaded. */
  readonly leftAt = new Map<number, number>();
  readonly loadedAt: number;
  /** The present seats when they were last looked at, and as people know them. */
  lastHere: readonly number[] = [];
  shownHere: readonly number[] = [];
  cancelPresence: (() => void) | undefined;
  /** The match by which the registry finds this room. */
  indexedMatch: Id | null = null;
  private docVersion: number;
  /** When the document last changed so that others saw it: the list of tables tells this time. */
  private docShownAt: number;
  /** When a loss, and a claim of a client that there was one, may be logged again. */
  private readonly nextReport = { error: 0, warn: 0 };
  private lastNetwork = '';
  /** Characters of the last stored state and of the entries since, which bound those of the state and its views. */
  private matchSize = 0;
  /** The version at which the size was measured instead of added up. */
  private measuredAt = -1;
  /** The commands in their order; the first one is running. */
  private readonly queue: (() => Promise<void>)[] = [];
  /** The number of the last message by talk room. */
  private readonly talkNumbers = new Map<Id, number>();
  /** The latest `say` commands of each seat; the store has them with the messages. */
  private recentTalk: readonly string[] = [];
  private readonly rateLimiters = new Map<string, RateLimiter>();
  /** Called after every command, so that clocks and bots go on from there. */
  private readonly onCommandDone: (room: Room) => void;

  private constructor(context: ServerContext, table: StoredTable, onCommandDone: (room: Room) => void) {
    this.context = context;
    this.doc = JSON.parse(table.doc) as TableDoc;
    this.docVersion = table.version;
    this.docShownAt = table.at;
    this.onCommandDone = onCommandDone;
    this.idleSince = context.environment.now();
    this.loadedAt = this.idleSince;
    this.writing = { at: -Infinity, knownFrom: this.loadedAt + context.limits.typing.holds };
    this.broadcaster = new Broadcaster(context, this);
  }

  static async load(
    context: ServerContext,
    id: Id,
    onCommandDone: (room: Room) => void,
  ): Promise<Room | undefined> {
    const table = await context.store.readTable(id);
    if (!table) return undefined;
    const room = new Room(context, table, onCommandDone);
    await room.loadMatch();
    return room;
  }

  /** On whose account bots think here: the address of the first person at the table, or of the last one who was there. */
  get account(): Account {
    const present = [...this.broadcaster.subscribers].find(({ access }) => access.role === 'seat');
    if (present) this.lastNetwork = present.network;
    return { address: this.lastNetwork, table: this.doc.id };
  }

  get game(): AnyGame {
    return this.broadcaster.gameOf(this.doc);
  }

  get isBusy(): boolean {
    return this.queue.length > 0 || (this.broadcaster.feed?.isBehind ?? false);
  }

  /** How many commands wait; connections refuse more than a bound, so that the queue cannot fill the memory. */
  get backlog(): number {
    return this.queue.length;
  }

  /** Whether the rate limit of this key, a seat or a kind of command, lets one more through. */
  allows(key: string, limit: { readonly rate: number; readonly burst: number }): boolean {
    const now = this.context.environment.now();
    let limiter = this.rateLimiters.get(key);
    if (!limiter) this.rateLimiters.set(key, (limiter = new RateLimiter(limit, now)));
    return limiter.take(now);
  }

  /** Whether the match has grown so much that nothing may be added to it; `share` stretches the limits. */
  isFull(share = 1): boolean {
    const { position, context } = this;
    if (!position) return false;
    if (position.version >= context.limits.matchEntries * share) return true;
    const limit = context.limits.matchSize * share;
    if (this.matchSize > limit && this.measuredAt !== position.version) {
      this.matchSize = this.tryMakeSnapshot(position)?.length ?? Infinity;
      this.measuredAt = position.version;
    }
    return this.matchSize > limit;
  }

  private tryMakeSnapshot(position: MatchPosition): string | undefined {
    try {
      return makeSnapshot(this.game, position);
    } catch (error) {
      this.context.log.warn({ err: error, table: this.doc.id }, 'making a snapshot failed');
      return undefined;
    }
  }

  hasTalked(key: string): boolean {
    return this.recentTalk.includes(key);
  }
  rememberTalk(key: string): void {
    this.recentTalk = rememberCommand(this.recentTalk, key);
  }

  /** Runs a command in its turn. The command runs again if another process has written first. */
  enqueue<T>(decide: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue.push(() => this.attempt(decide).then(resolve, reject));
      if (this.queue.length === 1) void this.runQueue();
    });
  }

  private async runQueue(): Promise<void> {
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
        const isConflict = error instanceof WriteConflict;
        if (!isConflict) this.context.log.error({ err: error, table: this.doc.id }, 'table command failed');
        // A failed write may have been stored all the same, so the store is read again.
        await this.refresh();
        if (!isConflict || tries >= MAX_TRIES) throw error;
      }
  }

  /** Stores the change, then broadcasts it. */
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
    const at = doc === this.doc || !this.broadcaster.isShownChange(doc) ? this.docShownAt : now;
    if (doc !== this.doc) {
      const { id, deletes } = doc;
      changes.push({ t: 'table', id, after: this.docVersion, doc: JSON.stringify(doc), at, deletes });
      changes.push(changeSummary(doc, this.docVersion + 1));
    }
    const taken = steps.length > 0 ? this.planAppend(doc, steps, changes, now) : steps;
    changes.push(...more);
    const result = await store.write(changes);
    if (!result.ok)
      throw new WriteConflict(`${result.error.about} ${result.error.id} is at ${result.error.version}`);
    for (const [i, { entry, after }] of taken.entries())
      if (isPublicStep(i === 0 ? this.position : taken[i - 1]!.after, entry, after))
        metrics.entries.inc({ kind: publicKind(entry) });
    if (doc !== this.doc) this.docVersion++;
    this.docShownAt = at;
    this.apply(doc, taken);
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
    const keeps = before !== undefined && needsSnapshot(this.game, last.after, before);
    const after = keeps ? { ...last.after, snapshot: last.after.version } : last.after;
    const entries = steps.map(({ entry }) => JSON.stringify(entry));
    this.addSize(entries);
    const append: Append = {
      t: 'append',
      match,
      table: doc.id,
      after: before?.version ?? 0,
      entries,
      at: now,
      due: nextDue(this.game, doc, after, now),
      brief: JSON.stringify(summarizeMatch(after)),
    };
    changes.push(append);
    const saved = keeps ? this.tryMakeSnapshot(after) : undefined;
    if (saved !== undefined) {
      this.matchSize = saved.length;
      if (saved.length <= MAX_SNAPSHOT) changes.push({ t: 'snapshot', match, version: after.version, saved });
      else this.context.log.warn({ table: doc.id, size: saved.length }, 'snapshot too large to store');
    }
    return [...steps.slice(0, -1), { entry: last.entry, after }];
  }

  private addSize(entries: readonly string[]): void {
    for (const { length } of entries) this.matchSize += length;
  }

  /** Takes over a change that was stored, and broadcasts it. */
  private apply(doc: TableDoc, steps: readonly MatchStep[]): void {
    const old = this.doc;
    const wasClosed = !isTalkOpen(this.game, this.position);
    this.doc = doc;
    if (doc.match === null && old.match !== null) this.leaveMatch();
    for (const { entry, after } of steps) this.moveOn(entry, after);
    const isOpened = wasClosed && isTalkOpen(this.game, this.position);
    const showsVotes = isOpened && (old.held?.length ?? 0) > 0;
    if (doc !== old || showsVotes || steps.some(({ entry }) => entry.t === 'pause' || entry.t === 'resume'))
      this.broadcaster.sendTableToAll();
  }

  private moveOn(entry: LogEntry, after: MatchPosition): void {
    const before = this.position;
    this.position = this.withoutFuture(after);
    this.broadcaster.sendEntry(before, entry, this.position);
  }

  private withoutFuture(position: MatchPosition): MatchPosition {
    const clock = withoutFuture(position.clock, this.context.environment.now());
    return clock === position.clock ? position : { ...position, clock };
  }

  private leaveMatch(): void {
    this.position = undefined;
    this.isBroken = false;
    this.matchSize = 0;
    this.broadcaster.forgetViews();
  }

  /** Deletes the table and closes all subscribers. */
  async remove(): Promise<void> {
    const result = await this.context.store.write([
      { t: 'remove', table: this.doc.id, after: this.docVersion },
    ]);
    if (!result.ok) throw new WriteConflict(result.error.about);
    this.broadcaster.closeAll();
  }

  /**
   * Reads the store before somebody joins who may have seen more than this process: notices of other processes are lost
   * in an outage and come late, and a view must never go back. `seen` is what the client has.
   */
  async freshen(reader: Reader, seen: Hello['seen']): Promise<void> {
    const isAhead = (): boolean =>
      seen !== null &&
      !this.isBroken &&
      (seen.match !== this.doc.match
        ? !this.doc.played.includes(seen.match)
        : seen.v > this.versionOf(reader));
    if (this.context.store.kind === 'sqlite' && !isAhead()) return;
    await this.refresh();
    // A client can claim any version, so this is a warning and no loss; after a restart it may be the only trace of one.
    if (isAhead()) this.reportOnce('warn', CLAIM_IN_LOG, { seen: seen!.v, stored: this.versionOf(reader) });
  }

  private versionOf(reader: Reader): number {
    return this.position ? versionFor(this.position, reader) : 0;
  }

  /** This process had more than the store has. */
  private reportLoss(versions: SeenVersions): void {
    if (this.reportOnce('error', 'the store has less than was seen', versions))
      this.context.metrics.losses.inc();
  }

  /** Logs a loss once an hour, since each write or reader may find it again; false if it was logged already. */
  private reportOnce(level: 'warn' | 'error', sentence: string, versions: SeenVersions): boolean {
    const { log, environment } = this.context;
    const now = environment.now();
    if (now < this.nextReport[level]) return false;
    this.nextReport[level] = now + HOUR_MS;
    log[level]({ table: this.doc.id, ...versions }, sentence);
    return true;
  }

  /** Reads the store, and broadcasts what this room has missed. */
  async refresh(): Promise<void> {
    const { store } = this.context;
    const table = await store.readTable(this.doc.id);
    if (!table) {
      this.broadcaster.closeAll();
      throw new TableDeleted(this.doc.id);
    }
    const old = this.doc;
    if (table.version < this.docVersion) this.reportLoss({ seen: this.docVersion, stored: table.version });
    if (table.version !== this.docVersion) {
      this.doc = JSON.parse(table.doc) as TableDoc;
      this.docVersion = table.version;
      this.docShownAt = table.at;
    }
    if (this.doc.match !== old.match || (await this.hasLostEntries())) {
      await this.loadMatch();
      this.broadcaster.sendViewToAll();
    } else await this.catchUp();
    if (this.doc !== old) this.broadcaster.sendTableToAll();
  }

  /** Whether the store has less of the match than this room: the store holds the truth, so the match is loaded again. */
  private async hasLostEntries(): Promise<boolean> {
    if (!this.position || this.doc.match === null) return false;
    const stored = (await this.context.store.readHead(this.doc.match))?.version ?? 0;
    if (stored >= this.position.version) return false;
    this.reportLoss({ seen: this.position.version, stored });
    return true;
  }

  /** Reads the entries that another process wrote. */
  async catchUp(): Promise<void> {
    if (!this.position || this.doc.match === null) return;
    const texts = await this.context.store.readEntries(this.doc.match, this.position.version);
    this.addSize(texts);
    let last = this.position;
    this.tryRebuild(() => {
      replayEntries(this.game, this.doc.clock, last, texts.map(parseLogEntry), (_, after, entry) => {
        this.moveOn(entry, after);
        last = after;
      });
    });
  }

  /** Keeps a table whose match cannot be replayed, so that people can still save and delete it. */
  private tryRebuild(replay: () => void): void {
    try {
      rebuild(replay);
    } catch (error) {
      this.context.log.error({ err: error, table: this.doc.id }, 'match cannot be loaded');
      this.position = undefined;
      this.isBroken = true;
      this.broadcaster.forgetViews();
      this.broadcaster.sendTableToAll();
    }
  }

  private async loadMatch(): Promise<void> {
    this.leaveMatch();
    this.lastTalkNumber = (await this.context.store.readTalk(this.talkRoom, 'all', 1)).at(-1)?.number ?? 0;
    const { match, clock } = this.doc;
    const { store } = this.context;
    if (match !== null) {
      const latest = await store.readMatch(match);
      if (!latest) throw new Error(`match ${match} is not in the store`);
      const { game } = this;
      const loaded =
        this.tryLoadBase(latest) ??
        this.tryLoadBase({ snapshot: null, entries: await store.readEntries(match, 0) });
      if (!loaded) return this.tryRebuild(() => loadBasePosition(game, clock, latest));
      this.addSize([latest.snapshot?.saved ?? '', ...latest.entries]);
      this.tryRebuild(() => {
        const { base, rest } = loaded;
        this.position = this.withoutFuture(replayEntries(game, clock, base, rest));
      });
      if (this.isBroken) return;
    }
    await openFeedAfterLoad(this, this.docShownAt);
  }

  /** The position of the snapshot and the entries after it; undefined if the rules do not load it any more. */
  private tryLoadBase(stored: StoredMatch): ReturnType<typeof loadBasePosition> | undefined {
    try {
      return rebuild(() => loadBasePosition(this.game, this.doc.clock, stored));
    } catch (error) {
      if (!(error instanceof BrokenMatch)) throw error;
      this.context.log.warn({ err: error, table: this.doc.id }, 'loading a position failed');
      return undefined;
    }
  }

  /** The number of the last message in the current talk room. */
  get lastTalkNumber(): number {
    return this.talkNumbers.get(this.talkRoom) ?? 0;
  }
  set lastTalkNumber(number: number) {
    this.talkNumbers.set(this.talkRoom, number);
  }

  /** The id under which the store keeps the current talk: that of the match, or of the table between matches. */
  get talkRoom(): Id {
    return this.doc.match ?? this.doc.id;
  }

  close(): void {
    for (const cancel of this.typists.values()) cancel();
    this.cancelPresence?.();
    this.broadcaster.feed?.close();
  }
}

/** An order that answers is an answer like any other to all but its seat. */
const publicKind = (entry: LogEntry): string => {
  if (entry.t !== 'line') return entry.t;
  return entry.line.t === 'order' ? 'answer' : entry.line.t;
};

/** A change to a lobby postpones the deletion of its table, by longer if the table has played before. */
export const postponeDeletion = (
  doc: TableDoc,
  now: number,
  { keepLobby, keepOver }: ServerLimits,
): TableDoc =>
  doc.phase === 'lobby' ? { ...doc, deletes: now + (doc.played.length > 0 ? keepOver : keepLobby) } : doc;
