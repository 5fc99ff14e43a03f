import { asked, heard } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import {
  act,
  agree,
  agreeToClose,
  aside,
  city,
  may,
  offers,
  refusedAside,
  reply,
  row,
  scene,
  SQUARE,
  table,
  WOOD,
  type City,
  type Stage,
} from '../test/drama.ts';

const [MOVE, POWER, RESERVE, FLOORS, RETURN, REMOVE, NOTE, ENDING] = [0, 1, 2, 3, 4, 5, 6, 7];
const NO_REACTION = { branch: 0, answer: [0] } as const;
const pieces: City['pieces'] = [
  { owner: 0, power: 4 },
  { owner: 1, power: 3 },
  { owner: 1, power: 0 },
];
const open = (set: City = {}): Stage => city({ pieces, ...set });
const refusedRow = (stage: Stage, ...rows: ReturnType<typeof row>[]): string | undefined =>
  refusedAside(stage, 0, 'propose', rows)?.code;

describe('P agreement', () => {
  test('[N-P04] any player proposes; it happens when all players still in the game agree', () => {
    let stage = aside(open(), 2, 'propose', [row(MOVE, { piece: 1, house: 0 })]);
    expect(heard(stage, 'proposed')).toEqual({
      t: 'proposed',
      proposal: 0,
      by: 2,
      changes: [{ t: 'move', piece: 1, to: 0 }],
    });
    stage = aside(stage, 0, 'vote', [0, 1]);
    expect(table(stage).owner[1]).toBe(1);
    stage = aside(stage, 1, 'vote', [0, 1]);
    expect(table(stage).owner[1]).toBe(0);
    expect(stage.events.map(({ t }) => t)).toEqual(['voted', 'agreed', 'amended']);
    expect(heard(stage, 'amended')).toMatchObject({ by: 2, changes: [{ t: 'move', piece: 1, to: 0 }] });
  });

  test.each([
    ['move a piece to another house', row(MOVE, { piece: 1, house: 2 }), { owner: [0, 2, 1] }],
    ['make it neutral', row(MOVE, { piece: 1, house: NONE }), { owner: [0, NONE, 1] }],
    ['set a power', row(POWER, { piece: 0, value: 12 }), { power: [12, 3, 0] }],
    ['set a reserve', row(RESERVE, { house: 1, value: 0 }), { reserve: [10, 0, 10] }],
    ['set floors', row(FLOORS, { house: 2, value: 3 }), { floors: [6, 6, 3] }],
    [
      'bring a piece back',
      row(RETURN, { piece: 2, house: 2, value: 5 }),
      { owner: [0, 1, 2], power: [4, 3, 5] },
    ],
    ['remove a piece', row(REMOVE, { piece: 0 }), { power: [0, 3, 0] }],
    ['change the ending', row(ENDING, { ending: 2, value: 2 }), { end: 'rounds', rounds: 2 }],
  ])('[N-P04] what can be agreed: %s', (_, change, after) => {
    expect(table(agree(open(), 1, [change]))).toMatchObject(after);
  });

  test('[N-P04] a note of somebody else is edited by agreement', () => {
    const noted = aside(open(), 2, 'note', [0, 'burnt down']);
    const edited = agree(noted, 0, [row(NOTE, { note: 0, text: 'rebuilt' })]);
    expect(table(edited).notes[0]).toEqual({ by: 2, about: 0, text: 'rebuilt' });
    expect(table(agree(noted, 0, [row(NOTE, { note: 0 })])).notes[0]!.text).toBe('');
  });

  test("[N-P04] the rulebook's daughter: out by the rules, back on the other side with half her power by agreement", () => {
    const stage = city({ pieces: [{ owner: 1, power: 4 }], change: t => (t.interrupted[1] = true) });
    const won = reply(
      act(stage, 'scene', { place: SQUARE, object: 0, 'scene-kind': 1, boost: 3 }),
      NO_REACTION,
      [6, 1],
    );
    expect([table(won).power[0], table(won).reserve[0]]).toEqual([0, 9]);
    const loved = agree(won, 0, [
      row(RETURN, { piece: 0, house: 0, value: 2 }),
      row(RESERVE, { house: 0, value: 7 }),
    ]);
    expect(table(loved)).toMatchObject({ owner: [0], power: [2], reserve: [7, 10, 10] });
    // The rules do not ask for the fate of a returned piece.
    expect(asked(agreeToClose(loved))).toBe('turn 0');
  });

  test('[N-P08] several changes: all or none', () => {
    const both = agree(open(), 0, [row(REMOVE, { piece: 1 }), row(RETURN, { piece: 1, house: 0, value: 2 })]);
    expect(table(both)).toMatchObject({ owner: [0, 0, 1], power: [4, 2, 0] });
    expect(refusedRow(open(), row(POWER, { piece: 0, value: 5 }), row(POWER, { piece: 2, value: 5 }))).toBe(
      'piece-out',
    );
  });

  test('[N-P08] limits hold: power 1 to 12, six floors; and what is not there cannot be changed', () => {
    expect(refusedRow(open(), row(POWER, { piece: 0, value: 13 }))).toBe('out-of-range');
    expect(refusedRow(open(), row(POWER, { piece: 0, value: 0 }))).toBe('out-of-range');
    expect(refusedRow(open(), row(FLOORS, { house: 0, value: 7 }))).toBe('out-of-range');
    expect(refusedRow(open(), row(RETURN, { piece: 0, house: 0, value: 1 }))).toBe('piece-in-play');
    expect(refusedRow(open(), row(MOVE, {}))).toBe('incomplete');
    expect(
      refusedRow(open({ floors: [6, 6, 0], reserve: [10, 10, 0] }), row(MOVE, { piece: 0, house: 2 })),
    ).toBe('house-fallen');
    expect(refusedRow(open({ change: t => (t.round = 4) }), row(ENDING, { ending: 2, value: 3 }))).toBe(
      'out-of-range',
    );
    expect(refusedAside(open(), 0, 'propose', [])?.code).toBe('too-few');
  });

  test('[N-P08] open until one refuses; silence is not consent, play goes on meanwhile', () => {
    const proposed = aside(open(), 0, 'propose', [row(REMOVE, { piece: 1 })]);
    const on = act(proposed, 'end');
    expect([asked(on), table(on).proposals.length]).toEqual(['turn 1', 1]);
    const refused = aside(aside(on, 1, 'vote', [0, 1]), 2, 'vote', [0, 0]);
    expect(heard(refused, 'rejected')).toEqual({ t: 'rejected', proposal: 0, by: 2 });
    expect([table(refused).proposals, table(refused).power[1]]).toEqual([[], 3]);
  });

  test('[N-P08] one proposal each at a time, which its proposer may take back', () => {
    const proposed = aside(open(), 0, 'propose', [row(REMOVE, { piece: 1 })]);
    expect(refusedRow(proposed, row(REMOVE, { piece: 0 }))).toBe('proposal-open');
    expect(table(aside(proposed, 0, 'vote', [0, 0])).proposals).toEqual([]);
  });

  test('[N-P08] it takes effect between two decisions: within a scene it waits until the outcome is booked', () => {
    const called = act(open({ change: t => (t.interrupted[1] = true) }), 'scene', {
      place: SQUARE,
      object: 1,
    });
    const agreed = agree(called, 2, [row(POWER, { piece: 1, value: 12 })]);
    expect(agreed.events.map(({ t }) => t)).not.toContain('amended');
    expect(table(agreed).power[1]).toBe(3);
    const lost = reply(agreed, NO_REACTION, [1, 6]);
    expect(scene(lost).totals).toEqual([4, 9]);
    expect([asked(lost), table(lost).power[1]]).toEqual(['close 0', 12]);
  });

  test('[N-P08] what all have agreed to and waits for its moment is not voted on any more, nor taken back', () => {
    const called = act(open(), 'scene', { place: SQUARE, object: 1 });
    const agreed = agree(called, 2, [row(POWER, { piece: 1, value: 12 })]);
    expect(table(agreed).proposals).toMatchObject([{ by: 2, agreed: true }]);
    expect([0, 1, 2].map(seat => may(agreed, seat, 'vote'))).toEqual([false, false, false]);
  });

  test('[N-P08] it lapses if it is no longer possible', () => {
    const called = act(open({ change: t => (t.interrupted[1] = true) }), 'scene', {
      place: SQUARE,
      object: 1,
      boost: 3,
    });
    const agreed = agree(called, 2, [row(POWER, { piece: 1, value: 12 })]);
    const after = reply(agreed, NO_REACTION, [6, 1]);
    expect(heard(after, 'lapsed')).toEqual({ t: 'lapsed', proposal: 0, why: 'piece-out' });
    expect(table(after)).toMatchObject({ power: [4, 0, 0], proposals: [] });
  });

  test('[N-P08] while answers are sealed nothing is changed under them', () => {
    const laying = city({ at: 'N-S08', change: t => (t.stage = 'set-up') });
    const agreed = agree(laying, 0, [row(RESERVE, { house: 0, value: 3 })]);
    expect([table(agreed).reserve[0], table(agreed).proposals[0]?.agreed]).toEqual([10, true]);
  });

  test('[N-P04] fallen players may propose, but only those still in the game agree', () => {
    const stage = open({ floors: [6, 6, 0], reserve: [10, 10, 0] });
    const proposed = aside(stage, 2, 'propose', [row(REMOVE, { piece: 1 })]);
    expect([0, 1, 2].map(seat => may(proposed, seat, 'vote'))).toEqual([true, true, true]);
    const agreed = aside(aside(proposed, 0, 'vote', [0, 1]), 1, 'vote', [0, 1]);
    expect(table(agreed).power[1]).toBe(0);
    const other = aside(stage, 0, 'propose', [row(REMOVE, { piece: 1 })]);
    expect(may(other, 2, 'vote')).toBe(false);
  });

  test('[N-P08] if the house that had not yet agreed falls, the votes of the others are enough', () => {
    let stage = open({ order: [2, 0, 1], floors: [6, 6, 2] });
    stage = aside(aside(stage, 0, 'propose', [row(REMOVE, { piece: 1 })]), 1, 'vote', [0, 1]);
    stage = reply(act(stage, 'pull-down', { 'pull-down': 2 }), 1);
    expect([asked(stage), table(stage).power[1]]).toEqual(['turn 0', 0]);
  });

  test('[N-P04] floors agreed down to none make a house fall', () => {
    const fallen = agree(open(), 0, [row(FLOORS, { house: 1, value: 0 })]);
    expect(heard(fallen, 'fell')).toEqual({ t: 'fell', seat: 1, pieces: [1] });
    expect([asked(fallen), asked(act(fallen, 'end'))]).toEqual(['turn 0', 'turn 2']);
  });

  test('[N-P04] even the house whose turn it is: the turn is over', () => {
    const fallen = agree(open(), 0, [row(FLOORS, { house: 0, value: 0 })]);
    expect([asked(fallen), table(fallen).floors]).toEqual(['turn 1', [0, 6, 6]]);
  });

  test('[N-P04] and a fallen house may be raised again, with nothing but its floors', () => {
    const stage = open({ floors: [6, 0, 6], reserve: [10, 0, 10], pieces: [] });
    const raised = agree(stage, 0, [row(FLOORS, { house: 1, value: 2 })]);
    expect(table(raised)).toMatchObject({ floors: [6, 2, 6], reserve: [10, 0, 10] });
    expect(asked(act(raised, 'end'))).toBe('turn 1');
  });

  test('[N-P08] a fallen house gets nothing but floors: no reserve, no piece that moves or comes back', () => {
    const stage = open({ floors: [6, 6, 0], reserve: [10, 10, 0] });
    const rows = [
      row(RESERVE, { house: 2, value: 5 }),
      row(MOVE, { piece: 0, house: 2 }),
      row(RETURN, { piece: 2, house: 2, value: 5 }),
    ];
    for (const change of rows) {
      expect(refusedAside(stage, 0, 'propose', [change])).toEqual({
        code: 'house-fallen',
        rule: 'N-P08',
        about: { seat: 2 },
      });
      // The house may have it if the same proposal raises it first.
      expect(refusedRow(stage, row(FLOORS, { house: 2, value: 1 }), change)).toBeUndefined();
      expect(refusedRow(stage, change, row(FLOORS, { house: 2, value: 1 }))).toBe('house-fallen');
    }
  });

  test('[N-P08] what is agreed for a house that falls meanwhile lapses', () => {
    let stage = open({ floors: [6, 1, 6], pieces: [{ owner: 0, power: 9 }, ...pieces.slice(1)] });
    stage = agree(act(stage, 'storm', { tower: 1, actors: [0] }), 2, [row(RESERVE, { house: 1, value: 20 })]);
    stage = reply(reply(stage, NO_REACTION, [6, 1]), 0);
    expect(heard(stage, 'lapsed')).toEqual({ t: 'lapsed', proposal: 0, why: 'house-fallen' });
    expect(table(stage)).toMatchObject({ floors: [6, 0, 6], reserve: [9, 0, 10] });
  });

  test('[N-P04][N-E03] a house that falls by an agreement keeps nothing that the agreement gives it', () => {
    const stage = agree(open(), 0, [
      row(MOVE, { piece: 0, house: 1 }),
      row(RESERVE, { house: 1, value: 20 }),
      row(FLOORS, { house: 1, value: 0 }),
    ]);
    expect(heard(stage, 'fell')).toEqual({ t: 'fell', seat: 1, pieces: [0, 1] });
    expect(table(stage)).toMatchObject({ owner: [NONE, NONE, 1], reserve: [10, 0, 10] });
  });

  test('[N-P04][N-R05] a piece that is removed is not locked up any more, nor after it comes back', () => {
    const stage = open({ disfavour: 0, locked: 0, order: [1, 0, 2] });
    expect(offers(stage, 'scene', 'object')).toEqual([]);
    const removed = agree(stage, 1, [row(REMOVE, { piece: 0 })]);
    expect(table(removed)).toMatchObject({ disfavour: 0, locked: NONE });
    const back = agree(removed, 1, [row(RETURN, { piece: 0, house: 0, value: 2 })]);
    expect(offers(back, 'scene', 'object')).toEqual([0]);
    // The removal of another piece changes nothing for it.
    expect(table(agree(stage, 1, [row(REMOVE, { piece: 1 })])).locked).toBe(0);
  });

  test('[N-P04][N-C07] a piece that is removed is not away any more, nor after it comes back', () => {
    const outside: City['pieces'] = [
      { owner: 0, power: 4 },
      { owner: 1, power: 3, away: WOOD },
      { owner: 1, power: 2, away: WOOD },
    ];
    const removed = agree(open({ pieces: outside }), 0, [row(REMOVE, { piece: 1 })]);
    expect(table(removed).away).toEqual([NONE, NONE, WOOD]);
    const back = agree(removed, 0, [row(RETURN, { piece: 1, house: 1, value: 3 })]);
    expect(offers(back, 'scene-elsewhere', 'object')).toEqual([1]);
  });

  test('[N-P08] a fallen house that is raised and falls again within one proposal keeps nothing either', () => {
    const stage = open({ floors: [6, 6, 0], reserve: [10, 10, 0] });
    const [up, down] = [1, 0].map(value => row(FLOORS, { house: 2, value }));
    for (const gift of [row(RESERVE, { house: 2, value: 5 }), row(MOVE, { piece: 0, house: 2 })])
      expect(refusedRow(stage, up!, gift, down!)).toBe('house-fallen');
    const nothing = agree(stage, 0, [up!, down!]);
    expect([heard(nothing, 'fell'), nothing.game.violations(nothing.state)]).toEqual([undefined, []]);
  });

  test('[N-X20] help from other houses is a matter of agreement', () => {
    const lent = agree(open(), 1, [row(MOVE, { piece: 1, house: 0 })]);
    expect(offers(lent, 'scene-neutral', 'actors')).toEqual([0, 1]);
  });
});
