import { testGoldenMatches, testScenarios } from '@tavola/match/suite';
import { ruleOf, vendetta } from '../index.ts';

const folder = new URL('../../golden/', import.meta.url);

testGoldenMatches(vendetta, folder, ruleOf, new URL('../../rules.md', import.meta.url));
// These are the worked examples of the rulebook, in our own words.
testScenarios(vendetta, new URL('scenarios/', folder));
