import { testWholeGames, testLaws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

testLaws(subject, { games: 2, every: 11 });
testWholeGames(subject, 5);
