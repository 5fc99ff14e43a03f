import { ends, laws } from '@tavola/kernel/suite';
import { vi } from 'vitest';
import { setups, shortSetups, subject } from './subject.ts';

// Some of these take a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

laws({ ...subject, setups: shortSetups(6) }, { games: 1, every: 8 });
ends({ ...subject, setups }, 2);
