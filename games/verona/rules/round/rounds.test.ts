import { NOTHING, peek } from '@tavola/kernel';
import { answer, asked, heard, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { numberOf } from './buildings.ts';
import { verona, type Verona } from '../index.ts';
import { ACTIONS, type Action } from '../names.ts';
import { mission, naming, resolve, street, town, type Town } from '../test/town.ts';

/** All plan at once: seat 0 lays these tokens, the others none. */
const plan = (
  scene: TestPosition<Verona>,
  tokens: { readonly [id: string]: Action },
): TestPosition<Verona> => {
  const idle = Array.from({ length: 20 }, () => NOTHING);
  const laid = [...idle];
  for (const [id, action] of Object.entries(tokens)) laid[street(id)] = ACTIONS.indexOf(action);
  return answer(scene, { 0: laid, 1: idle, 2: idle });
};
const hireNobody = (scene: TestPosition<Verona>): TestPosition<Verona> => {
  expect(asked(scene)).toBe('hire 0,1,2');
  return answer(scene, { 0: 0, 1: 0, 2: 0 });
};

describe('what restarts each round', () => {
  test('[V-C01][V-E40] the first player picks the first street, whoever picked last in the round before', () => {
    const bluffs = { 'via-stella': ['bluff'], 'via-rosa': ['bluff'] } as const;
    let scene = town({ first: 0, plans: bluffs, missions: [[], [], []] });
    scene = hireNobody(resolve(scene, 'via-rosa'));
    // Seats 0 and 1 have picked two streets; seat 2 would be next, but seat 1 is first now.
    expect(heard(scene, 'round')).toMatchObject({ round: 2, first: 1 });
    scene = plan(scene, { 'via-stella': 'bluff', 'via-rosa': 'bluff' });
    expect(asked(scene)).toBe('next-street 1');
  });

  test('[V-C50] a player who has shown a mission may show another in the next round', () => {
    const scene = town({
      allies: {
        'via-campofiore': [1],
        'via-rovereto': [1],
        'piazza-rosmini': [1],
        'via-roma': [1],
        'via-montani': [1],
      },
      plans: { 'via-stella': ['bluff'] },
      missions: [[1, 3], [], []],
    });
    const shown = hireNobody(answer(scene, { 0: naming(1) }));
    const next = plan(shown, { 'via-stella': 'bluff' });
    expect(asked(next)).toBe('name-mission 0');
    expect(heard(answer(next, { 0: naming(3) }), 'mission')).toMatchObject({ seat: 0, mission: mission(3) });
  });

  test('[V-B03] a player who passed in one round is asked again in the next', () => {
    const pass = { branch: 1, answer: 0 };
    let scene = town({ at: 'V-B03', options: { planning: 'turns' } });
    for (const seat of [0, 1, 2]) scene = answer(scene, { [seat]: pass });
    scene = hireNobody(scene);
    for (const seat of [1, 2, 0]) {
      expect(asked(scene)).toBe(`next-token ${seat}`);
      scene = answer(scene, { [seat]: pass });
    }
  });

  test('[V-B01] all nine tokens are back in the next round, and their owner may plan any of them', () => {
    let scene = town({ plans: { 'via-stella': ['intrigue'] }, missions: [[], [], []] });
    scene = hireNobody(scene);
    scene = plan(scene, { 'via-stella': 'intrigue', 'via-rosa': 'bluff' });
    expect(heard(scene, 'planned')?.streets[0]).toHaveLength(2);
    expect(verona.violations(scene.state)).toEqual([]);
  });
});

describe('rounds with an empty deck', () => {
  /** Round 8 is over, the deck has one building left, and no ally stands where a building on offer counts. */
  const beforeNine = (more: Town = {}): TestPosition<Verona> =>
    town({
      at: 'V-A01',
      round: 8,
      owners: { municipio: 0, roccaforte: 1, postribolo: 2 },
      deck: ['convento'],
      missions: [[], [], []],
      ...more,
      change: ({ table, box }) => {
        table.offer.push(...box.deck.slice(0, -1).map(card => peek(card)));
        box.deck = box.deck.slice(-1);
        table.deck = 1;
      },
    });
  const idle = (scene: TestPosition<Verona>): TestPosition<Verona> => hireNobody(plan(scene, {}));

  test('[V-E15][V-X08] the last building is offered in round 9; rounds 10, 11 and 12 take none, and 12 is the last', () => {
    let scene = beforeNine();
    expect(heard(scene, 'offered')).toMatchObject({ building: numberOf('convento') });
    for (const round of [10, 11, 12]) {
      scene = idle(scene);
      expect(heard(scene, 'end')).toBeUndefined();
      expect(heard(scene, 'round')).toMatchObject({ round });
    }
    const last = plan(scene, {});
    expect(heard(last, 'end')).toEqual({ t: 'end', why: 'barren' });
    // The game plays E1 of that round and skips the rest.
    expect(heard(last, 'settled')).toBeDefined();
    expect(heard(last, 'profit')).toBeUndefined();
    expect(heard(last, 'hired')).toBeUndefined();
    expect(heard(last, 'first-passes')).toBeUndefined();
    expect(last.state.over).toBe(true);
  });

  test('[V-E15] a round that takes a building restarts the count', () => {
    let scene = idle(idle(idle(beforeNine())));
    // Rounds 10 and 11 took nothing, and in round 12 an ally in Via Stella takes the Sinagoga.
    scene = answer(plan(scene, { 'via-stella': 'corruption' }), { 0: 1 });
    expect(heard(scene, 'taken')).toMatchObject({ building: numberOf('sinagoga'), by: 0 });
    scene = idle(idle(hireNobody(scene)));
    expect(heard(scene, 'round')).toMatchObject({ round: 15 });
    expect(heard(plan(scene, {}), 'end')).toEqual({ t: 'end', why: 'barren' });
  });

  test('[V-E15] as long as the deck has cards, rounds without a building do not count', () => {
    let scene = town({ at: 'V-A01', round: 1, owners: { municipio: 0 }, missions: [[], [], []] });
    for (const round of [3, 4, 5, 6]) {
      scene = idle(scene);
      expect(heard(scene, 'round')).toMatchObject({ round });
    }
    expect(scene.state.table.barren).toBe(0);
  });
});
