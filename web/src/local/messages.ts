import type { GameTypes, Option, Refusal, Seat, View } from '@tavola/kernel';
import type { AnswerReason as Reasoned, RedactedLine } from '@tavola/match';
import type { Player } from '../board-kit/contract.ts';
import type { Language } from '../text/language.ts';

/** The public data of a match at this device, which lists show. */
export interface Meta {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: { readonly [name: string]: unknown };
  /** The language in which bots write, if the game has words; English by default. */
  readonly language?: Language;
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  /** The number of log lines so far. */
  readonly lines: number;
  readonly over: boolean;
}

/** An option as a form needs it; the host alone decides about options that take files. */
export type OptionForm = Exclude<Option, { readonly kind: 'data' }>;

export interface GameInfo {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionForm[];
  readonly levels: readonly string[];
  /** Whether players tell scenes in it. */
  readonly tells: boolean;
  /** Whether a match can go on from the end of another. */
  readonly hasCampaign: boolean;
  /** Options that only a host makes, from a finished match. */
  readonly made: readonly string[];
}

export interface NewMatch {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: { readonly [name: string]: unknown };
  readonly language?: Language;
  /** The finished match at this device that this one goes on from. */
  readonly continues?: string;
}

/** One line of the match as the viewer may know it, and the resulting view. */
export interface Moment {
  /** The number of the line, where 0 is the opening. */
  readonly at: number;
  readonly line: RedactedLine | undefined;
  readonly view: View<GameTypes>;
}

/** The reply to a viewer that opens a match. */
export interface Opened {
  readonly meta: Meta;
  readonly seat: Seat | undefined;
  readonly view: View<GameTypes>;
  readonly log: readonly { readonly at: number; readonly line: RedactedLine }[];
}

/** Says whether the rules and the opened seed reproduce a match file. */
export interface Checked {
  readonly ok: boolean;
  readonly entries: number;
  readonly dice: 'opened' | 'sizes';
  /** The names of those who have added to the dice, and of those who promised to and did not. */
  readonly shares: { readonly given: readonly string[]; readonly missing: readonly string[] };
  readonly fault: Fault | undefined;
  /** The first difference, in English, for bug reports. */
  readonly problem: string | undefined;
}

/** The fault of a match file, which the page words in the reader's language. */
export interface Fault {
  readonly code: 'not-a-match' | 'redacted' | 'unknown-game' | 'other-rules' | 'differs' | 'not-over';
  /** The number of the faulty line, counted from 1. */
  readonly line?: number;
}

/** The requests of a page to the host, with their replies. */
export interface Calls {
  games: { in: undefined; out: readonly GameInfo[] };
  list: { in: undefined; out: readonly Meta[] };
  begin: { in: NewMatch; out: Meta | Refused };
  remove: { in: { readonly id: string }; out: undefined };
  /** From now on the host sends the page all news of this match that the seat may know. */
  open: { in: { readonly id: string; readonly seat: Seat | undefined }; out: Opened | Refused };
  /** From now on the host sends the page no news. */
  leave: { in: undefined; out: undefined };
  answer: { in: Given & { readonly answer: unknown }; out: Refused | undefined };
  withdraw: { in: Given; out: Refused | undefined };
  interject: {
    in: Given & { readonly aside: string; readonly answer: unknown };
    out: Refused | undefined;
  };
  /** Leaves a standing order, or takes it back if the answer is null. */
  order: {
    in: {
      readonly id: string;
      readonly seat: Seat;
      readonly order: string;
      readonly answer: unknown;
    };
    out: Refused | undefined;
  };
  /**
   * The viewer looks at this question and has seen all shows up to line `at`: if bots leave people a moment, it begins
   * now, or is over with `enough`. Returns its milliseconds; undefined if no bot waits.
   */
  see: {
    in: {
      readonly id: string;
      /** The seat is undefined while players pass a device around. */
      readonly seat: Seat | undefined;
      readonly question: number;
      readonly at: number;
      readonly enough: boolean;
    };
    out: number | undefined;
  };
  /** Returns why the rules would refuse this answer, or undefined; nothing changes. */
  whyNot: { in: Given & { readonly answer: unknown }; out: Refusal | undefined };
  past: {
    in: { readonly id: string; readonly seat: Seat | undefined; readonly at: number };
    out: View<GameTypes> | undefined;
  };
  /** Returns the whole file of a finished match, else what the seat knows. */
  download: {
    in: { readonly id: string; readonly seat: Seat | undefined };
    out: { readonly name: string; readonly text: string } | undefined;
  };
  check: { in: { readonly text: string }; out: Checked };
  /** Returns the reasons for bots' answers in a match file. */
  reasons: { in: { readonly text: string }; out: readonly Reasoned[] };
  /** Stores a match file from outside, if it is complete, over, and reproduced by the rules. */
  take: { in: { readonly text: string }; out: { readonly id: string } | { readonly fault: Fault } };
}

export interface Given {
  readonly id: string;
  readonly seat: Seat;
  readonly question: number;
}

export interface Refused {
  readonly refused: Refusal;
}

export type Call = keyof Calls;

/** The requests of a match page, to the host at this device or to a server. */
export type MatchCall =
  | 'answer'
  | 'withdraw'
  | 'interject'
  | 'order'
  | 'see'
  | 'whyNot'
  | 'past'
  | 'download'
  | 'check'
  | 'reasons';
export type MatchCalls = Pick<Calls, MatchCall>;

/** The messages that the host sends without a request. */
export type News =
  | { readonly t: 'moment'; readonly id: string; readonly seat: Seat | undefined; readonly moment: Moment }
  /** Another page has changed the match, so this one has to open it again. */
  | { readonly t: 'stale'; readonly id: string };

export type ToHost = { readonly n: number; readonly call: Call; readonly in: unknown };
export type FromHost =
  | { readonly n: number; readonly out: unknown }
  | { readonly n: number; readonly failed: string }
  | { readonly news: News };
