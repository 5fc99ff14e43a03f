import type { GameDef } from '@tavola/kernel';
import type { Graenaland } from './types.ts';

interface RulesOne {
  readonly table: { readonly seats: readonly number[] };
}

/** Checks only what the migration needs; the invariants check the rest. */
const isRulesOne = (state: unknown): state is RulesOne =>
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
    if (!isRulesOne(state)) throw new Error('no state of rules 1');
    const { table } = state;
    const nobody = table.seats.flatMap(() => table.seats.map(() => 0));
    return {
      ...state,
      table: { ...table, agreed: nobody, refused: nobody, done: [], promising: true, promises: [] },
    };
  },
};
