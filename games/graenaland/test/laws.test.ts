import { ends, laws } from '@tavola/kernel/suite';
import { setups, shortSetups, subject } from './subject.ts';

laws({ ...subject, setups: shortSetups(14) }, { games: 1, every: 6 });
ends({ ...subject, setups }, 8);
