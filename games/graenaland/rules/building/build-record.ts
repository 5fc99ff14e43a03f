/** G-H05 What is needed to take a build back. All of it was seen by everybody. */
export interface BuildRecord {
  readonly code: number;
  /** Card by card: what was paid. */
  readonly cards: readonly number[];
  readonly markets: number;
  /** Where the builder's heroes stood before, and how many heroes waited. */
  readonly heroes: readonly number[];
  readonly waiting: number;
}
