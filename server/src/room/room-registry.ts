import type { Id, Notice, StoreChange, StoredTable } from '@tavola/store';
import type { TableDoc } from '../lobby/table-document.ts';
import { DueTables } from './due-tables.ts';
import { Timeouts } from '../clock/timeouts.ts';
import { HistoryQueue } from '../match/history-queue.ts';
import { hashSecret, isSameHash } from '../lobby/tokens.ts';
import { sendHandedOn } from '../lobby/hand-on.ts';
import { announcePresence, broadcastPresence, receivePresence } from './presence.ts';
import { TableDeleted, Room } from './room.ts';
import { readNewTalk } from './chat.ts';
import type { ServerContext } from '../ops/context.ts';
import { Storage } from '../load/storage.ts';
import { receiveTyping } from './typing.ts';

interface RoomSlot {
  readonly room: Promise<Room | undefined>;
  loaded: Room | undefined;
  readonly timeouts: Timeouts;
}

/** Tables that one sweep deletes or marks for deletion at most. */
const SWEEP_BATCH = 200;
/**
 * Rooms in memory from which on sweeping wakes no further tables before others have left, which they then do soon.
 * After a long outage all clocks have run out at once.
 */
const MAX_WOKEN = 5000;
const HURRIED_IDLE_MS = 1000;
const HURRIED_SWEEP_MS = 500;
const HOUR_MS = 3_600_000;

/** The rooms in this process's memory. Any process serves any table, since the store holds the truth. */
export class RoomRegistry {
  readonly history = new HistoryQueue();
  readonly storage: Storage;
  private readonly context: ServerContext;
  private readonly slots = new Map<Id, RoomSlot>();
  /** Rooms by the id of their match, which notices about entries carry. */
  private readonly byMatch = new Map<Id, Room>();
  private readonly unlisten: () => void;
  private cancel: (() => void) | undefined;
  private isStopped = false;
  private nextAnnouncement = 0;
  private readonly dueTables: DueTables;
  /** The last sweep has left due tables, so the next one comes soon. */
  private isHurried = false;

  constructor(context: ServerContext) {
    this.context = context;
    this.storage = new Storage(context);
    this.dueTables = new DueTables(context, id => this.open(id));
    this.unlisten = context.store.listen(notice => this.receiveNotice(notice));
    this.scheduleSweep();
  }

  get size(): number {
    return this.slots.size;
  }

  *[Symbol.iterator](): Generator<Room> {
    for (const { loaded } of this.slots.values()) if (loaded) yield loaded;
  }

  /** The room of a table, read from the store if it is not in memory; undefined if the table does not exist. */
  open(id: Id): Promise<Room | undefined> {
    const known = this.slots.get(id);
    if (known) {
      // The caller is about to use the room, so it must not be dropped as idle in between.
      if (known.loaded) known.loaded.idleSince = this.context.environment.now();
      return known.room;
    }
    const timeouts = new Timeouts();
    const room = Room.load(this.context, id, loaded => {
      this.index(loaded);
      // An absence may be shown now that talk is open.
      broadcastPresence(loaded);
      if (!this.isStopped) timeouts.wind(loaded);
    });
    const slot: RoomSlot = { room, loaded: undefined, timeouts };
    this.slots.set(id, slot);
    this.context.metrics.tables.set(this.slots.size);
    void room.then(
      loaded => {
        if (!loaded) return this.drop(id, slot);
        slot.loaded = loaded;
        this.index(loaded);
        this.context.store.announce([{ about: 'here', id, seats: null }]);
        if (!this.isStopped) timeouts.wind(loaded);
      },
      () => this.drop(id, slot),
    );
    return room;
  }

  private drop(id: Id, slot: RoomSlot): void {
    if (this.slots.get(id) !== slot) return;
    this.slots.delete(id);
    if (slot.loaded) this.unindex(slot.loaded);
    slot.timeouts.stop();
    slot.loaded?.close();
    this.context.metrics.tables.set(this.slots.size);
  }

  private index(room: Room): void {
    const { match } = room.doc;
    if (room.indexedMatch === match) return;
    this.unindex(room);
    room.indexedMatch = match;
    if (match !== null) this.byMatch.set(match, room);
  }

  private unindex({ indexedMatch: indexed }: Room): void {
    if (indexed !== null) this.byMatch.delete(indexed);
  }

  /** Drops a room whose table was deleted. */
  forget(room: Room): void {
    const slot = this.slots.get(room.doc.id);
    if (slot?.loaded === room) this.drop(room.doc.id, slot);
  }

  /** Runs a command in the queue of a room, and drops the room if its table turns out to be deleted. */
  async enqueue<T>(room: Room, decide: () => Promise<T>): Promise<T> {
    try {
      return await room.enqueue(decide);
    } catch (error) {
      if (error instanceof TableDeleted) this.forget(room);
      throw error;
    }
  }

