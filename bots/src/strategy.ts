import type { Answer, Dice, GameTypes, Seat, State, View } from '@tavola/kernel';
import type { BotReason } from './bot.ts';

/** An answer and why it may be good. */
export interface RatedAnswer<R extends BotReason = BotReason> {
  readonly answer: Answer;
  readonly reason: R;
  /** How often the rules of thumb would take it, where they can tell. */
  readonly weight?: number;
}

/**
 * What is known about playing one game. Everything here gets a world: at the table one that looks the same to the
 * seat, in search an imagined one; and must read no other seat's hand from it but what the open log tells.
 */
export interface Strategy<K extends GameTypes, R extends BotReason = BotReason> {
  /** Rules of thumb: one answer, drawn from a mixture. */
  steady(view: View<K>, world: State<K>, dice: Dice): RatedAnswer<R>;
  /** At most so many answers worth a closer look, the likeliest first: of a big choice some are made up. */
  candidates(view: View<K>, world: State<K>, dice: Dice, most: number): readonly RatedAnswer<R>[];
  /** An answer near a good one, where a choice is too big to be looked at as a whole. */
  variation?(view: View<K>, world: State<K>, of: RatedAnswer<R>, dice: Dice): RatedAnswer<R>;
  /** Whether this one is too big: then candidates are drawn, and there are always more. */
  isBig(view: View<K>): boolean;
  /** Whether several decide at once and in secret, so that all of them must be searched together, and come out mixed. */
  isSimultaneous(view: View<K>): boolean;
  /** Whether others who are asked as well may answer the same in every world, so that their answers can be prepared. */
  isOpen(view: View<K>): boolean;
  /** A quick answer for playouts. */
  quick(world: State<K>, seat: Seat, dice: Dice): Answer;
  /** Called on each imagined world before it is played out: makes it likelier, in what the seat cannot see. */
  imagine(world: State<K>, seat: Seat, dice: Dice): void;
  /**
   * Where in the game a playout is: when that changes, chance begins anew. So two playouts of one seed that come by
   * the same place are equally lucky there, whatever happened before, and answers differ by what they do.
   */
  beat?(world: State<K>): number;
  /** Whether a playout that began at `start` has come far enough. */
  isFarEnough(start: State<K>, now: State<K>): boolean;
  /** By seat, what the position is worth: shares of victory, one in all. */
  prospects(world: State<K>): number[];
}
