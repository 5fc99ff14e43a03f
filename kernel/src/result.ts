import type { RuleId } from './state/seat.ts';

/** The reason for a refusal: a code that the client puts into words, never a sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule?: RuleId;
  /** The facts of the sentence, such as a street, an amount or a limit. It must not hold anything the asker may not see. */
  readonly about?: { readonly [name: string]: number | string };
}

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refuse = (code: string, rule?: RuleId, about?: Refusal['about']): Result<never> => ({
  ok: false,
  error: { code, ...(rule && { rule }), ...(about && { about }) },
});
