import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf } from './open-store.ts';

test('the password of the database may stand in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-password-'));
  const file = join(folder, 'password');
  writeFileSync(file, 'p@ss/word%:\n');
  const database = 'postgres://tavola@database/tavola';
  const address = addressOf({ data: 'data', database, databasePasswordFile: file });
  rmSync(folder, { recursive: true });
  expect(address).not.toContain('p@ss/word%:');
  expect(decodeURIComponent(new URL(address).password)).toBe('p@ss/word%:');
  expect(addressOf({ data: 'data', database, databasePasswordFile: undefined })).toBe(database);
  expect(addressOf({ data: 'data', database: undefined, databasePasswordFile: file })).toBe(
    join('data', 'tavola.sqlite'),
  );
});
