import { answer, asked, at, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { seedDice } from '@tavola/kernel';
import { valuesToName, vendetta } from '../index.ts';
import {
  aside,
  asking,
  choice,
  house as made,
  may,
  refusedAside,
  reply,
  table,
  who,
  type Stage,
} from '../test/drama.ts';

const HOUSE = [0, 'Bellacorte', 'Ginevra', 'contessa', 213, '', '', ''] as const;
const begin = (seats: number): Stage => at(vendetta, { seats, rolls: [[seats, 2]] });

/** Makes all houses, so that the next dice are for locations. */
const housed = (seats: number, dice: readonly number[], rules = 2): Stage =>
  at(vendetta, {
    seats,
    rules,
    at: rules === 1 ? 'main/N-S05:each' : 'N-S05:when',
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

const NAMES = [
  ['Ponte', 'old stones'],
  ['Duomo', 'incense'],
];
const OTHERS = [
  ['Piazza', 'loud'],
  ['Porto', 'salt'],
];
/** All have named both of their locations. */
const placesNamed = (seats: number): Stage => {
  const stage = housed(seats, [2, 5, 1, 6, 3, 3].slice(0, 2 * seats));
  return answer(stage, Object.fromEntries(who(stage).map(seat => [seat, NAMES])));
};
const layAll = (stage: Stage, rolls: readonly number[]): Stage =>
  answer(stage, Object.fromEntries(who(stage).map(seat => [seat, []])), rolls);

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
    const dice = (stage: Stage) => stage.events.filter(({ t }) => t === 'location-dice');
    expect(dice(housed(3, [2, 5, 1, 1, 6, 4]))).toEqual([
      { t: 'location-dice', seat: 0, dice: [2, 5] },
      { t: 'location-dice', seat: 1, dice: [1, 1] },
      { t: 'location-dice', seat: 2, dice: [6, 4] },
    ]);
    expect(dice(housed(4, [6, 1, 2, 3]))).toHaveLength(4);
  });

  test('[N-S05] all name and describe their locations at the same time, sealed until the last is ready', () => {
    const stage = housed(2, [2, 5, 1, 6]);
    expect(asked(stage)).toBe('places 0,1');
    expect([0, 1].map(seat => valuesToName(table(stage), seat))).toEqual([
      [2, 5],
      [1, 6],
    ]);
    expect(
      refusal(stage, 1, [
        ['Piazza', ''],
        ['Porto', 'x'],
      ])?.code,
    ).toBe('too-short');
    expect(refusal(stage, 1, [['Piazza', 'x']])?.code).toBe('too-few');
    const one = answer(stage, { 1: NAMES });
    expect(vendetta.view(one.state, 0)).toEqual(vendetta.view(answer(stage, { 1: OTHERS }).state, 0));
    const named = answer(one, { 0: NAMES });
    expect(named.events.map(({ t }) => t)).toEqual(['naming', 'naming', 'naming', 'naming']);
    expect(table(named).places.slice(0, 2)).toEqual([
      { name: 'Ponte', text: 'old stones', value: 2, outside: false, by: 0 },
      { name: 'Duomo', text: 'incense', value: 5, outside: false, by: 0 },
    ]);
    expect(asked(named)).toBe('layout 0,1');
  });

  test('[N-S06] while all lay out a name may be vetoed: silence passes, more than half of the others fell it', () => {
    const stage = placesNamed(3);
    expect(asked(layAll(stage, [6, 3, 5]))).toBe('turn 0');
    const one = aside(stage, 1, 'veto-place', 0);
    expect(heard(one, 'against-name')).toEqual({ t: 'against-name', by: 1, place: 0 });
    expect(heard(one, 'vetoed')).toBeUndefined();
    expect(refusedAside(one, 1, 'veto-place', 0)?.code).toBe('not-offered');
    expect(refusedAside(one, 0, 'veto-place', 0)?.code).toBe('not-offered');
    const vetoed = aside(one, 2, 'veto-place', 0);
    expect(heard(vetoed, 'vetoed')).toEqual({ t: 'vetoed', by: [1, 2], falls: true, name: 'Ponte' });
    // One veto of two others is not more than half.
    expect(asked(layAll(one, [6, 3, 5]))).toBe('turn 0');
  });

  test('[N-S06] who has laid out may still veto, and what is laid out stays as it is', () => {
    const ready = answer(placesNamed(2), { 1: [piece(3)] });
    const vetoed = aside(ready, 1, 'veto-place', 0);
    expect(vetoed.state.asked!.answers[1]).not.toBeNull();
    const found = answer(vetoed, { 0: [] });
    expect(asked(found)).toBe('places 0');
    expect(may(found, 1, 'veto-place')).toBe(false);
    const renamed = answer(answer(found, { 0: [['Torre', 'tall']] }), { 1: [] }, [4, 3]);
    expect(heard(renamed, 'vetoed')).toEqual({ t: 'vetoed', by: [], falls: false, name: 'Torre' });
    expect(table(renamed).places[0]).toMatchObject({ name: 'Torre', text: 'tall', value: 2 });
    expect(table(renamed).places).toHaveLength(4);
    expect(table(renamed).names).toEqual([]);
  });

  test('[N-X24] after two vetoes the third name stands unasked', () => {
    let stage = answer(aside(placesNamed(2), 1, 'veto-place', 1), { 0: [], 1: [] });
    stage = answer(stage, { 0: [['B', 'x']] });
    expect(asked(stage)).toBe('veto-anew 1');
    expect(vendetta.absent(stage.state, 1)).toEqual([]);
    stage = answer(stage, { 1: [1] });
    expect(asked(stage)).toBe('places 0');
    stage = answer(stage, { 0: [['C', 'x']] }, [4, 3]);
    expect(table(stage).places.map(({ name }) => name)).toEqual(['Ponte', 'C', 'Ponte', 'Duomo']);
    expect(asked(stage)).toBe('turn 0');
  });

  test('[N-S06] nobody vetoes while the story is paused', () => {
    const paused = aside(placesNamed(2), 0, 'pause', 0);
    expect(refusedAside(paused, 1, 'veto-place', 0)).toMatchObject({ code: 'paused' });
  });

  test('[N-S08] three people give ten answers before the first scene: a city, houses, locations, layouts', () => {
    const count = (rules: number): number => {
      let stage: Stage = at(vendetta, { seats: 3, rules, rolls: [[3, 1]] });
      let answers = 0;
      while (table(stage).round === 0) {
        const seat = who(stage).find(one => stage.state.asked!.answers[one] === null)!;
        const turn = vendetta.submit(
          stage.state,
          seat,
          stage.state.asked!.id,
          vendetta.absent(stage.state, seat),
          seedDice(1),
        );
        if (!turn.ok) throw new Error(turn.error.code);
        stage = { ...stage, state: turn.value.state };
        answers++;
      }
      return answers;
    };
    expect([count(1), count(2)]).toEqual([25, 10]);
  });

  test('[N-S05] in rules 1 with three players each rolls two dice, with four one', () => {
    expect(heard(housed(3, [2, 5], 1), 'location-dice')).toEqual({
      t: 'location-dice',
      seat: 0,
      dice: [2, 5],
    });
    expect(heard(housed(4, [6], 1), 'location-dice')).toEqual({ t: 'location-dice', seat: 0, dice: [6] });
  });

  test('[N-S05] in rules 1 every die becomes a location worth its number, named and described by its roller', () => {
    let stage = housed(2, [2, 5], 1);
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

  test('[N-S06] in rules 1 a name that more than half of the others veto is replaced', () => {
    const named = answer(housed(3, [2, 5], 1), { 0: ['Ponte', 'x'] });
    expect(asking(answer(named, { 1: 1, 2: 0 }))).toBe('naming');
    expect(table(answer(named, { 1: 1, 2: 0 })).places).toHaveLength(1);
    const vetoed = answer(named, { 1: 1, 2: 1 });
    expect(heard(vetoed, 'vetoed')).toEqual({ t: 'vetoed', by: [1, 2], falls: true, name: 'Ponte' });
    expect(table(vetoed).places).toHaveLength(0);
    expect(asked(vetoed)).toBe('naming 0');
  });

  test('[N-X24] in rules 1 silence is no veto, and after two vetoes the third name stands unasked', () => {
    let stage = housed(2, [2, 5], 1);
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

  test('[N-S08] in rules 1 houses first, then locations in seating order, then all lay out at once, sealed', () => {
    let stage: Stage = at(vendetta, { seats: 4, rules: 1, rolls: [[4, 1]] });
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
