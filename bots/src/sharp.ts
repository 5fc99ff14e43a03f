import type { Answer, Dice, Game, Kinds, Seat, State, View } from '@tavola/kernel';
import { loreOfAny } from './any.ts';
import { botOf, type Decision, type Level, type Worlds } from './bot.ts';
import { Clock } from './clock.ts';
import type { Lore, Thought } from './lore.ts';
import { loreOf } from './lores.ts';
import { playedOut, type Playouts } from './playout.ts';
import { learn, newLearner, settled, strategyOf, type Learner } from './regret.ts';
import { drawn } from './mix.ts';

/** One who decides now, with the answers worth a look. */
interface Decider {
  readonly seat: Seat;
  readonly arms: readonly Thought[];
  readonly learner: Learner;
}

/** How many answers are looked at: alone, of those who contest, and of others who decide at the same time. */
const MANY = 20;
const FEW = 8;
const OTHERS = 4;
const SEEDS = 0x4000_0000;

/**
 * Search in imagined worlds. In each, all answers worth a look are tried with the same dice and against the same
 * answers of the others, so that they differ by what they do and not by luck. Alone, the better half is kept again
 * and again; where several decide at once all of them learn, and the answer is drawn from what was learnt.
 */
export const sharp: Level = <K extends Kinds>(game: Game<K>) => {
  const lore = loreOf(game) ?? loreOfAny(game);
  return botOf<K>((view, worlds, dice, budget = {}) => {
    const clock = new Clock(budget);
    const first = worlds(dice);
    const isContest = lore.isContest(view);
    const own = decider(lore, view, first, dice, isContest ? FEW : MANY);
    if (own.arms.length === 1) return decided(own, 0, clock);
    const search = { game, lore, worlds, dice, clock, own };
    return isContest ? contest(search, view) : halving(search, view);
  });
};

interface Search<K extends Kinds> extends Playouts<K> {
  readonly worlds: Worlds<K>;
  readonly dice: Dice;
  readonly clock: Clock;
  readonly own: Decider;
}

const decider = <K extends Kinds>(
  lore: Lore<K>,
  view: View<K>,
  world: State<K>,
  dice: Dice,
  most: number,
): Decider => {
  const arms = lore.candidates(view, world, dice, most);
  return { seat: view.seat!, arms, learner: newLearner(arms.map(({ weight }) => weight ?? 1)) };
};

const decided = ({ arms }: Decider, arm: number, { spent }: Clock): Decision => ({
  ...arms[arm]!,
  iterations: spent,
});

const imagined = <K extends Kinds>({ worlds, lore, dice, own }: Search<K>): State<K> => {
  const world = worlds(dice);
  lore.imagine(world, own.seat, dice);
  return world;
};

/** The others who decide at the same time. */
const others = <K extends Kinds>(search: Search<K>, view: View<K>, most: number): Decider[] => {
  const { lore, game, own, dice } = search;
  return view
    .asked!.who.filter(seat => seat !== own.seat)
    .map(seat => {
      const world = imagined(search);
      return decider(lore, game.view(world, seat), world, dice, most);
    });
};

/** What they answer now, as far as they have learnt. */
const answersOf = (deciders: readonly Decider[], dice: Dice): Map<Seat, Answer> =>
  new Map(deciders.map(({ seat, arms, learner }) => [seat, arms[drawn(strategyOf(learner), dice)]!.answer]));

/** Sequential halving: each time the budget is halved, so are the answers still looked at. */
const halving = <K extends Kinds>(search: Search<K>, view: View<K>): Decision => {
  const { own, clock, dice } = search;
  const beside = search.lore.isOpen(view) ? others(search, view, OTHERS) : [];
  const sums = own.arms.map(() => 0);
  const order = own.arms.map((_, arm) => arm);
  const stages = Math.ceil(Math.log2(order.length));
  let stage = 0;
  do {
    const world = imagined(search);
    const answers = answersOf(beside, dice);
    for (const seat of world.asked!.who)
      if (seat !== own.seat && !answers.has(seat)) answers.set(seat, search.lore.quick(world, seat, dice));
    const seed = dice.below(SEEDS);
    for (const arm of order) {
      answers.set(own.seat, own.arms[arm]!.answer);
      sums[arm]! += playedOut(search, world, answers, seed)[own.seat]!;
      clock.spent++;
    }
    if (clock.share * stages < stage + 1) continue;
    stage++;
    order.sort((a, b) => sums[b]! - sums[a]!);
    order.length = Math.max(1, order.length >> 1);
  } while (order.length > 1 && clock.share < 1);
  order.sort((a, b) => sums[b]! - sums[a]!);
  return decided(own, order[0]!, clock);
};

/** All who decide at once learn in turn, each against what the others would do now. */
const contest = <K extends Kinds>(search: Search<K>, view: View<K>): Decision => {
  const { own, clock, dice } = search;
  const deciders = [own, ...others(search, view, FEW)];
  let turn = 0;
  do {
    // Our own learning has every other turn: theirs only has to be good enough to learn against.
    const learner = turn % 2 === 0 ? own : deciders[((turn - 1) / 2) % deciders.length]!;
    turn++;
    const world = imagined(search);
    const answers = answersOf(deciders, dice);
    const seed = dice.below(SEEDS);
    const worths = learner.arms.map(arm => {
      answers.set(learner.seat, arm.answer);
      clock.spent++;
      return playedOut(search, world, answers, seed)[learner.seat]!;
    });
    learn(learner.learner, worths);
  } while (clock.share < 1);
  return decided(own, settled(own.learner, dice), clock);
};
