import { answer, asked, heard, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, florins, mission, naming, street, town, type Town } from './town.ts';

const [MURDER, ACCUSATION, INTIMIDATION] = [0, 1, 2] as const;

/** Returns the program's answer for a seat whose time is up. */
const absent = ({ state }: TestPosition<Verona>, seat: number) => verona.absent(state, seat);

/** Gives that answer for every seat that is asked. */
const leave = (scene: TestPosition<Verona>): TestPosition<Verona> =>
  answer(scene, Object.fromEntries(scene.state.asked!.who.map(seat => [seat, absent(scene, seat)])));

describe('an absent player spends nothing', () => {
  test('[V-C21] bids neither florins nor mercenaries, and so wins nothing', () => {
    const scene = town({
      allies: { 'via-rosa': [0, 1, 1] },
      plans: { 'via-rosa': ['corruption', 'violence', null] },
      florins: [30, 30, 30],
      mercenaries: [0, 9, 0],
      missions: [[], [], []],
    });
    expect(asked(scene)).toBe('bids 0,1');
    const left = leave(scene);
    expect(heard(left, 'bids')?.bids.map(({ bid }) => bid)).toEqual([0, 0]);
    expect(heard(left, 'succeeded')).toBeUndefined();
    expect(left.state.table.mercenaries).toEqual([0, 9, 0]);
  });

  test('[V-E13] bids nothing for the Municipio', () => {
    const left = leave(town({ at: 'V-E10:buildings', offer: ['municipio'], florins: [60, 60, 60] }));
    expect(heard(left, 'auction')).toMatchObject({ bids: [0, 0, 0], to: -1 });
  });

  test('[V-E30] hires nobody', () => {
    const left = leave(town({ at: 'V-E30:hire', florins: [30, 30, 30] }));
    expect(heard(left, 'hired')).toEqual({ t: 'hired', hired: [0, 0, 0] });
    expect(florins(left)).toEqual([30, 30, 30]);
  });

  test('[V-E31] calls for no other go', () => {
    const hired = answer(town({ at: 'V-E30:hire', florins: [30, 30, 30] }), { 0: 2, 1: 2, 2: 0 });
    expect(asked(hired)).toBe('another-go 0,1');
    expect(heard(leave(hired), 'rearming')).toEqual({ t: 'rearming', callers: [] });
  });
});

describe('an absent player plans and shows nothing', () => {
  test('[V-B01] plans nothing', () => {
    const left = leave(town({ at: 'V-B01' }));
    expect(heard(left, 'planned')).toEqual({ t: 'planned', streets: [[], [], []] });
  });

  test('[V-B03] in turns, passes', () => {
    const left = leave(town({ at: 'V-B03', options: { planning: 'turns' } }));
    expect(left.events).toEqual([{ t: 'ready', by: 0 }]);
  });

  /** Seat 0 has just shown a mission, or is about to; no other seat holds one. */
  const able = (n: number, allies: Town['allies']): TestPosition<Verona> =>
    town({
      seats: 4,
      plans: { 'via-sottoriva': ['bluff', null, null, null] },
      missions: [[n], [], [], []],
      allies: allies!,
    });
  const M02 = { 'via-pallone': [1], 'corso-porta-palio': [1], 'via-montani': [1] };
  const M13 = { 'via-campofiore': [1], 'piazza-pradaval': [1, 1], 'piazzetta-monte': [1, 0, 2] };
  const M15 = { 'via-carducci': [1], 'via-pallone': [1], 'piazza-della-mercede': [1] };

  test('[V-C50] shows no mission, though one is accomplished', () => {
    const scene = able(2, M02);
    expect(verona.choice(scene.state, 0)).toMatchObject({ parts: [{ of: [mission(2)] }] });
    const left = leave(scene);
    expect(heard(left, 'mission')).toBeUndefined();
    expect(left.state.table.unshown[0]).toBe(1);
  });

  test('[V-C52] takes no step, and applies what must be applied to the first street of the board', () => {
    const step = answer(able(2, M02), { 0: naming(2) });
    expect(heard(leave(step), 'moved')).toBeUndefined();
    const remove = answer(able(13, M13), { 0: naming(13) });
    expect(heard(leave(remove), 'removed')).toMatchObject({ of: 1, street: street('piazza-pradaval') });
    const add = answer(able(15, M15), { 0: naming(15) });
    expect(heard(leave(add), 'added')).toMatchObject({ by: 0, street: street('via-carducci') });
  });
});

