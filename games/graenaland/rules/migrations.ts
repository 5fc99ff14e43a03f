import type { GameDef } from '@tavola/kernel';
import type { Graenaland } from './types.ts';

interface RulesOne {
  readonly table: { readonly seats: readonly number[] };
}

/** As much as is needed here; the invariants look at the rest. */
const isRulesOne = (state: unknown): state is RulesOne =>
  typeof state === 'object' &&
  state !== null &&
  'table' in state &&
  typeof state.table === 'object' &&
  state.table !== null &&
  'seats' in state.table &&
  Array.isArray(state.table.seats);

/** Saves of older rules, made into those of the next. */
export const migrations: GameDef<Graenaland>['migrations'] = {
  // Rules 1 to 2: who agreed with whom was not counted. A match that was saved then goes on as if nobody had voted yet,
  // and builds made before cannot be taken back.
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
