import { expect, test } from 'vitest';
import { EMPTY_SEAT, type TableDoc } from './table-document.ts';
import { castVote } from './votes.ts';

const person = { ...EMPTY_SEAT, by: 'person', name: 'x' } as const;
const doc = (phase: TableDoc['phase']): TableDoc => ({
  id: 'T',
  game: 'fair',
  options: {},
  clock: { kind: 'none' },
  leave: 'absent',
  watch: { who: 'nobody', delay: 0 },
  language: 'en',
  phase,
  host: 0,
  // Seat 1 has missed its last decision; seat 2 was handed on and nobody has taken it yet.
  seats: [person, { ...person, missed: 1 }, { ...person, handedOn: 'h' }],
  match: 'M',
  played: [],
  link: '',
  gallery: '',
  votes: [],
  deletes: null,
});
const situation = { paused: false, broken: false, isOpen: true, isGone: (seat: number) => seat > 0 };
const vote = { t: 'vote', id: 'v', match: 'M', seat: null, yes: true } as const;

test('a person who missed a decision must agree to delete the table, but not to end the match', () => {
  expect(castVote(doc('playing'), 0, { ...vote, on: 'end' }, situation)).toMatchObject({
    value: { carried: true },
  });
  const first = castVote(doc('over'), 0, { ...vote, on: 'delete' }, situation);
  expect(first).toMatchObject({ value: { carried: false, votes: [{ on: 'delete', yes: [0] }] } });
  const votes = [{ on: 'delete', seat: null, yes: [0] } as const];
  const both = castVote({ ...doc('over'), votes }, 1, { ...vote, on: 'delete' }, situation);
  expect(both).toMatchObject({ value: { carried: true } });
});
