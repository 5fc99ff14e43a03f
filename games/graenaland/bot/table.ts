import type { Graenaland } from '../rules/index.ts';
import type { DeepReadonly } from '@tavola/kernel';

/** The table as a bot looks at it. */
export type IslandTable = DeepReadonly<Graenaland['table']>;
