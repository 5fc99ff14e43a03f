import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sqlitePlace, type FilePlace } from '../contract/index.ts';
import { append, count, table } from '../contract/place.ts';

const FRAME = 4096 + 24;
const HEADER = 32;
/** SQLite repeats the last frame up to a whole sector, so that one alone can be spared. */
const LAST_COMMIT = 3 * FRAME;
const ENTRIES = 30;

let place: FilePlace;
let wal = '';
let older: Buffer;
/** The files as a killed process leaves them, by the ends of their names: the last writes are in the log alone. */
const left = new Map<string, Buffer>();

beforeAll(async () => {
  const origin = await sqlitePlace();
  const store = await origin.open();
  await store.write([table('T')]);
  older = readFileSync(`${origin.file}-wal`);
  for (const [after, entry] of count(1, ENTRIES).entries()) await store.write([append('m', after, [entry])]);
  for (const end of ['', '-wal', '.mark']) left.set(end, readFileSync(origin.file + end));
  await store.close();
  await origin.remove();
});

beforeEach(async () => {
  place = await sqlitePlace();
  wal = `${place.file}-wal`;
  for (const [end, bytes] of left) writeFileSync(place.file + end, bytes);
});

const change = (path: string, act: (bytes: Buffer) => unknown): void => {
  const bytes = readFileSync(path);
  act(bytes);
  writeFileSync(path, bytes);
};
const flip = (bytes: Buffer, at: number): void => void bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
const frames = (bytes: Buffer): number => Math.floor((bytes.length - HEADER) / FRAME);

const DAMAGES: readonly (readonly [string, () => void])[] = [
  ['was removed', () => rmSync(wal)],
  ['is empty', () => truncateSync(wal, 0)],
  ['was cut in the middle', () => truncateSync(wal, Math.floor(readFileSync(wal).length / 2))],
  ['lacks its last frames', () => truncateSync(wal, readFileSync(wal).length - LAST_COMMIT)],
  ['has a header of zeros', () => change(wal, bytes => bytes.fill(0, 0, HEADER))],
  ['has another salt', () => change(wal, bytes => flip(bytes, 16))],
  ['has a flipped bit in its first frame', () => change(wal, bytes => flip(bytes, HEADER + 100))],
  [
    'has a flipped bit in the middle',
    () => change(wal, bytes => flip(bytes, HEADER + Math.floor(frames(bytes) / 2) * FRAME + 500)),
  ],
  ['has zeros at its end', () => change(wal, bytes => bytes.fill(0, bytes.length - LAST_COMMIT))],
  ['is an older one', () => writeFileSync(wal, older)],
];

describe('a write-ahead log', () => {
  test('[S23] that is whole is read whole', async () => {
    const store = await place.open();
    expect(await store.readEntries('m', 0)).toEqual(count(1, ENTRIES));
    await store.close();
  });
  test.each(DAMAGES)('[S23] that %s does not start silently with fewer moves', async (_, damage) => {
    damage();
    await expect(place.open()).rejects.toThrow(
      /lacks writes that were confirmed: the last \d+ commits are gone/,
    );
    // The same answer again: the first try has not made the rest the truth.
    await expect(place.open()).rejects.toThrow('lacks writes');
  });
  test('[S23] that is damaged can be given up by hand', async () => {
    truncateSync(wal, Math.floor(readFileSync(wal).length / 2));
    await expect(place.open()).rejects.toThrow(`${place.file}.mark`);
    rmSync(`${place.file}.mark`);
    const store = await place.open();
    const entries = await store.readEntries('m', 0);
    expect(entries.length).toBeLessThan(ENTRIES);
    expect(entries).toEqual(count(1, entries.length));
    await store.close();
    await (await place.open()).close();
  });
  test.each(['', 'junk', 'one two three'])('[S23] a mark of %j is no evidence', async text => {
    writeFileSync(`${place.file}.mark`, text);
    await (await place.open()).close();
    expect(existsSync(`${place.file}.mark`)).toBe(true);
    await (await place.open()).close();
  });
});
