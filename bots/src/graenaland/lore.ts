import { canDeclare, graenaland, pointsOf, progress, type Graenaland } from '@tavola/games/graenaland';
import { peek, type Answer, type Dice, type Seat, type State, type View } from '@tavola/kernel';
import type { Lore, Thought } from '../lore.ts';
import { nearness } from './aims.ts';
import { build } from './building.ts';
import { plainWorth, wishesOf, worthTo } from './cards.ts';
import { order, orders } from './moves.ts';
import { proposal, proposals, quickVote, vote, type Worth } from './sharing.ts';

const worthFor = (view: View<Graenaland>): Worth => {
  const wishes = wishesOf(view, view.seat!);
  return kind => worthTo(wishes, kind);
};

const SIX = 6;

/** G-O12 Declares if six points can be reached; looked for only where so many cards might do it. */
const declaration = (view: View<Graenaland>): Thought => {
  const { table, hand } = view;
  const seat = view.seat!;
  const points = pointsOf(table, progress(table, seat), peek(hand!.kept));
  const cards = table.backs.slice(seat * 5, seat * 5 + 5).reduce((sum, n) => sum + n, 0);
  const plan = points + Math.floor(cards / 2) < SIX ? undefined : canDeclare({ seat, table, hand: hand! });
  return plan && plan.points >= SIX
    ? { answer: { branch: 1, answer: plan.builds }, reason: { code: 'can-win' } }
    : { answer: { branch: 0, answer: 0 }, reason: { code: 'cannot-win-yet' } };
};

const steady: Lore<Graenaland>['steady'] = (view, world, dice) => {
  switch (view.asked!.name) {
    case 'orders':
      return order(view, world, worthFor(view), dice);
    case 'proposal':
      return proposal(view, worthFor(view), dice);
    case 'vote':
      return vote(view.table, view.seat!, worthFor(view), dice);
    case 'build':
    case 'favour':
      return build(view, world, dice);
    case 'joint-work':
      return { answer: { branch: 0, answer: 0 }, reason: { code: 'gives-up' } };
    case 'declaration':
      return declaration(view);
    case 'victory':
      return { answer: 1, reason: { code: 'can-win' } };
    default:
      return { answer: graenaland.sample(world, view.seat!, dice), reason: { code: 'chance' } };
  }
};

const candidates: Lore<Graenaland>['candidates'] = (view, world, dice, most) => {
  const best = (thoughts: readonly Thought[]): Thought[] =>
    thoughts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).slice(0, most);
  switch (view.asked!.name) {
    case 'orders':
      return best(orders(view, world, worthFor(view), dice));
    case 'proposal':
      return best(proposals(view, worthFor(view)).map(offer => ({ ...offer, weight: Math.exp(offer.net) })));
    case 'vote':
      return [1, 0].map(answer => ({ answer, reason: { code: answer === 1 ? 'good-share' : 'too-little' } }));
    default:
      return [steady(view, world, dice)];
  }
};

/** In playouts nobody's wishes are known but what everybody can see: no answer depends on a hidden hand. */
const quick = (world: State<Graenaland>, seat: Seat, dice: Dice): Answer => {
  const view = graenaland.view(world, seat);
  if (view.asked!.name === 'vote') return quickVote(view.table, seat, dice);
  if (view.asked!.name === 'proposal') return proposal(view, plainWorth, dice).answer;
  return graenaland.sample(world, seat, dice);
};

const A_CARD = 0.035;
const HEAT = 0.12;

/** Shares of victory by nearness and by the number of cards in hand. */
const prospects = (world: State<Graenaland>): number[] => {
  const { table } = world;
  const worths = table.seats.map(seat => {
    const cards = table.backs.slice(seat * 5, seat * 5 + 5).reduce((sum, n) => sum + n, 0);
    return nearness(table, seat) + A_CARD * cards;
  });
  const top = Math.max(...worths);
  const shares = worths.map(worth => Math.exp((worth - top) / HEAT));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / all);
};

export const graenalandLore: Lore<Graenaland> = {
  steady,
  candidates,
  isContest: view => view.asked!.name === 'orders' || view.asked!.name === 'vote',
  isOpen: () => true,
  quick,
  imagine: () => undefined,
  // Until cards are shared out: what is built with them is weighed by their number.
  isFarEnough: (start, { table }) =>
    table.builder >= 0 || table.declarer >= 0 || table.round !== start.table.round,
  prospects,
};
