import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, crowd, florins, street, supply, town, type Town } from '../test/town.ts';

const [MURDER, ACCUSATION, INTIMIDATION] = [0, 1, 2] as const;

const auction = (more: Town = {}): TestPosition<Verona> =>
  town({
    allies: { 'via-rosa': [0, 1, 1] },
    plans: { 'via-rosa': ['corruption', 'violence', 'corruption'] },
    florins: [30, 30, 30],
    mercenaries: [9, 3, 9],
    missions: [[], [], []],
    ...more,
  });

describe('G the Convento', () => {
  const brawl = (more: Town): TestPosition<Verona> =>
    auction({
      allies: { 'via-rosa': [1, 1, 0] },
      plans: { 'via-rosa': ['violence', 'violence', null] },
      mercenaries: [9, 9, 9],
      ...more,
    });

  test('[V-G02][V-X06] no opponent of its owner may bid more than 4 mercenaries, wherever it is', () => {
    const scene = brawl({ owners: { convento: 2 } });
    expect(refusal(scene, 0, 5)).toEqual({ code: 'convento', rule: 'V-G02', about: { max: 4 } });
    expect(refusal(scene, 0, 4)).toBeUndefined();
    expect(refusal(brawl({ owners: { convento: 0 } }), 0, 9)).toBeUndefined();
    expect(refusal(brawl({ owners: { convento: 0 } }), 1, 5)).toMatchObject({ about: { max: 4 } });
  });

  test('[V-X06] as a variant only where its owner attacks or defends', () => {
    const options = { convento: 'involved' };
    expect(refusal(brawl({ options, owners: { convento: 2 } }), 0, 9)).toBeUndefined();
    const defender = brawl({ options, owners: { convento: 2 }, allies: { 'via-rosa': [1, 1, 1] } });
    expect(refusal(defender, 0, 5)).toMatchObject({ about: { max: 4 } });
    expect(refusal(brawl({ options, owners: { convento: 1 } }), 0, 5)).toMatchObject({ about: { max: 4 } });
  });

  test('[V-X06] an owner who schemes neither attacks nor defends: as a variant nobody is limited then', () => {
    const caught = (options: object): TestPosition<Verona> => {
      const scene = brawl({
        options,
        owners: { convento: 2 },
        allies: { 'via-rosa': [1, 1, 0], 'via-roma': [0, 0, 1] },
        plans: { 'via-rosa': ['violence', 'violence', 'intrigue'] },
      });
      expect(heard(scene, 'street')?.roles).toEqual(['attacker', 'attacker', 'schemer']);
      return answer(scene, { 0: 0, 1: 0, 2: 0 });
    };
    for (const attacker of [0, 1]) {
      expect(refusal(caught({ convento: 'involved' }), attacker, 9)).toBeUndefined();
      expect(refusal(caught({ convento: 'everywhere' }), attacker, 5)).toMatchObject({ about: { max: 4 } });
    }
  });

  test('[V-G02] it limits mercenaries alone: a bribe may be as high as the purse', () => {
    const plans = { 'via-rosa': ['corruption', 'violence', null] } as const;
    expect(refusal(brawl({ plans, owners: { convento: 2 } }), 0, 30)).toBeUndefined();
  });
});

