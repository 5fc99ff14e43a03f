import { testGoldenMatches, testScenarios } from '@tavola/match/suite';
import { vi } from 'vitest';
import { graenaland, ruleOf } from '../index.ts';

// A transcript of a thousand answers takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = new URL('../../golden/', import.meta.url);

testGoldenMatches(graenaland, folder, ruleOf, new URL('../../rules.md', import.meta.url));
testScenarios(graenaland, new URL('scenarios/', folder));
