import {
  canDeclare,
  graenaland,
  pointsOf,
  POINTS_TO_WIN,
  countGoalProgress,
  type Graenaland,
} from '../rules/index.ts';
import { peek, type Answer, type Choice, type Dice, type Seat, type State, type View } from '@tavola/kernel';
import type { Strategy as AnyStrategy } from '@tavola/bots/strategy.ts';
import { aimsOf } from './evaluation/aims.ts';
import { chooseDeed, listDeeds, quickDeed } from './building/deeds.ts';
import { IslandEvaluation } from './evaluation/evaluation.ts';
import { help, jointWork } from './building/joint-work.ts';
import { chooseOrder, listOrders } from './orders.ts';
import { meansOf, needOf } from './evaluation/need.ts';
import { chooseAnchor, keep, placement } from './opening.ts';
import type { GraenalandReason, RatedGraenalandAnswer } from './reasons.ts';
import { proposal, listProposals, vote, votes } from './sharing/proposals.ts';
import { sightOf } from './evaluation/public-knowledge.ts';
import { marketsOf, sharesOfVictory, strengthOf } from './evaluation/standing.ts';

type Strategy = AnyStrategy<Graenaland, GraenalandReason>;

/** G-O12 Declares if six points are within reach; it searches only if little is missing. */
const declaration = (
  eye: IslandEvaluation,
  hand: Graenaland['hand'],
  most: number,
): RatedGraenalandAnswer => {
  const { table, seat, card } = eye;
  const plan = eye.outlook(seat).need > most ? undefined : canDeclare({ seat, table, hand });
  if (plan && plan.points >= POINTS_TO_WIN) {
    const about = { points: plan.points };
    return { answer: { branch: 1, answer: plan.builds }, reason: { code: 'can-win', about } };
  }
  const points = pointsOf(table, countGoalProgress(table, seat), card);
  return { answer: { branch: 0, answer: 0 }, reason: { code: 'cannot-win-yet', about: { points } } };
};
/** The need is a rough estimate, so a search is worth it below so many units. */
const ROUGHLY = 2;

/** The answer of a seat with this evaluation and hand. */
const answerTo = (
  name: string,
  choice: Choice,
  eye: IslandEvaluation,
  hand: Graenaland['hand'],
  dice: Dice,
): RatedGraenalandAnswer => {
  switch (name) {
    case 'orders':
      return chooseOrder(eye, dice);
    case 'proposal':
      return proposal(eye, dice);
    case 'vote':
      return vote(eye, dice);
    case 'build':
    case 'favour':
      return chooseDeed(eye, choice, dice);
    case 'help':
      return help(eye, choice);
    case 'joint-work':
      return jointWork(eye, choice);
    case 'declaration':
      return declaration(eye, hand, ROUGHLY);
    case 'victory':
      return { answer: 1, reason: { code: 'has-won' } };
    case 'keep':
      return keep(eye, choice, meansOf(eye.hand), dice);
    case 'placement':
      return placement(eye, choice, dice);
    case 'anchor':
      return chooseAnchor(eye, choice, dice);
    default:
      // G-O04 A custom island is as good as any.
      return { answer: 1, reason: { code: 'agrees' } };
  }
};

const eyeOf = ({ table, seat, hand }: View<Graenaland>): IslandEvaluation =>
  new IslandEvaluation(table, seat!, hand!);

const steady: Strategy['steady'] = (view, world, dice) =>
  answerTo(view.asked!.name, view.asked!.choice!, eyeOf(view), world.hands[view.seat!]!, dice);

const candidates: Strategy['candidates'] = (view, world, dice, most) => {
  const { name, choice } = view.asked!;
  const best = (thoughts: readonly RatedGraenalandAnswer[], heat: number): RatedGraenalandAnswer[] => {
    const sorted = thoughts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).slice(0, most);
    const top = sorted[0]?.weight ?? 0;
    return sorted.map(thought => ({ ...thought, weight: Math.exp(((thought.weight ?? 0) - top) / heat) }));
  };
  switch (name) {
    case 'orders':
      return best(listOrders(eyeOf(view)), 0.3);
    case 'proposal':
      return best(
        listProposals(eyeOf(view), 3).map(offer => ({ ...offer, weight: offer.gain })),
        0.2,
      );
    case 'vote':
      return votes(eyeOf(view));
    case 'build':
    case 'favour':
      return best(listDeeds(eyeOf(view), choice!), 0.2);
    default:
      return [steady(view, world, dice)];
  }
};

/** In playouts each seat knows its imagined hand and the public knowledge of the others. */
const quick = (world: State<Graenaland>, seat: Seat, dice: Dice): Answer => {
  const hand = world.hands[seat]!;
  const eye = new IslandEvaluation(world.table, seat, hand);
  const name = graenaland.question(world)!;
  switch (name) {
    case 'orders':
      return chooseOrder(eye, dice).answer;
    case 'proposal':
      return proposal(eye, dice).answer;
    case 'vote':
      return vote(eye, dice).answer;
    case 'build':
    case 'favour':
      return quickDeed(eye);
    case 'declaration':
      return declaration(eye, hand, 0).answer;
    default:
      return answerTo(name, graenaland.choice(world, seat)!, eye, hand, dice).answer;
  }
};

/** Shares of victory, with the hands of this world. */
const prospects = ({ table, hands }: State<Graenaland>): number[] => {
  if (table.declarer >= 0) return table.seats.map(seat => (seat === table.declarer ? 1 : 0));
  const { incomes } = sightOf(table);
  return sharesOfVictory(
    table.seats.map(seat => {
      const { cards, kept } = hands[seat]!;
      const aims = aimsOf(table, seat, table.goals === 'cards' ? peek(kept) : -1);
      const need = needOf(aims, meansOf(peek(cards)), marketsOf(table, seat));
      return strengthOf(table, seat, need, incomes[seat]!, false);
    }),
  );
};

/** Orders, each proposal and each vote of a round, and building are equally lucky in all playouts. */
const beat = ({ table, asked }: State<Graenaland>): number => {
  const n = table.seats.length;
  const { proposal: open, round, ship, builder } = table;
  if (builder >= 0) return 32 * round + 31;
  if (open) return 32 * round + 2 + 2 * ((open.by - ship + n) % n);
  return 32 * round + (asked?.who.length === 1 ? 1 + 2 * ((asked.who[0]! - ship + n) % n) : 0);
};

export const graenalandStrategy: Strategy = {
  steady,
  candidates,
  isBig: () => false,
  isSimultaneous: view => view.asked!.name === 'orders' || view.asked!.name === 'vote',
  isOpen: () => true,
  quick,
  imagine: () => undefined,
  beat,
  // Until cards are shared out; after builds, until they are shared out in the next round.
  isFarEnough: (start, { table }) =>
    table.declarer >= 0 ||
    (table.builder >= 0 && table.round !== start.table.round) ||
    (table.builder >= 0 && start.table.builder < 0),
  prospects,
};
