import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import file from './components.json' with { type: 'json' };
import { checkComponents, graenaland } from '../index.ts';

type Path = readonly (string | number)[];

/** Changes or removes one field of the file. */
const changed = (path: Path, to: unknown): unknown => {
  const copy: unknown = structuredClone(file);
  let at = copy as { [name: string | number]: unknown };
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  if (to === undefined) delete at[path.at(-1)!];
  else at[path.at(-1)!] = to;
  return copy;
};
const flaw = (raw: unknown): unknown => {
  const checked = checkComponents(raw);
  return checked.ok ? undefined : checked.error.about?.['path'];
};

describe('components', () => {
  test('[G-S03] the file of this project is sound', () => {
    expect(checkComponents(file).ok).toBe(true);
  });

  test('fields that the game does not know are dropped or refused, wherever they stand', () => {
    const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
    const placesIn = (value: object, at: Path): Path[] => [
      ...(Array.isArray(value) ? [] : [at]),
      ...Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        isTree(inner) ? placesIn(inner, [...at, name]) : [],
      ),
    ];
    const { ok, value } = checkComponents(file) as { ok: boolean; value: unknown };
    expect(ok).toBe(true);
    const places = placesIn(file, []);
    expect(places.length).toBeGreaterThan(50);
    for (const place of places) {
      const checked = checkComponents(changed([...place, 'junk'], 'x'));
      if (checked.ok) expect(checked.value, place.join('.')).toEqual(value);
    }
  });

  const wrong: [string, Path, unknown, string][] = [
    ['no name', ['name'], undefined, 'name'],
    ['an unknown terrain', ['tiles', 2, 'terrain'], 'swamp', 'tiles[2].terrain'],
    ['an unknown region', ['tiles', 2, 'region'], 'sea', 'tiles[2].region'],
    ['mountains on the coast', ['tiles', 5, 'region'], 'coast', 'tiles[5].region'],
    ['an id twice', ['tiles', 3, 'id'], 'plains-a', 'tiles[3].id'],
    ['an unknown mark', ['tiles', 3, 'marks'], [6], 'tiles[3].marks'],
    [
      'a coast settlement for five',
      ['tiles', 0, 'settlement'],
      { wood: 3, livestock: 2 },
      'tiles[0].settlement',
    ],
    ['an inland settlement for four', ['tiles', 6, 'settlement'], { ore: 4 }, 'tiles[6].settlement'],
    ['a mountain settlement for five', ['tiles', 5, 'settlement'], { ore: 5 }, 'tiles[5].settlement'],
    ['a price in gold', ['tiles', 0, 'settlement'], { gold: 4 }, 'tiles[0].settlement.gold'],
    ['a price of none', ['tiles', 0, 'settlement'], { wood: 4, ore: 0 }, 'tiles[0].settlement.ore'],
    ['an improvement the terrain never yields', ['tiles', 0, 'improvement'], 'gold', 'tiles[0].improvement'],
    ['a tile too few', ['tiles', 8], undefined, 'tiles'],
    ['a layout with an unknown tile', ['layouts', '4', 'coast', 1], 'moor', 'layouts.4.coast[1]'],
    [
      'a layout with an inland tile on the coast',
      ['layouts', '4', 'coast', 1],
      'hills-c',
      'layouts.4.coast[1]',
    ],
    ['a layout with a tile twice', ['layouts', '4', 'coast', 1], 'forest-a', 'layouts.4.coast[1]'],
    ['a layout with a tile of other marks', ['layouts', '4', 'coast', 3], 'forest-b', 'layouts.4.coast'],
    ['a layout too short', ['layouts', '3', 'inland'], ['hills-b'], 'layouts.3.inland'],
    ['a start off the coast', ['starts', '3', 1, 'settlements'], [1, 3], 'starts.3[1].settlements'],
    ['a start on one territory', ['starts', '3', 1, 'settlements'], [1, 1], 'starts.3[1].settlements'],
    ['a warrior apart', ['starts', '3', 1, 'warrior'], 2, 'starts.3[1].warrior'],
    ['starts for too few', ['starts', '5'], [], 'starts.5'],
    ['a grain too many', ['decks', 'plains', 'grain'], 19, 'decks.plains.grain'],
    ['a resource too many', ['decks', 'plains', 'gold'], 1, 'decks.plains.gold'],
    ['an unknown deck', ['decks', 'sea'], { fish: 3 }, 'decks.sea'],
    ['a supply too few', ['supplies'], file.supplies.slice(1), 'supplies'],
    ['a supply of three', ['supplies', 4], ['ore', 'ore', 'ore'], 'supplies[4]'],
    ['a supply of gold', ['supplies', 4], ['ore', 'gold'], 'supplies[4]'],
    ['an army for nothing', ['prices', 'army'], { grain: 3, ore: 1 }, 'prices.army.grain'],
    [
      'a fort’s army of its own',
      ['prices', 'armyWithFort', 'hills'],
      { grain: 1, ore: 1, wood: 1 },
      'prices.armyWithFort.hills.ore',
    ],
    ['a hall without a price', ['prices', 'hall'], undefined, 'prices.hall'],
    ['a hall for eight', ['prices', 'hall'], { wood: 5, ore: 3 }, 'prices.hall'],
    ['a price for what is not built', ['prices', 'tower'], { wood: 1 }, 'prices.tower'],
    ['a road too many', ['tokens', 'road'], 7, 'tokens.road'],
    ['fourteen houses', ['limits', 'houses'], 14, 'limits.houses'],
    ['a victory card too few', ['victoryCards'], file.victoryCards.slice(1), 'victoryCards'],
    ['steps that do not rise', ['victoryCards', 3, 'steps', 'army'], [3, 3, 4], 'victoryCards[3].steps.army'],
    ['two steps', ['victoryCards', 3, 'steps', 'army'], [3, 4], 'victoryCards[3].steps.army'],
    ['easy as hard', ['victoryCards', 3, 'hard'], 'houses', 'victoryCards[3].hard'],
    ['an unknown goal', ['victoryCards', 3, 'easy'], 'ships', 'victoryCards[3].easy'],
    ['a card id twice', ['victoryCards', 3, 'id'], 'v01', 'victoryCards[3].id'],
  ];
  test.each(wrong)('[G-S03] refuses %s by the field’s name', (_, path, to, field) => {
    expect(flaw(changed(path, to))).toBe(field);
  });

  test('[G-S03] refuses data that is no file at all', () => {
    for (const raw of [null, 3, 'x', [], {}, { name: 'x' }, { name: 'x', tiles: [1] }])
      expect(checkComponents(raw)).toMatchObject({ ok: false, error: { code: 'bad-data' } });
  });

  test('[G-S03] a game with another file is played with it', () => {
    const components = changed(['prices', 'road'], { wood: 1 });
    const turn = graenaland.begin(4, { components }, seedDice(1));
    expect(turn.ok && turn.value.state.table.stock.prices[4]).toEqual([0, 0, 1, 0]);
    const bad = graenaland.begin(4, { components: changed(['tokens', 'road'], 7) }, seedDice(1));
    expect(bad).toMatchObject({ ok: false, error: { about: { path: 'options.components.tokens.road' } } });
  });

  test('[G-B11][G-B20] prices that the text fixes', () => {
    expect(file.tiles[0]!.settlement).toEqual({ wood: 2, livestock: 2 });
    expect(file.prices.army).toEqual({ ore: 1, grain: 4 });
  });
});
