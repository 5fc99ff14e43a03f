import { levels } from '@tavola/bots';
import { ok, refuse, type Options, type Result, type Seat } from '@tavola/kernel';
import type {
  ClockSetting,
  TableLanguage,
  Leave,
  PersonRequest,
  SeatView,
  TableSettings,
  SitRequest,
  TableView,
  VoteOn,
  VoteView,
  Watch,
} from '@tavola/protocol';
import type { Hash, Id } from '@tavola/store';
import type { AnyGame, GameMap } from '../match/games.ts';
import { looksAlike } from './look-alikes.ts';
import { makeDrawView, type DiceDraw } from './draw-view.ts';
import { isSameHash } from './tokens.ts';

/** One seat, as the store keeps it. */
export interface SeatDoc {
  readonly by: 'nobody' | 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
  readonly secret: Hash | null;
  /** A bot plays for the person until they return. */
  readonly away: boolean;
  /** Decisions in a row for which the person's time ran out. */
  readonly missed: number;
  /** When the first of these decisions was missed. */
  readonly lapsed?: number | null;
  /** The hash of the secret that lets a successor take over the seat. */
  readonly handedOn: Hash | null;
  /** The id of whoever sits here, since a seat outlives its people. Seats of older tables lack it. */
  readonly occupant?: Id;
  /** The hash of the seat's share in the dice of the next match. */
  readonly pledge?: string | null;
  /** Who lost the seat when it was handed on. */
  readonly former?: FormerOccupant | null;
  /** Ids of the seat's latest votes, so that a repeated one is not counted again. */
  readonly voted?: readonly string[];
}

/** A person whose seat was handed on. Their old secret opens nothing, but lets them object. */
export interface FormerOccupant {
  readonly secret: Hash;
  readonly name: string;
  readonly occupant: Id;
  /** They objected after somebody had taken the seat, so that the others may give it back. */
  readonly objects: boolean;
}

export interface OpenVote {
  readonly on: VoteOn;
  readonly seat: Seat | null;
  readonly yes: readonly Seat[];
}

export interface HeldVote {
  readonly on: VoteOn;
  readonly seat: Seat | null;
  readonly by: Seat;
  readonly yes: boolean;
}

/** A table with its seats, stored as one document. It holds secrets as hashes alone. */
export interface TableDoc {
  readonly id: Id;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockSetting;
  readonly leave: Leave;
  readonly watch: Watch;
  /** Whether others see who types. Older tables lack it. */
  readonly writing?: boolean;
  /** The language in which bots write: that of the person who made the table. */
  readonly language: TableLanguage;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly host: Seat;
  readonly seats: readonly SeatDoc[];
  readonly match: Id | null;
  readonly played: readonly Id[];
  /** The hashes of the secrets in the links to sit down and to watch. */
  readonly link: Hash;
  readonly gallery: Hash;
  readonly votes: readonly OpenVote[];
  /** Votes that were cast while talk was closed: they count, but only their own seats see them until it is open. */
  readonly held?: readonly HeldVote[];
  readonly deletes: number | null;
  /** The drawing of the dice, between the start and the first roll. */
  readonly draw?: DiceDraw | null;
}

export const EMPTY_SEAT: SeatDoc = {
  by: 'nobody',
  name: '',
  level: null,
  secret: null,
  away: false,
  missed: 0,
  handedOn: null,
};

/** The role that a secret gives at a table. */
export type Access =
  | { readonly role: 'seat'; readonly seat: Seat }
  | { readonly role: 'successor' | 'former'; readonly seat: Seat }
  | { readonly role: 'guest' | 'spectator' };

/** Finds the access that a secret gives. It compares with every secret, so that its duration leaks nothing. */
export const findAccess = (doc: TableDoc, hash: Hash): Access | undefined => {
  let access: Access | undefined;
  if (isSameHash(doc.gallery, hash)) access = { role: 'spectator' };
  if (isSameHash(doc.link, hash)) access = { role: 'guest' };
  for (const [seat, { secret, handedOn, former }] of doc.seats.entries()) {
    if (former && isSameHash(former.secret, hash)) access = { role: 'former', seat };
    if (handedOn !== null && isSameHash(handedOn, hash)) access = { role: 'successor', seat };
    if (secret !== null && isSameHash(secret, hash)) access = { role: 'seat', seat };
  }
  return access;
};

