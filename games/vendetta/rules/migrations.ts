import type { GameDef } from '@tavola/kernel';
import { noFrame } from './setup/setup.ts';
import type { Vendetta } from './types.ts';

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Each migration turns saves of one version of the rules into the next. */
export const migrations: GameDef<Vendetta>['migrations'] = {
  // A match that began in rules 1 goes on in them, so it has the version on its table and nothing of what is new.
  1: state => {
    if (!isRecord(state) || !isRecord(state['table'])) throw new Error('no state of rules 1');
    const added = {
      rules: 1,
      debt: 'forgiven',
      closing: 'clock',
      names: [],
      unbooked: null,
      frame: noFrame,
      strikes: [],
    };
    return { ...state, table: { ...state['table'], ...added } };
  },
};
