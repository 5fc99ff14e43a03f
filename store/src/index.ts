export { backup, checkBackup, restore, type BackupProblem } from './backup/backup.ts';
export { measure, type Measured } from './measure.ts';
export { memoryStore } from './memory/memory-store.ts';
export { newMemoryData, type MemoryData } from './memory/memory-data.ts';
export { backupAt, openStore } from './open.ts';
export type { StoreOptions } from './options.ts';
export { postgresStore } from './postgres/postgres-store.ts';
export { sqliteStore } from './sqlite/sqlite-store.ts';
export type * from './store.ts';
