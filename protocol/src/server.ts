import * as v from 'valibot';
import { VOTES } from './client.ts';
import { clockSchema, languageSchema, leaveSchema, settingsFields, watchSchema } from './settings.ts';
import { commandId, id, seat, version, whole } from './schemas.ts';

/** Clients ignore unknown fields, so that a server may add fields without a new version. */
const object = <E extends v.ObjectEntries>(fields: E) => v.object(fields);
const time = v.number();

const seatView = object({
  /** Who plays here: `nobody` yet, a person or a bot. */
  by: v.picklist(['nobody', 'person', 'bot']),
  name: v.string(),
  /** The level of the bot in this seat. */
  level: v.nullable(v.string()),
  /** Whether a bot plays for the person until they return. */
  away: v.boolean(),
  /** Whether the seat waits for a person with its new link. */
  handedOn: v.boolean(),
  /** The id of whoever sits here, which changes with the person. */
  occupant: v.optional(v.string(), ''),
  /** Whether the person has let so many decisions pass that the others may hand on the seat. */
  lapsed: v.optional(v.boolean(), false),
  /** Whether the person who had the seat before objects to its being handed on. */
  contested: v.optional(v.boolean(), false),
  /** The hash of this seat's share in the dice of the next match. */
  pledge: v.optional(v.nullable(v.string()), null),
});
export type SeatView = v.InferOutput<typeof seatView>;

const voteView = object({
  on: v.picklist(VOTES),
  seat: v.nullable(seat),
  yes: v.array(seat),
  /** The seats that must all agree. */
  of: v.array(seat),
});
export type VoteView = v.InferOutput<typeof voteView>;

const tableView = object({
  id,
  game: v.string(),
  options: settingsFields.options,
  clock: clockSchema,
  leave: leaveSchema,
  watch: watchSchema,
  writing: v.optional(settingsFields.writing, false),
  language: languageSchema,
  phase: v.picklist(['lobby', 'playing', 'over']),
  /** The seat that may change the settings and start. */
  host: seat,
  seats: v.array(seatView),
  match: v.nullable(id),
  /** Earlier matches of this table, the oldest first. */
  played: v.array(id),
  paused: v.boolean(),
  /** Whether the server cannot load the match; only its file and a vote to delete the table are left. */
  broken: v.optional(v.boolean(), false),
  votes: v.array(voteView),
  /** The time at which the table will be deleted, if that is announced. */
  deletes: v.nullable(time),
  /** While a match starts: the server's commitment, the promised shares by seat, and the seats that have given theirs. */
  draw: v.optional(
    v.nullable(
      object({ commitment: v.string(), hashes: v.array(v.nullable(v.string())), given: v.array(seat) }),
    ),
    null,
  ),
});
export type TableView = v.InferOutput<typeof tableView>;
/** JSON has no undefined fields, so those that are there have values. */
const tableChange = v.partial(tableView) as unknown as v.GenericSchema<Partial<TableView>>;

/** Clocks by seat. All times are of the server's clock, which read `now` when it sent this. */
const clockView = object({
  now: time,
  /** The time at which each seat's time is up; null while its clock stands still. */
  due: v.array(v.nullable(time)),
  /** Milliseconds left in the bank. */
  bank: v.array(v.number()),
});
export type ClockView = v.InferOutput<typeof clockView>;

/** A line of the match as this reader may see it: see the redacted files of @tavola/match. */
const logLine = v.looseObject({ t: v.string() });
/** The reader's view of the match: the kernel's View. */
const view = v.looseObject({ over: v.boolean() });
const path = v.array(v.union([v.string(), v.number()]));
const change = object({ set: v.array(v.tuple([path, v.unknown()])), cut: v.array(path) });

/** Every message carries the version of the match as this reader counts it, which is 0 without a match. */
const message = <T extends string, E extends v.ObjectEntries>(t: T, fields: E) =>
  v.object({ t: v.literal(t), v: version, ...fields });

/** A message; the names are those of the people who wrote and got it, also if others have their seats now. */
const chatMessage = object({
  at: time,
  from: seat,
  to: v.nullable(seat),
  text: v.string(),
  name: v.exactOptional(v.string()),
  toName: v.exactOptional(v.string()),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const serverSchema = v.variant('t', [
  /** The answer to a hello. The missing part of the match follows at once. */
  message('welcome', {
    protocol: whole(),
    /** The reader's seat; null for a reader without one. */
    seat: v.nullable(seat),
    table: tableView,
    match: v.nullable(id),
    /** The seats with a device at the table now. */
    here: v.array(seat),
    talk: v.array(chatMessage),
    now: time,
  }),
  /** The whole view, sent at the beginning, after a long absence and after a stale command. */
  message('view', {
    match: id,
    view,
    clock: v.nullable(clockView),
    /** The hash of the seed and its salt, published before the first roll. */
    commitment: v.string(),
    /** What each seat has added to the dice; missing if the committed seed alone makes them. */
    shares: v.exactOptional(v.array(v.nullable(object({ hash: v.string(), share: v.nullable(v.string()) })))),
  }),
  /** One line of the log, and the patch of the view that it causes. */
  message('turn', {
    line: logLine,
    set: v.array(v.tuple([path, v.unknown()])),
    cut: v.array(path),
    clock: v.exactOptional(v.nullable(clockView)),
  }),
  /** The fields of the table that have changed. */
  message('table', { table: tableChange }),
  message('here', { here: v.array(seat) }),
  /** The seats that are writing, at a table that shows it. */
  message('writing', { writing: v.array(seat) }),
  message('clock', { clock: v.nullable(clockView) }),
  message('said', { said: chatMessage }),
  /** The secret with which a person can take a seat that was handed on. Only the other seats receive it. */
  message('handed-on', { seat, secret: v.string() }),
  /** The command with this id has been carried out, now or when it first arrived. */
  message('done', {
    id: commandId,
    /** In reply to a `see`, the milliseconds for which bots wait now. */
    held: v.exactOptional(whole()),
  }),
  /** The command is refused for good. After a stale command the whole view follows. */
  message('refused', {
    id: commandId,
    code: v.string(),
    rule: v.exactOptional(v.string()),
    about: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  /** Lines after version `after`, the first of which has version `after + 1`. */
  message('lines', {
    id: commandId,
    match: id,
    after: version,
    lines: v.array(logLine),
    /** On request, the view after the first line and the patch of each further line. */
    views: v.exactOptional(v.object({ first: v.nullable(view), changes: v.array(change) })),
  }),
  message('pong', { now: time }),
  /** The server stops, and the client reconnects after this many milliseconds. */
  message('stop', { after: whole() }),
]);

export type ServerMessage = v.InferOutput<typeof serverSchema>;
