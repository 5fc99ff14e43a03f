// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createPlaces } from './presets.ts';

test('a new table is one person against fair opponents, or as many people as share the device', () => {
  const bots = (people: number) => createPlaces(4, people).map(({ bot }) => bot);
  expect(bots(1)).toEqual([null, 'steady', 'steady', 'steady']);
  expect(bots(2)).toEqual([null, null, 'steady', 'steady']);
});
