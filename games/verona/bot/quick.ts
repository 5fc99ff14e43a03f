import { BLUFF, CORRUPTION, verona, type Verona } from '../rules/index.ts';
import { peek, type Answer, type Choice, type Dice, type Seat, type State } from '@tavola/kernel';
import { drawSoftmax } from '@tavola/bots/search/sampling.ts';
import { netsOfBids } from './heuristics/bids.ts';
import { eyeFor } from './evaluation/evaluation.ts';
import { judgeOf, type Judge } from './evaluation/gain.ts';
import { missionsOffered } from './heuristics/heuristic.ts';
import { heuristics } from './heuristics/heuristics.ts';

const BID_HEAT = 0.13;

const pick = (list: readonly number[], dice: Dice): number => list[dice.below(list.length)]!;

const known = new WeakMap<State<Verona>, (readonly number[] | undefined)[]>();

/** A judge for playouts. The weights are computed once a playout, because they change little on the way. */
const quickJudge = (world: State<Verona>, seat: Seat): Judge => {
  let weights = known.get(world);
  if (!weights) known.set(world, (weights = []));
  const eye = eyeFor(world, seat);
  const before = weights[seat];
  if (before) return { eye, seat, weights: before };
  const judge = judgeOf(eye, seat);
  weights[seat] = judge.weights;
  return judge;
};

/** The steady bot's bid. */
const quickBid = (world: State<Verona>, seat: Seat, max: number, dice: Dice): number => {
  if (max === 0) return 0;
  let waiting = 0;
  for (const token of world.hands[seat]!.plan) if (peek(token) === CORRUPTION) waiting++;
  return drawSoftmax(netsOfBids(quickJudge(world, seat), waiting, max), BID_HEAT, dice);
};

const SCRAMBLE = 0x9e3779b1;

/**
 * A street with an own token that is no bluff, or else any other. One number decides the order of all streets, so that
 * one token more or less does not change it.
 */
const quickStreet = (world: State<Verona>, seat: Seat, streets: readonly number[], dice: Dice): number => {
  const { plan } = world.hands[seat]!;
  const order = dice.below(1 << 30);
  let best = -1;
  let most = -1;
  for (const street of streets) {
    const token = peek(plan[street]!);
    const mix = Math.imul(order ^ Math.imul(street + 1, SCRAMBLE), SCRAMBLE) >>> 2;
    const rank = token >= 0 && token !== BLUFF ? mix + (1 << 30) : mix;
    if (rank <= most) continue;
    most = rank;
    best = street;
  }
  return best;
};

/** The showable mission with most points; -1 comes first and stands for none. */
const quickMission = ({ table }: State<Verona>, missions: readonly number[]): number => {
  let best = -1;
  for (const mission of missions)
    if (
      mission >= 0 &&
      (best < 0 || table.board.missions[mission]!.points > table.board.missions[best]!.points)
    )
      best = mission;
  return best;
};

/** All missions that can be named, those with most points first. */
const quickRanking = ({ table }: State<Verona>, missions: readonly number[]): Answer => {
  const pointsOf = (mission: number): number => table.board.missions[mission]!.points;
  return missions.toSorted((a, b) => pointsOf(b) - pointsOf(a)).map(mission => [mission]);
};

/** Answers like the steady bot in an imagined world. */
const byHeuristic = (world: State<Verona>, seat: Seat, name: string, choice: Choice, dice: Dice): Answer => {
  const judge = quickJudge(world, seat);
  const { weigh, heat } = heuristics.get(name)!;
  const plan = world.hands[seat]!.plan.map(token => peek(token));
  const options = weigh({ eye: judge.eye, judge, seat, choice, dice, plan });
  return options[
    drawSoftmax(
      options.map(({ net }) => net),
      heat,
      dice,
    )
  ]!.answer;
};

/** An answer for playouts: the steady bot's where that is quick, else a simple sensible one. */
export const answerQuickly = (world: State<Verona>, seat: Seat, dice: Dice): Answer => {
  const name = verona.question(world)!;
  const choice = verona.choice(world, seat)!;
  if (choice.kind === 'amount' && name === 'bids') return quickBid(world, seat, choice.max, dice);
  if (choice.kind === 'list') return quickRanking(world, missionsOffered(choice));
  if (choice.kind !== 'one') return byHeuristic(world, seat, name, choice, dice);
  if (choice.of.length === 1) return choice.of[0]!;
  switch (name) {
    case 'show-mission':
      return quickMission(world, choice.of);
    case 'next-street':
      return quickStreet(world, seat, choice.of, dice);
    case 'cards':
      return pick(choice.of, dice);
    default:
      return byHeuristic(world, seat, name, choice, dice);
  }
};
