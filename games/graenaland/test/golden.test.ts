import { golden, scenarios } from '@tavola/match/suite';
import { graenaland, ruleOf } from '../index.ts';

const folder = new URL('../../../golden/graenaland/', import.meta.url);

golden(graenaland, folder, ruleOf, new URL('../rules.md', import.meta.url));
scenarios(graenaland, new URL('scenarios/', folder));
