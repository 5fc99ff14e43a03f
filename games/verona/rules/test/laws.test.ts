import { ends, laws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

laws(subject, { games: 2, every: 11 });
ends(subject, 5);
