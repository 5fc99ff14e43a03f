import { NONE, verona } from '../../rules/index.ts';
import { peek, seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { offeredMissions } from '../ask.ts';
import { progressOf } from '../missions.ts';
import { claimOf, describeStreet } from '../names.ts';
import { splitName, type TownTable } from '../table.ts';
import { TEXT } from '../../text/board.ts';
import { goldenNames, goldenTurns } from './goldens.ts';

const table = (): TownTable => {
  const begun = verona.begin(4, {}, seedDice(1));
  if (!begun.ok) throw new Error('no match');
  const { table: empty } = begun.value.state;
  const rosa = empty.board.streets.findIndex(({ name }) => name === 'Via Rosa');
  const allies = empty.allies.map((n, i) => (i === rosa * 4 ? 2 : i === rosa * 4 + 2 ? 1 : n));
  return { ...empty, allies };
};
const rosaOf = (t: TownTable): number => t.board.streets.findIndex(({ name }) => name === 'Via Rosa');

test('the label of a street names its district, its authority and the allies there', () => {
  const t = table();
  expect(describeStreet('en', t, rosaOf(t), 0, NONE)).toBe(
    'Via Rosa, Southern district, Church, your 2 allies, 1 of Canossa',
  );
  expect(describeStreet('cs', t, rosaOf(t), 0, NONE)).toBe(
    'Via Rosa, Jižní čtvrť, církev, 2 tví přívrženci, 1 rodu Canossa',
  );
  expect(describeStreet('de', t, rosaOf(t), 0, 1)).toBe(
    'Via Rosa, Südviertel, Kirche, deine 2 Anhänger, 1 von Canossa, deine Marke: Gewalt',
  );
});
test('the label names only the houses of other tokens and the action of the own one', () => {
  const t = { ...table(), tokens: table().board.all.map(() => 0b0101) };
  expect(describeStreet('en', t, 0, 0, 3)).toContain('nobody there, your token: bluff, token of Canossa');
});
test('a name splits into its title and the proper name', () => {
  expect(splitName('Piazza della Mercede')).toEqual({ title: 'Piazza della', proper: 'Mercede' });
  expect(splitName('Corso Porta Palio')).toEqual({ title: 'Corso', proper: 'Porta Palio' });
});
test.each(goldenNames)('a mission is done here exactly when the rules offer to show it: %s', name => {
  for (const { before, line } of goldenTurns(name)) {
    if (line.t !== 'answer') continue;
    const { asked, hand } = verona.view(before, line.seat);
    const missions = (hand?.missions ?? []).map(card => peek(card));
    const isDone = (mission: number) => progressOf(before.table, line.seat, mission).done;
    if (asked?.name === 'show-mission' && asked.choice?.kind === 'one')
      expect(missions.filter(isDone)).toEqual(asked.choice.of.filter(mission => mission !== NONE));
    // Others may be named too, in case the reward of somebody else accomplishes them.
    if (asked?.name === 'name-mission' && asked.choice?.kind === 'list')
      expect(offeredMissions(asked.choice)).toEqual(expect.arrayContaining(missions.filter(isDone)));
  }
});
test('Czech counts 1, 2 and 5', () => {
  expect([1, 2, 5].map(TEXT.cs.left)).toEqual(['zbývá 1', 'zbývají 2', 'zbývá 5']);
  expect([1, 2, 5].map(TEXT.cs.frightened)).toEqual([
    'přijde 1 přívrženec',
    'přijdou 2 přívrženci',
    'přijde 5 přívrženců',
  ]);
  expect([1, 2, 5].map(TEXT.cs.mercenaries)).toEqual(['1 žoldák', '2 žoldáci', '5 žoldáků']);
  expect([1, 2, 5].map(TEXT.cs.unshown)).toEqual([
    '1 neukázaný úkol',
    '2 neukázané úkoly',
    '5 neukázaných úkolů',
  ]);
});
test('every building says how it is won, in every language', () => {
  for (const language of LANGUAGES)
    for (let building = 0; building < 9; building++)
      expect(claimOf(language, building)).not.toMatch(/undefined|^$/);
});
