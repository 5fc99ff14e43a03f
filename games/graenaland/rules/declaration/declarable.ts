import { peek, type DeepReadonly, type Seat } from '@tavola/kernel';
import { FORT, ROAD, type Build } from '../building/builds.ts';
import {
  FIRST_SUPPLY,
  GOLD,
  isSupply,
  kindsIn,
  noCards,
  PRICED,
  resourceOf,
  RESOURCES,
  addUp,
  type Counts,
} from '../components/cards.ts';
import { closingTable, tryBuild } from './declaration.ts';
import { erect } from '../building/erect.ts';
import { pointsOf, countGoalProgress } from './goals.ts';
import { marketsFree } from '../building/houses.ts';
import type { Graenaland, IslandTable, GraenalandTable } from '../types.ts';
import type { ResourcePrice } from '../land.ts';
import { NONE } from '../names.ts';
import { sayBuild, type BuildAnswer } from '../building/order.ts';
import { wrongPayment } from '../payment/payment.ts';
import { listPayments } from '../payment/payments.ts';
import { owedFor, sitesFor } from '../building/sites.ts';
import { priceFor } from '../components/stock.ts';

/** The best declaration that a player could make now. */
export interface DeclarationPlan {
  readonly points: number;
  /** The list of builds, as an answer to the declaration's second branch. */
  readonly builds: readonly BuildAnswer[];
  /** Whether the search was complete; otherwise more points might be possible. */
  readonly sure: boolean;
}

/** The most positions that the search visits: enough for nearly any hand in play, and quick for a huge one. */
const EFFORT = 4000;

/** A seat that looks for a declaration, with everything that it sees. */
export interface Looker {
  readonly seat: Seat;
  readonly table: IslandTable;
  readonly hand: DeepReadonly<Graenaland['hand']>;
}

/**
 * G-O14 The most points that a seat can reach by building now, and how. It looks at what the seat itself sees: the table,
 * its own cards, its own victory card.
 */
export const canDeclare = (me: Looker): DeclarationPlan => {
  const looking = lookForDeclaration(me);
  for (;;) {
    const step = looking.next();
    if (step.done) return step.value;
  }
};

/**
 * The same position by position: who has other things to do meanwhile, such as a page, goes on when it likes.
 *
 * Cards of one resource are taken as alike whatever their backs; a market or gold is used only where it must be. So the
 * same position is reached on many ways and looked at once, and one from which the best so far cannot be beaten is
 * left alone.
 */
export function* lookForDeclaration(me: Looker): Generator<undefined, DeclarationPlan> {
  const { seat } = me;
  const cards = peek(me.hand.cards);
  const card = peek(me.hand.kept);
  const seen = new Set<string>();
  const [house, soldier] = cheapest(me.table);
  let best: { readonly points: number; readonly builds: readonly Build[] } = { points: -1, builds: [] };
  let effort = EFFORT;

  /** An upper bound of the points within reach. */
  const hope = (table: GraenalandTable, hand: Counts): number => {
    const [houses, territories, largest, buildings, army] = countGoalProgress(table, seat);
    const units = addUp(hand) + addUp(hand.slice(FIRST_SUPPLY));
    let most = 0;
    for (let n = 0; n * house <= units; n++) {
      const soldiers = Math.floor((units - n * house) / soldier);
      const reached = [houses! + n, territories! + n, largest! + n, buildings! + n, army! + soldiers];
      most = Math.max(most, pointsOf(table, reached, card));
    }
    return most;
  };
  function* search(
    table: GraenalandTable,
    hand: number[],
    builds: readonly Build[],
  ): Generator<undefined, void> {
    yield undefined;
    const points = pointsOf(table, countGoalProgress(table, seat), card);
    if (points > best.points) best = { points, builds };
    if (hope(table, hand) <= best.points) return;
    for (const code of sortByPromise(table, seat, card))
      for (const build of waysToBuild(table, seat, code, hand)) {
        const [nextTable, nextHand] = [copyForTrial(table), hand.slice()];
        tryBuild(nextTable, nextHand, seat, build);
        const key = keyOf(nextTable, nextHand, seat);
        if (effort <= 0 || seen.has(key)) continue;
        seen.add(key);
        effort--;
        yield* search(nextTable, nextHand, [...builds, build]);
      }
  }
  yield* search(closingTable(me.table, seat), ignoreBacks(cards), []);
  return { points: best.points, builds: sayBuilds(me.table, seat, cards, best.builds), sure: effort > 0 };
}

/** The lowest prices of a house and of a step of the army. */
const cheapest = ({ land, stock }: IslandTable): readonly [number, number] => [
  Math.min(...[...land.settlement, ...stock.prices.slice(FORT, ROAD)].map(addUp)),
  Math.min(...stock.armyPrices.map(addUp)),
];

