import { sqlitePlace } from '../contract/index.ts';
import { sqliteStore } from '../src/index.ts';
import { migrationTests } from './migrations.ts';

migrationTests('SQLite', async () => {
  const { file, remove } = await sqlitePlace();
  return { open: options => sqliteStore(file, options), remove };
});
