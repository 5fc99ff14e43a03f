export { testGoldenMatches } from './golden.ts';
export { testScenarios } from './scenarios.ts';