describe('an absent player does what must be done, to the first that may be picked', () => {
  test('[V-S11] the first ally stands in the first empty street outside the centre', () => {
    const left = leave(town({ at: 'V-S11:first-ally', round: 0, allies: { 'via-stella': [0, 1, 0] } }));
    expect(heard(left, 'placed')).toEqual({ t: 'placed', by: 0, street: street('piazza-santo-stefano') });
  });

  test('[V-C01] the next street is the first with tokens', () => {
    const plans = { 'via-roma': [null, 'bluff'], 'via-rosa': ['bluff'] } as const;
    expect(heard(leave(town({ plans })), 'street')).toMatchObject({ street: street('via-rosa') });
  });

  test('[V-C41] violence removes an ally of the first other player here', () => {
    const scene = answer(
      town({
        allies: { 'via-rosa': [1, 1, 2] },
        plans: { 'via-rosa': [null, 'violence', null] },
        mercenaries: [0, 3, 0],
      }),
      { 1: 3 },
      [7, 7, 1, 1, 1, 1],
    );
    expect(heard(leave(scene), 'removed')).toMatchObject({ by: 1, of: 0 });
  });

  /** Seat 0 schemes in Via Rosa; seats 1 and 2 have allies there, and seat 1 also in two other streets. */
  const scheming = (more: Town = {}): TestPosition<Verona> =>
    town({
      allies: {
        'via-roma': [1, 0, 0],
        'via-rosa': [0, 2, 1],
        'via-stella': [0, 1, 0],
        'via-pallone': [0, 1, 0],
      },
      plans: { 'via-rosa': ['intrigue', null, null] },
      missions: [[], [], []],
      ...more,
    });

  test('[V-C11] the ally of the first neighbouring street acts', () => {
    const scene = scheming({ allies: { 'via-roma': [1, 0, 0], 'via-montani': [1, 0, 0] } });
    const first = scene.state.table.board.neighbours[street('via-rosa')]!.find(near =>
      [street('via-roma'), street('via-montani')].includes(near),
    );
    expect(heard(leave(scene), 'acts')).toMatchObject({ from: first });
  });

  test('[V-C12] schemer and guessers lay murder', () => {
    expect(heard(leave(scheming()), 'cards')).toMatchObject({
      card: 'murder',
      guesses: [
        { seat: 1, card: 'murder' },
        { seat: 2, card: 'murder' },
      ],
    });
  });

  test('[V-G07] a guessed intrigue is not tried again', () => {
    const scene = leave(scheming({ owners: { 'santa-susanna': 0 } }));
    expect(asked(scene)).toBe('try-again 0');
    expect(heard(leave(scene), 'again')).toMatchObject({ tries: false });
  });

  test('[V-C43] murder takes an ally of the first other player, and nobody where only the own colour is', () => {
    const scene = answer(scheming(), { 0: MURDER, 1: ACCUSATION, 2: ACCUSATION });
    expect(heard(leave(scene), 'removed')).toMatchObject({ of: 1 });
    const alone = answer(scheming({ allies: { 'via-roma': [1, 0, 0] } }), { 0: MURDER });
    expect(heard(leave(alone), 'spared')).toMatchObject({ by: 0, card: 'murder' });
  });

  test('[V-C45] intimidation scares the first other player, whose allies all go to their first other street', () => {
    const scene = answer(scheming(), { 0: INTIMIDATION, 1: MURDER, 2: MURDER });
    const scared = leave(scene);
    expect(heard(scared, 'scared')).toMatchObject({ of: 1, allies: 2 });
    expect(asked(scared)).toBe('scatter 1');
    expect(alliesIn(leave(scared), 'via-stella')).toEqual([0, 3, 0]);
    const alone = answer(scheming({ allies: { 'via-roma': [1, 0, 0] } }), { 0: INTIMIDATION });
    expect(heard(leave(alone), 'spared')).toMatchObject({ by: 0, card: 'intimidation' });
  });
});
