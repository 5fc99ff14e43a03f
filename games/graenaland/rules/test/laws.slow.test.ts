import { testWholeGames, testLaws } from '@tavola/kernel/suite';
import { setups, subject } from './subject.ts';

testLaws({ ...subject, setups }, { games: 1, every: 23 });
testWholeGames({ ...subject, setups }, 40);
