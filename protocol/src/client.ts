import * as v from 'valibot';
import { LIMITS, PROTOCOL } from './limits.ts';
import { commandId, id, line, secret, seat, version, whole } from './schemas.ts';

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');

/** The first message on a socket: which table, by what right, and what the client has seen of it. */
const hello = object({
  t: v.literal('hello'),
  protocol: v.pipe(whole(), v.value(PROTOCOL)),
  table: id,
  /** A seat's secret, the secret of the table's link, or that of the spectators' link. */
  secret,
  /** What this client holds of a match: the missing rest is sent, if that is shorter than all of it. */
  seen: v.optional(v.nullable(object({ match: id, v: version })), null),
});

/** Every command says what it means, so that a late or repeated one can never mean something else. */
const command = { id: commandId, match: id, seat, question: whole() };

const answer = object({ t: v.literal('answer'), ...command, answer: v.unknown() });
const withdraw = object({ t: v.literal('withdraw'), ...command });
/** Would this be an answer? Nothing changes: for those who want to know why something cannot be chosen. */
const why = object({ t: v.literal('why'), ...command, answer: v.unknown() });
const aside = object({
  t: v.literal('aside'),
  ...command,
  aside: v.pipe(v.string(), v.maxLength(64)),
  answer: v.unknown(),
});
/**
 * The reader has been shown all up to version `v` and sees the question now: where bots leave people a moment, theirs
 * begins, or is over where it is enough. Kept nowhere.
 */
const see = object({
  t: v.literal('see'),
  id: commandId,
  match: id,
  question: whole(),
  v: version,
  enough: v.boolean(),
});
/** Where it was meant: in a match, or (null) at the table before and between matches. */
const match = v.nullable(id);
const say = object({
  t: v.literal('say'),
  id: commandId,
  match,
  text: line(LIMITS.talk),
  /** The seat that alone hears it. */
  to: v.optional(v.nullable(seat), null),
});

/** What the people of a table decide together. */
export const VOTES = ['pause', 'resume', 'hand-on', 'end', 'delete'] as const;
const vote = object({
  t: v.literal('vote'),
  id: commandId,
  match,
  on: v.picklist(VOTES),
  /** Whose seat is to be handed on. */
  seat: v.optional(v.nullable(seat), null),
  yes: v.boolean(),
});

/** I play for myself again: sent by somebody whose seat a bot has taken over. */
const back = object({ t: v.literal('back'), id: commandId });

/** Lines of the past, as this reader may have them: up to `limit` of them behind version `after`. */
const history = object({
  t: v.literal('history'),
  id: commandId,
  match: id,
  after: version,
  limit: v.pipe(whole(LIMITS.history), v.minValue(1)),
  /** Also how things stood after each of them. */
  views: v.optional(v.boolean(), false),
});

/** Send everything once more: the client has lost track. */
const again = object({ t: v.literal('again'), id: commandId });
/** Somebody writes what is to be told, or has stopped: where the table wants that to be seen. Kept nowhere. */
const writing = object({ t: v.literal('writing'), on: v.boolean() });
const ping = object({ t: v.literal('ping') });

/** They are tried in this order: what comes most often first. */
export const clientSchema = v.variant('t', [
  answer,
  hello,
  withdraw,
  why,
  aside,
  see,
  say,
  vote,
  back,
  history,
  again,
  writing,
  ping,
]);

export type ClientMessage = v.InferOutput<typeof clientSchema>;
export type Hello = v.InferOutput<typeof hello>;
export type AnswerCommand = v.InferOutput<typeof answer>;
export type WithdrawCommand = v.InferOutput<typeof withdraw>;
export type WhyCommand = v.InferOutput<typeof why>;
export type AsideCommand = v.InferOutput<typeof aside>;
export type SeeCommand = v.InferOutput<typeof see>;
export type SayCommand = v.InferOutput<typeof say>;
export type VoteCommand = v.InferOutput<typeof vote>;
export type VoteOn = (typeof VOTES)[number];
/** What goes into the log of a match. */
export type MatchCommand = AnswerCommand | WithdrawCommand | AsideCommand;
