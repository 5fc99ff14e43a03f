import type { Dice, Game, GameTypes, Seat, State } from '../src/index.ts';

/** A game as the suite takes it. */
export interface Subject<K extends GameTypes> {
  readonly game: Game<K>;
  /** The tables to try: every number of seats, every option at least once. */
  readonly setups: readonly SuiteSetup[];
  /** Events that show something hidden: what follows one may differ between worlds that looked alike. */
  readonly reveals: readonly K['event']['t'][];
  /** Those of them that show it by happening at all: in a world that looked alike nothing of the kind may happen. */
  readonly perhaps?: readonly K['event']['t'][];
  /**
   * Changes, in place, everything that the seat's view does not show, also what a good memory could work out
   * from the log. `guess` leaves such things alone, so alone it would not notice if a rule gave them away.
   */
  disguise?(state: State<K>, seat: Seat | undefined, dice: Dice): void;
  /** No game takes more answers than this. */
  readonly bound: number;
}

export interface SuiteSetup {
  readonly seats: number;
  readonly options?: object;
}

/** Something that must hold, under the name that its test has. Throws if it does not. */
export interface Law {
  readonly name: string;
  check(): void;
}
