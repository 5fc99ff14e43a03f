import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand, VoteOn, VoteView } from '@tavola/protocol';
import type { HeldVote, OpenVote, TableDoc } from './table-document.ts';

/** Seats that must all agree: every person, but not about their own seat. */
const findElectorate = (doc: TableDoc, about: Seat | null): Seat[] =>
  doc.seats.flatMap(({ by, handedOn }, seat) =>
    by === 'person' && handedOn === null && seat !== about ? [seat] : [],
  );

/** The open votes together with those that are held back. */
const addHeld = (votes: readonly OpenVote[], held: readonly HeldVote[]): readonly OpenVote[] =>
  held.reduce((all, { on, seat, by, yes }) => {
    const others = all.filter(vote => vote.on !== on || vote.seat !== seat);
    const before = all.find(vote => vote.on === on && vote.seat === seat)?.yes ?? [];
    const without = before.filter(other => other !== by);
    const agreed = yes ? [...without, by] : without;
    return agreed.length === 0 ? others : [...others, { on, seat, yes: agreed }];
  }, votes);

/** The votes as a reader sees them: while talk is closed, nobody sees what others cast since. */
export const makeVotesView = (doc: TableDoc, reader: Seat | null, isOpen: boolean): VoteView[] =>
  addHeld(doc.votes, doc.held?.filter(({ by }) => isOpen || by === reader) ?? []).map(
    ({ on, seat, yes }) => ({ on, seat, yes: [...yes], of: findElectorate(doc, seat) }),
  );

/** The facts about the match that votes depend on. */
export interface VoteSituation {
  readonly paused: boolean;
  /** Whether the match cannot be loaded, which leaves nothing to decide but to delete the table. */
  readonly broken: boolean;
  /** Whether people may talk, so that votes are shown. */
  readonly isOpen: boolean;
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
    case 'give-back':
      if (!isPlaying) return 'not-playing';
      return seat !== null && doc.seats[seat]?.former?.objects ? undefined : 'no-objection';
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
    case 'give-back':
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
): Result<Required<Pick<TableDoc, 'votes' | 'held'>> & { readonly carried: boolean }> => {
  const { on, yes } = command;
  const about = on === 'hand-on' || on === 'give-back' ? command.seat : null;
  const hindrance = findObstacle(doc, command, situation);
  if (hindrance !== undefined) return refuse(hindrance);
  if (about === by) return refuse('own-seat');
  const isOther = (vote: Pick<OpenVote, 'on' | 'seat'>): boolean => vote.on !== on || vote.seat !== about;
  const before = doc.held ?? [];
  const held = [...before.filter(vote => isOther(vote) || vote.by !== by), { on, seat: about, by, yes }];
  const counted = addHeld(doc.votes, held);
  const agreed = counted.find(vote => !isOther(vote))?.yes ?? [];
  const needed = findRequiredSeats(findElectorate(doc, about), by, on, situation);
  const carried = yes && needed.length > 0 && needed.every(seat => agreed.includes(seat));
  if (carried) return ok({ votes: doc.votes.filter(isOther), held: before.filter(isOther), carried });
  return ok(situation.isOpen ? { votes: counted, held: [], carried } : { votes: doc.votes, held, carried });
};
