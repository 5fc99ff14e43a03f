export { backup, checkBackup, restore, type BackupProblem } from './backup.ts';
export { measure, type Measured } from './measure.ts';
export { memoryStore } from './memory.ts';
export { newMemoryData, type MemoryData } from './memory-data.ts';
export { backupAt, openStore } from './open.ts';
export type { StoreOptions } from './options.ts';
export { postgresStore } from './postgres.ts';
export { sqliteStore } from './sqlite.ts';
export type * from './store.ts';
