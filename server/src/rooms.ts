import type { Id, Notice } from '@tavola/store';
import { Clockwork } from './clockwork.ts';
import { Gone, Room } from './room.ts';
import { hearNew } from './talk.ts';
import type { World } from './world.ts';

interface Kept {
  readonly room: Promise<Room | undefined>;
  loaded: Room | undefined;
  readonly clockwork: Clockwork;
}

/** At most so many tables are woken at one look, so that a restart does not wake all at once. */
const BATCH = 200;
const HOUR = 3_600_000;

/** The tables that this process has in memory. Any process serves any table: the store says what is so. */
export class Rooms {
  private readonly world: World;
  private readonly kept = new Map<Id, Kept>();
  private readonly unlisten: () => void;
  private cancel: (() => void) | undefined;
  private isStopped = false;
  private nextAnnouncement = 0;

  constructor(world: World) {
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
    const clockwork = new Clockwork();
    const room = Room.load(this.world, id, loaded => !this.isStopped && clockwork.wind(loaded));
    const kept: Kept = { room, loaded: undefined, clockwork };
    this.kept.set(id, kept);
    this.world.meters.tables.set(this.kept.size);
    void room.then(
      loaded => {
        if (!loaded) return this.drop(id, kept);
        kept.loaded = loaded;
        if (!this.isStopped) clockwork.wind(loaded);
      },
      () => this.drop(id, kept),
    );
    return room;
  }

  private drop(id: Id, kept: Kept): void {
    if (this.kept.get(id) !== kept) return;
    this.kept.delete(id);
    kept.clockwork.stop();
    kept.loaded?.close();
    this.world.meters.tables.set(this.kept.size);
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
      if (error instanceof Gone) this.forget(room);
      throw error;
    }
  }

  private hear(notice: Notice): void {
    for (const room of this) {
      const { id, match } = room.doc;
      const isAbout =
        notice.about === 'anything' || notice.id === id || notice.id === match || notice.id === room.talkRoom;
      if (!isAbout) continue;
      const isTalk = notice.about === 'talk';
      if (isTalk && notice.version <= room.lastSaid) continue;
      if (notice.about === 'match' && notice.version <= (room.position?.version ?? 0)) continue;
      void this.act(room, async () => {
        if (!isTalk) await room.refresh();
        if (isTalk || notice.about === 'anything') await hearNew(room);
      }).catch((error: unknown) => {
        if (!(error instanceof Gone)) this.world.log.warn({ err: error, table: id }, 'a notice was in vain');
      });
    }
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
    for (const { table } of await store.due(now, BATCH)) await this.open(table);
    for (const [id, kept] of this.kept) {
      const { loaded } = kept;
      if (!loaded || loaded.peers.size > 0 || loaded.isBusy) continue;
      if (now - loaded.idleSince >= limits.idle) this.drop(id, kept);
    }
    await this.announce(now);
    for (const table of await store.doomed(now, BATCH)) {
      this.world.log.info({ table: table.id }, 'a table is deleted as announced');
      await store.write([{ t: 'remove', table: table.id, after: table.version }]);
      const kept = this.kept.get(table.id);
      if (kept?.loaded) await this.act(kept.loaded, () => kept.loaded!.refresh()).catch(() => undefined);
    }
  }

  /** A match that nobody goes on with is not kept for ever: its table says in good time when it will go. */
  private async announce(now: number): Promise<void> {
    const { store, limits } = this.world;
    if (now < this.nextAnnouncement) return;
    this.nextAnnouncement = now + HOUR;
    for (const { id } of await store.idle(now - limits.keepOver, BATCH)) {
      const room = await this.open(id);
      if (room)
        await this.act(room, async () => {
          if (room.doc.deletes === null)
            await room.write({ doc: { ...room.doc, deletes: now + limits.keepLobby } });
        });
    }
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
