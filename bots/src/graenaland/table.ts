import type { Graenaland } from '@tavola/games/graenaland';
import type { DeepReadonly } from '@tavola/kernel';

/** The table as a bot looks at it. */
export type Table = DeepReadonly<Graenaland['table']>;
