/** The version of the protocol, raised when one end could misunderstand the other. A server refuses other versions. */
export const PROTOCOL = 4;

/** Bounds that both ends know, so that a client never sends a message that a server must refuse. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 65_536,
  /** Bytes of the body of an HTTP request, which may contain a board as an option. */
  body: 262_144,
  /** Characters of the id that a client gives to a command. */
  commandId: 40,
  /** Characters of one chat message. */
  talk: 500,
  name: 40,
  /** Past lines in one reply. */
  history: 200,
  /** Chat messages that a client receives on joining. */
  talkKept: 200,
} as const;

/** Days over which the play hours of one decision may stretch, so that one hour a day does not turn a month into years. */
const MAX_DAYS = 90;

/** Returns the hours that a slow clock may give for one decision. */
export const maxHours = (play: { readonly from: number; readonly to: number } | null): number =>
  Math.min(24 * 30, play ? Math.floor((MAX_DAYS * (play.to - play.from)) / 60) : Infinity);

/** The reasons for which a server closes a socket. Codes from 4000 are ours; `returns` says whether clients reconnect. */
export const CLOSE = {
  /** The server stops or restarts, and clients reconnect after a moment. */
  goingAway: { code: 1001, reason: 'come-back', returns: true },
  /** The client sent something that is not a message of this protocol. */
  malformed: { code: 4000, reason: 'malformed', returns: false },
  tooLarge: { code: 1009, reason: 'too-large', returns: false },
  /** The first message must be a hello, and must come soon. */
  noHello: { code: 4001, reason: 'no-hello', returns: true },
  /** The secret belongs neither to a seat nor to a link of this table. */
  refused: { code: 4003, reason: 'refused', returns: false },
  /** The seat's secret was replaced, or the table was deleted. */
  revoked: { code: 4004, reason: 'revoked', returns: false },
  /** The seat was handed on to somebody else. Its old secret may still object. */
  handedOn: { code: 4006, reason: 'handed-on', returns: false },
  otherVersion: { code: 4005, reason: 'other-version', returns: false },
  /** The client reads more slowly than the server sends. */
  slow: { code: 4008, reason: 'slow', returns: true },
  /** The server has more to do than it can; clients come back after a while. */
  busy: { code: 4013, reason: 'busy', returns: true },
  tooMany: { code: 4029, reason: 'too-many', returns: true },
  /** The server has failed; its log contains the cause. */
  failed: { code: 4500, reason: 'failed', returns: true },
} as const;
export type Close = (typeof CLOSE)[keyof typeof CLOSE];
