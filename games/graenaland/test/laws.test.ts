import { ends, laws } from '@tavola/kernel/suite';
import { setups, shortSetups, subject } from './subject.ts';

laws({ ...subject, setups: shortSetups(10) }, { games: 1, every: 9 });
ends({ ...subject, setups }, 3);