/** Whether spectators and guests may see the match. */
export const mayWatch = (doc: TableDoc): boolean => doc.watch.who === 'link';

/** Whether the server answers for the seat. */
export const isPlayedByBot = (doc: TableDoc, seat: Seat): boolean => {
  const { by, away } = doc.seats[seat]!;
  return by === 'bot' || away;
};

/** The level that plays for absent persons: good enough that the others still have a match. */
const STAND_IN = 'steady';

/** The level of the bot that plays, or would play, on this seat. */
export const levelOf = (doc: TableDoc, seat: Seat): string => doc.seats[seat]!.level ?? STAND_IN;

export const updateSeat = (doc: TableDoc, seat: Seat, change: Partial<SeatDoc>): TableDoc => ({
  ...doc,
  seats: doc.seats.with(seat, { ...doc.seats[seat]!, ...change }),
});

/** The id of whoever sits on the seat. That of an older table stands for its first occupant. */
export const occupantOf = (doc: TableDoc, seat: Seat): Id => doc.seats[seat]?.occupant ?? `seat-${seat}`;

/** A person stays through a timeout or two before the others may hand on the seat. */
export const MAX_MISSED = 3;

/** Seats a person on the wanted seat, or on the first free one. */
export const takeSeat = (
  doc: TableDoc,
  { seat: wanted, ...person }: Omit<SitRequest, 'key'>,
  secret: Hash,
  occupant: Id,
): Result<{ readonly doc: TableDoc; readonly seat: Seat }> => {
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (doc.draw) return refuse('starting');
  const seat = wanted ?? doc.seats.findIndex(({ by }) => by === 'nobody');
  if (!doc.seats[seat]) return refuse('no-free-seat');
  if (doc.seats[seat].by !== 'nobody') return refuse('seat-taken');
  const seated = renamePerson(
    updateSeat(doc, seat, { ...EMPTY_SEAT, by: 'person', secret, occupant }),
    seat,
    person,
  );
  return seated.ok ? ok({ doc: seated.value, seat }) : seated;
};

/** Gives a seat a name that is unique at the table. Colour, shape and house belong to the seat. */
export const renamePerson = (doc: TableDoc, seat: Seat, { name }: PersonRequest): Result<TableDoc> => {
  const others = doc.seats.filter((other, at) => at !== seat && other.by !== 'nobody');
  if (others.some(other => other.name === name)) return refuse('name-taken');
  if (others.some(other => looksAlike(other.name, name))) return refuse('name-alike');
  return ok(updateSeat(doc, seat, { name }));
};

/** A name for the bot in this seat that no person has taken. */
const nameBot = (doc: TableDoc, seat: Seat): string => {
  for (let number = seat + 1; ; number++) {
    const name = `Bot ${number}`;
    if (!doc.seats.some((other, at) => at !== seat && looksAlike(other.name, name))) return name;
  }
};

/** Frees a seat before the match. If the host leaves, the next person becomes host. */
export const leaveSeat = (doc: TableDoc, seat: Seat): Result<TableDoc> => {
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (doc.draw) return refuse('starting');
  const left = updateSeat(doc, seat, EMPTY_SEAT);
  const next = left.seats.findIndex(({ by }) => by === 'person');
  return ok({ ...left, host: doc.host === seat && next >= 0 ? next : doc.host, votes: [] });
};

/** The host seats a bot, or frees a seat of a bot or a person. */
export const seatBot = (doc: TableDoc, by: Seat, seat: Seat, level: string | null): Result<TableDoc> => {
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (doc.draw) return refuse('starting');
  if (by !== doc.host) return refuse('not-host');
  const there = doc.seats[seat];
  if (!there || seat === by) return refuse('no-such-seat');
  if (level === null) return ok(updateSeat(doc, seat, EMPTY_SEAT));
  if (!levels.has(level)) return refuse('no-such-bot');
  if (there.by === 'person') return refuse('seat-taken');
  return ok(updateSeat(doc, seat, { ...EMPTY_SEAT, by: 'bot', name: nameBot(doc, seat), level }));
};

