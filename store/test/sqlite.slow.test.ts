import { sqlitePlace, storeContract } from '../contract/index.ts';

storeContract('sqlite', sqlitePlace, { shared: false });
