import { ends, laws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

laws(subject, { games: 12, every: 13 });
ends(subject, 1_000);
