import { postgresPlace, storeContract, withPostgres } from '../contract/index.ts';

withPostgres(database => storeContract('postgres', () => postgresPlace(database), { shared: true }));
