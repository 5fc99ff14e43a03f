export { ends } from './ends.ts';
export { laws } from './laws.ts';
export type { Setup, Subject } from './subject.ts';
