import type { Dice, Game, GameTypes, Seat, State } from '../src/index.ts';

/** A game under test. */
export interface Subject<K extends GameTypes> {
  readonly game: Game<K>;
  /** The tables to try, with every number of seats and every option at least once. */
  readonly setups: readonly SuiteSetup[];
  /** Events that reveal something hidden. After one of them, worlds that looked alike may differ. */
  readonly reveals: readonly K['event']['t'][];
  /** Events that reveal something by happening at all, so that they may be missing in a world that looked alike. */
  readonly perhaps?: readonly K['event']['t'][];
  /**
   * Changes, in place, everything that the seat's view does not show, even what a good memory could work out from the
   * log. `resample` leaves such things alone, so on its own it would miss a rule that gives them away.
   */
  disguise?(state: State<K>, seat: Seat | undefined, dice: Dice): void;
  /** An upper bound for the answers of one game. */
  readonly bound: number;
}

export interface SuiteSetup {
  readonly seats: number;
  readonly options?: object;
  /** The version of the rules; if absent, the newest. */
  readonly rules?: number;
}

/** A condition with the name of its test. `check` throws if it does not hold. */
export interface Law {
  readonly name: string;
  check(): void;
}
