import { describe, expect, test } from 'vitest';
import raw from './board.json' with { type: 'json' };
import { checkBoard, verona } from '../index.ts';

type Raw = typeof raw;
const copy = (): Raw => structuredClone(raw);
const problem = (spoil: (board: Raw) => void): string => {
  const board = copy();
  spoil(board);
  const checked = checkBoard(board);
  return checked.ok ? 'accepted' : `${checked.error.about?.['path']}: ${checked.error.about?.['expected']}`;
};
const without = <T>(list: T[], isOut: (item: T) => boolean): void => {
  for (let i = list.length - 1; i >= 0; i--) if (isOut(list[i]!)) list.splice(i, 1);
};

describe('boards from data', () => {
  test('our own board passes: twenty streets, each on exactly three missions', () => {
    expect(checkBoard(raw).ok).toBe(true);
    for (const { id } of raw.streets)
      expect(raw.missions.filter(m => m.streets.includes(id))).toHaveLength(3);
  });

  test('fields that the game does not know are dropped, wherever they stand', () => {
    const board = copy();
    for (const part of [board, ...board.streets, ...board.neighbours, ...board.missions])
      Object.assign(part, { junk: 'x' });
    const { name, streets, neighbours, missions } = raw;
    expect(checkBoard(board)).toEqual({ ok: true, value: { name, streets, neighbours, missions } });
  });

  test('[V-S02] every street lies in one of five districts and is named by its letter', () => {
    expect(problem(b => (b.streets[3]!.district = 'nord'))).toContain(
      'streets[3].district: one of east, west',
    );
    expect(problem(b => (b.streets[0]!.name = 'Via Garibaldi'))).toContain(
      'streets[0].name: a name proper that begins with S',
    );
    expect(problem(b => (b.streets[0]!.name = 'Viale della Stella'))).toBe('accepted');
    expect(
      problem(b =>
        b.streets.forEach(
          s => s.district === 'east' && Object.assign(s, { district: 'west', name: `Via P${s.id}` }),
        ),
      ),
    ).toBe('streets: a street in the district east');
  });

  test('[V-S03] every street is under exactly one authority, and every authority is there', () => {
    expect(problem(b => (b.streets[1]!.authority = 'pope'))).toContain('streets[1].authority: one of church');
    expect(problem(b => b.streets.forEach(s => s.authority === 'guilds' && (s.authority = 'none')))).toBe(
      'streets: a street under the authority guilds',
    );
  });

  test.each<[string, (board: Raw) => void, string]>([
    ['fields of another type', b => Object.assign(b, { streets: 7 }), 'streets: a list'],
    ['a street without a name', b => (b.streets[2]!.name = ''), 'streets[2].name: a name of 1 to 60'],
    ['two streets of one id', b => (b.streets[2]!.id = 'via-stella'), 'streets[2].id: an id that no other'],
    [
      'two streets of one name',
      b => (b.streets[2]!.name = 'Via Stella'),
      'streets[2].name: a name that no other',
    ],
    ['a street nowhere', b => Object.assign(b.streets[4]!, { x: null }), 'streets[4].x: a number'],
    ['an unknown kind', b => (b.streets[4]!.kind = 'canal'), 'streets[4].kind: street or square'],
    ['an unknown neighbour', b => (b.neighbours[5]!.b = 'via-nova'), 'neighbours[5].b: the id of a street'],
    [
      'a street beside itself',
      b => (b.neighbours[5]!.b = b.neighbours[5]!.a),
      'neighbours[5].b: another street',
    ],
    [
      'a pair twice, turned round',
      b => b.neighbours.push({ ...b.neighbours[0]!, a: b.neighbours[0]!.b, b: b.neighbours[0]!.a }),
      'neighbours[36]: each pair once',
    ],
    ['an unknown join', b => (b.neighbours[0]!.by = 'tunnel'), 'neighbours[0].by: one of border'],
    [
      'a street cut off',
      b => without(b.neighbours, n => [n.a, n.b].includes('via-roma')),
      'neighbours: a way from every street',
    ],
    ['nineteen missions', b => b.missions.pop(), 'missions: exactly 20'],
    ['two missions of one id', b => (b.missions[1]!.id = 'm01'), 'missions[1].id: an id that no other'],
    ['a mission of two streets', b => b.missions[3]!.streets.pop(), 'missions[3].streets: three different'],
    [
      'a street twice on a mission',
      b => (b.missions[3]!.streets[1] = b.missions[3]!.streets[0]!),
      'missions[3].streets: three different',
    ],
    [
      'a mission nowhere',
      b => (b.missions[3]!.streets[1] = 'via-nova'),
      'missions[3].streets: ids of streets',
    ],
    ['an unknown reward', b => (b.missions[0]!.reward = 'fame'), 'missions[0].reward: one of florins'],
    ['points below nothing', b => (b.missions[0]!.points = -1), 'missions[0].points: a whole number'],
  ])('%s: refused with the place', (_, spoil, message) => {
    expect(problem(spoil)).toContain(message);
  });

  test('fewer than 15 streets outside the centre are too few for five houses', () => {
    const moved = problem(b => {
      for (const s of b.streets.slice(0, 2)) Object.assign(s, { district: 'centre', name: `Via M${s.id}` });
    });
    expect(moved).toBe('streets: at least 15 streets outside the centre');
  });

  test("a board of one's own is an option of the match, checked like any other", () => {
    const board = copy();
    board.name = 'mine';
    expect(verona.decode(3, { board })).toMatchObject({ ok: true });
    board.missions.pop();
    expect(verona.decode(3, { board })).toMatchObject({
      ok: false,
      error: { about: { path: 'options.board.missions' } },
    });
    expect(checkBoard(null).ok).toBe(false);
    expect(checkBoard([]).ok).toBe(false);
  });
});
