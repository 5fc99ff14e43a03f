import { defineGame, peek, type State } from '@tavola/kernel';
import type { Newgame } from './kinds.ts';
import { resample } from './resample.ts';
import { scripts } from './script.ts';
import { outcome } from './score.ts';
import { options, setup } from './setup.ts';

export { ruleOf } from './events.ts';
export type { NewgameEvent } from './events.ts';
export type { Newgame } from './kinds.ts';
export { pointsOf } from './score.ts';

const hasNoDebts = ({ table }: State<Newgame>): boolean => table.coins.every(coins => coins >= 0);

const showsWhatIsTrue = ({ table, hands }: State<Newgame>): boolean =>
  table.shown.every((shown, seat) => shown === 0 || shown === peek(hands[seat]!.lucky));

export const newgame = defineGame<Newgame>({
  name: 'newgame',
  // Raise it, and write a migration, when a saved match would play differently.
  rules: 1,
  // Q-S01 Two to four players.
  seats: { min: 2, max: 4 },
  options,
  setup,
  scripts,
  outcome,
  clone: {
    table: t => ({
      ...t,
      coins: t.coins.slice(),
      won: t.won.map(dice => dice.slice()),
      shown: t.shown.slice(),
    }),
    hand: h => ({ ...h }),
    box: b => ({ ...b }),
  },
  resample,
  invariants: { 'nobody owes': hasNoDebts, 'lucky numbers are shown as they are': showsWhatIsTrue },
  migrations: {},
});
