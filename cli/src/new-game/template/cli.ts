import type { CliExtras } from '@tavola/games/cli-extras.ts';
import { pointsOf, type Newgame } from './rules/index.ts';

export const extras: CliExtras<Newgame> = {
  rounds: table => table.round,
  tallies: [
    {
      name: 'dice sold',
      kind: 'mean',
      count: ({ won }) => ({ sold: won.flat().length }),
    },
  ],
  sources: table => ({
    dice: table.seats.map(seat => pointsOf(table, seat).dice),
    luck: table.seats.map(seat => pointsOf(table, seat).luck),
  }),
};
