import { peek, type Refusal, type Seat } from '@tavola/kernel';
import { kindsIn, KINDS, noCards, addUp, type Counts } from '../components/cards.ts';
import { takeSupply } from './building.ts';
import { construct, type PaymentShare } from './erect.ts';
import { marketsFree } from './houses.ts';
import type { GraenalandContext, GraenalandSight, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { canPay, resourcesIn, suppliesIn, wrongPayment } from '../payment/payment.ts';
import { drawPayment } from '../payment/payments.ts';
import { afterWork } from '../promises/judge-pledges.ts';
import { priceFor } from '../components/stock.ts';
import { secretQuestion } from '../rulebook.ts';

/** The places of offered cards: seat * 30 + kind. */
const offeredPlaces = (table: IslandTable): number[] => kindsIn(table.offers);

/** Own and offered cards together, for the rules of payment. */
const addOffers = (table: IslandTable, hand: Counts): number[] => {
  const cards = hand.slice();
  for (let at = 0; at < table.offers.length; at++) cards[at % KINDS]! += table.offers[at]!;
  return cards;
};

interface Item {
  readonly kind: 'one';
  readonly what: 'give-up' | 'supply';
  readonly of: readonly number[];
}
const menu = (table: IslandTable): Item[] => {
  const items: Item[] = [{ kind: 'one', what: 'give-up', of: [0] }];
  // G-B33 The builder may take the supply card meanwhile.
  if (!table.supplied && table.supplies.length > 0)
    items.push({ kind: 'one', what: 'supply', of: table.supplies.map((_, i) => i) });
  return items;
};

type Answer = readonly [readonly number[], readonly number[], number];

const payment = (me: GraenalandSight) => {
  const { table } = me;
  const hand = peek(me.hand.cards);
  const kinds = kindsIn(hand);
  const places = offeredPlaces(table);
  const due = addUp(priceFor(table, table.joint));
  const spread = (what: 'own' | 'offered', over: readonly number[], caps: readonly number[]) =>
    ({ kind: 'spread', what, over, min: 0, max: Math.min(due, addUp(caps)), caps }) as const;
  const own = spread(
    'own',
    kinds,
    kinds.map(kind => hand[kind]!),
  );
  const theirs = spread(
    'offered',
    places,
    places.map(at => table.offers[at]!),
  );
  const markets = { kind: 'amount', what: 'markets', min: 0, max: marketsFree(table, me.seat) } as const;
  return { kind: 'all', what: 'payment', parts: [own, theirs, markets] } as const;
};

const isPayable = ({ table, seat, hand }: GraenalandSight): boolean => {
  const cards = addOffers(table, peek(hand.cards));
  return canPay(
    priceFor(table, table.joint),
    resourcesIn(cards),
    suppliesIn(cards),
    marketsFree(table, seat),
  );
};

/** The cards that the answer takes from each clan. */
const sharesOf = (table: IslandTable, seat: Seat, hand: Counts, [own, theirs]: Answer): PaymentShare[] => {
  const taken = new Map<Seat, number[]>([[seat, noCards()]]);
  for (const [i, kind] of kindsIn(hand).entries()) taken.get(seat)![kind]! += own[i]!;
  for (const [i, at] of offeredPlaces(table).entries()) {
    const by = Math.floor(at / KINDS);
    if (theirs[i] === 0) continue;
    const cards = taken.get(by) ?? noCards();
    cards[at % KINDS]! += theirs[i]!;
    taken.set(by, cards);
  }
  const shares = [...taken].map(([by, cards]) => ({ by, cards }));
  return shares.filter(({ cards }) => addUp(cards) > 0);
};

const wrongShares = (me: GraenalandSight, answer: Answer): Refusal | undefined => {
  const cards = noCards();
  for (const share of sharesOf(me.table, me.seat, peek(me.hand.cards), answer))
    for (let kind = 0; kind < KINDS; kind++) cards[kind]! += share.cards[kind]!;
  return wrongPayment(priceFor(me.table, me.table.joint), cards, answer[2]);
};

/** G-B31, G-B32, G-B33, G-X09 The main player builds the joint work from own and offered cards, or gives it up. */
export const jointWork = secretQuestion({
  name: 'joint-work',
  talk: 'open',
  who: table => [table.builder],
  choice: me => {
    const branches: (Item | ReturnType<typeof payment>)[] = menu(me.table);
    if (isPayable(me)) branches.push(payment(me));
    return { kind: 'either', what: 'joint-work', branches };
  },
  refuse: (me, { answer }) => (typeof answer === 'number' ? undefined : wrongShares(me, answer)),
  absent: () => ({ branch: 0, answer: 0 }),
  sample: (me, dice) => {
    const { table, seat } = me;
    const items = menu(table);
    const hand = peek(me.hand.cards);
    const drawn =
      dice.below(4) > 0
        ? drawPayment(priceFor(table, table.joint), addOffers(table, hand), marketsFree(table, seat), dice)
        : undefined;
    if (!drawn) {
      const branch = dice.below(items.length);
      const { of } = items[branch]!;
      return { branch, answer: of[dice.below(of.length)]! };
    }
    // Uses the others' offers first, then own cards.
    const left = drawn.cards;
    const take = (kind: number, most: number): number => {
      const n = Math.min(left[kind]!, most);
      left[kind]! -= n;
      return n;
    };
    const theirs = offeredPlaces(table).map(at => take(at % KINDS, table.offers[at]!));
    const own = kindsIn(hand).map(kind => take(kind, hand[kind]!));
    return { branch: items.length, answer: [own, theirs, drawn.markets] as const };
  },
  settle: (g, answers) => {
    const seat = g.table.builder;
    const { branch, answer } = answers[seat]!;
    if (typeof answer === 'number') {
      if (menu(g.table)[branch]!.what === 'supply') takeSupply(g, seat, answer);
      else giveUp(g, seat);
      return;
    }
    const shares = sharesOf(g.table, seat, peek(g.hands[seat]!.cards), answer);
    const gifts = g.table.seats.map(() => NONE);
    construct(g, seat, { code: g.table.joint, markets: answer[2], gifts, move: false }, shares);
    close(
      g,
      shares.map(({ by }) => by),
    );
  },
});

/** G-B31, G-B32 The builder gives the work up, and all keep their offered cards. */
const giveUp = (g: GraenalandContext, seat: Seat): void => {
  g.emit?.({ t: 'gave-up', seat });
  close(g, []);
};

const close = (g: GraenalandContext, givers: readonly Seat[]): void => {
  afterWork(g, givers);
  g.table.joint = NONE;
  g.table.offers = [];
};
