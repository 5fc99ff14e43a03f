import { NONE, type Scene, type Vendetta } from '@tavola/games/vendetta';
import type { Extras } from './registry.ts';

const share = (scenes: readonly Scene[], is: (scene: Scene) => boolean): number =>
  scenes.length === 0 ? 0 : scenes.filter(is).length / scenes.length;

export const vendettaExtras: Extras<Vendetta> = {
  rounds: table => table.round,
  sources: ({ seats, owner, power, reserve }) => ({
    'power in play': seats.map(seat =>
      power.reduce((sum, n, piece) => sum + (owner[piece] === seat ? n : 0), 0),
    ),
    reserve: [...reserve],
  }),
  tallies: [
    {
      name: 'houses fallen',
      kind: 'share',
      count: ({ floors }) => {
        const fallen = floors.filter(left => left === 0).length;
        return Object.fromEntries([...floors, 0].map((_, n) => [n, fallen === n ? 1 : 0]));
      },
    },
    {
      name: 'a game',
      kind: 'mean',
      count: ({ scenes, floors, cards, places, notes }) => ({
        scenes: scenes.length,
        storms: scenes.filter(({ tower }) => tower !== NONE).length,
        falls: floors.filter(left => left === 0).length,
        'floors left': floors.reduce((sum, left) => sum + left, 0),
        pieces: cards.length,
        places: places.length,
        notes: notes.length,
      }),
    },
    {
      name: 'of its scenes',
      kind: 'mean',
      count: ({ scenes }) => ({
        won: share(scenes, ({ won }) => won === true),
        'by a coin': share(scenes, ({ coin }) => coin !== null),
        interrupted: share(scenes, ({ interruption }) => interruption > 0),
        'against a neutral': share(scenes, ({ defender }) => defender === NONE),
        rewarded: share(scenes, ({ reward }) => reward !== null),
      }),
    },
  ],
};
