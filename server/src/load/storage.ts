import type { ServerContext } from '../ops/context.ts';
import { AddressLimiter } from './address-limits.ts';

/** So much of a disk is left for running matches. */
const RESERVE = 256_000_000;
/** The metric moves in steps, so that no single entry shows in it. */
const STEP = 10_000_000;

/** Watches how much is stored: new tables and matches are refused while there is no room, and addresses have shares. */
export class Storage {
  private readonly context: ServerContext;
  private readonly limiter: AddressLimiter;
  private full = false;

  constructor(context: ServerContext) {
    this.context = context;
    this.limiter = new AddressLimiter(context.limits.storagePerAddress);
  }

  /** Whether nothing new may begin. What has begun goes on. */
  get isFull(): boolean {
    return this.full;
  }

  /** Whether the address may store this many bytes more. */
  take(network: string, bytes: number): boolean {
    return this.limiter.take(network, this.context.environment.now(), bytes);
  }

  async measure(): Promise<void> {
    const { store, limits, metrics, log } = this.context;
    const { used, free } = await store.readSize();
    metrics.storedBytes.set(Math.ceil(used / STEP) * STEP);
    const wasFull = this.full;
    this.full = used > limits.storage || (free !== null && free < RESERVE);
    if (this.full && !wasFull) log.error({ used, free }, 'the store is full: no new tables and matches');
    if (!this.full && wasFull) log.info({ used, free }, 'the store has room again');
  }
}
