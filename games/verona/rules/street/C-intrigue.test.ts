import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, street, supply, town, type Town } from '../test/town.ts';

const [MURDER, ACCUSATION, INTIMIDATION] = [0, 1, 2] as const;
const NOBODY = -1;

/** Seat 0 schemes in Via Rosa with an ally from Via Roma; seat 1 attacks and seat 2 defends. */
const scheming = (more: Town = {}): TestPosition<Verona> =>
  town({
    allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2], 'via-pallone': [0, 0, 1] },
    plans: { 'via-rosa': ['intrigue', 'corruption', null] },
    missions: [[], [], []],
    ...more,
  });

describe('C1 intrigue', () => {
  test('[V-C10] without a schemer no player guesses', () => {
    const scene = town({
      allies: { 'via-rosa': [0, 1, 0] },
      plans: { 'via-rosa': ['corruption', null, null] },
    });
    expect(asked(scene)).toBe('bids 0');
  });

  test('[V-C10][V-X09] two schemers cancel each other: nothing is guessed, no ally is lost', () => {
    const scene = scheming({
      allies: { 'via-roma': [1, 1, 0], 'via-rosa': [0, 0, 1] },
      plans: { 'via-rosa': ['intrigue', 'intrigue', 'corruption'] },
    });
    expect(heard(scene, 'cancelled')).toEqual({ t: 'cancelled', schemers: [0, 1] });
    expect(asked(scene)).toBe('bids 2');
    expect(supply(scene)).toEqual([15, 15, 15]);
  });

  test('[V-X22] an impossible intrigue cancels nobody', () => {
    const scene = scheming({ plans: { 'via-rosa': ['intrigue', 'intrigue', null] } });
    expect(heard(scene, 'cancelled')).toBeUndefined();
    expect(asked(scene)).toBe('cards 0,2');
  });

  test('[V-C11] the schemer first names, openly, which ally acts', () => {
    const scene = scheming({
      allies: { 'via-roma': [1, 0, 0], 'via-montani': [2, 0, 0], 'via-stella': [1, 0, 0] },
    });
    expect(asked(scene)).toBe('acting-ally 0');
    expect(refusal(scene, 0, street('via-stella'))).toMatchObject({
      code: 'not-neighbouring',
      rule: 'V-S04',
    });
    expect(refusal(scene, 0, street('via-rovereto'))).toMatchObject({ code: 'no-ally-there', rule: 'V-C11' });
    const named = answer(scene, { 0: street('via-montani') });
    expect(named.events).toEqual([
      { t: 'acts', schemer: 0, from: street('via-montani'), street: street('via-rosa') },
    ]);
  });

  test('[V-C12] card and guesses are laid at the same time, in secret, without talk, then shown', () => {
    const scene = scheming();
    expect(asked(scene)).toBe('cards 0,1,2');
    expect(verona.view(scene.state, 1).asked!.talk).toBe('closed');
    const [a, b] = [answer(scene, { 0: MURDER }), answer(scene, { 0: INTIMIDATION })];
    for (const viewer of [1, 2, undefined])
      expect(verona.view(a.state, viewer)).toEqual(verona.view(b.state, viewer));
    const shown = answer(a, { 1: ACCUSATION, 2: INTIMIDATION });
    expect(heard(shown, 'cards')).toEqual({
      t: 'cards',
      schemer: 0,
      card: 'murder',
      guesses: [
        { seat: 1, card: 'accusation' },
        { seat: 2, card: 'intimidation' },
      ],
      guessed: false,
    });
  });

  test('[V-C13] one right guess: the intrigue fails, the named ally goes back to the supply, the auction follows', () => {
    const scene = answer(scheming(), { 0: MURDER, 1: ACCUSATION, 2: MURDER });
    expect(heard(scene, 'caught')).toEqual({ t: 'caught', schemer: 0, from: street('via-roma') });
    expect(alliesIn(scene, 'via-roma')).toEqual([0, 0, 0]);
    expect(supply(scene)[0]).toBe(16);
    expect(asked(scene)).toBe('bids 1');
  });

  test('[V-C05][V-C15] a defender who bluffs guesses like any other, clockwise from the first player', () => {
    const scene = scheming({
      first: 2,
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 1, 2] },
      plans: { 'via-rosa': ['intrigue', 'bluff', null] },
    });
    expect(asked(scene)).toBe('cards 0,2,1');
    expect(heard(answer(scene, { 0: MURDER, 1: MURDER, 2: ACCUSATION }), 'caught')).toBeDefined();
  });

  test("[V-C14] without a right guess it succeeds, and the others' attacks cost nothing", () => {
    const scene = answer(scheming(), { 0: ACCUSATION, 1: MURDER, 2: MURDER });
    expect(heard(scene, 'succeeded')).toMatchObject({ by: 0, action: 'intrigue' });
    expect(heard(scene, 'bids')).toBeUndefined();
    // The intrigue succeeds as well if no player is there to guess.
    const alone = scheming({
      allies: { 'via-roma': [1, 0, 0] },
      plans: { 'via-rosa': ['intrigue', null, null] },
    });
    expect(asked(alone)).toBe('cards 0');
    expect(heard(answer(alone, { 0: ACCUSATION }), 'succeeded')).toMatchObject({ by: 0 });
  });

  test('[V-C15] all three cards are always there, to schemer and guessers, street after street', () => {
    const scene = scheming({
      allies: { 'via-roma': [2, 0, 0], 'via-rosa': [0, 0, 1], 'piazza-rosmini': [0, 0, 1] },
      plans: { 'via-rosa': ['intrigue', null, null], 'piazza-rosmini': ['intrigue', null, null] },
    });
    const first = answer(answer(scene, { 0: street('via-rosa') }), { 0: MURDER, 2: MURDER });
    for (const seat of [0, 2]) expect(verona.choice(first.state, seat)).toMatchObject({ of: [0, 1, 2] });
    expect(asked(first)).toBe('cards 0,2');
    expect(refusal(first, 0, 3)).toEqual({ code: 'not-offered', rule: 'V-C12' });
  });
});

