import { defineGame } from '@tavola/kernel';
import { copyBox, copyHand, copyTable } from './copy.ts';
import { outcome } from './goals.ts';
import { guess } from './guess.ts';
import { invariants } from './invariants.ts';
import { offer } from './joint.ts';
import type { Graenaland } from './kinds.ts';
import { scripts } from './script.ts';
import { options, setup } from './setup.ts';

/** Graenaland, for 3 to 5 players (G-S01). */
export const graenaland = defineGame<Graenaland>({
  name: 'graenaland',
  rules: 1,
  seats: { min: 3, max: 5 },
  options,
  setup,
  scripts,
  asides: [offer],
  outcome,
  clone: { table: copyTable, hand: copyHand, box: copyBox },
  guess,
  invariants,
  migrations: {},
});
