import type { GameTypes, Refusal, Seat } from '@tavola/kernel';
import { close, type Entry, type MatchUpdate } from '@tavola/match';
import type { MatchCommand, WhyCommand } from '@tavola/protocol';
import { performCommand as perform } from '@tavola/table';
import { applyEntry, isPublicStep, type MatchPosition, type LogEntry } from './position.ts';
import { isTalkOpen } from '../room/talk-phase.ts';
import { commandKey } from './recent-commands.ts';
import type { Room, MatchStep } from '../room/room.ts';
import { updateSeat, type OpenVote, type TableDoc } from '../lobby/table-document.ts';

/** The outcome of a command. With `resync` the client is behind and needs the whole view. */
export type CommandReply =
  { readonly done: true } | { readonly done: false; readonly why: Refusal; readonly resync?: boolean };

export const DONE: CommandReply = { done: true };
export const refuse = (why: Refusal | string, resync = false): CommandReply => ({
  done: false,
  why: typeof why === 'string' ? { code: why } : why,
  ...(resync && { resync }),
});

/** The steps of a recorded line: the line itself, and the end if the match is over. */
export const makeSteps = (
  room: Room,
  before: MatchPosition,
  recorded: MatchUpdate<GameTypes, Entry>,
  command: string | null,
): MatchStep[] => {
  const { game, doc, context } = room;
  const { line, match } = recorded;
  const at = context.environment.now();
  const entry: LogEntry = { t: 'line', at, line, command, again: isAgain(before, line) };
  const after = applyEntry(game, doc.clock, before, entry, match);
  const step = { entry, after };
  return match.state.over ? [step, makeEndStep(room, after)] : [step];
};

/** Whether the seat had answered the open question already, so that nobody else may notice the new answer. */
const isAgain = ({ match: { state } }: MatchPosition, line: Entry): boolean =>
  (line.t === 'answer' || (line.t === 'order' && line.question !== null)) &&
  state.asked?.answers[line.seat] !== null;

/** The end of a match, over or given up, which reveals its seed. */
export const makeEndStep = ({ game, doc, context }: Room, before: MatchPosition): MatchStep => {
  const entry: LogEntry = { t: 'end', at: context.environment.now(), line: close(game, before.match) };
  return { entry, after: applyEntry(game, doc.clock, before, entry, before.match) };
};

/** The table after its match, with the announced time of its deletion. */
export const markOver = ({ context }: Room, doc: TableDoc): TableDoc => ({
  ...doc,
  phase: 'over',
  votes: [],
  held: [],
  deletes: context.environment.now() + context.limits.keepOver,
});

/** Any command ends the person's absence, and the vote to hand the seat on. */
export const markPresent = (doc: TableDoc, seat: Seat): TableDoc => {
  const { away, missed } = doc.seats[seat]!;
  if (!away && missed === 0) return doc;
  const isOther = (vote: Pick<OpenVote, 'on' | 'seat'>): boolean =>
    vote.on !== 'hand-on' || vote.seat !== seat;
  const votes = doc.votes.filter(isOther);
  const held = doc.held?.filter(isOther) ?? [];
  return { ...updateSeat(doc, seat, { away: false, missed: 0, lapsed: null }), votes, held };
};

/**
 * Whether the command changes or withdraws an answer that the seat has given, or changes a standing order. The log
 * keeps every change, so changes are limited, but never a first answer.
 */
const isChange = ({ match: { state } }: MatchPosition, command: MatchCommand): boolean => {
  if (command.t === 'aside') return false;
  if (command.t === 'order') return true;
  return state.asked?.id === command.question && state.asked.answers[command.seat] !== null;
};

/**
 * Withdrawals of one answer while talk is closed. Others see them, so that many would be a way to talk; a change of an
 * answer is not seen and needs none.
 */
const MAX_CLOSED_WITHDRAWALS = 1;

/** Performs a person's command. Runs in the room's queue. */
export const performCommand = async (
  room: Room,
  seat: Seat,
  command: MatchCommand,
): Promise<CommandReply> => {
  const { position, doc, context } = room;
  if (command.seat !== seat) return refuse('not-your-seat');
  if (room.isBroken) return refuse('broken-match');
  if (!position || command.match !== doc.match) return refuse('stale', true);
  const key = commandKey(seat, command.id);
  if (position.recent.includes(key)) return DONE;
  if (position.ended) return refuse('over', true);
  if (position.paused) return refuse('paused');
  if (isChange(position, command) && (position.changes?.[seat] ?? 0) >= context.limits.changes)
    return refuse('too-many-changes');
  if (
    command.t === 'withdraw' &&
    (position.withdrawals?.[seat] ?? 0) >= MAX_CLOSED_WITHDRAWALS &&
    !isTalkOpen(room.game, position)
  )
    return refuse('too-many-changes');
  if (room.isFull(command.t === 'aside' || command.t === 'order' ? 1 : 2)) return refuse('match-full');
  const recorded = perform(room.game, position.match, command);
  if (!recorded.ok) return refuse(recorded.error, recorded.error.code === 'stale');
  const steps = makeSteps(room, position, recorded.value, key);
  // The table is in use, so its deletion is called off. A deed that others do not hear of must not show in this either.
  const [{ entry, after }] = steps as [MatchStep];
  const kept = doc.deletes !== null && isPublicStep(position, entry, after) ? { ...doc, deletes: null } : doc;
  await room.write({ doc: steps.at(-1)!.after.ended ? markOver(room, kept) : kept, steps });
  return DONE;
};

/** Checks an answer against the rules without giving it. */
export const checkAnswer = (
  { game, position, doc }: Room,
  seat: Seat,
  { seat: named, match, question, answer: raw }: WhyCommand,
): CommandReply => {
  if (named !== seat) return refuse('not-your-seat');
  if (!position || match !== doc.match) return refuse('stale', true);
  const accepted = game.checkAnswer(position.match.state, seat, question, raw);
  return accepted.ok ? DONE : refuse(accepted.error, accepted.error.code === 'stale');
};
