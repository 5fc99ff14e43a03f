import { testWholeGames, testLaws } from '@tavola/kernel/suite';
import { vi } from 'vitest';
import { setups, shortSetups, subject } from './subject.ts';

// Some tests take a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

testLaws({ ...subject, setups: shortSetups(6) }, { games: 1, every: 8 });
testWholeGames({ ...subject, setups }, 2);
