import type { Id, Notice } from '@tavola/store';
import { Timeouts } from '../clock/timeouts.ts';
import { announce, hearOf } from './presence.ts';
import { TableDeleted, Room } from './room.ts';
import { hearNew } from './chat.ts';
import type { ServerContext } from '../ops/context.ts';
import { hearOfWriters } from './typing.ts';

interface Kept {
  readonly room: Promise<Room | undefined>;
  loaded: Room | undefined;
  readonly clockwork: Timeouts;
}

/** At most so many tables are woken at one look, so that a restart does not wake all at once. */
const BATCH = 200;
const HOUR = 3_600_000;

/** The tables that this process has in memory. Any process serves any table: the store says what is so. */
export class Rooms {
  private readonly world: ServerContext;
  private readonly kept = new Map<Id, Kept>();
  /** Which of them plays a match: others tell of those by their own ids. */
  private readonly byMatch = new Map<Id, Room>();
  private readonly unlisten: () => void;
  private cancel: (() => void) | undefined;
  private isStopped = false;
  private nextAnnouncement = 0;

  constructor(world: ServerContext) {
    this.world = world;
    this.unlisten = world.store.listen(notice => this.hear(notice));
    this.sweepLater();
  }

  get size(): number {
    return this.kept.size;
  }

  *[Symbol.iterator](): Generator<Room> {
    for (const { loaded } of this.kept.values()) if (loaded) yield loaded;
  }

  /** The room of a table, read from the store if it is not here; undefined if there is no such table. */
  open(id: Id): Promise<Room | undefined> {
    const known = this.kept.get(id);
    if (known) {
      // Whoever asks is about to come: it must not be let go in between.
      if (known.loaded) known.loaded.idleSince = this.world.host.now();
      return known.room;
    }
    const clockwork = new Timeouts();
    const room = Room.load(this.world, id, loaded => {
      this.index(loaded);
      if (!this.isStopped) clockwork.wind(loaded);
    });
    const kept: Kept = { room, loaded: undefined, clockwork };
    this.kept.set(id, kept);
    this.world.meters.tables.set(this.kept.size);
    void room.then(
      loaded => {
        if (!loaded) return this.drop(id, kept);
        kept.loaded = loaded;
        this.index(loaded);
        this.world.store.announce([{ about: 'here', id, seats: null }]);
        if (!this.isStopped) clockwork.wind(loaded);
      },
      () => this.drop(id, kept),
    );
    return room;
  }

  private drop(id: Id, kept: Kept): void {
    if (this.kept.get(id) !== kept) return;
    this.kept.delete(id);
    if (kept.loaded) this.unindex(kept.loaded);
    kept.clockwork.stop();
    kept.loaded?.close();
    this.world.meters.tables.set(this.kept.size);
  }

  private index(room: Room): void {
    const { match } = room.doc;
    if (room.indexed === match) return;
    this.unindex(room);
    room.indexed = match;
    if (match !== null) this.byMatch.set(match, room);
  }

  private unindex({ indexed }: Room): void {
    if (indexed !== null) this.byMatch.delete(indexed);
  }

  /** Forgets a table that is no more. */
  forget(room: Room): void {
    const kept = this.kept.get(room.doc.id);
    if (kept?.loaded === room) this.drop(room.doc.id, kept);
  }

  /** Something in the mailbox of a room; a table that turns out to be gone is forgotten. */
  async act<T>(room: Room, decide: () => Promise<T>): Promise<T> {
    try {
      return await room.act(decide);
    } catch (error) {
      if (error instanceof TableDeleted) this.forget(room);
      throw error;
    }
  }

  private hear(notice: Notice): void {
    if (notice.about === 'here' || notice.about === 'writing' || notice.about === 'who')
      return this.hearOfPeople(notice);
    if (notice.about === 'anything') {
      for (const room of this)
        this.follow(room, async () => {
          await room.refresh();
          await hearNew(room);
        });
      return;
    }
    const room = this.byMatch.get(notice.id) ?? this.kept.get(notice.id)?.loaded;
    if (!room) return;
    switch (notice.about) {
      case 'talk':
        if (notice.id === room.talkRoom && notice.version > room.lastSaid)
          this.follow(room, () => hearNew(room));
        break;
      case 'match':
        // Entries alone: of a changed table there is another notice.
        if (notice.version > (room.position?.version ?? 0)) this.follow(room, () => room.catchUp());
        break;
      case 'table':
      case 'removal':
        this.follow(room, () => room.refresh());
    }
  }

  /** What another process has done, in the mailbox. */
  private follow(room: Room, read: () => Promise<void>): void {
    void this.act(room, read).catch((error: unknown) => {
      if (!(error instanceof TableDeleted))
        this.world.log.warn({ err: error, table: room.doc.id }, 'a notice was in vain');
    });
  }

  private hearOfPeople(notice: Extract<Notice, { about: 'here' | 'writing' | 'who' }>): void {
    const room = this.kept.get(notice.id)?.loaded;
    if (!room) return;
    if (notice.about === 'here') hearOf(room, notice.process, notice.seats);
    else if (notice.about === 'writing') hearOfWriters(room, notice.process, notice.seats);
    else if (room.peers.size > 0) announce(room);
  }

  /** Tells other processes that those who are here are still here. */
  beat(): void {
    for (const room of this) if (room.peers.size > 0) announce(room);
  }

  private sweepLater(): void {
    this.cancel = this.world.host.after(this.world.limits.sweep, () => {
      void this.sweep()
        .catch((error: unknown) => this.world.log.error({ err: error }, 'looking after tables has failed'))
        .finally(() => !this.isStopped && this.sweepLater());
    });
  }

  /** Wakes tables whose clocks ran out while nobody was there, lets idle ones go, deletes those announced. */
  async sweep(): Promise<void> {
    const { store, host, limits } = this.world;
    const now = host.now();
    for (const { table } of await store.due(now, BATCH)) await this.lookAfter(table, () => this.open(table));
    for (const [id, kept] of this.kept) {
      const { loaded, clockwork } = kept;
      if (!loaded || loaded.peers.size > 0 || loaded.isBusy || clockwork.isBusy) continue;
      if (now - loaded.idleSince >= limits.idle) this.drop(id, kept);
    }
    await this.announce(now);
    for (const table of await store.doomed(now, BATCH))
      await this.lookAfter(table.id, async () => {
        this.world.log.info({ table: table.id }, 'a table is deleted as announced');
        await store.write([{ t: 'remove', table: table.id, after: table.version }]);
        const kept = this.kept.get(table.id);
        if (kept?.loaded) await this.act(kept.loaded, () => kept.loaded!.refresh()).catch(() => undefined);
      });
  }

  /** One table's trouble is its own: the others are looked after all the same. */
  private async lookAfter(table: Id, act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) =>
      this.world.log.error({ err: error, table }, 'a table cannot be looked after'),
    );
  }

  /** A match that nobody goes on with is not kept for ever: its table says in good time when it will go. */
  private async announce(now: number): Promise<void> {
    const { store, limits } = this.world;
    if (now < this.nextAnnouncement) return;
    this.nextAnnouncement = now + HOUR;
    for (const { id } of await store.idle(now - limits.keepOver, BATCH))
      await this.lookAfter(id, async () => {
        const room = await this.open(id);
        if (room)
          await this.act(room, async () => {
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
    for (const { clockwork } of this.kept.values()) clockwork.stop();
    for (const room of this) await room.act(() => Promise.resolve()).catch(() => undefined);
    for (const room of this) room.close();
  }
}
