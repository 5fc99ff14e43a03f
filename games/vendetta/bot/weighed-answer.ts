import type { RatedVendettaAnswer } from './reasons.ts';

/**
 * Something that could be answered, by how many points it makes our position better. Many are weighed for one that is
 * taken, so the answer itself is made only then.
 */
export interface WeighedAnswer {
  readonly weight: number;
  thought(): RatedVendettaAnswer;
}
