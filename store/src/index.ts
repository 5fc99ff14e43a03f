export { memoryStore } from './memory.ts';
export { newMemoryData, type MemoryData } from './memory-data.ts';
export type * from './store.ts';
