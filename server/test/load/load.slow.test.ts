import { readdirSync, readFileSync } from 'node:fs';
import { parseMatch } from '@tavola/match';
import { expect, test } from 'vitest';
import { sqlitePlace } from '@tavola/store/contract/places.ts';
import { measureLoading } from '../../bench/index.ts';

const files = ['verona', 'graenaland', 'vendetta'].flatMap(game =>
  readdirSync(`games/${game}/golden`)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => `games/${game}/golden/${name}`),
);

test('however long a match is, a snapshot is near', async () => {
  for (const name of files) {
    const file = parseMatch(readFileSync(name, 'utf8'));
    if (!file.ok) throw new Error(name);
    const { entries, behind } = await measureLoading(file.value);
    expect(entries).toBe(file.value.entries.length);
    expect(behind, name).toBeLessThan(64);
  }
});

test('the longest match is loaded from SQLite within 50 ms of processor time', async () => {
  const matches = files.map(name => {
    const file = parseMatch(readFileSync(name, 'utf8'));
    if (!file.ok) throw new Error(name);
    return file.value;
  });
  const longest = matches.toSorted((a, b) => b.entries.length - a.entries.length)[0]!;
  const place = await sqlitePlace();
  const store = await place.open();
  const { milliseconds } = await measureLoading(longest, store);
  await store.close();
  await place.remove();
  expect(milliseconds).toBeLessThanOrEqual(50);
});
