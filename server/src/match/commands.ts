import type { GameTypes, Refusal, Seat } from '@tavola/kernel';
import { close, type Entry, type Recorded } from '@tavola/match';
import type { MatchCommand, WhyCommand } from '@tavola/protocol';
import { performCommand } from '@tavola/table';
import { applyEntry, type Position, type Stored } from './position.ts';
import { commandKey } from './recent-commands.ts';
import type { Room, Step } from '../room/room.ts';
import { withSeat, type TableDoc } from '../lobby/table-document.ts';

/** What came of a command. `resync`: the client is behind and needs the whole view. */
export type Reply =
  { readonly done: true } | { readonly done: false; readonly why: Refusal; readonly resync?: boolean };

export const DONE: Reply = { done: true };
export const refuse = (why: Refusal | string, resync = false): Reply => ({
  done: false,
  why: typeof why === 'string' ? { code: why } : why,
  ...(resync && { resync }),
});

/** The steps that a line of the match makes: itself, and the end if it was the last. */
export const stepsOf = (
  room: Room,
  before: Position,
  recorded: Recorded<GameTypes, Entry>,
  command: string | null,
): Step[] => {
  const { game, doc, world } = room;
  const { line, match } = recorded;
  const at = world.host.now();
  const again = line.t === 'answer' && before.match.state.asked?.answers[line.seat] !== null;
  const entry: Stored = { t: 'line', at, line, command, again };
  const after = applyEntry(game, doc.clock, before, entry, match);
  const step = { entry, after };
  return match.state.over ? [step, endStep(room, after)] : [step];
};

/** The match is over or given up: the seed is opened. */
export const endStep = ({ game, doc, world }: Room, before: Position): Step => {
  const entry: Stored = { t: 'end', at: world.host.now(), line: close(game, before.match) };
  return { entry, after: applyEntry(game, doc.clock, before, entry, before.match) };
};

/** The table once its match has ended: it stays for a long time, and says for how long. */
export const afterEnd = ({ world }: Room, doc: TableDoc): TableDoc => ({
  ...doc,
  phase: 'over',
  votes: [],
  deletes: world.host.now() + world.limits.keepOver,
});

/** Whoever says anything is back, and the seat is no longer to be had. */
export const returned = (doc: TableDoc, seat: Seat): TableDoc => {
  const { away, missed } = doc.seats[seat]!;
  if (!away && missed === 0) return doc;
  const votes = doc.votes.filter(vote => vote.on !== 'hand-on' || vote.seat !== seat);
  return { ...withSeat(doc, seat, { away: false, missed: 0 }), votes };
};

/**
 * Whether it changes or takes back what the seat has answered already. That is kept in the log, which nobody may
 * fill with what they have thought better of; a first answer is always taken.
 */
const isChange = ({ match: { state } }: Position, { t, seat, question }: MatchCommand): boolean =>
  t !== 'aside' && state.asked?.id === question && state.asked.answers[seat] !== null;

/** A command of a person, in the mailbox. */
export const play = async (room: Room, seat: Seat, command: MatchCommand): Promise<Reply> => {
  const { position, doc, world } = room;
  if (command.seat !== seat) return refuse('not-your-seat');
  if (!position || command.match !== doc.match) return refuse('stale', true);
  const key = commandKey(seat, command.id);
  if (position.recent.includes(key)) return DONE;
  if (position.ended) return refuse('over', true);
  if (position.paused) return refuse('paused');
  if (isChange(position, command) && (position.changes?.[seat] ?? 0) >= world.limits.changes)
    return refuse('too-many-changes');
  const recorded = performCommand(room.game, position.match, command);
  if (!recorded.ok) return refuse(recorded.error, recorded.error.code === 'stale');
  const steps = stepsOf(room, position, recorded.value, key);
  // Somebody plays: it is not to be deleted after all.
  const kept = doc.deletes === null ? doc : { ...doc, deletes: null };
  await room.write({ doc: steps.at(-1)!.after.ended ? afterEnd(room, kept) : kept, steps });
  return DONE;
};

/** What the rules would say to an answer; nothing happens. */
export const judged = (
  { game, position, doc }: Room,
  seat: Seat,
  { seat: named, match, question, answer: raw }: WhyCommand,
): Reply => {
  if (named !== seat) return refuse('not-your-seat');
  if (!position || match !== doc.match) return refuse('stale', true);
  const accepted = game.accepted(position.match.state, seat, question, raw);
  return accepted.ok ? DONE : refuse(accepted.error, accepted.error.code === 'stale');
};
