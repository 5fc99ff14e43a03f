export { backUp, checkBackup, restore, type BackupProblem } from './backup/backup.ts';
export { measureStore, type StoreFigures } from './measure.ts';
export { openMemoryStore } from './memory/memory-store.ts';
export { createMemoryData, type MemoryData } from './memory/memory-data.ts';
export { backUpAddress, openStore } from './open.ts';
export type { StoreOptions } from './options.ts';
export { openPostgresStore } from './postgres/postgres-store.ts';
export { openSqliteStore } from './sqlite/sqlite-store.ts';
export type * from './store.ts';
