import { vendetta as game, NONE } from '../../rules/index.ts';
import { acceptAnswer, type Choice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import {
  callOf,
  draftOf,
  previewCall,
  isAimed,
  marksOf,
  noCall,
  listOffered,
  listOpenMarks,
  applyPick,
} from '../stage/call.ts';
import type { Either } from '@tavola/web/board-kit/draft.ts';
import { replayGolden } from './goldens.ts';

const { moments } = replayGolden('0002-three-houses-montefosco.jsonl');

const isEither = (choice: Choice | null | undefined): choice is Either => choice?.kind === 'either';

const turns = moments.flatMap(({ state }) => {
  const seat = state.asked?.who[0];
  if (seat === undefined || game.view(state, seat).asked?.name !== 'turn') return [];
  const view = game.view(state, seat);
  return isEither(view.asked?.choice) && !state.table.called
    ? [{ seat, view, choice: view.asked.choice }]
    : [];
});

test('a draft gives back every part of its scene', () => {
  expect(turns.length).toBeGreaterThan(3);
  for (const { choice, view, seat } of turns) {
    const object = view.table.cards.findIndex(
      (_, i) => view.table.owner[i] !== seat && view.table.power[i]! > 0,
    );
    const place = listOffered(choice, 'scene', 'place')[0];
    const call = { ...noCall, kind: 1, place, object, boost: 1 };
    expect(callOf(choice, draftOf(choice, call))).toEqual(call);
    const elsewhere = { ...noCall, at: 'new', about: 'new', kind: 2, placeName: 'x', outside: 1 } as const;
    const read = callOf(choice, draftOf(choice, elsewhere));
    if (read) expect(read).toEqual(elsewhere);
  }
});

test('the question accepts a complete scene, and its sums are those of the rules', () => {
  for (const { choice, view, seat } of turns) {
    const { table } = view;
    const object = table.cards.findIndex(
      (_, i) => table.owner[i] !== seat && table.power[i]! > 0 && i !== table.locked,
    );
    const call = { ...noCall, kind: 0, place: 0, object };
    const draft = draftOf(choice, call);
    if (!acceptAnswer(choice, draft).ok) continue;
    const seen = previewCall(table, seat, choice, call)!;
    expect(isAimed(call)).toBe(true);
    expect(seen.scene.totals[1]).toBe(table.power[object]);
    const inDisfavour = table.disfavour === seat ? 2 : 0;
    expect(seen.scene.totals[0]).toBe(table.houses[seat]!.values[0]! - inDisfavour);
    // Without a kind of scene the sum must not include its attribute.
    expect(previewCall(table, seat, choice, { ...call, kind: undefined })!.scene.totals[0]).toBe(
      -inDisfavour + 0,
    );
  }
});

test('picks on the plan become parts of the scene, and a second pick removes a piece', () => {
  const { view, seat } = turns[0]!;
  const { table } = view;
  const own = table.owner.findIndex((owner, i) => owner === seat && table.cards[i]!.kind === 'character');
  const other = table.owner.findIndex(owner => owner !== seat && owner !== NONE);
  let call = applyPick(table, seat, noCall, { what: 'place', number: 2 });
  call = applyPick(table, seat, call, { what: 'piece', number: other });
  call = applyPick(table, seat, call, { what: 'piece', number: own });
  expect(marksOf(call)).toEqual([
    { what: 'place', number: 2 },
    { what: 'piece', number: other },
    { what: 'piece', number: own },
  ]);
  call = applyPick(table, seat, call, { what: 'piece', number: own });
  expect(call.actors).toEqual([]);
});

test('only marks that some scene accepts are open', () => {
  for (const { choice, view, seat } of turns)
    for (const { what, number } of listOpenMarks(choice)) {
      if (what === 'place') expect(view.table.places[number]).toBeDefined();
      if (what === 'piece') expect(view.table.power[number]).toBeGreaterThan(0);
      if (what === 'seat') expect(number).not.toBe(seat);
    }
});
