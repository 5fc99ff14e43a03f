import { testGoldenMatches, testScenarios } from '@tavola/match/suite';
import { ruleOf, verona } from '../index.ts';

const folder = new URL('../../golden/', import.meta.url);

testGoldenMatches(verona, folder, ruleOf, new URL('../../rules.md', import.meta.url));
testScenarios(verona, new URL('scenarios/', folder));
