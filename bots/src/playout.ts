import { seeded, type Answer, type Dice, type Game, type Kinds, type Seat, type State } from '@tavola/kernel';
import type { Lore } from './lore.ts';

/** Imagined worlds and what becomes of them. */
export interface Playouts<K extends Kinds> {
  readonly game: Game<K>;
  readonly lore: Lore<K>;
}

/** No playout of ours is so long. */
const MAX_ANSWERS = 20_000;

/** The open question as if nobody had answered it: sealed answers of others are not known, so none is kept. */
export const reopened = <K extends Kinds>(world: State<K>): State<K> => {
  const asked = world.asked!;
  for (const seat of asked.who) asked.answers[seat] = null;
  asked.open = asked.who.length;
  return world;
};

/** Goes on from where the answers of all who are asked lead, to the horizon, with dice of this seed. */
export const playedOut = <K extends Kinds>(
  { game, lore }: Playouts<K>,
  from: State<K>,
  answers: ReadonlyMap<Seat, Answer>,
  seed: number,
): number[] => {
  const world = reopened(game.clone(from));
  const dice: Dice = seeded(seed);
  for (const [seat, answer] of answers) game.play(world, seat, answer, dice);
  for (let n = 0; world.asked && !lore.isFarEnough(from, world); n++) {
    if (n > MAX_ANSWERS) throw new Error('a playout does not come to its horizon');
    const { who, answers: given } = world.asked;
    for (const seat of who)
      if (given[seat] === null) game.play(world, seat, lore.quick(world, seat, dice), dice);
  }
  return lore.prospects(world);
};
