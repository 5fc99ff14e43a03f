import type { RuleId } from './state/seat.ts';

/** Why something was refused: a code that the client puts into words, never a sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule?: RuleId;
  /** What the sentence speaks of: a street, an amount, a limit. Must not hold what the asker may not see. */
  readonly about?: { readonly [name: string]: number | string };
}

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = (code: string, rule?: RuleId, about?: Refusal['about']): Result<never> => ({
  ok: false,
  error: { code, ...(rule && { rule }), ...(about && { about }) },
});
