import type { Id, Notice } from '@tavola/store';
import { Timeouts } from '../clock/timeouts.ts';
import { announcePresence, receivePresence } from './presence.ts';
import { TableDeleted, Room } from './room.ts';
import { readNewTalk } from './chat.ts';
import type { ServerContext } from '../ops/context.ts';
import { receiveTyping } from './typing.ts';

interface RoomSlot {
  readonly room: Promise<Room | undefined>;
  loaded: Room | undefined;
  readonly timeouts: Timeouts;
}

/** At most so many tables are woken at one look, so that a restart does not wake all at once. */
const SWEEP_BATCH = 200;
const HOUR_MS = 3_600_000;

/** The tables that this process has in memory. Any process serves any table: the store says what is so. */
export class RoomRegistry {
  private readonly context: ServerContext;
  private readonly slots = new Map<Id, RoomSlot>();
  /** Which of them plays a match: others tell of those by their own ids. */
  private readonly byMatch = new Map<Id, Room>();
  private readonly unlisten: () => void;
  private cancel: (() => void) | undefined;
  private isStopped = false;
  private nextAnnouncement = 0;

  constructor(context: ServerContext) {
    this.context = context;
    this.unlisten = context.store.listen(notice => this.receiveNotice(notice));
    this.scheduleSweep();
  }

  get size(): number {
    return this.slots.size;
  }

  *[Symbol.iterator](): Generator<Room> {
    for (const { loaded } of this.slots.values()) if (loaded) yield loaded;
  }

  /** The room of a table, read from the store if it is not here; undefined if there is no such table. */
  open(id: Id): Promise<Room | undefined> {
    const known = this.slots.get(id);
    if (known) {
      // Whoever asks is about to come: it must not be let go in between.
      if (known.loaded) known.loaded.idleSince = this.context.environment.now();
      return known.room;
    }
    const clockwork = new Timeouts();
    const room = Room.load(this.context, id, loaded => {
      this.index(loaded);
      if (!this.isStopped) clockwork.wind(loaded);
    });
    const kept: RoomSlot = { room, loaded: undefined, timeouts: clockwork };
    this.slots.set(id, kept);
    this.context.metrics.tables.set(this.slots.size);
    void room.then(
      loaded => {
        if (!loaded) return this.drop(id, kept);
        kept.loaded = loaded;
        this.index(loaded);
        this.context.store.announce([{ about: 'here', id, seats: null }]);
        if (!this.isStopped) clockwork.wind(loaded);
      },
      () => this.drop(id, kept),
    );
    return room;
  }

  private drop(id: Id, kept: RoomSlot): void {
    if (this.slots.get(id) !== kept) return;
    this.slots.delete(id);
    if (kept.loaded) this.unindex(kept.loaded);
    kept.timeouts.stop();
    kept.loaded?.close();
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

  /** Forgets a table that is no more. */
  forget(room: Room): void {
    const kept = this.slots.get(room.doc.id);
    if (kept?.loaded === room) this.drop(room.doc.id, kept);
  }

  /** Something in the mailbox of a room; a table that turns out to be gone is forgotten. */
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
        // Entries alone: of a changed table there is another notice.
        if (notice.version > (room.position?.version ?? 0)) this.enqueueRead(room, () => room.catchUp());
        break;
      case 'table':
      case 'removal':
        this.enqueueRead(room, () => room.refresh());
    }
  }

  /** What another process has done, in the mailbox. */
  private enqueueRead(room: Room, read: () => Promise<void>): void {
    void this.enqueue(room, read).catch((error: unknown) => {
      if (!(error instanceof TableDeleted))
        this.context.log.warn({ err: error, table: room.doc.id }, 'a notice was in vain');
    });
  }

  private receivePresence(notice: Extract<Notice, { about: 'here' | 'writing' | 'who' }>): void {
    const room = this.slots.get(notice.id)?.loaded;
    if (!room) return;
    if (notice.about === 'here') receivePresence(room, notice.process, notice.seats);
    else if (notice.about === 'writing') receiveTyping(room, notice.process, notice.seats);
    else if (room.broadcaster.subscribers.size > 0) announcePresence(room);
  }

  /** Tells other processes that those who are here are still here. */
  announceAll(): void {
    for (const room of this) if (room.broadcaster.subscribers.size > 0) announcePresence(room);
  }

  private scheduleSweep(): void {
    this.cancel = this.context.environment.after(this.context.limits.sweep, () => {
      void this.sweep()
        .catch((error: unknown) => this.context.log.error({ err: error }, 'looking after tables has failed'))
        .finally(() => !this.isStopped && this.scheduleSweep());
    });
  }

  /** Wakes tables whose clocks ran out while nobody was there, lets idle ones go, deletes those announced. */
  async sweep(): Promise<void> {
    const { store, environment, limits } = this.context;
    const now = environment.now();
    for (const { table } of await store.listDueMatches(now, SWEEP_BATCH))
      await this.attempt(table, () => this.open(table));
    for (const [id, kept] of this.slots) {
      const { loaded, timeouts: clockwork } = kept;
      if (!loaded || loaded.broadcaster.subscribers.size > 0 || loaded.isBusy || clockwork.isBusy) continue;
      if (now - loaded.idleSince >= limits.idle) this.drop(id, kept);
    }
    await this.announceDeletions(now);
    for (const table of await store.listExpiredTables(now, SWEEP_BATCH))
      await this.attempt(table.id, async () => {
        this.context.log.info({ table: table.id }, 'a table is deleted as announced');
        await store.write([{ t: 'remove', table: table.id, after: table.version }]);
        const kept = this.slots.get(table.id);
        if (kept?.loaded)
          await this.enqueue(kept.loaded, () => kept.loaded!.refresh()).catch(() => undefined);
      });
  }

  /** One table's trouble is its own: the others are looked after all the same. */
  private async attempt(table: Id, act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) =>
      this.context.log.error({ err: error, table }, 'a table cannot be looked after'),
    );
  }

  /** A match that nobody goes on with is not kept for ever: its table says in good time when it will go. */
  private async announceDeletions(now: number): Promise<void> {
    const { store, limits } = this.context;
    if (now < this.nextAnnouncement) return;
    this.nextAnnouncement = now + HOUR_MS;
    for (const { id } of await store.listIdleTables(now - limits.keepOver, SWEEP_BATCH))
      await this.attempt(id, async () => {
        const room = await this.open(id);
        if (room)
          await this.enqueue(room, async () => {
            if (room.doc.deletes === null)
              await room.write({ doc: { ...room.doc, deletes: now + limits.keepLobby } });
          });
      });
  }

  /** Lets all that is under way finish; nothing new begins by itself. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.cancel?.();
    this.unlisten();
    for (const { timeouts: clockwork } of this.slots.values()) clockwork.stop();
    for (const room of this) await room.enqueue(() => Promise.resolve()).catch(() => undefined);
    for (const room of this) room.close();
  }
}
