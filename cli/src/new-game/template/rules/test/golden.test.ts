import { testGoldenMatches } from '@tavola/match/suite';
import { newgame, ruleOf } from '../index.ts';

testGoldenMatches(
  newgame,
  new URL('../../golden/', import.meta.url),
  ruleOf,
  new URL('../../rules.md', import.meta.url),
);
