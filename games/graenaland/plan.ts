import { peek, type DeepReadonly, type Seat } from '@tavola/kernel';
import { FORT, ROAD, type Build } from './builds.ts';
import {
  FIRST_SUPPLY,
  isSupply,
  kindsIn,
  noCards,
  resourceOf,
  RESOURCES,
  total,
  type Counts,
} from './cards.ts';
import { copyTable } from './copy.ts';
import { closingTable, tryBuild } from './declaration.ts';
import { pointsOf, progress } from './goals.ts';
import { marketsFree } from './houses.ts';
import { NONE, type Graenaland, type Seen, type Table } from './kinds.ts';
import { sayBuild, type BuildAnswer } from './order.ts';
import { payments } from './payments.ts';
import { owedFor, sitesFor } from './sites.ts';
import { priceFor } from './stock.ts';

/** What a player could declare now. */
export interface Plan {
  readonly points: number;
  /** The list of builds, as an answer to the declaration's second branch. */
  readonly builds: readonly BuildAnswer[];
  /** Whether nothing better was left untried: without that, more points might be possible. */
  readonly sure: boolean;
}

/** Positions looked at, at most: enough for any hand met in play, and soon over for a huge one. */
const EFFORT = 40_000;

/** What no build costs less than. */
const cheapest = ({ land, stock }: Seen): number =>
  Math.min(...[...land.settlement, ...stock.prices.slice(FORT, ROAD), ...stock.armyPrices].map(total));

/**
 * G-O14 The most points that a seat can reach by building now, and how. It looks at what the seat itself sees: the table,
 * its own cards, its own victory card.
 *
 * Cards of one resource are taken as alike whatever their backs, and a market is used only where it must be; so the
 * same position is reached on many ways and looked at once.
 */
export const canDeclare = (me: {
  readonly seat: Seat;
  readonly table: Seen;
  readonly hand: DeepReadonly<Graenaland['hand']>;
}): Plan => {
  const { seat } = me;
  const cards = peek(me.hand.cards);
  const card = peek(me.hand.kept);
  const seen = new Set<string>();
  let best: { readonly points: number; readonly builds: readonly Build[] } = { points: -1, builds: [] };
  let effort = EFFORT;
  const least = cheapest(me.table);

  const search = (table: Table, hand: number[], builds: readonly Build[]): void => {
    const reached = progress(table, seat);
    const points = pointsOf(table, reached, card);
    if (points > best.points) best = { points, builds };
    const more = Math.floor((total(hand) + total(hand.slice(FIRST_SUPPLY))) / least);
    const hoped = pointsOf(
      table,
      reached.map(n => n + more),
      card,
    );
    if (hoped <= best.points || effort <= 0) return;
    for (const code of sitesFor(table, seat))
      for (const build of waysToBuild(table, seat, code, hand)) {
        const [nextTable, nextHand] = [copyTable(table), hand.slice()];
        tryBuild(nextTable, nextHand, seat, build);
        const key = keyOf(nextTable, nextHand, seat);
        if (effort <= 0 || seen.has(key)) continue;
        seen.add(key);
        effort--;
        search(nextTable, nextHand, [...builds, build]);
      }
  };
  search(closingTable(me.table, seat), alike(cards), []);
  return {
    points: best.points,
    builds: said(me.table, seat, cards, best.builds),
    sure: effort > 0,
  };
};

/** The hand with all backs of a resource card taken for the first. */
const alike = (cards: Counts): number[] => {
  const hand = noCards();
  for (let kind = 0; kind < cards.length; kind++)
    hand[isSupply(kind) ? kind : resourceOf(kind)]! += cards[kind]!;
  return hand;
};

/** Every way to pay for a build that uses no market needlessly. */
const waysToBuild = (table: Table, seat: Seat, code: number, hand: Counts): Build[] => {
  const owed = owedFor(table, seat, code);
  const all = payments(priceFor(table, code), hand, marketsFree(table, seat));
  // Those with the same cards follow each other, the fewest markets first.
  const least = all.filter(({ cards }, i) => cards !== all[i - 1]?.cards);
  return least.flatMap(({ cards, markets }) => buildsOf(table, code, cards, markets, owed, hand));
};

/** A build with each way to give the palisade cards that it owes (G-B41). */
const buildsOf = (
  table: Table,
  code: number,
  paid: readonly number[],
  markets: number,
  owed: readonly Seat[],
  hand: Counts,
): Build[] => {
  const cards = noCards();
  for (const kind of paid) cards[kind]!++;
  const left = hand.map((n, kind) => n - cards[kind]!);
  return waysToGive(left, owed.length, 0).map(given => {
    const gifts = table.seats.map(() => NONE);
    for (const [i, to] of owed.entries()) gifts[to] = given[i]!;
    return { code, cards, markets, gifts, move: false };
  });
};

/** All choices of so many resource cards; who gets which makes no difference to the giver. */
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

const keyOf = (table: Table, hand: readonly number[], seat: Seat): string => {
  const { settlements, buildings, army, marketsUsed, seats } = table;
  const own = settlements.filter((_, at) => at % seats.length === seat);
  return `${own.join()};${buildings.join()};${army[seat]};${marketsUsed};${hand.join()}`;
};

/** The builds with cards that are really in the hand: any back will do. */
const said = (table: Seen, seat: Seat, hand: Counts, builds: readonly Build[]): BuildAnswer[] => {
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
