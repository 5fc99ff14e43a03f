import { peek, type Answer, type Dice, type Seat, type State } from '@tavola/kernel';
import { isWork, nameOf } from '../building/builds.ts';
import { addUp } from '../components/cards.ts';
import { copyTable } from '../copy.ts';
import { erect } from '../building/erect.ts';
import { pointsOf, countGoalProgress } from '../declaration/goals.ts';
import { canDeclare, graenaland, type Graenaland } from '../index.ts';
import type { GraenalandSight, GraenalandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { COMPASS, stepFrom } from '../land.ts';
import { drawBuild, sayBuild } from '../building/order.ts';
import { pileAt } from '../sharing/sharing.ts';
import { countVotes, votesAt } from '../sharing/votes.ts';

/**
 * A player with a little sense shows gross imbalance better than random play does: it goes where cards are, proposes
 * what a majority of two can like, votes for a fair share, and builds what serves its goals. It sees only the table and
 * its own hand.
 */
const BASIC = [8, 3, 4, 2, 3];

/** Measures how near a clan is to winning, by its three nearest goals or the steps of its victory card. */
const nearness = (table: GraenalandTable, seat: Seat, card: number): number => {
  const reached = countGoalProgress(table, seat);
  if (table.goals === 'basic') {
    const shares = reached.map((n, goal) => Math.min(1, n / BASIC[goal]!)).toSorted((a, b) => b - a);
    return shares[0]! + shares[1]! + shares[2]! + 0.1 * (shares[3]! + shares[4]!);
  }
  const { steps } = table.stock.victory[card]!;
  const partly = steps.map((row, goal) => {
    const next = row.find(step => step > reached[goal]!);
    return next === undefined ? 0 : reached[goal]! / next;
  });
  return (
    pointsOf(table, reached, card) + 0.5 * Math.max(...partly) + 0.1 * partly.reduce((sum, n) => sum + n, 0)
  );
};

/** A road or improvement pays off early in the game, a market or palisade a little at any time. */
const workGain = (table: GraenalandTable, name: number): number =>
  Math.max(0, 1 - table.round / (10 * table.seats.length)) * [0.3, 0.25, 0.12, 0.08][name - 4]!;

/** Picks the build that brings victory nearest, with any payment of it. */
const bestBuild = (me: GraenalandSight, codes: readonly number[], dice: Dice) => {
  const { table, seat } = me;
  const hand = peek(me.hand.cards);
  const card = peek(me.hand.kept);
  const before = nearness(copyTable(table), seat, card);
  let best = { gain: 0.02, code: NONE };
  for (const code of codes) {
    const after = copyTable(table);
    erect(after, seat, code, false);
    const name = nameOf(code);
    const gain = isWork(name) ? workGain(after, name) : nearness(after, seat, card) - before;
    if (gain > best.gain || (gain === best.gain && dice.below(2) === 0)) best = { gain, code };
  }
  if (best.code === NONE) return undefined;
  const build = drawBuild(table, seat, hand, best.code, dice);
  return build && sayBuild(table, seat, hand, build);
};

/** The codes of the builds that the open menu offers. */
const codesOf = (
  state: State<Graenaland>,
  seat: Seat,
): { readonly codes: readonly number[]; readonly branches: string[] } => {
  const choice = graenaland.choice(state, seat);
  if (choice?.kind !== 'either') return { codes: [], branches: [] };
  const builds = choice.branches.find(({ what }) => what === 'build');
  const first = builds?.kind === 'all' ? builds.parts[0] : undefined;
  const codes = first?.kind === 'one' ? first.of : [];
  return { codes, branches: choice.branches.map(branch => branch.what) };
};

const order = (me: GraenalandSight, dice: Dice): Answer => {
  const { table, seat } = me;
  const worth = (territory: number): number => {
    const there = copyTable(table);
    there.heroes[seat * 3] = territory;
    const votes = countVotes(there, territory);
    return (
      (pileAt(table, territory).length * votes[seat]!) / Math.max(1, addUp(votes)) + dice.below(100) / 500
    );
  };
  const from = table.heroes[seat * 3]!;
  const places = COMPASS.map((_, direction) => stepFrom(table.land.coast, from, direction) ?? from);
  const values = places.map(worth);
  return [0, values.indexOf(Math.max(...values))];
};

/** Keeps all where that wins the vote, else gives half to the partner who needs least for a majority. */
const proposal = (me: GraenalandSight, territories: readonly number[], dice: Dice): Answer => {
  const { table, seat } = me;
  const offers = territories.map((territory, i) => {
    const cards = pileAt(table, territory).length;
    const votes = countVotes(table, territory);
    const all = addUp(votes);
    const alone = 2 * votes[seat]! > all;
    const partners = table.seats.filter(other => other !== seat && 2 * (votes[seat]! + votes[other]!) > all);
    const partner = partners[dice.below(Math.max(1, partners.length))];
    const shared = partner === undefined ? 0 : Math.ceil(cards / 2);
    const mine = alone ? cards : shared;
    const to = Array.from({ length: cards }, (_, c) => (c < mine || partner === undefined ? seat : partner));
    return { branch: i + 1, territory, mine, to };
  });
  const best = offers.reduce((a, b) => (b.mine > a.mine ? b : a), {
    branch: 0,
    territory: 0,
    mine: 0,
    to: [] as number[],
  });
  return best.branch === 0
    ? { branch: 0, answer: 0 }
    : { branch: best.branch, answer: [best.territory, best.to] };
};

const vote = ({ table, seat }: GraenalandSight): Answer => {
  const { by, territory, to } = table.proposal!;
  if (by === seat) return 1;
  const share = votesAt(table, territory, seat).total / addUp(countVotes(table, territory));
  const got = to.filter(one => one === seat).length / to.length;
  return got > 0 && got >= 0.7 * share ? 1 : 0;
};

const deed = (state: State<Graenaland>, me: GraenalandSight, dice: Dice): Answer => {
  const { codes, branches } = codesOf(state, me.seat);
  const supply = branches.indexOf('supply');
  if (supply >= 0) return { branch: supply, answer: dice.below(me.table.supplies.length) };
  const build = codes.length > 0 ? bestBuild(me, codes, dice) : undefined;
  return build ? { branch: branches.indexOf('build'), answer: build } : { branch: 0, answer: 0 };
};

const declaration = (me: GraenalandSight): Answer => {
  const { table, seat } = me;
  const points = pointsOf(table, countGoalProgress(table, seat), peek(me.hand.kept));
  const cards = addUp(table.backs.slice(seat * 5, seat * 5 + 5));
  if (points + Math.floor(cards / 2) < 6) return { branch: 0, answer: 0 };
  const plan = canDeclare(me);
  return plan.points >= 6 ? { branch: 1, answer: plan.builds } : { branch: 0, answer: 0 };
};

/** Answers like a player with a little sense. */
export const greedy = (state: State<Graenaland>, seat: Seat, dice: Dice): Answer => {
  const view = graenaland.view(state, seat);
  const me: GraenalandSight = { seat, table: view.table, hand: view.hand!, current: view.asked!.current };
  switch (view.asked!.name) {
    case 'orders':
      return order(me, dice);
    case 'proposal': {
      const choice = view.asked!.choice;
      const branches = choice?.kind === 'either' ? choice.branches.slice(1) : [];
      const territories = branches.flatMap(branch =>
        branch.kind === 'all' && branch.parts[0]?.kind === 'one' ? branch.parts[0].of : [],
      );
      return proposal(me, territories, dice);
    }
    case 'vote':
      return vote(me);
    case 'build':
    case 'favour':
      return deed(state, me, dice);
    case 'declaration':
      return declaration(me);
    case 'victory':
      return 1;
    default:
      return graenaland.sample(state, seat, dice);
  }
};
