import { seeded, type Answer, type Dice, type Game, type Kinds, type Seat, type State } from '@tavola/kernel';
import type { Lore } from './lore.ts';

/** Imagined worlds and what becomes of them. */
export interface Playouts<K extends Kinds> {
  readonly game: Game<K>;
  readonly lore: Lore<K>;
}

/** No playout of ours is so long. */
const MAX_ANSWERS = 20_000;

/** Goes on from where the answers lead, to the horizon, with dice of this seed; gives the prospects by seat. */
export const playedOut = <K extends Kinds>(
  { game, lore }: Playouts<K>,
  from: State<K>,
  answers: ReadonlyMap<Seat, Answer>,
  last: Seat,
  seed: number,
): number[] => {
  const world = game.clone(from);
  const dice: Dice = seeded(seed);
  // The others first: theirs may be given already, in sealed form, and the last answer settles the question.
  for (const [seat, answer] of answers) if (seat !== last) game.play(world, seat, answer, dice);
  game.play(world, last, answers.get(last)!, dice);
  for (let n = 0; world.asked && !lore.isFarEnough(from, world); n++) {
    if (n > MAX_ANSWERS) throw new Error('a playout does not come to its horizon');
    const { who, answers: given } = world.asked;
    for (const seat of who)
      if (given[seat] === null) game.play(world, seat, lore.quick(world, seat, dice), dice);
  }
  return lore.prospects(world);
};
