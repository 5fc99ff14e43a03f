export { testWholeGames } from './ends.ts';
export { testLaws } from './laws.ts';
export { perft } from './perft.ts';
export { answer, asked, at, heard, refusal, type TestStart, type TestPosition } from './scene.ts';
export type { SuiteSetup, Subject } from './subject.ts';
