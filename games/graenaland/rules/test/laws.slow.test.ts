import { ends, laws } from '@tavola/kernel/suite';
import { setups, subject } from './subject.ts';

laws({ ...subject, setups }, { games: 1, every: 23 });
ends({ ...subject, setups }, 40);
