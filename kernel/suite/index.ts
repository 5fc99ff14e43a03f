export { ends } from './ends.ts';
export { laws } from './laws.ts';
export { perft } from './perft.ts';
export { answer, asked, at, heard, refusal, type Opening, type Scene } from './scene.ts';
export type { Setup, Subject } from './subject.ts';
