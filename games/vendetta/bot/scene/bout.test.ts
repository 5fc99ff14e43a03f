import { NONE } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import { ledgerAfter, expectedWorth, type Bout } from './bout.ts';
import { meanOver, winsWith } from './odds.ts';
import { rateAdvantage, type StandingLedger, type Prices } from '../standing.ts';

const ledger: StandingLedger = {
  characters: [9, 5, 7],
  props: [4, 3, 0],
  reserve: [6, 2, 9],
  floors: [5, 2, 4],
};
const prices: Prices = {
  reserve: 0.85,
  purse: 0.3,
  prop: 1.1,
  floor: 2.2,
  lastFloors: 3,
  storm: 3,
  fallen: -25,
  leader: 0.5,
};

test('both dice and the coin are reckoned with', () => {
  expect([-6, 0, 6].map(winsWith)).toEqual([0, 0.5, 1]);
  for (let lead = -7; lead <= 7; lead++) expect(winsWith(lead) + winsWith(-lead)).toBeCloseTo(1);
});

const scene: Bout = {
  caller: 0,
  defender: 1,
  tower: NONE,
  object: { power: 4, isProp: false },
  value: 3,
  actors: [5],
  reaction: 0,
};

test.each([scene, { ...scene, defender: NONE }, { ...scene, tower: 1 }])(
  'what is awaited of a scene is the mean over all rolls: %j',
  bout => {
    const worth = (d: number): number => rateAdvantage(ledgerAfter(ledger, bout, d), prices, 0);
    for (const lead of [-8, -3, 0, 2, 5, 9])
      expect(expectedWorth(ledger, prices, 0, bout, lead)).toBeCloseTo(
        meanOver(lead, d => (d === 0 ? (worth(1) + worth(-1)) / 2 : worth(d))),
      );
  },
);
