import type { GameDef } from '@tavola/kernel';
import type { Newgame } from './kinds.ts';
import { bid, drawLuckyNumbers, rollDie, showLuckyNumbers } from './round.ts';
import { ask, call, repeat } from './rulebook.ts';

/** The rules' table of contents: what happens in which order, each line under the id of its rule. */
export const scripts: GameDef<Newgame>['scripts'] = {
  main: [
    drawLuckyNumbers,
    repeat('Q-R01', table => table.round < table.rounds, [call('Q-R01', 'round')]),
    showLuckyNumbers,
  ],
  round: [rollDie, ask('Q-R03', bid)],
};
