import { NONE, vendetta as game } from '../../rules/index.ts';
import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { changeOf, FIELDS, kindsFor, noChange, RANGES, rowOf } from '../agreement/changes.ts';
import { replayGolden } from './goldens.ts';

const { moments } = replayGolden('0002-three-houses-montefosco.jsonl');
const { state } = moments.findLast(moment => moment.state.table.stage === 'turn' && !moment.state.over)!;
const { table } = state;
const alive = state.table.power.findIndex(power => power > 0);

test('a proposal contains exactly the change that the form spelled out', () => {
  for (const kind of kindsFor(table)) {
    const draft = { ...noChange, kind, piece: alive, house: 1, value: Math.max(1, RANGES[kind][0]), note: 0 };
    const change = changeOf(table, draft);
    expect(change?.t).toBe(kind);
    const seat = state.table.seats.find(one => !state.table.proposals.some(({ by }) => by === one))!;
    const turn = game.interject(state, seat, 'propose', [rowOf(table, draft)], seedDice(1));
    // The defaults of these kinds need a lost piece or a note, and the position may have none.
    if (kind === 'return' || kind === 'note' || kind === 'ending') continue;
    expect(turn.ok, kind).toBe(true);
    const proposed = turn.ok && turn.value.events.find(({ t }) => t === 'proposed');
    expect(proposed && proposed.t === 'proposed' && proposed.changes).toEqual([change]);
  }
});

test('an incomplete change is not proposed', () => {
  for (const kind of kindsFor(table))
    if (FIELDS[kind].includes('piece'))
      expect(changeOf(table, { ...noChange, kind, piece: NONE })).toBeUndefined();
  expect(changeOf(table, { ...noChange, kind: 'reserve' })).toBeUndefined();
  expect(changeOf(table, { ...noChange, kind: 'note' })).toBeUndefined();
});