  private receiveNotice(notice: Notice): void {
    if (notice.about === 'here' || notice.about === 'writing' || notice.about === 'who')
      return this.receivePresence(notice);
    if (notice.about === 'handed-on') {
      const handed = this.slots.get(notice.id)?.loaded;
      // The table that names the seat as free comes in a notice of its own, so it is read first.
      if (handed)
        this.enqueueRead(handed, async () => {
          await handed.refresh();
          if (isSameHash(handed.doc.seats[notice.seat]?.handedOn ?? '', hashSecret(notice.secret)))
            sendHandedOn(handed, notice.seat, notice.secret);
        });
      return;
    }
    if (notice.about === 'anything') {
      for (const room of this)
        this.enqueueRead(room, async () => {
          await room.refresh();
          await readNewTalk(room);
        });
      return;
    }
    const room = this.byMatch.get(notice.id) ?? this.slots.get(notice.id)?.loaded;
    if (!room) return;
    switch (notice.about) {
      case 'talk':
        if (notice.id === room.talkRoom && notice.version > room.lastTalkNumber)
          this.enqueueRead(room, () => readNewTalk(room));
        break;
      case 'match':
        // Only entries: a changed table has a notice of its own.
        if (notice.version > (room.position?.version ?? 0)) this.enqueueRead(room, () => room.catchUp());
        break;
      case 'table':
      case 'removal':
        this.enqueueRead(room, () => room.refresh());
    }
  }

  /** Reads a change by another process, in the queue of the room. */
  private enqueueRead(room: Room, read: () => Promise<void>): void {
    void this.enqueue(room, read).catch((error: unknown) => {
      if (!(error instanceof TableDeleted))
        this.context.log.warn(
          { err: error, table: room.doc.id },
          'reading a change by another process failed',
        );
    });
  }

  private receivePresence(notice: Extract<Notice, { about: 'here' | 'writing' | 'who' }>): void {
    const room = this.slots.get(notice.id)?.loaded;
    if (!room) return;
    if (notice.about === 'here') receivePresence(room, notice.process, notice.seats);
    else if (notice.about === 'writing') receiveTyping(room, notice.process, notice.seats);
    else if (room.broadcaster.subscribers.size > 0) announcePresence(room);
  }

  /** Repeats the present seats, since other processes forget them after some heartbeats. */
  announceAll(): void {
    for (const room of this) if (room.broadcaster.subscribers.size > 0) announcePresence(room);
  }

  private scheduleSweep(): void {
    const { sweep } = this.context.limits;
    const pause = this.isHurried ? Math.min(sweep, HURRIED_SWEEP_MS) : sweep;
    this.cancel = this.context.environment.after(pause, () => {
      void this.sweep()
        .catch((error: unknown) => this.context.log.error({ err: error }, 'sweep failed'))
        .finally(() => !this.isStopped && this.scheduleSweep());
    });
  }

  /** Wakes tables with expired clocks, drops idle rooms and deletes tables whose announced time has come. */
  async sweep(): Promise<void> {
    const { store, environment, limits } = this.context;
    const now = environment.now();
    await this.probeStore();
    await this.storage.measure();
    this.isHurried = await this.dueTables.wake(now, () => this.slots.size < MAX_WOKEN && !this.isStopped);
    const idle = this.isHurried ? Math.min(limits.idle, HURRIED_IDLE_MS) : limits.idle;
    for (const [id, slot] of this.slots) {
      const { loaded, timeouts } = slot;
      if (!loaded || loaded.broadcaster.subscribers.size > 0 || loaded.isBusy || timeouts.isBusy) continue;
      if (now - loaded.idleSince >= idle) this.drop(id, slot);
    }
    await this.announceDeletions(now);
    for (const table of await store.listExpiredTables(now, SWEEP_BATCH))
      await this.attempt(table.id, async () => {
        this.context.log.info({ table: table.id }, 'deleting a table as announced');
        await store.write([{ t: 'remove', table: table.id, after: table.version }]);
        const slot = this.slots.get(table.id);
        if (slot?.loaded)
          await this.enqueue(slot.loaded, () => slot.loaded!.refresh()).catch(() => undefined);
      });
  }

  /** Measures the store by a write of our own, since the times of people's writes would tell that they write. */
  private async probeStore(): Promise<void> {
    const { store, metrics, log } = this.context;
    const started = performance.now();
    try {
      await store.ping();
      metrics.probeSeconds.observe((performance.now() - started) / 1000);
    } catch (error) {
      metrics.probeFailures.inc();
      log.warn({ err: error }, 'the store cannot be written');
    }
  }

  /** Keeps the failure of one table from stopping the sweep of the others. */
  private async attempt(table: Id, act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) =>
      this.context.log.error({ err: error, table }, 'sweeping a table failed'),
    );
  }

  /** Announces at idle tables when they will be deleted. */
  private async announceDeletions(now: number): Promise<void> {
    const { store, limits } = this.context;
    if (now < this.nextAnnouncement) return;
    this.nextAnnouncement = now + HOUR_MS;
    const deletes = now + limits.keepLobby;
    for (const table of await store.listIdleTables(now - limits.keepOver, SWEEP_BATCH))
      await this.attempt(table.id, async () => {
        const room = await this.slots.get(table.id)?.room.catch(() => undefined);
        if (!room) return void (await store.write([announceDeletion(table, now, deletes)]));
        await this.enqueue(room, async () => {
          if (room.doc.deletes === null) await room.write({ doc: { ...room.doc, deletes } });
        });
      });
  }

  /** Waits for the commands that are running; clocks and bots begin nothing new. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.cancel?.();
    this.unlisten();
    for (const { timeouts } of this.slots.values()) timeouts.stop();
    for (const room of this) await room.enqueue(() => Promise.resolve()).catch(() => undefined);
    for (const room of this) room.close();
  }
}

/** Announces a deletion in the store alone, since not every table can be loaded. */
const announceDeletion = ({ id, version, doc }: StoredTable, at: number, deletes: number): StoreChange => {
  const announced = JSON.stringify({ ...(JSON.parse(doc) as TableDoc), deletes });
  return { t: 'table', id, after: version, doc: announced, at, deletes };
};
