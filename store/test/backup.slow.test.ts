import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryPlace, sqlitePlace } from '../contract/index.ts';
import { append, count, DEVICE, hold, say, table } from '../contract/place.ts';
import { backUp, openMemoryStore, restore, type Store } from '../src/index.ts';
import { allDumps } from './dumps.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-backup-'));
  file = join(folder, 'backup.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const furnish = async (store: Store): Promise<Store> => {
  for (const n of count(1, 250)) await store.write([table(`T${n}`)]);
  await store.write([
    append('m', 0, ['"\u2028\u2029 ž 👑"', String.raw`"\ud800"`], { table: 'T7' }),
    { t: 'snapshot', match: 'm', version: 1, saved: '{"__proto__":1}' },
    say('hello', { table: 'T7' }),
    hold(DEVICE, 'T7', null),
  ]);
  return store;
};

describe('a backup', () => {
  test('[S18] restores into another kind of store and back', async () => {
    const store = await furnish(openMemoryStore());
    expect(await backUp(store, file)).toEqual({ tables: 250 });
    const place = await sqlitePlace();
    const sqlite = await place.open();
    expect(await restore(sqlite, file)).toEqual({ ok: true, value: { tables: 250 } });
    expect(await allDumps(sqlite)).toEqual(await allDumps(store));
    await backUp(sqlite, `${file}.2`);
    await sqlite.close();
    await place.remove();
    const again = openMemoryStore();
    await restore(again, `${file}.2`);
    expect(await allDumps(again)).toEqual(await allDumps(store));
  });
  test('[S18] of an empty store is one too', async () => {
    expect(await backUp(openMemoryStore(), file)).toEqual({ tables: 0 });
    expect(await restore(openMemoryStore(), file)).toEqual({ ok: true, value: { tables: 0 } });
  });
  test('[S18] is written whole, and for its owner alone', async () => {
    await backUp(await furnish(openMemoryStore()), file);
    expect(readdirSync(folder)).toEqual(['backup.jsonl']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
  test('[S18] that fails leaves nothing behind', async () => {
    const store = await furnish(openMemoryStore());
    const failing = { ...store, dumpTable: () => Promise.reject(new Error('no connection')) };
    await expect(backUp(failing, file)).rejects.toThrow('no connection');
    expect(readdirSync(folder)).toEqual([]);
  });
  test('[S18] is not restored over what is there', async () => {
    const place = await memoryPlace();
    const store = await place.open();
    await store.write([table('other')]);
    await backUp(await furnish(openMemoryStore()), file);
    expect(await restore(store, file)).toMatchObject({ ok: false });
    expect(await store.listTableIds('', 9)).toEqual(['other']);
  });

  test('[S18] that was cut off while it was restored is restored to its end by another try', async () => {
    const all = await furnish(openMemoryStore());
    await backUp(all, file);
    const store = openMemoryStore();
    let left = 100;
    const dying: Store = {
      ...store,
      restoreTable: dump => (left-- > 0 ? store.restoreTable(dump) : Promise.reject(new Error('killed'))),
    };
    await expect(restore(dying, file)).rejects.toThrow('killed');
    expect(await store.listTableIds('', 999)).toHaveLength(100);
    expect(await restore(store, file)).toEqual({ ok: true, value: { tables: 250 } });
    expect(await allDumps(store)).toEqual(await allDumps(all));
    // Nothing is put over a table that has gone on since.
    await store.write([table('T7', 1)]);
    expect(await restore(store, file)).toMatchObject({ ok: false });
  });

  const damages: readonly (readonly [string, (lines: string[]) => string])[] = [
    ['is empty', () => ''],
    ['is another file', () => '{"t":"match"}\n'],
    ['is of a later format', lines => lines.join('\n').replace('"format":1', '"format":2')],
    ['is cut between two lines', lines => `${lines.slice(0, 100).join('\n')}\n`],
    ['is cut within a line', lines => lines.join('\n').slice(0, -90)],
    ['is cut before its last break', lines => lines.join('\n').slice(0, -1)],
    ['lacks a line', lines => lines.toSpliced(50, 1).join('\n')],
    ['has a line twice', lines => lines.toSpliced(50, 0, lines[50]!).join('\n')],
    ['has lines behind its end', lines => `${lines.join('\n')}{}\n`],
    ['has one other letter', lines => lines.join('\n').replace('"name', '"nome')],
    ['has a table without version', lines => lines.join('\n').replace('"version":1', '"version":0')],
    ['has junk for a table', lines => lines.toSpliced(50, 0, '{"t":"table","__proto__":{}}').join('\n')],
    ['has no JSON', lines => lines.toSpliced(50, 0, '{').join('\n')],
  ];
  test.each(damages)('[S18] that %s is refused, and nothing restored', async (_, damage) => {
    await backUp(await furnish(openMemoryStore()), file);
    writeFileSync(file, damage(readFileSync(file, 'utf8').split('\n')));
    const store = openMemoryStore();
    expect(await restore(store, file)).toMatchObject({ ok: false });
    expect(await store.listTableIds('', 9)).toEqual([]);
  });
});