/** The options that only the server makes, from a match that it has kept itself. */
export const listMadeOptions = (game: AnyGame, options: Options): readonly string[] =>
  game.options.flatMap(option =>
    option.kind === 'data' && option.isOfMatch && (options[option.name] ?? null) !== null
      ? [option.name]
      : [],
  );

/** Puts the server's own copy in place of what a client says; a client can only leave such an option out. */
const keepMadeOptions = (game: AnyGame, doc: TableDoc, options: Options): Result<Options> => {
  const made = listMadeOptions(game, options);
  if (made.length > 0 && doc.game !== game.name) return refuse('option-of-match');
  if (made.some(name => (doc.options[name] ?? null) === null)) return refuse('option-of-match');
  return ok({ ...options, ...Object.fromEntries(made.map(name => [name, doc.options[name]])) });
};

/** The host changes the settings. A smaller number of seats is refused if it would remove a person. */
export const changeSettings = (
  doc: TableDoc,
  games: GameMap,
  by: Seat,
  settings: TableSettings,
): Result<TableDoc> => {
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (doc.draw) return refuse('starting');
  if (by !== doc.host) return refuse('not-host');
  const game = games.get(settings.game);
  if (!game) return refuse('no-such-game');
  const { seats: count, language = doc.language, ...rest } = settings;
  const options = keepMadeOptions(game, doc, settings.options);
  if (!options.ok) return options;
  const decoded = game.decode(count, options.value);
  if (!decoded.ok) return decoded;
  if (doc.seats.slice(count).some(({ by: who }) => who === 'person')) return refuse('seat-taken');
  const seats = Array.from({ length: count }, (_, seat) => doc.seats[seat] ?? EMPTY_SEAT);
  // Unknown parts of a file are not kept: everybody at the table would get them.
  return ok({ ...doc, ...rest, options: decoded.value, language, seats });
};

/** Prepares a rematch, with other options if it goes on from the last match: everybody keeps seat, name and secret. */
export const returnToLobby = (
  doc: TableDoc,
  most: number,
  options: Options = doc.options,
): Result<TableDoc> => {
  if (doc.phase !== 'over' || doc.match === null) return refuse('not-over');
  if (doc.played.length >= most) return refuse('table-full');
  const seats = doc.seats.map(seat => ({
    ...seat,
    away: false,
    missed: 0,
    lapsed: null,
    handedOn: null,
    former: null,
  }));
  return ok({
    ...doc,
    options,
    phase: 'lobby',
    seats,
    played: [...doc.played, doc.match],
    match: null,
    votes: [],
    held: [],
    deletes: null,
  });
};

const makeSeatView = (doc: TableDoc, seat: Seat): SeatView => {
  const { by, name, level, away, missed, handedOn, former, pledge } = doc.seats[seat]!;
  return {
    by,
    name,
    level,
    away,
    handedOn: handedOn !== null,
    occupant: occupantOf(doc, seat),
    lapsed: missed >= MAX_MISSED,
    contested: former?.objects ?? false,
    pledge: pledge ?? null,
  };
};

/** The table as everybody there may see it. Fields are copied by name, so that a new one is not sent by accident. */
export const makeTableView = (
  doc: TableDoc,
  paused: boolean,
  votes: VoteView[],
  broken: boolean,
): TableView => ({
  id: doc.id,
  game: doc.game,
  options: doc.options,
  clock: doc.clock,
  leave: doc.leave,
  watch: doc.watch,
  writing: doc.writing ?? false,
  language: doc.language,
  phase: doc.phase,
  host: doc.host,
  seats: doc.seats.map((_, seat) => makeSeatView(doc, seat)),
  match: doc.match,
  played: [...doc.played],
  paused,
  broken,
  votes,
  deletes: doc.deletes,
  draw: makeDrawView(doc.draw),
});
