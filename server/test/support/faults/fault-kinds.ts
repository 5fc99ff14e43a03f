import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@tavola/kernel';
import { startChild, type Child } from '../child.ts';
import type { CrashPlayer } from '../crash.ts';

/** The servers and players that faults act on. Servers are replaced when they were killed. */
export interface FaultTarget {
  readonly address: string;
  readonly servers: Child[];
  readonly players: readonly CrashPlayer[];
  /** Ends all connections to the database. */
  readonly disconnect: (() => Promise<void>) | undefined;
}

/** Makes a fault and heals it; returns what is wrong already, before anybody looks whether the tables go on. */
type Fault = (target: FaultTarget, dice: Dice) => Promise<string | undefined>;

const HOUR_MS = 3_600_000;
const pickServer = ({ servers }: FaultTarget, dice: Dice): number => dice.below(servers.length);

const killServer: Fault = async (target, dice) => {
  const at = pickServer(target, dice);
  await target.servers[at]!.kill();
  target.servers[at] = await startChild(target.address);
  return undefined;
};

const freezeServer: Fault = async (target, dice) => {
  const server = target.servers[pickServer(target, dice)]!;
  server.signal('SIGSTOP');
  await wait(100 + dice.below(1500));
  server.signal('SIGCONT');
  return undefined;
};

/** A server is frozen and killed before it wakes, so that it ends in the middle of anything. */
const killFrozen: Fault = async (target, dice) => {
  target.servers[pickServer(target, dice)]!.signal('SIGSTOP');
  await wait(50);
  for (const [at, server] of target.servers.entries()) {
    server.signal('SIGCONT');
    if (dice.below(2) === 0) continue;
    await server.kill();
    target.servers[at] = await startChild(target.address);
  }
  return undefined;
};

const cutClients: Fault = async ({ players }, dice) => {
  for (const player of players) if (dice.below(2) === 0) player.cut();
  await wait(50);
  return undefined;
};

const moveClock: Fault = async (target, dice) => {
  const hours = [-1, 1, -0.2, 0.2][dice.below(4)]!;
  target.servers[pickServer(target, dice)]!.moveClock(hours * HOUR_MS);
  await wait(50);
  return undefined;
};

/** No file of the process may grow, as on a full disk. */
const fillDisk: Fault = async (target, dice) => {
  const { pid } = target.servers[0]!;
  const limit = (bytes: string): void =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  limit(String(statSync(target.address).size));
  await wait(100 + dice.below(500));
  limit('unlimited');
  return undefined;
};

/** A second server on the same file has to refuse, while the first one goes on. */
const startRival: Fault = async ({ address }) => {
  const rival = await startChild(address).catch(() => undefined);
  await rival?.kill();
  return rival && 'a second process has opened the file';
};

const cutDatabase: Fault = async ({ disconnect }) => {
  await disconnect?.();
  return undefined;
};

const COMMON = { killServer, freezeServer, killFrozen, cutClients, moveClock };

/** The faults that a store of this kind can have. */
export const FAULTS: Readonly<Record<'sqlite' | 'postgres', Readonly<Record<string, Fault>>>> = {
  sqlite: { ...COMMON, fillDisk, startRival },
  postgres: { ...COMMON, cutDatabase },
};
