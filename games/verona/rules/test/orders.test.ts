import { answer, asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona } from '../index.ts';
import { leaveOrder, street, town, type Town } from './town.ts';

const refusalOf = (set: Town, order: string, said: unknown) => {
  const turn = verona.leaveOrder(town(set).state, 0, order, said, { below: () => 0 });
  return turn.ok ? undefined : turn.error;
};
const ranking = (...ids: string[]): [number][] => ids.map(id => [street(id)]);

describe('standing orders for what is asked street by street', () => {
  const plans = {
    'via-rosa': ['bluff'],
    'via-roma': [null, 'bluff'],
    'via-stella': [null, 'bluff'],
  } as const;
  const missions = [[], [], []];

  test('[V-C01] streets are picked in the ordered sequence, then as they stand on the board', () => {
    const streets = (ids: string[]): number[] => {
      let scene = town({ plans, missions });
      for (const seat of [1, 2]) scene = leaveOrder(scene, seat, 'pick-in-order', ranking('via-stella'));
      scene = leaveOrder(scene, 0, 'pick-in-order', ranking(...ids));
      return scene.events.flatMap(event => (event.t === 'street' ? [event.street] : []));
    };
    expect(streets(['via-poloni', 'via-roma'])).toEqual(['via-roma', 'via-stella', 'via-rosa'].map(street));
    const first = town({ plans, missions }).state.table.board.all.find(s =>
      ['via-rosa', 'via-roma', 'via-stella'].map(street).includes(s),
    );
    expect(streets([])[0]).toBe(first);
    expect(refusalOf({ plans }, 'pick-in-order', ranking('via-roma', 'via-roma'))).toMatchObject({
      code: 'twice',
      rule: 'V-C01',
    });
  });

  test('[V-C01] the sequence holds for its round alone', () => {
    let scene = leaveOrder(town({ plans, missions }), 2, 'pick-in-order', ranking('via-stella'));
    scene = answer(answer(scene, { 0: street('via-rosa') }), { 1: street('via-roma') });
    expect(asked(scene)).toBe('hire 0,1,2');
    const next = answer(scene, { 0: 0, 1: 0, 2: 0 });
    expect(verona.view(next.state, 2).orders.find(({ name }) => name === 'pick-in-order')?.left).toBe(null);
  });

  test('[V-C21] bids as planned, never more than one has, and nothing in a street that was left out', () => {
    const bidIn = (rows: [number, number][], seat = 0) => {
      const scene = town({
        plans: { 'via-rosa': ['corruption', 'violence', 'corruption'], 'via-roma': ['bluff'] },
        allies: { 'via-rosa': [0, 1, 1] },
        florins: [30, 30, 30],
        mercenaries: [0, 3, 0],
        missions,
      });
      const ordered = answer(leaveOrder(scene, seat, 'bid-as-planned', rows), { 0: street('via-rosa') });
      expect(verona.view(ordered.state, undefined).asked).toMatchObject({ name: 'bids', answered: [seat] });
      return ordered.state.asked!.answers[seat];
    };
    expect(bidIn([[street('via-rosa'), 12]])).toBe(12);
    expect(bidIn([[street('via-rosa'), 31]])).toBe(30);
    expect(bidIn([[street('via-roma'), 31]])).toBe(0);
    expect(bidIn([[street('via-rosa'), 5]], 1)).toBe(3);
    const twice = [1, 2].map(bid => [street('via-rosa'), bid]);
    expect(refusalOf({ plans }, 'bid-as-planned', twice)).toMatchObject({ code: 'twice', rule: 'V-C21' });
  });

  test('[V-C12] a planned card is laid in an intrigue of one’s own, a planned guess in others’', () => {
    const scene = town({
      plans: { 'via-rosa': ['intrigue', 'corruption', null] },
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 1] },
      missions,
    });
    const both = leaveOrder(leaveOrder(scene, 0, 'cards-as-planned', [2, 0]), 1, 'cards-as-planned', [2, 1]);
    expect(verona.view(both.state, 2).asked!.answered).toEqual([0, 1]);
    expect(heard(answer(both, { 2: 0 }), 'cards')).toMatchObject({
      card: 'intimidation',
      guesses: [
        { seat: 1, card: 'accusation' },
        { seat: 2, card: 'murder' },
      ],
    });
  });

  test('[V-S11] first allies are placed in the ordered sequence, past streets that will not do', () => {
    const start = { at: 'V-S11:first-ally', round: 0, allies: { 'via-stella': [0, 1, 0] } };
    const placed = leaveOrder(
      town(start),
      0,
      'place-in-order',
      ranking('via-stella', 'piazza-della-mercede', 'via-rosa'),
    );
    const centre = placed.state.table.board.streets[street('piazza-della-mercede')]!.district;
    expect(heard(placed, 'placed')).toMatchObject({
      by: 0,
      street: street(centre === 'centre' ? 'via-rosa' : 'piazza-della-mercede'),
    });
    expect(refusalOf({ at: 'V-B01' }, 'place-in-order', ranking('via-rosa'))).toEqual({
      code: 'not-now',
      rule: 'V-S11',
    });
  });
});
