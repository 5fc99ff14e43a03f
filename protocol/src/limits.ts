/** Raised when one end could misunderstand the other. A server refuses a version that it does not speak. */
export const PROTOCOL = 3;

/** Bounds that both ends know, so that a client never sends what a server must refuse. */
export const LIMITS = {
  /** Of one message to the server, in bytes. */
  message: 65_536,
  /** Of the body of an HTTP request, in bytes: a board may come along as an option. */
  body: 262_144,
  /** Of the id that a client gives to a command. */
  commandId: 40,
  /** Of what is said at once. */
  talk: 500,
  name: 40,
  /** Lines of the past at once. */
  history: 200,
  /** What was said, as told to somebody who comes. */
  talkKept: 200,
} as const;

/** Days over which the play hours of one decision may stretch: an hour a day must not make years of a month. */
const MAX_DAYS = 90;

/** Hours that a slow clock may give for one decision. */
export const maxHours = (play: { readonly from: number; readonly to: number } | null): number =>
  Math.min(24 * 30, play ? Math.floor((MAX_DAYS * (play.to - play.from)) / 60) : Infinity);

/** Why a server closes a socket. From 4000 on they are ours; clients come back on their own unless told not to. */
export const CLOSE = {
  /** It stops or restarts: come back after a moment. */
  goingAway: { code: 1001, reason: 'come-back', returns: true },
  /** What came was no message of this protocol. */
  malformed: { code: 4000, reason: 'malformed', returns: false },
  tooLarge: { code: 1009, reason: 'too-large', returns: false },
  /** The first message must be a hello, and must come soon. */
  noHello: { code: 4001, reason: 'no-hello', returns: true },
  /** Neither a seat's secret nor a link of this table. */
  refused: { code: 4003, reason: 'refused', returns: false },
  /** The seat's secret was replaced, or the table is gone. */
  revoked: { code: 4004, reason: 'revoked', returns: false },
  otherVersion: { code: 4005, reason: 'other-version', returns: false },
  /** It reads more slowly than it is told. */
  slow: { code: 4008, reason: 'slow', returns: true },
  tooMany: { code: 4029, reason: 'too-many', returns: true },
  /** The server has failed; the log knows the cause. */
  failed: { code: 4500, reason: 'failed', returns: true },
} as const;
export type Close = (typeof CLOSE)[keyof typeof CLOSE];
