import { answer, asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { alliesIn, resolve, street, town } from './town.ts';

const [MURDER, ACCUSATION, INTIMIDATION] = [0, 1, 2] as const;

/** These are the two worked examples of the rulebook, as far as its text describes them. */
describe('worked examples', () => {
  test('[V-C44][V-C01] Via Carducci: a bluff, a bribe and an accusation that nobody guessed', () => {
    const [TYBALT, GREGORY] = [0, 1] as const; // Rosaline, who bluffs, is seat 2.
    const before = town({
      first: TYBALT,
      allies: { 'via-carducci': [1, 0, 0], 'piazza-campagna': [0, 1, 0] },
      plans: {
        'via-carducci': ['corruption', 'intrigue', 'bluff'],
        'via-stella': ['corruption', null, null],
        'via-rosa': ['violence', null, null],
      },
      missions: [[], [], []],
    });
    const picked = resolve(before, 'via-carducci');
    expect(heard(picked, 'street')?.roles).toEqual(['attacker', 'schemer', 'bystander']);
    expect(heard(picked, 'acts')).toMatchObject({ schemer: GREGORY, from: street('piazza-campagna') });
    expect(asked(picked)).toBe(`cards ${GREGORY},${TYBALT}`);
    const done = answer(picked, { [TYBALT]: MURDER, [GREGORY]: ACCUSATION });
    expect(alliesIn(done, 'via-carducci')).toEqual([0, 1, 0]);
    expect(alliesIn(done, 'piazza-campagna')).toEqual([1, 0, 0]);
    expect(asked(done)).toBe(`next-street ${GREGORY}`);
  });

  test('[V-X15][V-C05] Piazza della Mercede: five houses, a caught schemer, a brawl that beats a bribe', () => {
    const [ROSALINE, TYBALT, LAURENCE, GREGORY, SAMPSON] = [0, 1, 2, 3, 4] as const;
    const before = town({
      seats: 5,
      first: ROSALINE,
      allies: {
        'piazza-della-mercede': [1, 2, 1, 0, 1],
        'via-mazzini': [0, 0, 0, 1, 0],
      },
      plans: {
        'piazza-della-mercede': ['violence', 'corruption', 'intrigue', 'intrigue', null],
        'via-rosa': [null, 'bluff'],
      },
      mercenaries: [2, 0, 0, 0, 0],
      missions: [[], [], [], [], []],
    });
    const picked = resolve(before, 'piazza-della-mercede');
    // Laurence has an ally here, so his intrigue is impossible and he defends, while Gregory's intrigue stands.
    expect(heard(picked, 'street')?.roles).toEqual([
      'attacker',
      'attacker',
      'defender',
      'schemer',
      'defender',
    ]);
    const guessed = answer(picked, {
      [GREGORY]: INTIMIDATION,
      [ROSALINE]: MURDER,
      [TYBALT]: MURDER,
      [LAURENCE]: ACCUSATION,
      [SAMPSON]: INTIMIDATION,
    });
    expect(heard(guessed, 'caught')).toMatchObject({ schemer: GREGORY, from: street('via-mazzini') });
    expect(guessed.state.table.supply[GREGORY]).toBe(16);
    const fought = answer(guessed, { [ROSALINE]: 2, [TYBALT]: 20 }, [6, 7, 1, 2, 7, 8, 4]);
    expect(heard(fought, 'strength')).toMatchObject({ strongest: ROSALINE });
    expect(heard(fought, 'strength')?.of.map(({ strength }) => strength)).toEqual([23, 20]);
    expect(heard(fought, 'defence')).toMatchObject({ stopped: false });
    expect(heard(fought, 'defence')?.of.map(({ seat, total }) => [seat, total])).toEqual([
      [LAURENCE, 3],
      [SAMPSON, 19],
    ]);
    const done = answer(fought, { [ROSALINE]: TYBALT });
    expect(alliesIn(done, 'piazza-della-mercede')).toEqual([1, 1, 1, 0, 1]);
    expect(done.events.some(event => event.t === 'street' && event.by === TYBALT)).toBe(true);
  });
});