/** Copies a table for trying builds; it shares what closing builds do not change. */
const copyForTrial = (table: GraenalandTable): GraenalandTable => ({
  ...table,
  settlements: table.settlements.slice(),
  buildings: table.buildings.slice(),
  heroes: table.heroes.slice(),
  waiting: table.waiting.slice(),
  waitingFor: table.waitingFor.slice(),
  army: table.army.slice(),
});

/** The possible builds, most points first: a good list found early prunes poorer ones. */
const sortByPromise = (table: GraenalandTable, seat: Seat, card: number): number[] => {
  const worth = new Map<number, number>();
  for (const code of sitesFor(table, seat)) {
    const after = copyForTrial(table);
    erect(after, seat, code, false);
    worth.set(code, pointsOf(after, countGoalProgress(after, seat), card));
  }
  return [...worth.keys()].toSorted((a, b) => worth.get(b)! - worth.get(a)!);
};

/** The hand with all backs of a resource counted as the first. */
const ignoreBacks = (cards: Counts): number[] => {
  const hand = noCards();
  for (let kind = 0; kind < cards.length; kind++)
    hand[isSupply(kind) ? kind : resourceOf(kind)]! += cards[kind]!;
  return hand;
};

/** Every way to pay for a build that uses no market and no gold needlessly. */
const waysToBuild = (table: GraenalandTable, seat: Seat, code: number, hand: Counts): Build[] => {
  const price = priceFor(table, code);
  const owed = owedFor(table, seat, code);
  const all = listPayments(price, hand, marketsFree(table, seat));
  const builds: Build[] = [];
  for (const [i, { cards: list, markets }] of all.entries()) {
    // Those with the same cards follow each other, the fewest markets first.
    if (list === all[i - 1]?.cards) continue;
    const cards = noCards();
    for (const kind of list) cards[kind]!++;
    if (wastesGold(price, hand, cards, markets)) continue;
    builds.push(...buildsOf(table, code, cards, markets, owed, hand));
  }
  return builds;
};

/** Gold is never worse to keep than a plain card: a payment with it is skipped if a plain one would do. */
const wastesGold = (price: ResourcePrice, hand: Counts, cards: number[], markets: number): boolean => {
  if (cards[GOLD] === 0) return false;
  for (let r = 0; r < PRICED; r++) {
    if (cards[r]! >= hand[r]!) continue;
    const plain = cards.slice();
    plain[GOLD]!--;
    plain[r]!++;
    if (!wrongPayment(price, plain, markets)) return true;
  }
  return false;
};

/** A build with each way to give the palisade cards that it owes (G-B41). */
const buildsOf = (
  table: GraenalandTable,
  code: number,
  cards: Counts,
  markets: number,
  owed: readonly Seat[],
  hand: Counts,
): Build[] => {
  const left = hand.map((n, kind) => n - cards[kind]!);
  return waysToGive(left, owed.length, 0).map(given => {
    const gifts = table.seats.map(() => NONE);
    for (const [i, to] of owed.entries()) gifts[to] = given[i]!;
    return { code, cards, markets, gifts, move: false };
  });
};

/** All sets of so many resource cards; the giver does not care who gets which. */
const waysToGive = (left: Counts, owed: number, from: number): number[][] => {
  if (owed === 0) return [[]];
  const ways: number[][] = [];
  for (let kind = from; kind < RESOURCES.length; kind++) {
    if (left[kind] === 0) continue;
    const rest = left.with(kind, left[kind]! - 1);
    for (const more of waysToGive(rest, owed - 1, kind)) ways.push([kind, ...more]);
  }
  return ways;
};

const keyOf = (table: GraenalandTable, hand: readonly number[], seat: Seat): string => {
  const { settlements, buildings, army, marketsUsed, seats } = table;
  const own = settlements.filter((_, at) => at % seats.length === seat);
  return `${own.join()};${buildings.join()};${army[seat]};${marketsUsed};${hand.join()}`;
};

/** Replaces the cards of the builds by real cards of the hand; any back will do. */
const sayBuilds = (table: IslandTable, seat: Seat, hand: Counts, builds: readonly Build[]): BuildAnswer[] => {
  const left = hand.slice();
  const take = (kind: number): number => {
    let real = kind;
    while (!isSupply(kind) && left[real] === 0) real += RESOURCES.length;
    left[real]!--;
    return real;
  };
  return builds.map(build => {
    const cards = noCards();
    for (const kind of kindsIn(build.cards))
      for (let n = build.cards[kind]!; n > 0; n--) cards[take(kind)]!++;
    const gifts = build.gifts.map(kind => (kind === NONE ? NONE : take(kind)));
    return sayBuild(table, seat, hand, { ...build, cards, gifts });
  });
};