describe('G benefits in the street', () => {
  const after = (
    owners: Town['owners'],
    id: string,
    action: 'corruption' | 'violence',
    bid: number,
    rolls: number[],
    options = {},
  ) =>
    heard(
      answer(
        town({
          allies: { [id]: [1, 1, 0] },
          plans: { [id]: [action, null, null] },
          owners: owners ?? {},
          mercenaries: [5, 0, 0],
          missions: [[], [], []],
          options,
        }),
        { 0: bid },
        rolls,
      ),
      'benefit',
    );

  test('[V-G04] Porta Gabella: a mercenary after own successful violence, two in a Guild street', () => {
    const owners = { 'porta-gabella': 0 };
    expect(after(owners, 'via-rosa', 'violence', 3, [7, 7, 1, 1])).toMatchObject({
      seat: 0,
      mercenaries: 1,
      florins: 0,
    });
    expect(after(owners, 'via-rovereto', 'violence', 3, [7, 7, 1, 1])).toMatchObject({ mercenaries: 2 });
    expect(after(owners, 'via-rosa', 'violence', 1, [1, 1, 7, 7])).toBeUndefined();
    expect(after({ 'porta-gabella': 1 }, 'via-rosa', 'violence', 3, [7, 7, 1, 1])).toBeUndefined();
  });

  test('[V-G06][V-X02] Redentore: florins after own corruption that failed although something was bid', () => {
    const owners = { redentore: 0 };
    expect(after(owners, 'via-roma', 'corruption', 1, [1])).toMatchObject({ seat: 0, florins: 2 });
    expect(after(owners, 'via-rosa', 'corruption', 1, [1])).toMatchObject({ florins: 4 });
    expect(after(owners, 'via-roma', 'corruption', 1, [1], { redentore: '3/5' })).toMatchObject({
      florins: 3,
    });
    expect(after(owners, 'via-rosa', 'corruption', 1, [1], { redentore: '3/5' })).toMatchObject({
      florins: 5,
    });
    expect(after(owners, 'via-roma', 'corruption', 0, [])).toBeUndefined();
    expect(after(owners, 'via-roma', 'corruption', 5, [1])).toBeUndefined();
  });

  test('[V-G06] Redentore pays as well after a tie, and after somebody else has succeeded', () => {
    const scene = auction({ owners: { redentore: 0 } });
    const tied = answer(scene, { 0: 9, 1: 0, 2: 9 });
    expect(heard(tied, 'benefit')).toMatchObject({ seat: 0, florins: 4 });
    const beaten = answer(scene, { 0: 9, 1: 0, 2: 20 });
    expect(heard(beaten, 'succeeded')).toMatchObject({ by: 2 });
    expect(heard(beaten, 'benefit')).toMatchObject({ seat: 0, florins: 4 });
  });

  test('[V-G08] Sinagoga: florins after own successful corruption, more where nobody rules', () => {
    const owners = { sinagoga: 0 };
    expect(after(owners, 'via-roma', 'corruption', 9, [1])).toMatchObject({ seat: 0, florins: 2 });
    expect(after(owners, 'via-pallone', 'corruption', 9, [1])).toMatchObject({ florins: 4 });
    expect(after(owners, 'via-roma', 'corruption', 1, [1])).toBeUndefined();
  });

  test("[V-X28] another player's action pays the owner nothing, whether it succeeds or fails", () => {
    for (const [bid, rolls] of [
      [9, [1]],
      [1, [8, 1]],
    ] as const) {
      const owners = { sinagoga: 1, redentore: 1, 'porta-gabella': 1 };
      expect(after(owners, 'via-roma', 'corruption', bid, [...rolls])).toBeUndefined();
    }
    expect(after({ 'porta-gabella': 2 }, 'via-rosa', 'violence', 3, [7, 7, 1, 1])).toBeUndefined();
  });

  test('[V-G11] benefits follow the planned action alone: a murder pays nothing, and they come before missions', () => {
    const murder = answer(
      town({
        allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 1, 0] },
        plans: { 'via-rosa': ['intrigue', null, null] },
        owners: { 'porta-gabella': 0, redentore: 0, sinagoga: 0 },
      }),
      { 0: 0, 1: 1 },
    );
    const done = answer(murder, { 0: 1 });
    expect(heard(done, 'removed')).toBeDefined();
    expect(heard(done, 'benefit')).toBeUndefined();
    const failed = answer(
      town({
        allies: {
          'via-rosa': [0, 1, 0],
          'via-campofiore': [1, 0, 0],
          'via-rovereto': [1, 0, 0],
          'piazza-rosmini': [1, 0, 0],
        },
        plans: { 'via-rosa': ['corruption', null, null] },
        owners: { redentore: 0 },
      }),
      { 0: 5 },
      [6],
    );
    expect(failed.events.at(-1)?.t).toBe('benefit');
    expect(florins(failed)[0]).toBe(20 - 5 + 4);
    expect(asked(failed)).toBe('name-mission 0');
  });
});

