import { sqlitePlace } from '../contract/index.ts';
import { openSqliteStore } from '../src/index.ts';
import { migrationTests } from './migrations.ts';

migrationTests('SQLite', async () => {
  const { file, remove } = await sqlitePlace();
  return { open: options => openSqliteStore(file, options), remove };
});
