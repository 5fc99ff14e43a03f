import { memoryPlace, storeContract } from '../contract/index.ts';

storeContract('memory', memoryPlace, { shared: true });
