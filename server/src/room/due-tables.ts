import type { DuePlace, Id, MatchHead } from '@tavola/store';
import type { ServerContext } from '../ops/context.ts';
import type { Room } from './room.ts';

/** How long a table that cannot be woken is left alone. */
interface Rest {
  readonly until: number;
  readonly milliseconds: number;
}

/** Tables that are read from the store at a time, and loaded at once. */
const PAGE = 200;
const LOADED_AT_ONCE = 8;
const FIRST_REST_MS = 30_000;
const MAX_REST_MS = 3_600_000;
const MAX_RESTING = 20_000;

/** Wakes the tables whose clocks have run out, all of them at once if need be. */
export class DueTables {
  private readonly context: ServerContext;
  private readonly open: (table: Id) => Promise<Room | undefined>;
  /** Tables that cannot be woken. Each is tried ever more rarely and delays no other. */
  private readonly resting = new Map<Id, Rest>();

  constructor(context: ServerContext, open: (table: Id) => Promise<Room | undefined>) {
    this.context = context;
    this.open = open;
  }

  /** Wakes due tables as long as `mayGoOn`; true if some are left. */
  async wake(now: number, mayGoOn: () => boolean): Promise<boolean> {
    for (let after: DuePlace | undefined; ;) {
      const page = await this.context.store.listDueMatches(now, PAGE, after);
      const heads = page.values();
      const wakeNext = async (): Promise<void> => {
        for (const head of heads) await this.wakeTable(head, now);
      };
      await Promise.all(Array.from({ length: LOADED_AT_ONCE }, wakeNext));
      const last = page.at(-1);
      if (!last || page.length < PAGE) return false;
      if (!mayGoOn()) return true;
      after = { due: last.due!, match: last.match };
    }
  }

  private async wakeTable({ table, match }: MatchHead, now: number): Promise<void> {
    const rest = this.resting.get(table);
    if (rest && rest.until > now) return;
    try {
      const room = await this.open(table);
      if (room?.position && room.doc.match === match) this.resting.delete(table);
      else this.letRest(table, now);
    } catch (error) {
      this.context.log.error({ err: error, table }, 'waking a table failed');
      this.letRest(table, now);
    }
  }

  private letRest(table: Id, now: number): void {
    const last = this.resting.get(table)?.milliseconds ?? FIRST_REST_MS / 2;
    const milliseconds = Math.min(MAX_REST_MS, 2 * last);
    this.resting.delete(table);
    const [oldest] = this.resting.keys();
    if (this.resting.size >= MAX_RESTING && oldest !== undefined) this.resting.delete(oldest);
    this.resting.set(table, { until: now + milliseconds, milliseconds });
  }
}
