import type { Land } from '../../rules/index.ts';
import { stepFrom, COMPASS } from '../../rules/land.ts';
import { describe, expect, test } from 'vitest';
import { areaOf } from '@tavola/web/board-kit/map/points.ts';
import { ARROWS, placeTowards } from '@tavola/web/board-kit/map/ways.ts';
import { layContents } from '../island/pieces/contents.ts';
import { planOf } from '../island/plan.ts';
import { sceneryOf } from '../island/land/scenery.ts';
import { sheetFor } from '../island/sheet.ts';
import { wayBetween } from '../island/land/ways.ts';
import { goldenNames, goldenTurns } from './goldens.ts';

const lands: readonly Land[] = [
  ...new Map(
    goldenNames.map(name => {
      const { land } = goldenTurns(name)[0]!.before.table;
      return [land.tiles.join(), land] as const;
    }),
  ).values(),
];
const ROOMS = [
  { width: 344, height: 520 },
  { width: 780, height: 900 },
  { width: 1060, height: 740 },
  { width: 2600, height: 1400 },
];
const cases = lands.flatMap(land =>
  ROOMS.map(room => ({ name: `${land.tiles.length} territories in ${room.width} px`, land, room })),
);

describe.each(cases)('$name', ({ land, room }) => {
  const sheet = sheetFor(room.width, room.height, land.coast);
  const plan = planOf(land, sheet.width, sheet.height);

  test('the sheet is as broad as the room', () => {
    expect(sheet.width * sheet.scale).toBeCloseTo(room.width, 0);
  });
  test('[G-M02] an arrow crosses the border and avoids the middle of both territories, and a move of two along the coast goes by sea', () => {
    for (const [from, { at }] of plan.places.entries())
      for (const [direction, name] of COMPASS.entries()) {
        const to = stepFrom(land.coast, from, direction);
        if (to === undefined || to === from) continue;
        const { tip } = wayBetween(plan, from, to);
        const aim = plan.places[to]!.at;
        expect(Math.hypot(tip.x - aim.x, tip.y - aim.y)).toBeGreaterThan(10);
        expect(Math.hypot(tip.x - at.x, tip.y - at.y)).toBeGreaterThan(10);
        if (name === 'WW' || name === 'EE') expect(tip.y).toBeGreaterThan(plan.sea - 10);
      }
  });
  test('each territory has room for a finger and lies on the sheet', () => {
    expect(plan.places.length).toBe(land.terrain.length);
    for (const { area, box } of plan.places) {
      expect(Math.abs(areaOf(area))).toBeGreaterThan(44 * 44);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(44);
      for (const { x, y } of area) {
        expect(x).toBeGreaterThanOrEqual(-2);
        expect(x).toBeLessThanOrEqual(plan.width + 2);
        expect(y).toBeLessThanOrEqual(plan.height);
      }
    }
  });
  test('[G-S02] the compass points where territories lie', () => {
    for (const [t, { at }] of plan.places.entries())
      for (const [direction, name] of COMPASS.entries()) {
        const to = stepFrom(land.coast, t, direction);
        if (to === undefined || to === t) continue;
        const there = plan.places[to]!.at;
        if (name.includes('W')) expect(there.x).toBeLessThan(at.x);
        if (name.includes('E')) expect(there.x).toBeGreaterThan(at.x);
        if (name.startsWith('N')) expect(there.y).toBeLessThan(at.y);
        if (name.startsWith('S')) expect(there.y).toBeGreaterThan(at.y);
      }
  });
  test('arrow keys reach every territory', () => {
    const at = plan.places.map(place => place.at);
    const reached = new Set([0]);
    for (const territory of reached)
      for (const arrow of Object.values(ARROWS)) reached.add(placeTowards(at, land.near, territory, arrow));
    expect(reached.size).toBe(land.terrain.length);
  });
  test('plants and peaks stand within their territory', () => {
    for (const [t, place] of plan.places.entries())
      for (const { x, y } of sceneryOf(place, t, 14)) {
        expect(x).toBeGreaterThan(Math.min(...place.area.map(p => p.x)));
        expect(y).toBeLessThan(Math.max(...place.area.map(p => p.y)));
      }
  });
});

test.each(ROOMS)('all that stands and lies on a territory finds room in it, in $width px', room => {
  const laid = goldenNames.flatMap(name => {
    const { table } = goldenTurns(name).at(-1)!.after;
    const sheet = sheetFor(room.width, room.height, table.land.coast);
    return planOf(table.land, sheet.width, sheet.height).places.map((place, territory) => ({
      box: place.box,
      ...layContents(table, territory, 'Brattahlid', place.box),
    }));
  });
  for (const { box, items } of laid)
    for (const { x, y, size } of items) {
      expect(x - size * 0.2).toBeGreaterThanOrEqual(box.x - 1);
      expect(x + size * 0.2).toBeLessThanOrEqual(box.x + box.width + 1);
      expect(y + size * 0.3).toBeLessThanOrEqual(box.y + box.height + 6);
    }
});
