import type { GameTypes, Option, Refusal, Seat, View } from '@tavola/kernel';
import type { AnswerReason as Reasoned, RedactedLine } from '@tavola/match';
import type { Player } from '../board-kit/contract.ts';
import type { Language } from '../text/language.ts';

/** What everybody may know of a match at this device; shown in lists. */
export interface Meta {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: { readonly [name: string]: unknown };
  /** In which bots write, where a game has words; English if nobody said. */
  readonly language?: Language;
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  /** How many lines the match has so far. */
  readonly lines: number;
  readonly over: boolean;
}

/** An option as a form needs it: what decides about files stays with the host. */
export type OptionForm = Exclude<Option, { readonly kind: 'data' }>;

export interface GameInfo {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionForm[];
  readonly levels: readonly string[];
  /** Whether scenes are told in it. */
  readonly tells: boolean;
}

export interface NewMatch {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: { readonly [name: string]: unknown };
  readonly language?: Language;
}

/** One line of the match as the viewer may know it, and where it led, as the viewer sees it. */
export interface Moment {
  /** The line's number: 0 is the opening. */
  readonly at: number;
  readonly line: RedactedLine | undefined;
  readonly view: View<GameTypes>;
}

/** Everything a viewer gets on opening a match. */
export interface Opened {
  readonly meta: Meta;
  readonly seat: Seat | undefined;
  readonly view: View<GameTypes>;
  readonly log: readonly { readonly at: number; readonly line: RedactedLine }[];
}

/** Whether a match file is what the rules and the opened seed make of it. */
export interface Checked {
  readonly ok: boolean;
  readonly entries: number;
  readonly dice: 'opened' | 'sizes';
  readonly fault: Fault | undefined;
  /** Where it differs, in English: for bug reports. */
  readonly problem: string | undefined;
}

/** What is wrong with a match file: for a sentence in the reader's language. */
export interface Fault {
  readonly code: 'not-a-match' | 'redacted' | 'unknown-game' | 'other-rules' | 'differs' | 'not-over';
  /** Where, counted from 1. */
  readonly line?: number;
}

/** What a page can ask of the host, with what it gets. */
export interface Calls {
  games: { in: undefined; out: readonly GameInfo[] };
  list: { in: undefined; out: readonly Meta[] };
  begin: { in: NewMatch; out: Meta | Refused };
  remove: { in: { readonly id: string }; out: undefined };
  /** From now on the page is told what happens in this match, as this seat knows it. */
  open: { in: { readonly id: string; readonly seat: Seat | undefined }; out: Opened | Refused };
  /** The page is told nothing any more. */
  leave: { in: undefined; out: undefined };
  answer: { in: Given & { readonly answer: unknown }; out: Refused | undefined };
  withdraw: { in: Given; out: Refused | undefined };
  interject: {
    in: Given & { readonly aside: string; readonly answer: unknown };
    out: Refused | undefined;
  };
  /**
   * The viewer looks at this question and has been shown all up to line `at`: where bots leave people a moment, it begins
   * now, or is over if it is `enough`. Gives its milliseconds; undefined where no bot waits.
   */
  see: {
    in: {
      readonly id: string;
      /** Nobody in particular, while a device is passed around. */
      readonly seat: Seat | undefined;
      readonly question: number;
      readonly at: number;
      readonly enough: boolean;
    };
    out: number | undefined;
  };
  /** Why this answer would be refused, or undefined. Nothing changes. */
  whyNot: { in: Given & { readonly answer: unknown }; out: Refusal | undefined };
  past: {
    in: { readonly id: string; readonly seat: Seat | undefined; readonly at: number };
    out: View<GameTypes> | undefined;
  };
  /** The whole file of a match that is over, else what the seat knows. */
  download: {
    in: { readonly id: string; readonly seat: Seat | undefined };
    out: { readonly name: string; readonly text: string } | undefined;
  };
  check: { in: { readonly text: string }; out: Checked };
  /** Why bots answered as they did, as a match file tells it. */
  reasons: { in: { readonly text: string }; out: readonly Reasoned[] };
  /** Puts a match file from outside on the shelf, if it is whole, over, and what the rules make of it. */
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

/** What the page of a match asks of whoever runs it: the host at this device, or a server. */
export type MatchCall =
  'answer' | 'withdraw' | 'interject' | 'see' | 'whyNot' | 'past' | 'download' | 'check' | 'reasons';
export type MatchCalls = Pick<Calls, MatchCall>;

/** Told without being asked. */
export type News =
  | { readonly t: 'moment'; readonly id: string; readonly seat: Seat | undefined; readonly moment: Moment }
  /** Another page has changed the match: open it again. */
  | { readonly t: 'stale'; readonly id: string };

export type ToHost = { readonly n: number; readonly call: Call; readonly in: unknown };
export type FromHost =
  | { readonly n: number; readonly out: unknown }
  | { readonly n: number; readonly failed: string }
  | { readonly news: News };
