import {
  FIRST_SUPPLY,
  GOLD,
  KINDS,
  noCards,
  pairOf,
  PRICED,
  resourceOf,
  RESOURCES,
  type Counts,
} from '../components/cards.ts';
import type { ResourcePrice } from '../land.ts';

/** A payment with its cost to an owner who values cards differently. */
interface Thrifty {
  readonly cards: readonly number[];
  readonly markets: number;
  readonly cost: number;
}

/** The most ways to use supplies that the search visits: enough for any hand but a huge one. */
const EFFORT = 300;

/**
 * G-B03, G-B04, G-B40 The payment of this price that costs least, by what each kind of card is worth to its owner;
 * undefined if there is none. In place of listing all payments, of which a large hand has thousands, only the use of
 * supplies is tried out; the rest follows: fitting cards first, then gold or markets, whichever is cheaper.
 */
export const thriftyPayment = (
  price: ResourcePrice,
  hand: Counts,
  markets: number,
  worth: readonly number[],
): Thrifty | undefined => {
  const supplies: number[] = [];
  for (let kind = FIRST_SUPPLY; kind < KINDS; kind++)
    for (let n = hand[kind]!; n > 0; n--) supplies.push(kind);
  return new Purse(price, hand, markets, worth, supplies).best;
};

class Purse {
  best: Thrifty | undefined;
  private effort = EFFORT;
  private readonly left: number[];
  private readonly used = noCards();
  private readonly hand: Counts;
  private readonly markets: number;
  private readonly worth: readonly number[];
  private readonly supplies: readonly number[];

  constructor(
    price: ResourcePrice,
    hand: Counts,
    markets: number,
    worth: readonly number[],
    supplies: readonly number[],
  ) {
    this.left = price.slice();
    this.hand = hand;
    this.markets = markets;
    this.worth = worth;
    this.supplies = supplies;
    this.use(0, 0);
  }

  /** Uses or keeps the supplies from the i-th on, for both symbols, for either, or not at all. */
  private use(i: number, cost: number): void {
    if (this.effort <= 0 || (this.best && cost >= this.best.cost)) return;
    const kind = this.supplies[i];
    if (kind === undefined) {
      this.effort--;
      this.finish(cost);
      return;
    }
    const { left, used } = this;
    const [a, b] = pairOf(kind);
    this.use(i + 1, cost);
    const spent = cost + this.worth[kind]!;
    used[kind]!++;
    if (left[a]! > 0) {
      left[a]!--;
      if (left[b]! > 0) {
        left[b]!--;
        this.use(i + 1, spent);
        left[b]!++;
      } else this.use(i + 1, spent);
      left[a]!++;
    } else if (left[b]! > 0) {
      left[b]!--;
      this.use(i + 1, spent);
      left[b]!++;
    }
    used[kind]!--;
  }

  /** Pays what the supplies have left with fitting cards, then with gold or through markets. */
  private finish(supplied: number): void {
    const { hand, worth } = this;
    const cards = this.used.slice();
    let cost = supplied;
    let lack = 0;
    for (let r = 0; r < PRICED; r++) {
      let due = this.left[r]!;
      for (let kind = r; kind < FIRST_SUPPLY && due > 0; kind += RESOURCES.length) {
        const n = Math.min(due, hand[kind]!);
        cards[kind]! += n;
        cost += n * worth[kind]!;
        due -= n;
      }
      lack += due;
    }
    let markets = 0;
    for (; lack > 0; lack--) {
      const kind = this.cheapest(cards, markets < this.markets);
      if (kind < 0) return;
      cards[kind]!++;
      cost += worth[kind]!;
      if (kind >= FIRST_SUPPLY || resourceOf(kind) !== GOLD) markets++;
    }
    if (!this.best || cost < this.best.cost) this.best = { cards, markets, cost };
  }

  /** The kind of the least dear card that can stand for anything: gold, or with a market any other. */
  private cheapest(cards: Counts, hasMarket: boolean): number {
    let best = -1;
    for (let kind = 0; kind < KINDS; kind++) {
      if (cards[kind]! >= this.hand[kind]!) continue;
      const isGold = kind < FIRST_SUPPLY && resourceOf(kind) === GOLD;
      if ((isGold || hasMarket) && (best < 0 || this.worth[kind]! < this.worth[best]!)) best = kind;
    }
    return best;
  }
}
