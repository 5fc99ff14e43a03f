import { NOTHING, peek, sizeOf } from '@tavola/kernel';
import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, verona, type Verona } from '../index.ts';
import { ACTIONS, type Action } from '../names.ts';
import { numberOf } from '../round/buildings.ts';
import { street, town } from './town.ts';

/** Returns a plan as an answer, with these tokens in the named streets. */
const plan = (tokens: { readonly [id: string]: Action }): number[] => {
  const laid = Array.from({ length: 20 }, () => NOTHING);
  for (const [id, action] of Object.entries(tokens)) laid[street(id)] = ACTIONS.indexOf(action);
  return laid;
};
const nothing = plan({});

describe('A building proposal', () => {
  test('[V-A01] each round the top building goes on offer beside what is left, and the next is seen', () => {
    const scene = town({ at: 'V-A01', round: 1, offer: ['convento'], deck: ['sinagoga', 'municipio'] });
    expect(scene.events).toEqual([
      { t: 'round', round: 2, first: 0 },
      { t: 'offered', building: numberOf('sinagoga'), next: numberOf('municipio') },
    ]);
    expect(scene.state.table.offer.map(b => BUILDINGS[b]!.id)).toEqual(['convento', 'sinagoga']);
  });

  test('[V-A02] an empty deck adds nothing; the round goes on with what is on offer', () => {
    const scene = town({
      at: 'V-A01',
      round: 9,
      change: ({ table, box }) => {
        table.offer = box.deck.map(card => peek(card));
        box.deck = [];
        table.deck = 0;
        table.next = -1;
      },
    });
    expect(scene.events).toEqual([{ t: 'round', round: 10, first: 0 }]);
    expect(scene.state.table.offer).toHaveLength(9);
    expect(asked(scene)).toBe('plan 0,1,2');
  });
});

describe('B planning', () => {
  const planning = (): TestPosition<Verona> => town({ at: 'V-B01' });

  test('[V-B01][V-X01][V-X17] all plan at once and in secret: nine tokens, one a street', () => {
    const scene = planning();
    expect(asked(scene)).toBe('plan 0,1,2');
    expect(sizeOf(verona.choice(scene.state, 0)!)).toBeGreaterThan(1e9);
    const twoIntrigues = plan({ 'via-rosa': 'intrigue', 'via-roma': 'intrigue' });
    expect(refusal(scene, 0, twoIntrigues)).toMatchObject({ code: 'too-many', rule: 'V-B01' });
    expect(refusal(scene, 0, [0])).toMatchObject({ code: 'malformed', rule: 'V-B01' });
    const one = answer(scene, { 0: plan({ 'via-rosa': 'bluff' }) });
    const other = answer(scene, { 0: nothing });
    for (const viewer of [1, 2, undefined])
      expect(verona.view(one.state, viewer)).toEqual(verona.view(other.state, viewer));
  });

  test('[V-B02] when all are ready everybody sees where tokens lie, not what they are', () => {
    const planned = (action: Action): TestPosition<Verona> =>
      answer(planning(), {
        0: plan({ 'via-rosa': action, 'via-roma': 'violence' }),
        1: nothing,
        2: plan({ 'via-rosa': 'corruption' }),
      });
    const scene = planned('bluff');
    const [roma, rosa] = [street('via-roma'), street('via-rosa')];
    expect(scene.events).toEqual([
      { t: 'planned', streets: [[rosa, roma].toSorted((a, b) => a - b), [], [rosa]] },
    ]);
    expect(verona.view(scene.state, 2)).toEqual(verona.view(planned('intrigue').state, 2));
    expect(verona.view(scene.state, 0)).not.toEqual(verona.view(planned('intrigue').state, 0));
  });

  test('[V-B03][V-X01] in turns: one token at a time, seen face down at once; who passes is out for good', () => {
    const lay = (id: string, action: Action) => ({
      branch: 0,
      answer: [street(id), ACTIONS.indexOf(action)],
    });
    const pass = { branch: 1, answer: 0 };
    let scene = town({ at: 'V-B03', seats: 3, first: 1, options: { planning: 'turns' } });
    expect(asked(scene)).toBe('next-token 1');
    scene = answer(scene, { 1: lay('via-rosa', 'intrigue') });
    expect(scene.events).toEqual([{ t: 'laid', by: 1, street: street('via-rosa') }]);
    expect(verona.view(scene.state, 0).table.tokens[street('via-rosa')]).toBe(0b010);
    scene = answer(scene, { 2: pass });
    scene = answer(scene, { 0: lay('via-rosa', 'bluff') });
    expect(asked(scene)).toBe('next-token 1');
    expect(refusal(scene, 1, lay('via-rosa', 'bluff'))).toMatchObject({ code: 'not-offered', rule: 'V-B03' });
    expect(refusal(scene, 1, lay('via-roma', 'intrigue'))).toMatchObject({
      code: 'not-offered',
      rule: 'V-B03',
    });
    scene = answer(scene, { 1: lay('via-roma', 'bluff') });
    expect(asked(scene)).toBe('next-token 0');
    scene = answer(scene, { 0: pass });
    scene = answer(scene, { 1: pass });
    expect(asked(scene)).toBe('next-street 1');
  });

  test('[V-B03] who has laid all nine tokens is not asked again', () => {
    let scene = town({ at: 'V-B03', seats: 2, options: { planning: 'turns' } });
    scene = answer(scene, { 0: { branch: 0, answer: [0, 0] } });
    scene = answer(scene, { 1: { branch: 1, answer: 0 } });
    for (const [at, token] of [0, 0, 1, 1, 2, 3, 3, 3].entries())
      scene = answer(scene, { 0: { branch: 0, answer: [at + 1, token] } });
    expect(asked(scene)).toBe('next-street 0');
  });

  test('[V-B04][V-X23] the impossible may be planned, and must be done if it has become possible', () => {
    const scene = answer(planning(), { 0: plan({ 'via-rosa': 'violence' }), 1: nothing, 2: nothing });
    expect(heard(scene, 'street')).toMatchObject({
      tokens: ['violence', null, null],
      roles: ['bystander', 'bystander', 'bystander'],
    });
    const possible = town({
      allies: { 'via-rosa': [1, 1, 0] },
      plans: { 'via-rosa': ['violence', null, null] },
      mercenaries: [3, 0, 0],
    });
    expect(heard(possible, 'street')?.roles[0]).toBe('attacker');
    expect(asked(possible)).toBe('bids 0');
  });
});
