import { ok, seal, type GameDef, type Option } from '@tavola/kernel';
import type { Newgame } from './kinds.ts';

const COINS = 10;

/** What players can choose before the game. */
export const options: readonly Option[] = [
  { name: 'rounds', rule: 'Q-R01', kind: 'number', min: 1, max: 9, default: 5 },
];

/** Q-S01 Ten coins each. */
export const setup: GameDef<Newgame>['setup'] = (count, chosen) => {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return ok({
    table: {
      seats,
      rounds: Number(chosen['rounds']),
      round: 0,
      die: 0,
      coins: seats.map(() => COINS),
      won: seats.map(() => []),
      shown: seats.map(() => 0),
    },
    hands: seats.map(() => ({ lucky: seal(0) })),
    box: {},
  });
};
