import type { GameTypes } from '@tavola/kernel';
import type { RedactedLine } from '@tavola/match';
import { expect, test } from 'vitest';
import type { GameText } from '../../text/game.ts';
import { text as graenaland } from '@tavola/games/graenaland/text/index.ts';
import { itemsOf } from './items.ts';

test('what one gets stands below the vote that gave it, and before the next round', () => {
  const vote = { t: 'vote' };
  const got = (seat: number, down: number) => ({ t: 'got', seat, territory: 3, cards: [], down });
  const drew = (card: number) => ({ to: 1, event: { t: 'drew', card } });
  const gift = { to: 1, event: { t: 'gift', from: 1, to: 0, card: 2 } };
  const line = {
    t: 'heard',
    events: [vote, got(0, 1), got(1, 2), { t: 'round', round: 5 }],
    whispers: [drew(4), gift, drew(7)],
  } as unknown as RedactedLine;
  const gives = graenaland.whispersFor as unknown as GameText<GameTypes>['whispersFor'];
  expect(itemsOf(9, line, gives).map(({ event }) => event)).toEqual([
    gift.event,
    vote,
    got(0, 1),
    got(1, 2),
    drew(4).event,
    drew(7).event,
    { t: 'round', round: 5 },
  ]);
});
