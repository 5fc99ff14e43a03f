import { testWholeGames, testLaws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

testLaws(subject, { games: 6, every: 3 });
testWholeGames(subject, 20);
