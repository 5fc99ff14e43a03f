import { expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { ARMY, BUILDS, FORT } from '../building/builds.ts';
import { seedDice } from '@tavola/kernel';
import { priceListOf, standardPriceList } from './price-list.ts';

test('[G-B07] the overview card lists every price of the components in play', () => {
  const begun = graenaland.begin(4, {}, seedDice(1));
  if (!begun.ok) throw new Error(begun.error.code);
  const { land, stock } = begun.value.state.table;
  const list = priceListOf({ land, stock });
  expect(list.tiles.map(({ price }) => price)).toEqual(land.settlement);
  const named = [...list.buildings, ...list.works];
  expect(named.map(({ name }) => name)).toEqual(BUILDS.slice(FORT, ARMY));
  expect(named.map(({ price }) => price)).toEqual(stock.prices.slice(FORT, ARMY));
  expect(list.army.map(({ price }) => price)).toEqual(stock.armyPrices);
});

test('[G-B07] outside a match it lists all nine tiles of the box', () => {
  expect(standardPriceList().tiles).toHaveLength(9);
});
