import { golden, scenarios } from '@tavola/match/suite';
import { vi } from 'vitest';
import { graenaland, ruleOf } from '../index.ts';

// A transcript of a thousand answers takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = new URL('../../golden/', import.meta.url);

golden(graenaland, folder, ruleOf, new URL('../../rules.md', import.meta.url));
scenarios(graenaland, new URL('scenarios/', folder));
