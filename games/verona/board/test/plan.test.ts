import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../town/arrange.ts';
import { labelsOf } from '../labels.ts';
import { banksOf, edgeBetween, type TownBoard } from '../plan/edges.ts';
import { cellsOf, layOut, outlineOf, sheetFor, SHEETS, type Sheet } from '../plan/layout.ts';
import { EASED, fingerprint } from '../plan/eased.ts';
import { contentOf, planOf } from '../plan/plan.ts';
import { sitesOf } from '../plan/sites.ts';
import { frameSheet } from '../town/frame.ts';
import { areaOf, distance, roundNumber, type Point } from '@tavola/web/board-kit/map/points.ts';
import { cornersOf, OUTSIDE } from '../plan/sides.ts';
import { ARROWS, placeTowards } from '@tavola/web/board-kit/map/ways.ts';
import { ownBoard } from './goldens.ts';

const board = ownBoard();
const sheets: readonly Sheet[] = ['broad', 'wide', 'square', 'tall'];

/** People may enter a board like this, whose streets lie anywhere and join in a chain with extra links. */
const makeBoard = (seed: number): TownBoard => {
  const dice = seedDice(seed);
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
  test('a single river separates the north and the east from the rest', () => {
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
  test.each(sheets)('where things come to lie is on file as it is found, %s', sheet => {
    const place = ({ x, y }: Point): readonly [number, number] => [roundNumber(x), roundNumber(y)];
    expect(fingerprint(contentOf(board))).toBe(EASED.board);
    expect(EASED[sheet].streets).toEqual(layOut(board.streets, board.neighbours, sheet).map(place));
    const { places, radius } = sitesOf(planOf(board, sheet));
    expect({ ...EASED[sheet], streets: [] }).toEqual({ streets: [], buildings: places.map(place), radius });
  });
  test('it is computed once, even for an equal board that was decoded again', () => {
    expect(planOf(structuredClone(board), 'wide')).toBe(planOf(board, 'wide'));
  });
});

describe('on a phone of 360', () => {
  const room = { width: 346, height: 430 };
  const plan = planOf(board, sheetFor(room.width, room.height));
  const { scale, frame } = frameSheet(plan, room);
  test('every street is large enough for a finger', () => {
    for (const { street, hit } of plan.places) {
      const numbers = [...hit.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n) * scale);
      const extent = (axis: number): number => {
        const along = numbers.filter((_, i) => i % 2 === axis);
        return Math.max(...along) - Math.min(...along);
      };
      expect(Math.min(extent(0), extent(1)), street.name).toBeGreaterThanOrEqual(44);
    }
  });
  test('the sheet fills the room', () => {
    expect(frame.width * scale).toBeCloseTo(room.width);
    expect(frame.height * scale).toBeCloseTo(room.height);
    expect(frame.x <= 0 && frame.y <= 0).toBe(true);
  });
  test('tokens are large enough for their letters', () => {
    const labels = labelsOf(board, plan, scale);
    for (const [street, place] of plan.places.entries())
      expect(arrange(place, labels[street]!, 2, 4, scale).size * scale).toBeGreaterThanOrEqual(16);
  });
});

test.each([
  [346, 430],
  [795, 740],
  [977, 640],
])('no token lies over the name of another street at %i × %i', (width, height) => {
  const plan = planOf(board, sheetFor(width, height));
  const { scale } = frameSheet(plan, { width, height });
  const labels = labelsOf(board, plan, scale);
  const laid = plan.places.map((place, street) => arrange(place, labels[street]!, 1, 1, scale));
  const names = laid.flatMap(({ lines, shift }, street) =>
    lines.map(y => ({ street, x: plan.places[street]!.at.x + shift, y, ...labels[street]! })),
  );
  const tokens = laid.flatMap((one, street) => one.tokens.map(at => ({ street, at, piece: one.size })));
  for (const token of tokens)
    for (const name of names) {
      const aside = Math.abs(token.at.x - name.x) - (name.width + token.piece) / 2;
      const above = Math.max(name.y - name.size * 0.7 - token.at.y, token.at.y - name.y) - token.piece / 2;
      const isApart = token.street === name.street || aside >= 0 || above >= 0;
      expect(isApart, `${token.street} over ${name.street}`).toBe(true);
    }
});

describe('names', () => {
  test.each([
    [320, 480],
    [360, 500],
    [820, 900],
    [1040, 780],
    [960, 600],
    [2090, 1190],
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
          reached.add(placeTowards(at, board.neighbours, street, arrow));
      expect(reached.size).toBe(board.all.length);
    }
  });
  test('prefer the neighbour in their direction', () => {
    const at = planOf(board, 'wide').places.map(place => place.at);
    const named = (name: string): number => board.streets.findIndex(street => street.name === name);
    expect(placeTowards(at, board.neighbours, named('Via Mazzini'), ARROWS['ArrowUp']!)).toBe(
      named('Via Stella'),
    );
    expect(placeTowards(at, board.neighbours, named('Via Montani'), ARROWS['ArrowDown']!)).toBe(
      named('Via Rosa'),
    );
  });
});

describe('any board', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i))('draws: %i', seed => {
    const other = makeBoard(seed);
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
