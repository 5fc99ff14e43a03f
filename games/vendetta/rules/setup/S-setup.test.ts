import { answer, asked, at, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { vendetta } from '../index.ts';
import { asking, choice, house as made, reply, table, who, type Stage } from '../test/drama.ts';

const HOUSE = [0, 'Bellacorte', 'Ginevra', 'contessa', 213, '', '', ''] as const;
const begin = (seats: number): Stage => at(vendetta, { seats, rolls: [[seats, 2]] });

/** Makes all houses, so that the next dice are for locations. */
const housed = (seats: number, dice: readonly number[]): Stage =>
  at(vendetta, {
    seats,
    at: 'main/N-S05:each',
    rolls: dice,
    change: ({ table: t }) => {
      t.begins = 0;
      t.city = 'Prova';
      t.houses = t.seats.map(made);
    },
  });

const laying = (seats: number): Stage =>
  at(vendetta, {
    seats,
    at: 'N-S08',
    change: ({ table: t }) => {
      t.begins = 0;
      t.city = 'Prova';
      t.houses = t.seats.map(made);
    },
  });

const piece = (power: number, name = 'Luigi', kind = 0) => [kind, power, name, 'a man'];

describe('S set-up', () => {
  test('[N-S01] two to six houses: no more and no fewer', () => {
    expect([1, 7].map(seats => vendetta.decode(seats, {}).ok)).toEqual([false, false]);
    expect([2, 3, 4, 5, 6].map(seats => vendetta.decode(seats, {}).ok)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('[N-X06] the rulebook names no most; here it is six', () => {
    expect(vendetta.seats).toEqual({ min: 2, max: 6 });
  });

  test('[N-S01] the table names the city, by the hand of the player drawn to begin', () => {
    const named = answer(begin(3), { 1: 'Castelvero' });
    expect(heard(named, 'city')).toEqual({ t: 'city', by: 1, name: 'Castelvero' });
    expect(table(named).city).toBe('Castelvero');
  });

  test('[N-S01] each player makes a house with a head, in seating order', () => {
    const first = answer(begin(3), { 1: 'Castelvero' });
    expect(asked(first)).toBe('house 0');
    const second = answer(first, { 0: HOUSE });
    expect(asked(second)).toBe('house 1');
    expect(table(second).houses[0]).toMatchObject({
      kind: 'noble',
      name: 'Bellacorte',
      head: 'Ginevra',
      title: 'contessa',
    });
  });

  test('[N-S01] the values 3, 2 and 1 are given to Tower, Rose and Friend, each once', () => {
    const stage = answer(begin(2), { 1: 'Castelvero' });
    expect(refusal(stage, 0, [0, 'B', 'G', 'c', 333, '', '', ''])?.code).toBe('not-offered');
    expect(table(answer(stage, { 0: HOUSE })).houses[0]!.values).toEqual([2, 1, 3]);
  });

  test('[N-S01] names are trimmed, of one line, at most 60 characters, and not empty', () => {
    const stage = begin(2);
    expect(refusal(stage, 1, '   ')?.code).toBe('too-short');
    expect(refusal(stage, 1, 'x'.repeat(61))?.code).toBe('too-long');
    expect(refusal(stage, 1, 'a\nb')?.code).toBe('unprintable');
    expect(table(answer(stage, { 1: '  Žofín <b> ' })).city).toBe('Žofín <b>');
    expect(refusal(stage, 1, '😀'.repeat(60))).toBeUndefined();
  });

  test('[N-S09] background, aim and conflict are noted and change nothing', () => {
    const stage = answer(begin(2), { 1: 'Castelvero' });
    const bare = table(answer(stage, { 0: HOUSE }));
    const noted = table(
      answer(stage, { 0: [0, 'Bellacorte', 'Ginevra', 'contessa', 213, 'old', 'rule', 'a feud'] }),
    );
    expect(noted.houses[0]).toMatchObject({ background: 'old', aim: 'rule', conflict: 'a feud' });
    expect({ ...noted, houses: [] }).toEqual({ ...bare, houses: [] });
    expect(refusal(stage, 0, [0, 'B', 'G', 'c', 213, 'x'.repeat(601), '', ''])?.code).toBe('too-long');
  });

  test('[N-S05] with three players each rolls two dice, with four one', () => {
    expect(heard(housed(3, [2, 5]), 'location-dice')).toEqual({ t: 'location-dice', seat: 0, dice: [2, 5] });
    expect(heard(housed(4, [6]), 'location-dice')).toEqual({ t: 'location-dice', seat: 0, dice: [6] });
  });

  test('[N-S05] every die becomes a location worth its number, named and described by its roller', () => {
    let stage = housed(2, [2, 5]);
    stage = answer(answer(stage, { 0: ['Ponte', 'old stones'] }), { 1: 0 });
    stage = answer(stage, { 0: ['Duomo', 'incense'] });
    stage = answer(stage, { 1: 0 }, [1, 6]);
    expect(table(stage).places).toEqual([
      { name: 'Ponte', text: 'old stones', value: 2, outside: false, by: 0 },
      { name: 'Duomo', text: 'incense', value: 5, outside: false, by: 0 },
    ]);
    expect(asked(stage)).toBe('naming 1');
    expect(refusal(stage, 1, ['Piazza', ''])?.code).toBe('too-short');
  });

  test('[N-S06] a name that more than half of the others veto is replaced', () => {
    const named = answer(housed(3, [2, 5]), { 0: ['Ponte', 'x'] });
    expect(asking(answer(named, { 1: 1, 2: 0 }))).toBe('naming');
    expect(table(answer(named, { 1: 1, 2: 0 })).places).toHaveLength(1);
    const vetoed = answer(named, { 1: 1, 2: 1 });
    expect(heard(vetoed, 'vetoed')).toEqual({ t: 'vetoed', by: [1, 2], falls: true, name: 'Ponte' });
    expect(table(vetoed).places).toHaveLength(0);
    expect(asked(vetoed)).toBe('naming 0');
  });

  test('[N-X24] silence is no veto, and after two vetoes the third name stands unasked', () => {
    let stage = housed(2, [2, 5]);
    expect(vendetta.absent(answer(stage, { 0: ['A', 'x'] }).state, 1)).toBe(0);
    for (const name of ['A', 'B']) stage = answer(answer(stage, { 0: [name, 'x'] }), { 1: 1 });
    stage = answer(stage, { 0: ['C', 'x'] });
    expect(table(stage).places.map(({ name }) => name)).toEqual(['C']);
    // The players may veto the next location too.
    expect(asked(answer(stage, { 0: ['D', 'x'] }))).toBe('veto 1');
  });

  test('[N-S02] up to 12 of the 24 points are laid out before the first round, the rest is the reserve', () => {
    const stage = laying(2);
    expect(table(stage).reserve).toEqual([24, 24]);
    expect(refusal(stage, 0, [piece(6), piece(6), piece(1)])).toMatchObject({
      code: 'too-many-points',
      rule: 'N-S02',
    });
    const laid = answer(stage, { 0: [piece(6), piece(6)], 1: [] }, [4, 3]);
    expect(heard(laid, 'layouts')?.reserve).toEqual([12, 24]);
  });

  test('[N-S03] a side character or prop has name, owner, description and power, at most 6 when it enters', () => {
    const stage = laying(2);
    expect(refusal(stage, 0, [piece(7)])?.code).toBe('out-of-range');
    expect(refusal(stage, 0, [piece(0)])?.code).toBe('out-of-range');
    expect(refusal(stage, 0, [piece(3, ' ')])?.code).toBe('too-short');
    expect(refusal(stage, 0, [[0, 3, 'Luigi', '']])?.code).toBe('too-short');
    const laid = table(answer(stage, { 0: [piece(3), piece(2, 'dagger', 1)], 1: [] }, [4, 3]));
    expect(laid.cards).toEqual([
      { name: 'Luigi', text: 'a man', kind: 'character', by: 0 },
      { name: 'dagger', text: 'a man', kind: 'prop', by: 0 },
    ]);
    expect([laid.owner, laid.power, laid.reserve[0]]).toEqual([[0, 0], [3, 2], 19]);
  });

  test('[N-S04] each house has a tower of six floors', () => {
    expect(table(begin(4)).floors).toEqual([6, 6, 6, 6]);
  });

  test('[N-S07] everything is open: every seat and every guest sees the same table', () => {
    const { state } = answer(laying(3), { 0: [piece(3)], 1: [], 2: [] }, [4, 3, 5]);
    const guest = vendetta.view(state, undefined).table;
    for (const seat of [0, 1, 2]) expect(vendetta.view(state, seat).table).toEqual(guest);
  });

  test('[N-S08] houses first, then locations in seating order, then all lay out at once, sealed', () => {
    let stage: Stage = at(vendetta, { seats: 4, rolls: [[4, 1]] });
    const order: string[] = [];
    const say = { city: 'C', house: HOUSE, naming: ['P', 'x'], veto: 0 } as const;
    for (let name = asking(stage)!; name !== 'layout'; name = asking(stage)!) {
      order.push(`${name} ${who(stage).join('')}`);
      const given = Object.fromEntries(who(stage).map(seat => [seat, say[name as keyof typeof say]]));
      const rolls = name === 'veto' || (name === 'house' && who(stage)[0] === 3) ? [1] : [];
      stage = answer(
        stage,
        given,
        name === 'veto' && who(stage)[0] === 0 && who(stage)[2] === 2 ? [] : rolls,
      );
    }
    expect(order.filter(line => !line.startsWith('veto'))).toEqual([
      'city 0',
      ...[0, 1, 2, 3].map(seat => `house ${seat}`),
      ...[0, 1, 2, 3].map(seat => `naming ${seat}`),
    ]);
    expect(who(stage)).toEqual([0, 1, 2, 3]);
    const one = answer(stage, { 0: [piece(6)] });
    const other = answer(stage, { 0: [] });
    for (const seat of [1, 2, 3, undefined])
      expect(vendetta.view(one.state, seat)).toEqual(vendetta.view(other.state, seat));
    expect([...one.events, ...other.events]).toEqual([]);
  });

  test('[N-S08] a layout may be changed until the last is ready', () => {
    const stage = answer(answer(laying(2), { 0: [piece(6)] }), { 0: [piece(1)] });
    expect(table(answer(stage, { 1: [] }, [4, 3])).power).toEqual([1]);
    expect(choice(stage, 0).kind).toBe('list');
    expect(reply(laying(2), []).events).toEqual([]);
  });
});