/** Seat 0 schemes in Via Rosa with an ally from Via Roma; seat 1 attacks and seat 2 defends. */
const scheming = (more: Town = {}): TestPosition<Verona> =>
  town({
    allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2], 'via-pallone': [0, 0, 1] },
    plans: { 'via-rosa': ['intrigue', 'corruption', null] },
    missions: [[], [], []],
    ...more,
  });

describe('G Santa Susanna', () => {
  const guessed = (more: Town = {}): TestPosition<Verona> =>
    answer(scheming({ owners: { 'santa-susanna': 0 }, ...more }), { 0: MURDER, 1: MURDER, 2: ACCUSATION });

  /** Offers two streets to act from, and names one of them. */
  const named = (from: string): TestPosition<Verona> => {
    const scene = scheming({
      owners: { 'santa-susanna': 0 },
      allies: { 'via-roma': [2, 0, 0], 'via-montani': [2, 0, 0], 'via-rosa': [0, 0, 2] },
    });
    return answer(answer(scene, { 0: street(from) }), { 0: MURDER, 1: MURDER, 2: ACCUSATION });
  };
  const near = (scene: TestPosition<Verona>): number[] =>
    ['via-roma', 'via-montani'].map(id => alliesIn(scene, id)[0]!);

  test.each([
    ['via-roma', [1, 2]],
    ['via-montani', [2, 1]],
  ])(
    '[V-G07][V-X14] its owner may try a guessed intrigue once more: same ally (%s), fresh cards and guesses',
    (from, left) => {
      const scene = named(from);
      expect(asked(scene)).toBe('try-again 0');
      expect(verona.choice(scene.state, 0)).toMatchObject({ of: [0, 1] });
      expect(near(scene)).toEqual([2, 2]);
      const again = answer(scene, { 0: 1 });
      expect(heard(again, 'again')).toEqual({ t: 'again', schemer: 0, tries: true });
      // No ally is named a second time, and all choose again among all three cards.
      expect(heard(again, 'acts')).toBeUndefined();
      expect(asked(again)).toBe('cards 0,1,2');
      for (const seat of [0, 1, 2]) expect(verona.choice(again.state, seat)).toMatchObject({ of: [0, 1, 2] });
      // The guessed card works now, as the guesses have changed.
      const won = answer(again, { 0: MURDER, 1: ACCUSATION, 2: INTIMIDATION });
      expect(heard(won, 'cards')).toEqual({
        t: 'cards',
        schemer: 0,
        card: 'murder',
        guesses: [
          { seat: 1, card: 'accusation' },
          { seat: 2, card: 'intimidation' },
        ],
        guessed: false,
      });
      expect(heard(won, 'moved')).toMatchObject({ from: street(from), to: street('via-rosa'), allies: 1 });
      expect(near(won)).toEqual(left);
    },
  );

  test.each([
    ['via-roma', [1, 2]],
    ['via-montani', [2, 1]],
  ])(
    '[V-G07] guessed again or declined: the ally in %s is lost, and no other; there is no third try',
    (from, left) => {
      const declined = answer(named(from), { 0: 0 });
      expect(heard(declined, 'again')).toEqual({ t: 'again', schemer: 0, tries: false });
      const twice = answer(answer(named(from), { 0: 1 }), { 0: ACCUSATION, 1: MURDER, 2: ACCUSATION });
      for (const scene of [declined, twice]) {
        expect(heard(scene, 'caught')).toEqual({ t: 'caught', schemer: 0, from: street(from) });
        expect(near(scene)).toEqual(left);
        // Sixteen allies less three in the streets and one on Santa Susanna leave twelve.
        expect(supply(scene)[0]).toBe(12);
        expect(asked(scene)).toBe('bids 1');
      }
    },
  );

  test('[V-G07] it helps its owner as schemer alone, and not after intrigues that cancel each other', () => {
    expect(asked(guessed({ owners: { 'santa-susanna': 1 } }))).toBe('bids 1');
    const cancelled = scheming({
      allies: { 'via-roma': [1, 1, 0] },
      plans: { 'via-rosa': ['intrigue', 'intrigue', 'corruption'] },
      owners: { 'santa-susanna': 0 },
      change: crowd(2, 'via-stella'),
    });
    expect(asked(cancelled)).toBe('bids 2');
  });
});
