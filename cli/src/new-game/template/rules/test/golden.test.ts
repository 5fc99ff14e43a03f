import { golden } from '@tavola/match/suite';
import { newgame, ruleOf } from '../index.ts';

golden(
  newgame,
  new URL('../../golden/', import.meta.url),
  ruleOf,
  new URL('../../rules.md', import.meta.url),
);
