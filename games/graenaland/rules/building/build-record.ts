/** G-H05 The record for taking a build back. All of it is public. */
export interface BuildRecord {
  readonly code: number;
  /** The payment, card by card. */
  readonly cards: readonly number[];
  readonly markets: number;
  /** Where the builder's heroes stood before, and how many heroes waited. */
  readonly heroes: readonly number[];
  readonly waiting: number;
}
