import type { GameDef } from '@tavola/kernel';
import type { Graenaland } from './types.ts';

interface WithTable {
  readonly table: { readonly seats: readonly number[] };
}

/** Checks only what the migration needs; the invariants check the rest. */
const isWithTable = (state: unknown): state is WithTable =>
  typeof state === 'object' &&
  state !== null &&
  'table' in state &&
  typeof state.table === 'object' &&
  state.table !== null &&
  'seats' in state.table &&
  Array.isArray(state.table.seats);

/** Each migration turns saves of one version of the rules into the next. */
export const migrations: GameDef<Graenaland>['migrations'] = {
  // Rules 1 did not count who agreed with whom. A match saved then continues as if there had been no votes,
  // and its earlier builds cannot be taken back.
  1: state => {
    if (!isWithTable(state)) throw new Error('no state of rules 1');
    const { table } = state;
    const nobody = table.seats.flatMap(() => table.seats.map(() => 0));
    return {
      ...state,
      table: { ...table, agreed: nobody, refused: nobody, done: [], promising: true, promises: [] },
    };
  },
  // Rules 3 have prices of their own, may let the table talk more and ask less. A match begun before keeps its prices,
  // which are on its table.
  2: state => {
    if (!isWithTable(state)) throw new Error('no state of rules 2');
    return { ...state, table: { ...state.table, rules: 2, talk: 'silent', invited: false } };
  },
};
