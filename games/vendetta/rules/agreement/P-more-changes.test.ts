import { replayRolls } from '@tavola/kernel';
import { answer, asked, at, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { vendetta, type VendettaTable } from '../index.ts';
import { HEAD, NONE } from '../names.ts';
import {
  act,
  agree,
  agreeToClose,
  aside,
  city,
  house,
  refusedAside,
  reply,
  row,
  SQUARE,
  table,
  THEATRE,
  WOOD,
  type City,
  type Stage,
} from '../test/drama.ts';

const [MOVE, POWER, RESERVE] = [0, 1, 2];
const [PLACE_NAME, PLACE_TEXT, PLACE_VALUE, NEW_CHARACTER, NEW_PROP, PIECE_NAME, PIECE_TEXT] = [
  8, 9, 10, 11, 12, 13, 14,
];
const [ATTRIBUTE, DISFAVOUR, ARREST, ABSENCE, DIE, TURNCOAT] = [15, 16, 17, 18, 19, 20];
const [TONE, LINES, VEILS, FRAME_SHOWN] = [21, 22, 23, 24];
const crowd = (t: VendettaTable, cards: number): void => {
  while (t.cards.length < cards) {
    t.cards.push(t.cards[0]!);
    t.owner.push(NONE);
    t.power.push(0);
    t.away.push(NONE);
  }
};
const NO_REACTION = { branch: 0, answer: [0] } as const;
const pieces: City['pieces'] = [
  { owner: 0, power: 4 },
  { owner: 1, power: 3 },
  { owner: 1, power: 0 },
];
const open = (set: City = {}): Stage => city({ pieces, ...set });
const refusedRow = (stage: Stage, ...rows: ReturnType<typeof row>[]): string | undefined =>
  refusedAside(stage, 0, 'propose', rows)?.code;

describe('P what else a table may agree on', () => {
  test.each([
    [
      'name a place',
      row(PLACE_NAME, { place: 0, name: 'ruins' }),
      { places: [{ name: 'ruins', value: 4 }, {}, {}] },
    ],
    ['describe a place', row(PLACE_TEXT, { place: 0, text: 'ash' }), { places: [{ text: 'ash' }, {}, {}] }],
    [
      'let a burnt house pay nothing',
      row(PLACE_VALUE, { place: 0, value: 0 }),
      { places: [{ value: 0 }, {}, {}] },
    ],
    [
      'lay out a side character at no price',
      row(NEW_CHARACTER, { house: 2, value: 5, name: 'Bruno', text: 'a smith' }),
      { owner: [0, 1, 1, 2], power: [4, 3, 0, 5], away: [NONE, NONE, NONE, NONE], reserve: [10, 10, 10] },
    ],
    ['lay out a neutral prop', row(NEW_PROP, { value: 2, name: 'a key' }), { owner: [0, 1, 1, NONE] }],
    ['name a piece', row(PIECE_NAME, { piece: 2, name: 'ghost' }), { cards: [{}, {}, { name: 'ghost' }] }],
    ['describe a piece', row(PIECE_TEXT, { piece: 0, text: 'old' }), { cards: [{ text: 'old' }, {}, {}] }],
    [
      'change an attribute',
      row(ATTRIBUTE, { house: 1, attribute: 2, value: 4 }),
      { houses: [{}, { values: [3, 2, 4] }, {}] },
    ],
    ['lay the disfavour on another house', row(DISFAVOUR, { house: 2 }), { disfavour: 2, locked: NONE }],
    ['lift the disfavour', row(DISFAVOUR, {}), { disfavour: NONE, locked: NONE }],
    ['lock up somebody else', row(ARREST, { piece: 1 }), { locked: 1, arrest: NONE }],
    ['lock up the head', row(ARREST, { piece: HEAD, place: SQUARE }), { locked: HEAD, arrest: SQUARE }],
    ['set free who is locked up', row(ARREST, {}), { locked: NONE }],
    ['send a piece out of the city', row(ABSENCE, { piece: 0, place: WOOD }), { away: [WOOD, NONE, NONE] }],
  ])('[N-P04] what can be agreed besides: %s', (_, change, after) => {
    const stage = open({ disfavour: 1, locked: HEAD, change: t => (t.arrest = SQUARE) });
    const agreed = agree(stage, 0, [change]);
    expect(table(agreed)).toMatchObject(after);
    expect(heard(agreed, 'amended')?.changes).toEqual(
      heard(agreed, 'proposed')?.changes ?? expect.anything(),
    );
    expect(agreed.game.violations(agreed.state)).toEqual([]);
  });

  test('[N-P04] limits hold for these too', () => {
    const stage = open({ disfavour: 1, locked: HEAD, change: t => (t.arrest = SQUARE) });
    const codes = [
      row(PLACE_NAME, { place: 0 }),
      row(PLACE_VALUE, { place: 0, value: 13 }),
      row(PLACE_VALUE, { place: SQUARE, value: 2 }),
      row(NEW_CHARACTER, { house: 0, value: 13, name: 'Bruno' }),
      row(NEW_PROP, { house: 0, value: 1 }),
      row(ATTRIBUTE, { house: 0, value: 7 }),
      row(ARREST, { piece: HEAD, place: 0 }),
      row(ARREST, { piece: HEAD }),
      row(ARREST, { piece: 0 }),
      row(ABSENCE, { piece: 0, place: SQUARE }),
      row(TURNCOAT, { piece: 2, house: 0 }),
      row(DIE, { house: 0 }),
    ].map(one => refusedRow(stage, one));
    expect(codes).toEqual([
      'incomplete',
      'out-of-range',
      'place-of-arrest',
      'out-of-range',
      'incomplete',
      'out-of-range',
      'place-of-arrest',
      'incomplete',
      'not-theirs',
      'not-outside',
      'not-lost',
      'no-die',
    ]);
    expect(refusedRow(open(), row(ARREST, { piece: 0 }))).toBe('no-disfavour');
    const crowded = open({ change: t => crowd(t, 500) });
    expect(refusedRow(crowded, row(NEW_PROP, { house: 0, value: 1, name: 'one more' }))).toBe('too-many');
  });

  test('[N-P04] a match in rules 1 knows the changes of rules 1', () => {
    const old = open({ rules: 1 });
    expect(refusedAside(old, 0, 'propose', [row(MOVE, { piece: 1, house: 2 }).slice(0, 7)])).toBeUndefined();
    expect(refusedAside(old, 0, 'propose', [[PLACE_VALUE, NONE, NONE, 0, NONE, NONE, '']])?.code).toBe(
      'not-offered',
    );
  });

  /** Lets seat 0 win piece 0 of seat 1, worth 4, at the theatre, and opens the telling. */
  const wonAtTheatre = (set: City = {}, boost = 3): Stage =>
    reply(
      act(
        city({ pieces: [{ owner: 1, power: 4 }], change: t => (t.interrupted[1] = true), ...set }),
        'scene',
        { place: THEATRE, object: 0, boost },
      ),
      NO_REACTION,
      [6, 1],
    );

  test('[N-P04] a piece that went out changes sides at half its power, in place of the points for it', () => {
    const won = wonAtTheatre();
    expect(table(won)).toMatchObject({ power: [0], reserve: [10 - 3 + 2 + 4, 10, 10] });
    const turned = agree(won, 2, [row(TURNCOAT, { piece: 0, house: 0 })]);
    expect(table(turned)).toMatchObject({ owner: [0], power: [2], reserve: [10 - 3 + 4, 10, 10] });
    expect(refusedRow(won, row(TURNCOAT, { piece: 0, house: 1 }))).toBe('own-side');
    expect(refusedRow(turned, row(TURNCOAT, { piece: 0, house: 0 }))).toBe('not-lost');
    // N-P09 No fate is asked of who stays in the game.
    expect(asked(agreeToClose(turned))).toBe('turn 0');
  });

  test('[N-P04] a die is rolled again: the booking is taken back and made anew', () => {
    const won = wonAtTheatre();
    const proposed = aside(aside(won, 2, 'propose', [row(DIE, { house: 0 })]), 0, 'vote', [0, 1]);
    const dice = replayRolls([1]);
    const turn = proposed.game.interject(proposed.state, 1, 'vote', [0, 1], dice);
    if (!turn.ok) throw new Error(turn.error.code);
    const { state, events } = turn.value;
    expect(events.map(({ t }) => t)).toEqual(['voted', 'agreed', 'amended', 'rolled-again', 'booked']);
    expect(state.table.scene).toMatchObject({ dice: [1, 1], totals: [7, 5], won: true });
    expect(state.table).toMatchObject({ power: [0], reserve: [13, 10, 10], stage: 'telling' });
  });

  test('[N-P04] a die rolled again may turn the outcome round, and a fall with it', () => {
    const won = wonAtTheatre({ options: { debt: 'floors' }, reserve: [1], floors: [2] }, 0);
    expect(table(won)).toMatchObject({ power: [0], reserve: [1 + 2 + 4, 10, 10] });
    const proposed = aside(aside(won, 2, 'propose', [row(DIE, { house: 1 })]), 0, 'vote', [0, 1]);
    const turn = proposed.game.interject(proposed.state, 1, 'vote', [0, 1], replayRolls([6]));
    if (!turn.ok) throw new Error(turn.error.code);
    const { table: after } = turn.value.state;
    expect(after.scene).toMatchObject({ dice: [6, 6], totals: [9, 10], won: false });
    expect(after).toMatchObject({ power: [4], reserve: [0, 10, 10], floors: [0, 6, 6] });
    expect(turn.value.events.map(({ t }) => t)).toContain('fell');
    expect(proposed.game.violations(turn.value.state)).toEqual([]);
  });

  test('[N-P04] no die is rolled again once the plan has changed, nor together with another change', () => {
    const won = wonAtTheatre();
    expect(refusedRow(won, row(DIE, { house: 0 }), row(POWER, { piece: 0, value: 1 }))).toBe('die-alone');
    expect(refusedRow(won, row(DIE, { house: 2 }))).toBe('no-die');
    expect(refusedRow(agree(won, 0, [row(RESERVE, { house: 0, value: 1 })]), row(DIE, { house: 0 }))).toBe(
      'no-die',
    );
    const rewarded = aside(won, 2, 'reward', [0, 1]);
    expect(refusedRow(rewarded, row(DIE, { house: 0 }))).toBe('no-die');
    expect(refusedRow(reply(agreeToClose(won), ''), row(DIE, { house: 0 }))).toBe('no-die');
  });

  test('[N-P13] tone, lines and veils are agreed on before the first scene, at once and in sight of all', () => {
    let stage = at(vendetta, {
      seats: 2,
      at: 'N-S08',
      change: ({ table: t }) => {
        t.begins = 0;
        t.houses = t.seats.map(house);
      },
    });
    stage = answer(stage, { 0: [] });
    const frame = [
      row(TONE, { text: 'dark' }),
      row(LINES, { text: 'no torture' }),
      row(FRAME_SHOWN, { value: 1 }),
    ];
    stage = agree(stage, 1, frame);
    expect(table(stage).frame).toEqual({ tone: 'dark', lines: 'no torture', veils: '', shown: true });
    // What was laid out in secret is not handed back for it.
    expect(stage.state.asked!.answers[0]).toEqual([]);
    expect(vendetta.view(stage.state, undefined).table.frame.lines).toBe('no torture');
    expect(table(agree(stage, 0, [row(VEILS, { text: 'love' })])).frame).toMatchObject({
      veils: 'love',
      tone: 'dark',
    });
  });
});
