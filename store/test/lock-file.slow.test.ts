import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sqlitePlace, type FilePlace } from '../contract/index.ts';
import { cleanUp } from '../contract/clean-up.ts';
import { WAIT_TIMEOUT_MS, table, withMatch } from '../contract/place.ts';
import { openSqliteStore } from '../src/index.ts';
import { takeLock } from '../src/sqlite/file-lock.ts';
import { bundleWriter, checkConfirmed, readVersions, startWriter } from './crash.ts';

beforeAll(bundleWriter);

let place: FilePlace;
beforeEach(async () => {
  place = await sqlitePlace();
});
afterEach(() => place.remove());

const folderOf = (file: string): string => join(file, '..');
const listLocks = (): string[] =>
  readdirSync(folderOf(place.file))
    .filter(name => name.includes('.held-'))
    .map(name => join(folderOf(place.file), name));
const removeLocks = (): void => {
  for (const path of [...listLocks(), `${place.file}.pid`]) rmSync(path, { force: true });
};

describe('the lock of a SQLite file', () => {
  test('[S21] a file that is open cannot be opened again, until it is closed', async () => {
    const store = await place.open();
    await expect(place.open()).rejects.toThrow(`in use by process ${process.pid}`);
    await store.write([table('T')]);
    await store.close();
    expect(listLocks()).toEqual([]);
    const again = await place.open();
    expect(await again.listTableIds('', 9)).toEqual(['T']);
    await again.close();
  });
  test('[S21] of many that start at once exactly one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      const all = await Promise.allSettled(Array.from({ length: 4 }, () => takeLock(place.file)));
      const locks = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      expect(locks).toHaveLength(1);
      await locks[0]!.release();
    }
  });
  test('[S21] a path too long for a socket has a lock like any other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tavola-long-'));
    cleanUp(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'x'.repeat(120), 'tavola.db');
    const store = await openSqliteStore(file);
    await expect(openSqliteStore(file)).rejects.toThrow('in use');
    await store.close();
    await (await openSqliteStore(file)).close();
  });
  test('[S21] a server of an older version that still runs keeps a new one out', async () => {
    writeFileSync(`${place.file}.pid`, '');
    await expect(place.open()).rejects.toThrow('older version');
    utimesSync(`${place.file}.pid`, 1, 1);
    await (await place.open()).close();
  });
  test('[S21] a file that is no database is refused, and let go', async () => {
    writeFileSync(place.file, 'a letter to my aunt, and not a short one'.repeat(100));
    await expect(place.open()).rejects.toThrow('not a database');
    expect(listLocks()).toEqual([]);
  });
  test('[S21] the files are for their owner alone', async () => {
    const store = await place.open();
    for (const name of ['', '.mark', '-wal']) expect(statSync(place.file + name).mode & 0o077).toBe(0);
    await store.close();
  });
});

describe('another process that has the file, in a container of its own', () => {
  test('[S21] keeps it while it is frozen, however long, and writes on when it wakes', async () => {
    const writer = await startWriter(place.file, true);
    await writer.freeze();
    const before = writer.confirmed();
    // An earlier lock was taken over after six seconds of silence.
    const until = Date.now() + 8000;
    do {
      await expect(place.open()).rejects.toThrow('in use');
      await new Promise(done => setTimeout(done, 400));
    } while (Date.now() < until);
    writer.kill('SIGCONT');
    await vi.waitFor(() => expect(writer.confirmed()).not.toEqual(before), WAIT_TIMEOUT_MS);
    writer.kill('SIGKILL');
    await writer.ended;
    expect(writer.complaints()).toBe('');
    const store = await place.open();
    await checkConfirmed(store, writer.confirmed());
    await store.close();
  });
  test('[S21] loses nothing when it is killed instead, and the next one opens the file at once', async () => {
    const writer = await startWriter(place.file, true);
    writer.kill('SIGSTOP');
    writer.kill('SIGKILL');
    await writer.ended;
    // The library leaves this folder when its process is killed.
    mkdirSync(`${place.file}.lock`, { recursive: true });
    const started = Date.now();
    const store = await place.open();
    expect(Date.now() - started).toBeLessThan(5000);
    await checkConfirmed(store, writer.confirmed());
    await withMatch(store, 2);
    await store.close();
  });
  // It may be frozen at any moment, also in the middle of a commit or a checkpoint.
  test.each([0, 3, 31])(
    '[S21] never writes again once its lock was removed and its file taken: %#',
    async pause => {
      const writer = await startWriter(place.file, true);
      await new Promise(done => setTimeout(done, pause));
      await writer.freeze();
      removeLocks();
      const store = await place.open();
      const found = await readVersions(store);
      await store.write([table('T')]);
      writer.kill('SIGCONT');
      expect(await writer.ended).toBe(3);
      expect(writer.complaints()).toContain('was removed, so another process may have opened the file');
      await store.write([table('U')]);
      await store.close();
      const again = await place.open();
      expect(await again.listTableIds('', 100)).toEqual(expect.arrayContaining(['T', 'U']));
      expect(await readVersions(again)).toEqual(found);
      // It may tell after it woke what it had committed before, but nothing else.
      await checkConfirmed(again, writer.confirmed());
      await again.close();
    },
  );
});

test('[S21] a store whose lock was removed says so once, even idle, and can be opened again', async () => {
  const fatal: Error[] = [];
  const store = await openSqliteStore(place.file, { onFatal: error => fatal.push(error) });
  await store.write([table('T')]);
  removeLocks();
  await vi.waitFor(() => expect(fatal).toHaveLength(1), WAIT_TIMEOUT_MS);
  expect(fatal[0]!.message).toContain('was removed');
  await expect(store.write([table('U')])).rejects.toThrow('was removed');
  await expect(store.ping()).rejects.toThrow('was removed');
  await store.close();
  expect(fatal).toHaveLength(1);
  const again = await place.open();
  expect(await again.listTableIds('', 9)).toEqual(['T']);
  await again.close();
});
