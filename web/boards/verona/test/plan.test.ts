import { seeded } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { labelsOf } from '../labels.ts';
import { banksOf, edgeBetween, type TownBoard } from '../plan/edges.ts';
import { cellsOf, layOut, outlineOf, sheetFor, SHEETS, type Sheet } from '../plan/layout.ts';
import { planOf } from '../plan/plan.ts';
import { areaOf, cornersOf, distance, OUTSIDE } from '../plan/points.ts';
import { ARROWS, streetTowards } from '../ways.ts';
import { ownBoard } from './goldens.ts';

const board = ownBoard();
const sheets: readonly Sheet[] = ['wide', 'square', 'tall'];

/** A board that somebody might enter: streets anywhere, joined in a chain and some more. */
const anyBoard = (seed: number): TownBoard => {
  const dice = seeded(seed);
  const streets = board.streets.map(street => ({ ...street, x: dice.below(400), y: dice.below(400) }));
  const kinds = ['border', 'gate', 'bridge'] as const;
  const joins = board.all.slice(1).map(b => ({ a: dice.below(b), b, by: kinds[dice.below(3)]! }));
  const neighbours = board.all.map(street =>
    joins.flatMap(({ a, b }) => (a === street ? [b] : b === street ? [a] : [])),
  );
  return { ...board, streets, joins, neighbours };
};

describe('the drawing of our board', () => {
  test.each(sheets)('neighbours have a plain side between them, %s', sheet => {
    for (const way of planOf(board, sheet).ways) {
      expect(way.touches).toBe(true);
      expect(way.width).toBeGreaterThan(18);
    }
  });
  test.each(sheets)('what is not joined is separated by a wall or the river, %s', sheet => {
    const sites = layOut(board.streets, board.neighbours, sheet);
    const edge = edgeBetween(board, banksOf(board));
    for (const [street, cell] of cellsOf(sites, outlineOf(sites)).entries())
      for (const { beyond } of cell)
        if (beyond !== OUTSIDE && !board.neighbours[street]!.includes(beyond))
          expect(['wall', 'river']).toContain(edge(street, beyond));
  });
  test('the river parts the north and the east from the rest, and is one', () => {
    const banks = banksOf(board);
    const far = board.streets.map(({ district }) => district === 'north' || district === 'east');
    expect(new Set(banks).size).toBe(2);
    for (const a of board.all)
      for (const b of board.all) expect(banks[a] === banks[b]).toBe(far[a] === far[b]);
    for (const sheet of sheets) expect(planOf(board, sheet).rivers.length).toBe(1);
  });
  test.each(sheets)('every district has its name along the wall, save the centre, %s', sheet => {
    for (const { district, along } of planOf(board, sheet).districts)
      expect(along.length > 1).toBe(district !== 'centre');
  });
  test('it is made once, also for a board that came anew over the wire', () => {
    expect(planOf(structuredClone(board), 'wide')).toBe(planOf(board, 'wide'));
  });
});

describe('names', () => {
  test.each([
    [320, 480],
    [360, 500],
    [820, 900],
    [1040, 780],
  ])('do not overlap at %i × %i', (width, height) => {
    const sheet = sheetFor(width, height);
    const plan = planOf(board, sheet);
    const scale = Math.min(width / plan.width, height / plan.height);
    const labels = labelsOf(board, plan, scale);
    const boxes = plan.places.map((place, street) => {
      const label = labels[street]!;
      const { lines, shift } = arrange(place, label, 1, 0);
      const bottom = lines.at(-1)! + label.size * 0.25;
      return {
        left: place.at.x + shift - label.width / 2,
        right: place.at.x + shift + label.width / 2,
        top: lines[0]! - label.size * 0.75,
        bottom,
      };
    });
    for (const [i, a] of boxes.entries())
      for (const [k, b] of boxes.entries())
        if (i < k) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart, `${board.streets[i]!.name} and ${board.streets[k]!.name}`).toBe(true);
        }
  });
  test('no letter is smaller than nine pixels on a phone of 320', () => {
    const plan = planOf(board, 'tall');
    const scale = 320 / plan.width;
    for (const { size } of labelsOf(board, plan, scale)) expect(size * scale).toBeGreaterThanOrEqual(9);
  });
});

describe('arrow keys', () => {
  test.each(sheets)('lead from every street to every other, %s', sheet => {
    const at = planOf(board, sheet).places.map(place => place.at);
    for (const start of board.all) {
      const reached = new Set([start]);
      for (const street of reached)
        for (const arrow of Object.values(ARROWS))
          reached.add(streetTowards(at, board.neighbours, street, arrow));
      expect(reached.size).toBe(board.all.length);
    }
  });
  test('prefer the neighbour that lies that way', () => {
    const at = planOf(board, 'wide').places.map(place => place.at);
    const named = (name: string): number => board.streets.findIndex(street => street.name === name);
    expect(streetTowards(at, board.neighbours, named('Via Mazzini'), ARROWS['ArrowUp']!)).toBe(
      named('Via Stella'),
    );
    expect(streetTowards(at, board.neighbours, named('Via Montani'), ARROWS['ArrowDown']!)).toBe(
      named('Via Rosa'),
    );
  });
});

describe('any board', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i))('draws: %i', seed => {
    const other = anyBoard(seed);
    for (const sheet of sheets) {
      const { width, height } = SHEETS[sheet];
      const plan = planOf(other, sheet);
      expect(JSON.stringify(plan)).not.toMatch(/NaN|Infinity|null/);
      for (const { at, area } of plan.places) {
        expect(area).not.toBe('');
        expect(at.x > 0 && at.x < width && at.y > 0 && at.y < height).toBe(true);
      }
      expect(plan.ways.length).toBe(other.joins.length);
      expect(plan.sites.places.length).toBe(9);
      for (const [i, a] of plan.sites.places.entries())
        for (const b of plan.sites.places.slice(i + 1))
          expect(distance(a, b)).toBeGreaterThan(plan.sites.radius);
    }
  });
  test('two streets on one spot still have areas of their own', () => {
    const streets = board.streets.map(street => ({ ...street, x: 5, y: 5 }));
    const sites = layOut(streets, board.neighbours, 'wide');
    for (const cell of cellsOf(sites, outlineOf(sites))) expect(areaOf(cornersOf(cell))).toBeGreaterThan(100);
  });
});
