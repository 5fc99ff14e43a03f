import * as v from 'valibot';
import { LIMITS, PROTOCOL } from './limits.ts';
import { commandId, id, line, secret, seat, version, whole } from './schemas.ts';

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');

/** The first message on a socket: the table, a secret that gives access, and what the client already has. */
const hello = object({
  t: v.literal('hello'),
  protocol: v.pipe(whole(), v.value(PROTOCOL)),
  table: id,
  /** The secret of a seat, of the table's link or of the spectators' link. */
  secret,
  /** The version of the match that the client has. The server sends the missing rest, if that is shorter than all. */
  seen: v.optional(v.nullable(object({ match: id, v: version })), null),
});

/** Every command names its match, seat and question, so that a late or repeated one cannot mean something else. */
const command = { id: commandId, match: id, seat, question: whole() };

const answer = object({ t: v.literal('answer'), ...command, answer: v.unknown() });
const withdraw = object({ t: v.literal('withdraw'), ...command });
/** Asks why an answer would be refused, without giving it. */
const why = object({ t: v.literal('why'), ...command, answer: v.unknown() });
const aside = object({
  t: v.literal('aside'),
  ...command,
  aside: v.pipe(v.string(), v.maxLength(64)),
  answer: v.unknown(),
});
/**
 * Leaves a standing order, with what is said with it, or takes it back if the answer is null. It names no question,
 * since it is meant for all that come.
 */
const order = object({
  t: v.literal('order'),
  id: commandId,
  match: id,
  seat,
  order: v.pipe(v.string(), v.maxLength(64)),
  answer: v.unknown(),
});
/**
 * Says that the reader has seen everything up to version `v` and now sees the question. If bots leave people a moment,
 * the moment begins, or ends if it is enough. It is not stored.
 */
const see = object({
  t: v.literal('see'),
  id: commandId,
  match: id,
  question: whole(),
  v: version,
  enough: v.boolean(),
});
/** The match it belongs to, or null at the table before and between matches. */
const match = v.nullable(id);
const say = object({
  t: v.literal('say'),
  id: commandId,
  match,
  text: line(LIMITS.talk),
  /** The only seat that receives it; null for all. */
  to: v.optional(v.nullable(seat), null),
  /** The id of the occupant it is meant for, so that a successor does not get it. */
  occupant: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
});

/** The decisions that the people of a table vote on. */
export const VOTES = ['pause', 'resume', 'hand-on', 'give-back', 'end', 'delete'] as const;
const vote = object({
  t: v.literal('vote'),
  id: commandId,
  match,
  on: v.picklist(VOTES),
  /** The seat to hand on or to give back. */
  seat: v.optional(v.nullable(seat), null),
  yes: v.boolean(),
});

/** Takes the seat back from the bot that has taken it over. */
const back = object({ t: v.literal('back'), id: commandId });

const hex32 = v.pipe(v.string('32 bytes in hex'), v.regex(/^[0-9a-f]{64}$/, '32 bytes in hex'));
/** Promises a share in the dice of the next match by its hash. */
const pledge = object({ t: v.literal('pledge'), id: commandId, hash: hex32 });
/** Gives the promised share, while the match starts. */
const share = object({ t: v.literal('share'), id: commandId, share: hex32 });

/** Asks for up to `limit` past lines after version `after`, as this reader may see them. */
const history = object({
  t: v.literal('history'),
  id: commandId,
  match: id,
  after: version,
  limit: v.pipe(whole(LIMITS.history), v.minValue(1)),
  /** Whether to add the view after each line. */
  views: v.optional(v.boolean(), false),
});

/** Asks for everything again, because the client has lost track. */
const again = object({ t: v.literal('again'), id: commandId });
/** Says that the reader has started or stopped writing. Others see it at a table that shows it; it is not stored. */
const writing = object({ t: v.literal('writing'), on: v.boolean() });
const ping = object({ t: v.literal('ping') });

/** The messages are tried in this order, so the most frequent come first. */
export const clientSchema = v.variant('t', [
  answer,
  hello,
  withdraw,
  why,
  aside,
  order,
  see,
  say,
  vote,
  back,
  pledge,
  share,
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
export type OrderCommand = v.InferOutput<typeof order>;
export type SeeCommand = v.InferOutput<typeof see>;
export type SayCommand = v.InferOutput<typeof say>;
export type VoteCommand = v.InferOutput<typeof vote>;
export type VoteOn = (typeof VOTES)[number];
/** The commands that enter the log of a match. */
export type MatchCommand = AnswerCommand | WithdrawCommand | AsideCommand | OrderCommand;
