import { refused, type GameTypes, type Refusal, type Result, type Seat } from '@tavola/kernel';
import { answer, close, interject, withdraw, type Entry, type Match, type MatchUpdate } from '@tavola/match';
import type { MatchCommand, WhyCommand } from '@tavola/protocol';
import { applyEntry, type MatchPosition, type LogEntry } from './position.ts';
import { commandKey } from './recent-commands.ts';
import type { Room, MatchStep } from '../room/room.ts';
import { updateSeat, type TableDoc } from '../lobby/table-document.ts';

/** What came of a command. `resync`: the client is behind and needs the whole view. */
export type CommandReply =
  { readonly done: true } | { readonly done: false; readonly why: Refusal; readonly resync?: boolean };

export const DONE: CommandReply = { done: true };
export const refuse = (why: Refusal | string, resync = false): CommandReply => ({
  done: false,
  why: typeof why === 'string' ? { code: why } : why,
  ...(resync && { resync }),
});

/** The steps that a line of the match makes: itself, and the end if it was the last. */
export const makeSteps = (
  room: Room,
  before: MatchPosition,
  recorded: MatchUpdate<GameTypes, Entry>,
  command: string | null,
): MatchStep[] => {
  const { game, doc, context } = room;
  const { line, match } = recorded;
  const at = context.environment.now();
  const again = line.t === 'answer' && before.match.state.asked?.answers[line.seat] !== null;
  const entry: LogEntry = { t: 'line', at, line, command, again };
  const after = applyEntry(game, doc.clock, before, entry, match);
  const step = { entry, after };
  return match.state.over ? [step, makeEndStep(room, after)] : [step];
};

/** The match is over or given up: the seed is opened. */
export const makeEndStep = ({ game, doc, context }: Room, before: MatchPosition): MatchStep => {
  const entry: LogEntry = { t: 'end', at: context.environment.now(), line: close(game, before.match) };
  return { entry, after: applyEntry(game, doc.clock, before, entry, before.match) };
};

/** The table once its match has ended: it stays for a long time, and says for how long. */
export const markOver = ({ context }: Room, doc: TableDoc): TableDoc => ({
  ...doc,
  phase: 'over',
  votes: [],
  deletes: context.environment.now() + context.limits.keepOver,
});

/** Whoever says anything is back, and the seat is no longer to be had. */
export const markPresent = (doc: TableDoc, seat: Seat): TableDoc => {
  const { away, missed } = doc.seats[seat]!;
  if (!away && missed === 0) return doc;
  const votes = doc.votes.filter(vote => vote.on !== 'hand-on' || vote.seat !== seat);
  return { ...updateSeat(doc, seat, { away: false, missed: 0 }), votes };
};

const recordCommand = (
  { game }: Room,
  match: Match<GameTypes>,
  command: MatchCommand,
): Result<MatchUpdate<GameTypes, Entry>> => {
  const { t, seat, question } = command;
  switch (t) {
    case 'answer':
      return answer(game, match, seat, question, command.answer);
    case 'withdraw':
      return withdraw(game, match, seat, question);
    case 'aside':
      // The kernel takes an aside at any question; who made it had this one before their eyes.
      if (match.state.asked?.id !== question) return refused('stale');
      return interject(game, match, seat, command.aside, command.answer);
  }
};

/**
 * Whether it changes or takes back what the seat has answered already. That is kept in the log, which nobody may
 * fill with what they have thought better of; a first answer is always taken.
 */
const isChange = ({ match: { state } }: MatchPosition, { t, seat, question }: MatchCommand): boolean =>
  t !== 'aside' && state.asked?.id === question && state.asked.answers[seat] !== null;

/** A command of a person, in the mailbox. */
export const performCommand = async (
  room: Room,
  seat: Seat,
  command: MatchCommand,
): Promise<CommandReply> => {
  const { position, doc, context } = room;
  if (command.seat !== seat) return refuse('not-your-seat');
  if (!position || command.match !== doc.match) return refuse('stale', true);
  const key = commandKey(seat, command.id);
  if (position.recent.includes(key)) return DONE;
  if (position.ended) return refuse('over', true);
  if (position.paused) return refuse('paused');
  if (isChange(position, command) && (position.changes?.[seat] ?? 0) >= context.limits.changes)
    return refuse('too-many-changes');
  const recorded = recordCommand(room, position.match, command);
  if (!recorded.ok) return refuse(recorded.error, recorded.error.code === 'stale');
  const steps = makeSteps(room, position, recorded.value, key);
  // Somebody plays: it is not to be deleted after all.
  const kept = doc.deletes === null ? doc : { ...doc, deletes: null };
  await room.write({ doc: steps.at(-1)!.after.ended ? markOver(room, kept) : kept, steps });
  return DONE;
};

/** What the rules would say to an answer; nothing happens. */
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
