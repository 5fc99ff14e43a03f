import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { bundle } from '@tavola/server/bundle';
import { cleanUp } from '../contract/clean-up.ts';
import { WAIT_TIMEOUT_MS } from '../contract/place.ts';
import type { Store } from '../src/index.ts';
import { MATCHES } from './crash-child.ts';

let bundled = '';

/** For `beforeAll`: bundles the writer, since starting it from sources would take a second each time. */
export const bundleWriter = async (): Promise<() => void> => {
  mkdirSync('.cache', { recursive: true });
  // Within the repository, so that imports find the libraries.
  const folder = mkdtempSync(resolve('.cache', 'store-test-'));
  bundled = join(folder, 'writer.mjs');
  await bundle({ writer: fileURLToPath(new URL('crash-child.ts', import.meta.url)) }, folder);
  return () => rmSync(folder, { recursive: true, force: true });
};

/** A process that writes as fast as it can. */
export interface Writer {
  /** Its id here, also if it has another one in a container. */
  readonly pid: number;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Stops all its threads until `SIGCONT`, and reads what it has told by then. */
  readonly freeze: () => Promise<void>;
  /** Its exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  readonly complaints: () => string;
  /** The newest confirmed version of each match. */
  readonly confirmed: () => ReadonlyMap<string, number>;
}

/** Runs a command with process ids of its own, as a container has them, if this user may. */
const ELSEWHERE = [
  ['unshare', '--pid', '--fork', '--kill-child'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'],
].find(([program, ...args]) => spawnSync(program!, [...args, 'true']).status === 0);

const innerPid = (outer: number): number =>
  Number(readFileSync(`/proc/${outer}/task/${outer}/children`, 'utf8').trim().split(' ')[0]);

/** A thread that is being stopped first finishes its system call. */
const areStopped = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).every(thread => {
    const status = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).startsWith('T');
  });

/** Starts a writer, in a container if there can be one, and waits for its first confirmed write. */
export const startWriter = async (address: string, isElsewhere = false): Promise<Writer> => {
  const outside = isElsewhere && ELSEWHERE ? ELSEWHERE : [];
  const [command, ...args] = [...outside, process.execPath, bundled, address];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  await once(child, 'spawn');
  cleanUp(() => child.kill('SIGKILL'));
  await vi.waitFor(() => {
    if (out === '' && child.exitCode === null) throw new Error(`nothing was written yet: ${error}`);
  }, WAIT_TIMEOUT_MS);
  const pid = outside.length > 0 ? innerPid(child.pid!) : child.pid!;
  return {
    pid,
    kill: signal => process.kill(pid, signal),
    freeze: async () => {
      process.kill(pid, 'SIGSTOP');
      await vi.waitFor(() => {
        if (!areStopped(pid)) throw new Error('it is not stopped yet');
      }, WAIT_TIMEOUT_MS);
      // Each turn of the event loop reads what has arrived.
      for (let known = -1; known !== out.length; await new Promise(setImmediate)) known = out.length;
    },
    ended: closed.then(([code]) => code),
    // Some kernels do not let `unshare` block signals, which does no harm.
    complaints: () => error.replace(/^unshare: sigprocmask.*\n/m, ''),
    confirmed: () => {
      const confirmed = new Map<string, number>();
      // The last line may be cut, and then it does not count as confirmed.
      for (const line of out.split('\n').slice(0, -1)) {
        const [match, version] = line.split(' ');
        confirmed.set(match!, Number(version));
      }
      return confirmed;
    },
  };
};

/** Kills a writing process after this many milliseconds of writing, and returns the versions that it confirmed. */
const killedAfter = async (address: string, milliseconds: number): Promise<ReadonlyMap<string, number>> => {
  const writer = await startWriter(address);
  await wait(milliseconds);
  writer.kill('SIGKILL');
  await writer.ended;
  expect(writer.complaints()).toBe('');
  return writer.confirmed();
};

/** Checks that a store has everything that was confirmed. */
export const checkConfirmed = async (store: Store, confirmed: ReadonlyMap<string, number>): Promise<void> => {
  for (const [match, version] of confirmed) await checkMatch(store, match, version);
};

/** The version of each match that a writer writes. */
export const readVersions = (store: Store): Promise<readonly (number | undefined)[]> =>
  Promise.all(MATCHES.map(async match => (await store.readHead(match))?.version));

/** Checks that a log has no gap and that entries of one write are stored together. */
const checkMatch = async (store: Store, match: string, confirmed: number): Promise<void> => {
  const latest = (await store.readMatch(match))!;
  const entries = await store.readEntries(match, 0);
  expect(latest.version).toBeGreaterThanOrEqual(confirmed);
  expect(entries).toEqual(
    Array.from({ length: latest.version }, (_, i) => JSON.stringify({ match, version: i + 1 })),
  );
  expect([latest.brief, latest.due]).toEqual([`${latest.version}`, latest.version]);
  const round = latest.snapshot!.version;
  expect(latest.snapshot!.saved).toBe(`${round}`);
  expect(latest.entries).toHaveLength(latest.version - round);
  const table = (await store.readTable(latest.table))!;
  expect(table.doc).toBe(`${round}`);
  const [said] = await store.readTalk(match, 'all', 1);
  expect(said).toMatchObject({ number: table.version, doc: `${round}` });
};

/** S19: kills a writing process repeatedly, and returns the number of confirmed writes. */
export const crashes = async (
  address: string,
  open: () => Promise<Store>,
  rounds: number,
): Promise<number> => {
  const known = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    // The kill comes between the very first moment and the middle of a checkpoint.
    const confirmed = await killedAfter(address, Math.random() * 500);
    for (const [match, version] of confirmed) known.set(match, version);
    const store = await open();
    cleanUp(() => store.close().catch(() => undefined));
    await checkConfirmed(store, known);
    await store.close();
  }
  return [...known.values()].reduce((sum, version) => sum + version, 0);
};

/** The tests do a few rounds; `TAVOLA_CRASHES=100 npx vitest run --project slow crash` is the long run. */
export const ROUNDS = Number(process.env['TAVOLA_CRASHES'] ?? 4);
