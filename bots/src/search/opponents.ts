import type { Answer, GameTypes, Seat, State } from '@tavola/kernel';
import type { RatedAnswer } from '../strategy.ts';
import { createDecider, type Decider, type Search } from './search.ts';

/** Prepared answers of each other seat at first, and playouts per further answer. */
const PREPARED_AT_FIRST = 12;
const PLAYOUTS_PER_NEW_ANSWER = 40;

/**
 * The likely answers of the other seats that decide at the same time, drawn by the rules of thumb, each in its own
 * world. A longer search prepares more of them, since it would otherwise find an answer that beats only these few.
 */
export class Opponents<K extends GameTypes> {
  private readonly prepared = new Map<Seat, RatedAnswer[]>();
  private readonly search: Search<K>;
  private readonly isOpen: boolean;

  constructor(search: Search<K>) {
    this.search = search;
    this.isOpen = search.strategy.isOpen(search.view);
  }

  drawAnswers(world: State<K>): Map<Seat, Answer> {
    const { seat: own, strategy, dice } = this.search;
    const answers = new Map<Seat, Answer>();
    for (const seat of world.asked!.who)
      if (seat !== own)
        answers.set(
          seat,
          this.isOpen ? this.drawAnswer(world, seat).answer : strategy.quick(world, seat, dice),
        );
    return answers;
  }

  /** Returns the seats with prepared answers as deciders with at most `most` arms. */
  deciders(most: number): Decider[] {
    return [...this.prepared].map(([seat, known]) => createDecider(seat, known.slice(0, most), most));
  }

  private drawAnswer(world: State<K>, seat: Seat): RatedAnswer {
    const { game, strategy, dice, clock } = this.search;
    const known = this.prepared.get(seat) ?? [];
    this.prepared.set(seat, known);
    if (known.length >= PREPARED_AT_FIRST + clock.spent / PLAYOUTS_PER_NEW_ANSWER)
      return known[dice.below(known.length)]!;
    const thought = strategy.steady(game.view(world, seat), world, dice);
    known.push(thought);
    return thought;
  }
}
