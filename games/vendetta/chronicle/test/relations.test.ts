import { expect, test } from 'vitest';
import { chronicle, LANGUAGES } from '../index.ts';
import { relationsOf } from '../story/relations.ts';
import { GOLDEN, renameStory, story } from './files.ts';

const montefosco = story('0002-three-houses-montefosco');
const { bonds, loves, held, ruined } = relationsOf(montefosco);
const named = (piece: number): string => montefosco.people[piece]!.name;

test('the relations count the scenes of each house against each other one, and those it won', () => {
  expect(bonds).toContainEqual({ from: 0, to: 2, how: 'rose', scenes: 2, won: 1 });
  expect(bonds).toContainEqual({ from: 2, to: 0, how: 'storm', scenes: 1, won: 1 });
  const scenes = montefosco.acts.flatMap(({ items }) => items.filter(({ t }) => t === 'scene'));
  const neutral = scenes.filter(item => item.t === 'scene' && item.scene.defender < 0).length;
  expect(bonds.reduce((sum, bond) => sum + bond.scenes, 0)).toBe(scenes.length - neutral);
});

test('the relations name loves, pieces that changed hands, and who put a piece out', () => {
  expect(loves.map(({ piece, isReturned }) => [named(piece), isReturned])).toContainEqual(['Lapo', false]);
  expect(held.map(({ piece, holder, first }) => [named(piece), holder, first])).toEqual([['Violante', 1, 2]]);
  expect(ruined.map(({ piece, by }) => [named(piece), by])).toContainEqual(['Lapo', 2]);
});

test.each(GOLDEN)('%s: the map has a crest for each house and an arrow for each bond', name => {
  const told = story(name);
  const page = chronicle(told, 'html', 'en');
  const [svg = ''] = /<svg class="relations".*?<\/svg>/s.exec(page) ?? [];
  expect(svg.match(/class="badge /g)).toHaveLength(told.houses.length);
  expect(svg.match(/class="tip /g) ?? []).toHaveLength(relationsOf(told).bonds.length);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test.each(LANGUAGES)('a reader without the drawing has it in words: %s', language => {
  const told = renameStory(montefosco, 'N', 't');
  const text = chronicle(told, 'md', language);
  for (const { from, to } of bonds) expect([from, to]).not.toContain(-1);
  expect(text.match(/→ .*\(/g)!.length).toBeGreaterThanOrEqual(bonds.length + loves.length);
});
