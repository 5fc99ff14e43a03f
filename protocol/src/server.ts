import * as v from 'valibot';
import { VOTES } from './client.ts';
import { clockSchema, languageSchema, leaveSchema, settingsFields, watchSchema } from './settings.ts';
import { commandId, id, seat, version, whole } from './schemas.ts';

/** Clients take what they know and leave the rest, so that a server may add fields without a new version. */
const object = <E extends v.ObjectEntries>(fields: E) => v.object(fields);
const time = v.number();

const seatView = object({
  /** Who plays here: nobody yet, a person, a bot. */
  by: v.picklist(['nobody', 'person', 'bot']),
  name: v.string(),
  /** The level of the bot that sits here. */
  level: v.nullable(v.string()),
  /** Whether a bot plays for the person until they return. */
  away: v.boolean(),
  /** Whether the seat waits for somebody with its new link. */
  handedOn: v.boolean(),
});
export type SeatView = v.InferOutput<typeof seatView>;

const voteView = object({
  on: v.picklist(VOTES),
  seat: v.nullable(seat),
  yes: v.array(seat),
  /** Those who must all agree. */
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
  /** Who may change the settings and start. */
  host: seat,
  seats: v.array(seatView),
  match: v.nullable(id),
  /** Earlier matches of this table, the oldest first. */
  played: v.array(id),
  paused: v.boolean(),
  votes: v.array(voteView),
  /** When the table will be deleted, if that is announced. */
  deletes: v.nullable(time),
});
export type TableView = v.InferOutput<typeof tableView>;

/** By seat. All times are of the server's clock: `now` tells how it goes. */
const clockView = object({
  now: time,
  /** When the time of each seat is up; null while its clock stands still. */
  due: v.array(v.nullable(time)),
  /** Milliseconds left in the bank. */
  bank: v.array(v.number()),
});
export type ClockView = v.InferOutput<typeof clockView>;

/** A line of the match, as this reader may have it: see the redacted files of @tavola/match. */
const logLine = v.looseObject({ t: v.string() });
/** What this reader sees of the match: the kernel's View, with null for what is absent. */
const view = v.looseObject({ over: v.boolean() });
const path = v.array(v.union([v.string(), v.number()]));
const change = object({ set: v.array(v.tuple([path, v.unknown()])), cut: v.array(path) });

/** Every message carries the version of the match, as this reader counts it: 0 while there is none. */
const message = <T extends string, E extends v.ObjectEntries>(t: T, fields: E) =>
  v.object({ t: v.literal(t), v: version, ...fields });

const chatMessage = object({ at: time, from: seat, to: v.nullable(seat), text: v.string() });
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const serverSchema = v.variant('t', [
  /** The answer to a hello. What is missing of the match follows at once. */
  message('welcome', {
    protocol: whole(),
    /** The reader's seat; null for others. */
    seat: v.nullable(seat),
    table: tableView,
    match: v.nullable(id),
    /** Seats with a device at the table now. */
    here: v.array(seat),
    talk: v.array(chatMessage),
    now: time,
  }),
  /** The whole view: at the beginning, after a long absence, after a stale command. */
  message('view', {
    match: id,
    view,
    clock: v.nullable(clockView),
    /** The hash of the seed and its salt, told before the first roll. */
    commitment: v.string(),
  }),
  /** One thing that happened, and how the view changes by it. */
  message('turn', {
    line: logLine,
    set: v.array(v.tuple([path, v.unknown()])),
    cut: v.array(path),
    clock: v.exactOptional(v.nullable(clockView)),
  }),
  message('table', { table: tableView }),
  message('here', { here: v.array(seat) }),
  /** The seats that write what is to be told, at a table that wants this to be seen. */
  message('writing', { writing: v.array(seat) }),
  message('clock', { clock: v.nullable(clockView) }),
  message('said', { said: chatMessage }),
  /** To the other seats alone: with this secret somebody can take the seat that was handed on. */
  message('handed-on', { seat, secret: v.string() }),
  /** The command with this id was done: now, or when it first came. */
  message('done', {
    id: commandId,
    /** To a `see`: for how many milliseconds bots wait now. */
    held: v.exactOptional(whole()),
  }),
  /** It was not, and will not be. A stale one is followed by the whole view. */
  message('refused', {
    id: commandId,
    code: v.string(),
    rule: v.exactOptional(v.string()),
    about: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  /** Lines behind version `after`, the first of which has version `after + 1`. */
  message('lines', {
    id: commandId,
    match: id,
    after: version,
    lines: v.array(logLine),
    /** If asked for: the view after the first of them, and how each of the others changes it. */
    views: v.exactOptional(v.object({ first: v.nullable(view), changes: v.array(change) })),
  }),
  message('pong', { now: time }),
  /** The server stops: come back after so many milliseconds. */
  message('stop', { after: whole() }),
]);

export type ServerMessage = v.InferOutput<typeof serverSchema>;
