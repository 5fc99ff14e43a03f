import { ok, refused, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand, VoteOn, VoteView } from '@tavola/protocol';
import type { TableDoc, Vote } from './table-document.ts';

/** Persons who are there to decide: not those a bot plays for, nor those whose time ran out last time. */
const deciders = (doc: TableDoc): Seat[] =>
  doc.seats.flatMap(({ by, away, missed, handedOn }, seat) =>
    by === 'person' && !away && missed === 0 && handedOn === null ? [seat] : [],
  );

/** Who must all agree. */
const electorate = (doc: TableDoc, on: VoteOn, about: Seat | null): Seat[] => {
  if (on === 'delete')
    return doc.seats.flatMap(({ by, handedOn }, seat) =>
      by === 'person' && handedOn === null ? [seat] : [],
    );
  return deciders(doc).filter(seat => on !== 'hand-on' || seat !== about);
};

export const votesView = (doc: TableDoc): VoteView[] =>
  doc.votes.map(({ on, seat, yes }) => ({ on, seat, yes: [...yes], of: electorate(doc, on, seat) }));

/** What a vote needs to know of the match. */
export interface Situation {
  readonly paused: boolean;
  /** Whether this person has kept the others waiting long enough to lose the seat. */
  isGone(seat: Seat): boolean;
}

const mayBePut = (
  doc: TableDoc,
  { on, seat }: VoteCommand,
  { paused, isGone }: Situation,
): string | undefined => {
  const isPlaying = doc.phase === 'playing';
  switch (on) {
    case 'pause':
      return !isPlaying ? 'not-playing' : paused ? 'paused' : undefined;
    case 'resume':
      return isPlaying && paused ? undefined : 'not-paused';
    case 'end':
      return isPlaying ? undefined : 'not-playing';
    case 'delete':
      return isPlaying ? 'playing' : undefined;
    case 'hand-on':
      if (!isPlaying) return 'not-playing';
      if (seat === null || doc.seats[seat]?.by !== 'person') return 'no-such-seat';
      return isGone(seat) ? undefined : 'not-gone';
  }
};

const neededFor = (all: readonly Seat[], by: Seat, on: VoteOn, { isGone }: Situation): readonly Seat[] => {
  switch (on) {
    case 'resume':
      // One is enough to go on: a pause needs everybody.
      return [by];
    case 'delete':
      // What belongs to all goes with the word of all, also of those who missed a decision.
      return all;
    case 'pause':
    case 'end':
    case 'hand-on':
      // Who has kept the others waiting for too long has no veto against going on without them.
      return all.filter(seat => seat === by || !isGone(seat));
  }
};

/** A vote is cast. `carried`: all who count have agreed, so it is to be done now. */
export const cast = (
  doc: TableDoc,
  by: Seat,
  command: VoteCommand,
  situation: Situation,
): Result<{ readonly votes: readonly Vote[]; readonly carried: boolean }> => {
  const { on, yes } = command;
  const about = on === 'hand-on' ? command.seat : null;
  const hindrance = mayBePut(doc, command, situation);
  if (hindrance !== undefined) return refused(hindrance);
  if (about === by) return refused('own-seat');
  const others = doc.votes.filter(vote => vote.on !== on || vote.seat !== about);
  const before = doc.votes.find(vote => vote.on === on && vote.seat === about)?.yes ?? [];
  const without = before.filter(seat => seat !== by);
  const agreed = yes ? [...without, by] : without;
  const needed = neededFor(electorate(doc, on, about), by, on, situation);
  const carried = yes && needed.length > 0 && needed.every(seat => agreed.includes(seat));
  if (carried || agreed.length === 0) return ok({ votes: others, carried });
  return ok({ votes: [...others, { on, seat: about, yes: agreed }], carried });
};
