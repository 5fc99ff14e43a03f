import { peek, type Dice, type Refusal } from '@tavola/kernel';
import { ARMY, ARMY_PRICES, codeOf, HALL, SETTLEMENT, type Build } from './builds.ts';
import { isSupply, kindsIn, noCards, addUp, type Counts } from '../components/cards.ts';
import { mayMove } from './erect.ts';
import { marketsFree } from './houses.ts';
import type { GraenalandSight, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { canPay, resourcesIn, suppliesIn } from '../payment/payment.ts';
import { drawPayment, listPayments } from '../payment/payments.ts';
import { owedFor, sitesFor, whyNoSite } from './sites.ts';
import { priceFor } from '../components/stock.ts';

/** The parts of a build as a person composes it: build, cards, markets, gifts, hero. */
export type BuildParts = readonly [
  { readonly kind: 'one'; readonly what: 'build'; readonly of: readonly number[] },
  {
    readonly kind: 'spread';
    readonly what: 'payment';
    readonly over: readonly number[];
    readonly min: number;
    readonly max: number;
    readonly caps: readonly number[];
  },
  { readonly kind: 'amount'; readonly what: 'markets'; readonly min: 0; readonly max: number },
  {
    readonly kind: 'lay';
    readonly what: 'gift';
    readonly over: readonly number[];
    readonly pieces: readonly number[];
  },
  { readonly kind: 'one'; readonly what: 'move'; readonly of: readonly number[] },
];
export interface BuildChoice {
  readonly kind: 'all';
  readonly what: 'build';
  readonly parts: BuildParts;
}
/** One entry for each of BuildParts. Cards and gifts refer to the kinds in hand. */
export type BuildAnswer = readonly [number, readonly number[], number, readonly number[], number];

/** No price is above that of a settlement in the mountains, which components-check.ts enforces. */
const MOST_CARDS = 6;
const STAYS = [0];
const STAYS_OR_MOVES = [0, 1];

/** The parts of an answer that does one of these builds from this hand. */
export const buildParts = (
  me: Pick<GraenalandSight, 'seat' | 'table'>,
  hand: Counts,
  codes: readonly number[],
  markets: number,
  mayMoveHero: boolean,
): BuildParts => {
  const kinds = kindsIn(hand);
  const caps = kinds.map(kind => hand[kind]!);
  return [
    { kind: 'one', what: 'build', of: codes },
    {
      kind: 'spread',
      what: 'payment',
      over: kinds,
      min: 0,
      max: Math.min(MOST_CARDS, addUp(hand)),
      caps,
    },
    { kind: 'amount', what: 'markets', min: 0, max: markets },
    {
      kind: 'lay',
      what: 'gift',
      over: me.table.seats.filter(seat => seat !== me.seat),
      pieces: kinds.map((kind, i) => (isSupply(kind) ? 0 : caps[i]!)),
    },
    { kind: 'one', what: 'move', of: mayMoveHero ? STAYS_OR_MOVES : STAYS },
  ];
};

/** The builds that the seat can pay now as a choice, or undefined if there are none. */
export const buildChoice = (me: GraenalandSight): BuildChoice | undefined => {
  const { table, seat } = me;
  const hand = peek(me.hand.cards);
  const markets = marketsFree(table, seat);
  const codes = sitesFor(table, seat).filter(code => !whyUnpaid(table, seat, hand, markets, code));
  if (codes.length === 0) return undefined;
  const moves = codes.some(code => mayMove(table, seat, code));
  return { kind: 'all', what: 'build', parts: buildParts(me, hand, codes, markets, moves) };
};

/** G-B05, G-B41 The reason why a hand cannot pay for a build, or undefined. */
const whyUnpaid = (
  table: IslandTable,
  seat: number,
  hand: Counts,
  markets: number,
  code: number,
): Refusal | undefined => {
  const price = priceFor(table, code);
  if (!canPay(price, resourcesIn(hand), suppliesIn(hand), markets))
    return { code: 'cannot-pay', rule: 'G-B05' };
  const owed = owedFor(table, seat, code).length;
  return owed === 0 ||
    listPayments(price, hand, markets).some(({ cards }) => leavesOwedCards(hand, cards, owed))
    ? undefined
    : { code: 'card-owed', rule: 'G-B41', about: { cards: owed } };
};

/** The reason why a seat cannot build this now, or undefined. A board shows it on an inactive build. */
export const whyNoBuild = ({ table, seat, hand }: GraenalandSight, code: number): Refusal | undefined =>
  whyNoSite(table, seat, code) ?? whyUnpaid(table, seat, peek(hand.cards), marketsFree(table, seat), code);

/** G-B41 Whether a payment leaves enough resource cards for the gifts. */
const leavesOwedCards = (hand: Counts, cards: readonly number[], owed: number): boolean =>
  addUp(resourcesIn(hand)) - cards.filter(kind => !isSupply(kind)).length >= owed;

/** Reads an answer as a build by all kinds and all seats. */
export const readBuild = (table: IslandTable, seat: number, hand: Counts, answer: BuildAnswer): Build => {
  const [code, spread, markets, laid, move] = answer;
  const kinds = kindsIn(hand);
  const cards = noCards();
  for (let i = 0; i < kinds.length; i++) cards[kinds[i]!] = spread[i]!;
  const gifts = table.seats.map(() => NONE);
  let i = 0;
  for (const to of table.seats) if (to !== seat) gifts[to] = kinds[laid[i++]!] ?? NONE;
  return { code, cards, markets, gifts, move: move === 1 };
};

/** The answer for this build. */
export const sayBuild = (table: IslandTable, seat: number, hand: Counts, build: Build): BuildAnswer => {
  const kinds = kindsIn(hand);
  const others = table.seats.filter(other => other !== seat);
  return [
    build.code,
    kinds.map(kind => build.cards[kind]!),
    build.markets,
    others.map(to => kinds.indexOf(build.gifts[to]!)),
    build.move ? 1 : 0,
  ];
};

/** Draws a random payment for a build, or undefined if it finds none. */
export const drawBuild = (
  table: IslandTable,
  seat: number,
  hand: Counts,
  code: number,
  dice: Dice,
): Build | undefined => {
  const payment = drawPayment(priceFor(table, code), hand, marketsFree(table, seat), dice);
  if (!payment) return undefined;
  const gifts = table.seats.map(() => NONE);
  const left = hand.slice();
  for (let kind = 0; kind < left.length; kind++) left[kind]! -= payment.cards[kind]!;
  for (const to of owedFor(table, seat, code)) {
    const kinds = kindsIn(left).filter(kind => !isSupply(kind));
    if (kinds.length === 0) return undefined;
    const kind = kinds[dice.below(kinds.length)]!;
    gifts[to] = kind;
    left[kind]!--;
  }
  const move = mayMove(table, seat, code) && dice.below(2) === 1;
  return { code, cards: payment.cards, markets: payment.markets, gifts, move };
};

/** G-W03 All builds that a declaration may list. */
export const closingCodes = (table: IslandTable): number[] => {
  const codes: number[] = [];
  for (let name = SETTLEMENT; name <= HALL; name++)
    for (let t = 0; t < table.down.length; t++) codes.push(codeOf(name, t));
  for (let price = 0; price < ARMY_PRICES; price++) codes.push(codeOf(ARMY, price));
  return codes;
};
