import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sqlitePlace, type FilePlace } from '../contract/index.ts';
import { cleanUp } from '../contract/clean-up.ts';
import { WAIT_TIMEOUT_MS, table, withMatch } from '../contract/place.ts';
import { takeLock } from '../src/sqlite/file-lock.ts';

let place: FilePlace;
let pid = '';
beforeEach(async () => {
  place = await sqlitePlace();
  pid = `${place.file}.pid`;
});
afterEach(() => place.remove());

/** Writes a lock like the one of this process, with some fields changed. */
const leave = async (change: object): Promise<void> => {
  const { text, release } = await takeLock(place.file);
  release();
  writeFileSync(pid, JSON.stringify({ ...(JSON.parse(text) as object), ...change }));
};

describe('the lock of a SQLite file', () => {
  test('[S21] a file that is open cannot be opened again, until it is closed', async () => {
    const store = await place.open();
    await expect(place.open()).rejects.toThrow(`in use by process ${process.pid}`);
    await store.write([table('T')]);
    await store.close();
    expect(existsSync(pid)).toBe(false);
    const again = await place.open();
    expect(await again.listTableIds('', 9)).toEqual(['T']);
    await again.close();
  });
  test('[S21] nor while another process has it, but once that was killed', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    cleanUp(() => holder.kill('SIGKILL'));
    await once(holder, 'spawn');
    const began = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19];
    await leave({ pid: holder.pid, began });
    await expect(place.open()).rejects.toThrow(`in use by process ${holder.pid}`);
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
    // The library leaves this folder when its process is killed.
    mkdirSync(`${place.file}.lock`);
    const store = await withMatch(await place.open(), 2);
    await store.close();
  });
  test('[S21] a process that has the number of a dead one is not the dead one', async () => {
    await leave({ began: '1' });
    await (await place.open()).close();
  });
  test('[S21] of two that find a dead lock one gets it', async () => {
    await leave({ began: '1' });
    const both = await Promise.allSettled([takeLock(place.file), takeLock(place.file)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
  test('[S21] a holder in another container is alive as long as it touches its lock', async () => {
    await leave({ place: 'elsewhere' });
    const beat = setInterval(() => utimesSync(pid, new Date(), new Date()), 100);
    cleanUp(() => clearInterval(beat));
    await expect(place.open()).rejects.toThrow('in use');
  });
  test('[S21] a store touches its lock, and stops when it was taken', async () => {
    const store = await place.open();
    const before = statSync(pid).mtimeMs;
    await vi.waitFor(() => expect(statSync(pid).mtimeMs).toBeGreaterThan(before), WAIT_TIMEOUT_MS);
    writeFileSync(pid, '{}');
    await vi.waitFor(
      () => expect(store.ping()).rejects.toThrow('was taken by another process'),
      WAIT_TIMEOUT_MS,
    );
    await expect(store.write([table('T')])).rejects.toThrow('was taken by another process');
    await store.close();
    expect(readFileSync(pid, 'utf8')).toBe('{}');
  });
  test('[S21] a file that is no database is refused, and let go', async () => {
    writeFileSync(place.file, 'a letter to my aunt, and not a short one'.repeat(100));
    await expect(place.open()).rejects.toThrow('not a database');
    expect(existsSync(pid)).toBe(false);
  });
  test('[S21] the file is for its owner alone', async () => {
    await (await place.open()).close();
    expect(statSync(place.file).mode & 0o077).toBe(0);
  });
});