describe('C4 the intrigue cards', () => {
  const played = (card: number, more: Town = {}): TestPosition<Verona> => {
    const scene = scheming(more);
    const wrong = (card + 1) % 3;
    const guesses = Object.fromEntries(scene.state.asked!.who.map(seat => [seat, seat === 0 ? card : wrong]));
    return answer(scene, guesses);
  };

  test('[V-C42] first the named ally moves in, then the card takes effect', () => {
    const scene = played(MURDER);
    expect(heard(scene, 'moved')).toEqual({
      t: 'moved',
      of: 0,
      from: street('via-roma'),
      to: street('via-rosa'),
      allies: 1,
      why: 'intrigue',
    });
    expect(alliesIn(scene, 'via-rosa')).toEqual([1, 0, 2]);
  });

  test('[V-C42] of several allies near, the named one moves in', () => {
    for (const from of ['via-roma', 'via-montani']) {
      const allies = { 'via-roma': [1, 0, 0], 'via-montani': [1, 0, 0], 'via-rosa': [0, 0, 2] };
      const scene = answer(scheming({ allies }), { 0: street(from) });
      const moved = answer(scene, { 0: MURDER, 1: ACCUSATION, 2: ACCUSATION });
      expect(alliesIn(moved, from)).toEqual([0, 0, 0]);
      expect(alliesIn(moved, 'via-rosa')).toEqual([1, 0, 2]);
    }
  });

  test('[V-C43] murder removes one ally of any colour, own included, and must where others are', () => {
    const scene = played(MURDER);
    expect(asked(scene)).toBe('murdered 0');
    expect(refusal(scene, 0, NOBODY)).toEqual({ code: 'must-pick', rule: 'V-C43' });
    expect(refusal(scene, 0, 1)).toEqual({ code: 'nobody-there', rule: 'V-C43', about: { seat: 1 } });
    const other = answer(scene, { 0: 2 });
    expect(heard(other, 'removed')).toEqual({
      t: 'removed',
      by: 0,
      of: 2,
      street: street('via-rosa'),
      why: 'murder',
    });
    expect(alliesIn(other, 'via-rosa')).toEqual([1, 0, 1]);
    expect(alliesIn(answer(scene, { 0: 0 }), 'via-rosa')).toEqual([0, 0, 2]);
  });

  const alone: Town = { allies: { 'via-roma': [1, 0, 0] } };

  test('[V-X19][V-C43] with nobody else here the murderer picks an own ally or none', () => {
    const scene = played(MURDER, alone);
    expect(heard(answer(scene, { 0: NOBODY }), 'spared')).toEqual({ t: 'spared', by: 0, card: 'murder' });
    expect(alliesIn(answer(scene, { 0: 0 }), 'via-rosa')).toEqual([0, 0, 0]);
  });

  test('[V-C44][V-X03] accusation sends all allies of all others to the street that the ally came from', () => {
    const scene = played(ACCUSATION, {
      allies: { 'via-roma': [2, 0, 0], 'via-rosa': [0, 3, 2] },
      plans: { 'via-rosa': ['intrigue', null, null] },
    });
    expect(alliesIn(scene, 'via-rosa')).toEqual([1, 0, 0]);
    expect(alliesIn(scene, 'via-roma')).toEqual([1, 3, 2]);
    expect(scene.events.filter(event => event.t === 'moved' && event.why === 'accusation')).toHaveLength(2);
  });

  test('[V-C45] intimidation: the owner spreads all scared allies over streets where own allies are', () => {
    const scene = played(INTIMIDATION, {
      allies: {
        'via-roma': [1, 0, 0],
        'via-rosa': [0, 0, 3],
        'via-pallone': [0, 0, 1],
        'via-stella': [0, 1, 1],
      },
    });
    expect(asked(scene)).toBe('scared 0');
    const scared = answer(scene, { 0: 2 });
    expect(heard(scared, 'scared')).toMatchObject({ by: 0, of: 2, allies: 3 });
    expect(asked(scared)).toBe('scatter 2');
    const over = [street('via-stella'), street('via-pallone')].toSorted((a, b) => a - b);
    expect(verona.choice(scared.state, 2)).toMatchObject({ kind: 'spread', over, min: 3, max: 3 });
    expect(refusal(scared, 2, [1, 1])).toEqual({ code: 'too-few', rule: 'V-C45', about: { min: 3 } });
    const spread = answer(scared, { 2: [1, 2] });
    expect(alliesIn(spread, 'via-rosa')).toEqual([1, 0, 0]);
    expect(heard(spread, 'scattered')).toEqual({
      t: 'scattered',
      of: 2,
      to: [
        { street: over[0], allies: 1 },
        { street: over[1], allies: 2 },
      ],
    });
  });

  test('[V-C45] with a single such street they all go there, and the schemer may scare the own colour', () => {
    const scene = played(INTIMIDATION, {
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 1], 'via-stella': [1, 0, 0] },
    });
    const own = answer(scene, { 0: 0 });
    expect(alliesIn(own, 'via-rosa')).toEqual([0, 0, 1]);
    expect(alliesIn(own, 'via-stella')).toEqual([2, 0, 0]);
  });

  test('[V-C45][V-X19] with no other street they go to the supply; with only the own colour none may be picked', () => {
    const scene = played(INTIMIDATION, {
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2] },
      owners: { convento: 2 },
    });
    const gone = answer(scene, { 0: 2 });
    expect(heard(gone, 'driven-out')).toEqual({ t: 'driven-out', of: 2, allies: 2 });
    expect(supply(gone)[2]).toBe(15);
    const spared = answer(played(INTIMIDATION, alone), { 0: NOBODY });
    expect(heard(spared, 'spared')).toEqual({ t: 'spared', by: 0, card: 'intimidation' });
  });
});
