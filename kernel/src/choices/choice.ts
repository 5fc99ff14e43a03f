import type { Seat } from '../state/seat.ts';

/**
 * The legal answers to a question as a value, which programs can send, check, count, list, sample and search.
 * `what` says what the numbers stand for ('street', 'florins'), so that a client can name them.
 */
export type Flat =
  /** One item of `of`. */
  | { readonly kind: 'one'; readonly what: string; readonly of: readonly number[] }
  /** Between `min` and `max` items of `of`, none twice. */
  | {
      readonly kind: 'some';
      readonly what: string;
      readonly of: readonly number[];
      readonly min: number;
      readonly max: number;
    }
  /** A whole number. */
  | { readonly kind: 'amount'; readonly what: string; readonly min: number; readonly max: number }
  /** Identical pieces spread over places, `min` to `max` in all, with at most `caps[i]` on `over[i]` if there are caps. */
  | {
      readonly kind: 'spread';
      readonly what: string;
      readonly over: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly caps?: readonly number[];
    }
  /** Every item of the pile goes to one of these seats. */
  | {
      readonly kind: 'split';
      readonly what: string;
      readonly pile: readonly number[];
      readonly among: readonly Seat[];
    }
  /** Different pieces on places, at most one on each: there are `pieces[k]` of kind k, and none of them must be laid. */
  | {
      readonly kind: 'lay';
      readonly what: string;
      readonly over: readonly number[];
      readonly pieces: readonly number[];
    }
  /** A person's words, `min` to `max` characters after trimming. They are data and never interpreted. */
  | {
      readonly kind: 'text';
      readonly what: string;
      readonly min: number;
      readonly max: number;
      /** Refuses line breaks, for example in a name. */
      readonly oneLine?: true;
    };

export type Simple =
  | Flat
  /** Between `min` and `max` rows in any order; each row answers every part. */
  | {
      readonly kind: 'list';
      readonly what: string;
      readonly parts: readonly Flat[];
      readonly min: number;
      readonly max: number;
    };

/** Answer every part. */
export interface All {
  readonly kind: 'all';
  readonly what: string;
  readonly parts: readonly Simple[];
}

/** A choice has at most three levels; a deeper answer is two questions. */
export type Choice =
  | Simple
  | All
  /** Answer one branch. */
  | { readonly kind: 'either'; readonly what: string; readonly branches: readonly (Simple | All)[] };

export type FlatAnswer = number | string | readonly number[];
/** One row of a list. */
export type ListRow = readonly FlatAnswer[];
export type SimpleAnswer = FlatAnswer | readonly ListRow[];
export interface Branch {
  readonly branch: number;
  readonly answer: SimpleAnswer | readonly SimpleAnswer[];
}
export type Answer = SimpleAnswer | readonly SimpleAnswer[] | Branch;

type FlatAnswerTo<C> = C extends { readonly kind: 'one' | 'amount' }
  ? number
  : C extends { readonly kind: 'text' }
    ? string
    : readonly number[];

type SimpleAnswerTo<C> = C extends { readonly kind: 'list'; readonly parts: infer P }
  ? readonly { readonly [I in keyof P]: FlatAnswerTo<P[I]> }[]
  : FlatAnswerTo<C>;

type PartsOf<C> = C extends { readonly parts: infer P }
  ? { readonly [I in keyof P]: SimpleAnswerTo<P[I]> }
  : never;

/** Distributes over a union, because a menu whose branches vary is a list of a union. */
type BranchAnswerTo<C> = C extends { readonly kind: 'all' } ? PartsOf<C> : SimpleAnswerTo<C>;

interface BranchTo<B extends readonly unknown[]> {
  readonly branch: number;
  readonly answer: BranchAnswerTo<B[number]>;
}

export type AnswerTo<C> = C extends { readonly kind: 'all' }
  ? PartsOf<C>
  : C extends { readonly kind: 'either'; readonly branches: infer B extends readonly unknown[] }
    ? BranchTo<B>
    : SimpleAnswerTo<C>;

/** Marks an empty place in a `lay` answer. */
export const NOTHING = -1;
