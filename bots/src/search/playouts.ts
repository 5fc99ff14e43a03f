import {
  seedDice,
  type Answer,
  type Dice,
  type Game,
  type GameTypes,
  type Seat,
  type State,
} from '@tavola/kernel';
import type { Strategy } from '../strategy.ts';

/** The game and the strategy that playouts need. */
export interface Playouts<K extends GameTypes> {
  readonly game: Game<K>;
  readonly strategy: Strategy<K>;
}

/** A playout with more answers does not end. */
const MAX_ANSWERS = 20_000;

/** Removes all answers to the open question, because the sealed answers of others are unknown. */
const reopen = <K extends GameTypes>(world: State<K>): State<K> => {
  const asked = world.asked!;
  for (const seat of asked.who) asked.answers[seat] = null;
  asked.open = asked.who.length;
  return world;
};

const mixSeed = (seed: number, n: number): number =>
  Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b);

/** The dice of one playout, for the rules and for each seat. All of them are seeded again at every beat. */
class Luck {
  private readonly seed: number;
  private beat: number | undefined;
  private readonly own: (Dice | undefined)[] = [];
  rules: Dice;

  constructor(seed: number) {
    this.seed = seed;
    this.rules = seedDice(seed);
  }

  goTo(beat: number): void {
    if (beat === this.beat) return;
    this.beat = beat;
    this.rules = seedDice(mixSeed(this.seed, beat));
    this.own.fill(undefined);
  }

  of(seat: Seat): Dice {
    return (this.own[seat] ??= seedDice(mixSeed(mixSeed(this.seed, this.beat!), 1 + seat)));
  }
}

/** Gives these answers, plays on to the horizon with the dice of this seed and returns the value by seat. */
export const playOut = <K extends GameTypes>(
  { game, strategy }: Playouts<K>,
  from: State<K>,
  answers: ReadonlyMap<Seat, Answer>,
  seed: number,
): number[] => {
  const world = reopen(game.clone(from));
  const luck = new Luck(seed);
  const follow = (): void => luck.goTo(strategy.beat?.(world) ?? 0);
  follow();
  for (const [seat, answer] of answers) game.playSilently(world, seat, answer, luck.rules);
  for (let n = 0; world.asked && !strategy.isFarEnough(from, world); n++) {
    if (n > MAX_ANSWERS) throw new Error('a playout does not reach its horizon');
    const { who, answers: given } = world.asked;
    for (const seat of who) {
      if (given[seat] !== null) continue;
      follow();
      game.playSilently(world, seat, strategy.quick(world, seat, luck.of(seat)), luck.rules);
    }
  }
  return strategy.prospects(world);
};
