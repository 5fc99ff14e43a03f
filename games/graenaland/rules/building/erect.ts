import type { Refusal, Seat } from '@tavola/kernel';
import {
  ARMY,
  BUILDINGS,
  BUILDS,
  CHURCH,
  FORT,
  HALL,
  isWork,
  nameOf,
  ROAD,
  SETTLEMENT,
  whereOf,
  WORKS,
  type Build,
} from './builds.ts';
import { deckOf, isSupply, KINDS, listCards, type Counts } from '../components/cards.ts';
import { give, spend } from '../components/decks.ts';
import { hasHeroAt, marketsFree } from './houses.ts';
import type { GraenalandContext, IslandTable, GraenalandTable } from '../types.ts';
import { HEROES, NONE } from '../names.ts';
import { wrongPayment } from '../payment/payment.ts';
import { owedFor, whyNoSite } from './sites.ts';
import { priceFor } from '../components/stock.ts';

/** G-B02 The reason why a clan cannot do this build with this hand, or undefined. */
export const wrongBuild = (table: IslandTable, hand: Counts, seat: Seat, build: Build): Refusal | undefined =>
  whyNoSite(table, seat, build.code) ??
  wrongCards(hand, build.cards) ??
  wrongPayment(priceFor(table, build.code), build.cards, build.markets) ??
  wrongMarkets(table, seat, build.markets) ??
  wrongGifts(table, hand, seat, build) ??
  wrongMove(table, seat, build);

/** A list of builds may name cards that an earlier one has spent. */
const wrongCards = (hand: Counts, cards: Counts): Refusal | undefined => {
  const card = hand.findIndex((n, kind) => n < cards[kind]!);
  return card < 0 ? undefined : { code: 'not-enough-cards', rule: 'G-B05', about: { card } };
};

/** G-B40, G-O20 */
const wrongMarkets = (table: IslandTable, seat: Seat, markets: number): Refusal | undefined => {
  const max = marketsFree(table, seat);
  return markets > max ? { code: 'no-market-free', rule: 'G-B40', about: { max } } : undefined;
};

/** G-B41 Each creditor gets one resource card, never a supply, from the cards that the payment leaves. */
const wrongGifts = (table: IslandTable, hand: Counts, seat: Seat, build: Build): Refusal | undefined => {
  const owed = owedFor(table, seat, build.code);
  const left = hand.slice();
  for (let kind = 0; kind < KINDS; kind++) left[kind]! -= build.cards[kind]!;
  for (const to of table.seats) {
    const kind = build.gifts[to]!;
    if (owed.includes(to) !== (kind !== NONE))
      return { code: kind === NONE ? 'card-owed' : 'no-card-owed', rule: 'G-B41', about: { seat: to } };
    if (kind === NONE) continue;
    if (isSupply(kind)) return { code: 'no-supply-as-gift', rule: 'G-B41' };
    left[kind]!--;
  }
  return left.some(n => n < 0) ? { code: 'not-enough-cards', rule: 'G-B41' } : undefined;
};

/** G-B24, G-B25 A priest or skald in play may come to its new building, if no own hero is there. */
export const mayMove = (table: IslandTable, seat: Seat, code: number): boolean => {
  const name = nameOf(code);
  if (name !== CHURCH && name !== HALL) return false;
  return table.heroes[seat * 3 + name - FORT] !== NONE && !hasHeroAt(table, whereOf(code), seat);
};

const wrongMove = (table: IslandTable, seat: Seat, { code, move }: Build): Refusal | undefined =>
  move && !mayMove(table, seat, code) ? { code: 'no-hero-to-move', rule: 'G-B24' } : undefined;

/** The effect of a build on a priest or skald. */
export interface Summons {
  readonly hero: number;
  readonly how: 'enters' | 'waits' | 'moves';
}

/** Puts the build on the table; payment is separate. */
export const erect = (
  table: GraenalandTable,
  seat: Seat,
  code: number,
  move: boolean,
): Summons | undefined => {
  const name = nameOf(code);
  const where = whereOf(code);
  if (name === ARMY) table.army = table.army.with(seat, table.army[seat]! + 1);
  else if (name === SETTLEMENT) {
    const at = where * table.seats.length + seat;
    table.settlements = table.settlements.with(at, table.settlements[at]! + 1);
  } else if (isWork(name)) {
    table.works = table.works.with(where * WORKS + name - ROAD, 1);
    table.tokens = table.tokens.with(name - ROAD, table.tokens[name - ROAD]! - 1);
  } else {
    table.buildings = table.buildings.with(where * BUILDINGS + name - FORT, seat);
    if (name !== FORT) return summon(table, seat, name - FORT, where, move);
  }
  return undefined;
};

/** G-B24, G-B25 The first church or hall brings its hero or makes it wait; the hero may move to a later one. */
const summon = (
  table: GraenalandTable,
  seat: Seat,
  hero: number,
  territory: number,
  move: boolean,
): Summons | undefined => {
  const code = seat * 3 + hero;
  if (table.heroes[code] === NONE) {
    if (table.waiting.includes(code)) return undefined;
    if (hasHeroAt(table, territory, seat)) {
      table.waiting = [...table.waiting, code];
      table.waitingFor = [...table.waitingFor, territory];
      return { hero, how: 'waits' };
    }
    table.heroes[code] = territory;
    return { hero, how: 'enters' };
  }
  if (!move) return undefined;
  table.heroes[code] = territory;
  return { hero, how: 'moves' };
};

/** One clan's part of the payment for a build. */
export interface PaymentShare {
  readonly by: Seat;
  readonly cards: Counts;
}

/** G-B02, G-B43 Spends the cards, gives the gifts, puts the build on the table and emits the events. */
export const construct = (
  g: GraenalandContext,
  seat: Seat,
  build: Omit<Build, 'cards'>,
  shares: readonly PaymentShare[],
): void => {
  const { table } = g;
  const name = nameOf(build.code);
  const territory = name === ARMY ? NONE : whereOf(build.code);
  for (const { by, cards } of shares) spend(g, by, cards);
  table.marketsUsed += build.markets;
  const summons = erect(table, seat, build.code, build.move);
  const gifts: { to: Seat; deck: number }[] = [];
  for (const to of table.seats)
    if (build.gifts[to]! !== NONE) gifts.push({ to, deck: deckOf(build.gifts[to]!) });
  g.emit?.({
    t: 'built',
    seat,
    build: BUILDS[name]!,
    territory,
    paid: shares.map(({ by, cards }) => ({ by, cards: listCards(cards) })),
    markets: build.markets,
    gifts,
    strength: name === ARMY ? table.army[seat]! : null,
  });
  for (const { to } of gifts) give(g, seat, to, build.gifts[to]!);
  if (summons) g.emit?.({ t: 'hero', seat, hero: HEROES[summons.hero]!, territory, how: summons.how });
};
