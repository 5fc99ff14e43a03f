import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand, VoteOn, VoteView } from '@tavola/protocol';
import type { TableDoc, OpenVote } from './table-document.ts';

/** Persons who take part in decisions: not those a bot plays for, nor those whose last decision timed out. */
const findDeciders = (doc: TableDoc): Seat[] =>
  doc.seats.flatMap(({ by, away, missed, handedOn }, seat) =>
    by === 'person' && !away && missed === 0 && handedOn === null ? [seat] : [],
  );

/** Seats that must all agree. */
const findElectorate = (doc: TableDoc, on: VoteOn, about: Seat | null): Seat[] => {
  if (on === 'delete')
    return doc.seats.flatMap(({ by, handedOn }, seat) =>
      by === 'person' && handedOn === null ? [seat] : [],
    );
  return findDeciders(doc).filter(seat => on !== 'hand-on' || seat !== about);
};

export const makeVotesView = (doc: TableDoc): VoteView[] =>
  doc.votes.map(({ on, seat, yes }) => ({ on, seat, yes: [...yes], of: findElectorate(doc, on, seat) }));

/** The facts about the match that votes depend on. */
export interface VoteSituation {
  readonly paused: boolean;
  /** Whether the match cannot be loaded, which leaves nothing to decide but to delete the table. */
  readonly broken: boolean;
  /** Whether this person has kept the others waiting long enough to lose the seat. */
  isGone(seat: Seat): boolean;
}

const findObstacle = (
  doc: TableDoc,
  { on, seat }: VoteCommand,
  { paused, broken, isGone }: VoteSituation,
): string | undefined => {
  if (broken) return on === 'delete' ? undefined : 'broken-match';
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

const findRequiredSeats = (
  all: readonly Seat[],
  by: Seat,
  on: VoteOn,
  { isGone }: VoteSituation,
): readonly Seat[] => {
  switch (on) {
    case 'resume':
      // One vote resumes the match: a pause needs everybody.
      return [by];
    case 'delete':
      // Deleting takes the vote of everybody, also of those who missed a decision.
      return all;
    case 'pause':
    case 'end':
    case 'hand-on':
      // A person who has kept the others waiting for too long has no veto against going on.
      return all.filter(seat => seat === by || !isGone(seat));
  }
};

/** Counts a vote. It is `carried` once all required seats have agreed. */
export const castVote = (
  doc: TableDoc,
  by: Seat,
  command: VoteCommand,
  situation: VoteSituation,
): Result<{ readonly votes: readonly OpenVote[]; readonly carried: boolean }> => {
  const { on, yes } = command;
  const about = on === 'hand-on' ? command.seat : null;
  const hindrance = findObstacle(doc, command, situation);
  if (hindrance !== undefined) return refuse(hindrance);
  if (about === by) return refuse('own-seat');
  const others = doc.votes.filter(vote => vote.on !== on || vote.seat !== about);
  const before = doc.votes.find(vote => vote.on === on && vote.seat === about)?.yes ?? [];
  const without = before.filter(seat => seat !== by);
  const agreed = yes ? [...without, by] : without;
  const needed = findRequiredSeats(findElectorate(doc, on, about), by, on, situation);
  const carried = yes && needed.length > 0 && needed.every(seat => agreed.includes(seat));
  if (carried || agreed.length === 0) return ok({ votes: others, carried });
  return ok({ votes: [...others, { on, seat: about, yes: agreed }], carried });
};
