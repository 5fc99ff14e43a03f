import { golden, scenarios } from '@tavola/match/suite';
import { ruleOf, verona } from '../index.ts';

const folder = new URL('../../golden/', import.meta.url);

golden(verona, folder, ruleOf, new URL('../../rules.md', import.meta.url));
scenarios(verona, new URL('scenarios/', folder));
