import { ends, laws } from '@tavola/kernel/suite';
import { subject } from './subject.ts';

laws(subject, { games: 6, every: 3 });
ends(subject, 20);
