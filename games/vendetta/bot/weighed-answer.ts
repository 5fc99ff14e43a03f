import type { RatedVendettaAnswer } from './reasons.ts';

/**
 * A possible answer with its gain in points. Many are weighed for one that is given, so the answer itself is made late.
 */
export interface WeighedAnswer {
  readonly weight: number;
  thought(): RatedVendettaAnswer;
}
