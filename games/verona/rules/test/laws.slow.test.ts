import { testWholeGames, testLaws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

testLaws(subject, { games: 12, every: 13 });
testWholeGames(subject, 1_000);
