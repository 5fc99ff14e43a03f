import type { Answer, Dice, GameTypes, Seat, State, View } from '@tavola/kernel';
import type { BotReason } from './bot.ts';

/** An answer and the reason why it may be good. */
export interface RatedAnswer<R extends BotReason = BotReason> {
  readonly answer: Answer;
  readonly reason: R;
  /** How often the rules of thumb would choose it, if they can tell. */
  readonly weight?: number;
}

/**
 * Knowledge about playing one game. Its functions receive a world that looks the same to the seat, or in search an
 * imagined one. They must not read another seat's hand from it, except what the public log reveals.
 */
export interface Strategy<K extends GameTypes, R extends BotReason = BotReason> {
  /** Returns one answer by rules of thumb, drawn from a mixture. */
  steady(view: View<K>, world: State<K>, dice: Dice): RatedAnswer<R>;
  /** Returns at most `most` answers worth a closer look, the likeliest first. For a big choice it invents some. */
  candidates(view: View<K>, world: State<K>, dice: Dice, most: number): readonly RatedAnswer<R>[];
  /** Returns an answer near a good one, for choices that are too big to search as a whole. */
  variation?(view: View<K>, world: State<K>, of: RatedAnswer<R>, dice: Dice): RatedAnswer<R>;
  /** Whether the choice is too big to search as a whole. Candidates are then drawn, and there are always more. */
  isBig(view: View<K>): boolean;
  /** Whether several seats decide at once in secret, so that the search must find mixed answers for all of them. */
  isSimultaneous(view: View<K>): boolean;
  /** Whether the answers of the other asked seats are valid in every world, so that they can be prepared. */
  isOpen(view: View<K>): boolean;
  /** Returns a quick answer for playouts. */
  quick(world: State<K>, seat: Seat, dice: Dice): Answer;
  /** Makes an imagined world likelier, in the parts that the seat cannot see, before it is played out. */
  imagine(world: State<K>, seat: Seat, dice: Dice): void;
  /**
   * Returns a number for the phase of the game, at whose changes the dice are seeded again. Two playouts of one seed
   * are then equally lucky in the same phase whatever happened before, so answers differ by their effects.
   */
  beat?(world: State<K>): number;
  /** Whether a playout that began at `start` has gone far enough. */
  isFarEnough(start: State<K>, now: State<K>): boolean;
  /** Returns the value of the position by seat, as shares of victory that sum to one. */
  prospects(world: State<K>): number[];
}
